/// Returns the word of several parts that has most of the parts of another one, in any order and number:
/// `rows-unreachable` for `unreachable-row`.
///
/// - Parameters:
///   - word: The written word.
///   - candidates: The words that would have been right; of those alike the first wins.
/// - Returns: One of the candidates with more than half of its parts and of the written ones in common, or `nil`.
func likeWord(to word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = parts(of: word)
  guard wanted.count > 1 else { return nil }
  var best: (word: String, common: Int, count: Int)?
  for candidate in candidates {
    let found = parts(of: candidate)
    let common = found.intersection(wanted).count
    guard 2 * common > max(found.count, wanted.count) else { continue }
    // Of equally many common parts the word with fewer others is nearer.
    guard let old = best, (-old.common, old.count) <= (-common, found.count) else {
      best = (candidate, common, found.count)
      continue
    }
  }
  return best?.word
}

/// Returns the parts of a word between hyphens, without the endings of their plurals.
private func parts(of word: String) -> Set<String> {
  let parts = word.prefix(64).lowercased().split { "-_ .".contains($0) }
  return Set(parts.map { String($0.count > 3 && $0.hasSuffix("s") ? $0.dropLast() : $0) })
}
