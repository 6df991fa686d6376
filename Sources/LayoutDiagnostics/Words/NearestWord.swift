/// Returns the word that a reader most probably meant, or `nil` if none is near.
///
/// Words are near when at most a third of the letters (at least one) are missing, too many, wrong or
/// swapped with their neighbor. If none is near, the one that begins with the written word counts, if that
/// has four letters and no other one begins so. Case, hyphens, underscores and spaces do not count:
/// `rowHeight` is `row-height`.
///
/// - Parameters:
///   - word: The written word; of a very long one only the beginning counts.
///   - candidates: The words that would have been right; of equally near ones the first wins.
/// - Returns: One of the candidates, or `nil`.
/// - Complexity: O(*n*) in the number of candidates.
package func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = skeleton(of: word)
  guard !wanted.isEmpty else { return nil }
  var best: (word: String, distance: Int)?
  var begun: [String] = []
  for candidate in candidates {
    let letters = skeleton(of: candidate)
    if wanted.count >= 4, letters.starts(with: wanted) { begun.append(candidate) }
    let longer = max(wanted.count, letters.count)
    guard abs(wanted.count - letters.count) <= max(1, longer / 3) else { continue }
    let distance = editDistance(wanted, letters)
    guard distance <= max(1, longer / 3), distance < longer else { continue }
    if distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.word ?? (begun.count == 1 ? begun[0] : nil)
}

/// Returns the letters of a word that count in comparisons.
private func skeleton(of word: String) -> [Character] {
  Array(word.prefix(64).lowercased().filter { !"-_ ".contains($0) })
}

/// Returns the least number of letters to insert, delete, replace or swap with their neighbor.
///
/// Optimal string alignment, as in Boytsov, "Indexing methods for approximate dictionary searching",
/// ACM JEA 2011, section 2.1.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var twoAbove: [Int] = []
  var above = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var least = min(above[column] + (isSame ? 0 : 1), above[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        least = min(least, twoAbove[column - 1] + 1)
      }
      current.append(least)
    }
    (twoAbove, above) = (above, current)
  }
  return above[right.count]
}
