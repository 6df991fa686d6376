/// How device names are compared.
enum DeviceName {
  /// More characters than any name has; what is longer is cut before it is compared.
  private static let longest = 64

  /// Returns the letters and digits of a name in lower case.
  static func key(of name: String) -> [Character] {
    Array(name.lowercased().lazy.filter { $0.isLetter || $0.isNumber }.prefix(longest))
  }

  /// Returns the candidate with the fewest edits, the last of several, nil where half would change.
  static func nearest(to name: String, among candidates: [String]) -> String? {
    let wanted = key(of: name)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let key = key(of: candidate)
      let distance = editDistance(wanted, key)
      guard distance * 2 <= max(wanted.count, key.count) else { continue }
      if let best, best.distance < distance { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Returns how many insertions, deletions and replacements lead from one word to the other.
  ///
  /// Two rows of the table suffice: Wagner and Fischer, "The string-to-string correction problem",
  /// JACM 1974.
  ///
  /// - Complexity: O(*nm*).
  static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var above = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(above.count)
      for (column, other) in right.enumerated() {
        let replaced = above[column] + (character == other ? 0 : 1)
        current.append(min(replaced, above[column + 1] + 1, current[column] + 1))
      }
      above = current
    }
    return above[right.count]
  }
}
