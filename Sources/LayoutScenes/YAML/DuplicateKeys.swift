/// The marks in the text of a file for keys that are written twice.
///
/// The YAML library stops at the first key that stands twice in a map, so that no other mistake of the file
/// would be found. The earlier one of the two gets a letter of the private use area in place of its first
/// letter and the file is read again; the letter comes off when the tree is converted.
struct DuplicateKeys {
  /// The letters that stand for others.
  static let marks: ClosedRange<UInt32> = 0xF0000...0xF03FF

  /// The greatest number of bytes that are read again, over all marks.
  private static let mostWork = 4_000_000

  /// The letters that were replaced, of which the first is kept by the first mark.
  private var replaced: [Unicode.Scalar] = []

  /// Replaces the first letter of a key at a line and a column in scalars, both from 1, if that is possible.
  ///
  /// It is not for keys with escapes, for empty ones, and after too many.
  mutating func hide(in text: inout String, line: Int, column: Int, key: String) -> Bool {
    guard replaced.count < Self.marks.count, replaced.count * text.utf8.count < Self.mostWork,
      let first = key.unicodeScalars.first,
      let mark = Unicode.Scalar(Self.marks.lowerBound + UInt32(replaced.count)),
      var index = Self.index(in: text, line: line, column: column)
    else { return false }
    if text.unicodeScalars[index] == "\"" || text.unicodeScalars[index] == "'" {
      index = text.unicodeScalars.index(after: index)
    }
    guard text.unicodeScalars[index...].starts(with: key.unicodeScalars) else { return false }
    text.unicodeScalars.replaceSubrange(index...index, with: [mark])
    replaced.append(first)
    return true
  }

  /// Returns the key as it was written.
  func restored(_ key: String) -> String {
    guard let mark = key.unicodeScalars.first, Self.marks.contains(mark.value) else { return key }
    let number = Int(mark.value - Self.marks.lowerBound)
    guard number < replaced.count else { return key }
    return String(replaced[number]) + String(key.unicodeScalars.dropFirst())
  }

  private static func index(in text: String, line: Int, column: Int) -> String.Index? {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var number = 1
    while number < line, index < scalars.endIndex {
      if scalars[index] == "\n" { number += 1 }
      index = scalars.index(after: index)
    }
    guard number == line,
      let place = scalars.index(index, offsetBy: column - 1, limitedBy: scalars.endIndex),
      place < scalars.endIndex
    else { return nil }
    return place
  }
}
