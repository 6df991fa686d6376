import LayoutDiagnostics

/// A parser of rows: `row 3`, `row 1/3`, `rows 3..8`, `rows 0/8..1/2`.
struct RowsParser {
  private var cursor: TextCursor

  private init(_ text: String) { cursor = TextCursor(text) }

  /// Returns the first and the last row that a text means, which may be the same and may run upward if allowed.
  static func parse(
    _ text: String,
    isEitherWay: Bool = false
  ) throws(TextProblem) -> (first: RowAddress, last: RowAddress) {
    var parser = Self(text)
    parser.cursor.skipSpace()
    let word = parser.cursor.take(while: \.isLetter)
    guard ["row", "rows"].contains(parser.cursor[word]) else {
      throw parser.notRows(0..<parser.cursor.rest.upperBound)
    }
    parser.cursor.skipSpace()
    let first = try parser.row()
    parser.cursor.skipSpace()
    guard parser.cursor.take(".") != nil else {
      guard parser.cursor.isAtEnd else { throw parser.notRows(0..<parser.cursor.rest.upperBound) }
      return (first, first)
    }
    guard parser.cursor.take(".") != nil, parser.cursor.next != "." else {
      throw parser.notRows(0..<parser.cursor.rest.upperBound)
    }
    parser.cursor.skipSpace()
    var last = try parser.row()
    parser.cursor.skipSpace()
    guard parser.cursor.isAtEnd else { throw parser.notRows(0..<parser.cursor.rest.upperBound) }
    // "rows 1/3..8" stays in section 1.
    if !parser.lastRowHasSection { last.section = first.section }
    guard isEitherWay || first <= last else {
      throw TextProblem(
        code: "rows",
        message: "these rows run backwards",
        range: 0..<parser.cursor.count,
        hint: "write the upper row first"
      )
    }
    return (first, last)
  }

  private var lastRowHasSection = false

  private mutating func row() throws(TextProblem) -> RowAddress {
    let first = cursor.take { $0.isASCII && $0.isNumber }
    guard let number = parseInteger(cursor[first]) else {
      throw notRows(0..<max(1, cursor.rest.upperBound))
    }
    lastRowHasSection = cursor.take("/") != nil
    guard lastRowHasSection else { return RowAddress(row: number) }
    let second = cursor.take { $0.isASCII && $0.isNumber }
    guard let row = parseInteger(cursor[second]) else {
      throw notRows(0..<max(1, cursor.rest.upperBound))
    }
    return RowAddress(section: number, row: row)
  }

  private func notRows(_ range: Range<Int>) -> TextProblem {
    let whole = 0..<cursor.count
    return TextProblem(
      code: "rows",
      message: cursor[whole].isEmpty
        ? "rows are missing here" : "\(quoted(cursor[whole])) does not name rows",
      range: range,
      hint: (MeantPlace.rows(for: cursor[whole]) ?? Self.meant(by: cursor[whole])).map {
        "write '\($0)'"
      }
        ?? "write 'row 3', 'row 1/3', 'rows 3..8' or 'rows 0/8..1/2'"
    )
  }

  /// Returns the row that two numbers with another sign than a slash between them mean, as "1.0", or `nil` for none; with a
  /// dash they are rows where the second is no smaller.
  private static func sectionAndRow(_ text: Substring) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { ".,:-".contains($0) }
    let numbers = parts.compactMap { parseInteger($0.filter { $0 != " " }[...]) }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    return text.contains("-") && numbers[0] <= numbers[1] ? nil : "row \(numbers[0])/\(numbers[1])"
  }

  /// Returns the rows that numbers without the word, or with another sign between them, mean, or `nil` for none.
  private static func meant(by text: String) -> String? {
    var rest = text[...]
    for word in ["rows", "row", "cells", "cell"] where rest.lowercased().hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      break
    }
    if let row = sectionAndRow(rest), text.hasPrefix("row "), row != text { return row }
    var said = String(rest)
    for sign in ["...", "…", "–", "-", " to ", " through "] {
      said = said.replacing(sign, with: "..")
    }
    said = said.filter { !$0.isWhitespace }
    let meant = "\(said.contains("..") ? "rows" : "row") \(said)"
    return meant != text && (try? parse(meant, isEitherWay: true)) != nil ? meant : nil
  }
}
