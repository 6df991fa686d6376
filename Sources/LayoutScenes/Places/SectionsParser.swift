/// A parser of sections: `section 3`, `sections 1..2`.
enum SectionsParser {
  /// Returns the sections of a text, or `nil` if it means none.
  static func parse(_ text: String) -> ClosedRange<Int>? {
    var cursor = TextCursor(text)
    cursor.skipSpace()
    guard ["section", "sections"].contains(cursor[cursor.take(while: \.isLetter)]) else {
      return nil
    }
    cursor.skipSpace()
    let ends = cursor[cursor.rest].split(separator: "..", omittingEmptySubsequences: false)
    let numbers = ends.map { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? parseInteger(part) : nil
    }
    guard numbers.count <= 2, let first = numbers.first ?? nil, let last = numbers.last ?? nil,
      first <= last
    else { return nil }
    return first...last
  }
}
