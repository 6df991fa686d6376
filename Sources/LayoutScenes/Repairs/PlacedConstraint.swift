package import LayoutDiagnostics

/// A constraint where it stands in the text of a scenario file.
package struct PlacedConstraint {
  /// The place of its text, with quotes around it.
  package let mark: SourceMark
  /// The text, without quotes.
  package let text: String
  /// The constraint.
  package let written: WrittenConstraint
  /// The quotation mark on either side, or nothing.
  let quotes: String
  /// The letters of the line.
  private let line: [Character]

  /// Creates the constraint of a place, or `nil` if none stands there by itself, as in a format.
  package init?(at mark: SourceMark, in source: SourceText) {
    guard mark.file == source.file, mark.column >= 1, let line = source.line(mark.line) else {
      return nil
    }
    self.line = Array(line)
    let start = mark.column - 1
    guard mark.length > 0, start + mark.length <= self.line.count else { return nil }
    var letters = self.line[start..<start + mark.length].withoutAnchor
    let place = SourceMark(
      file: mark.file,
      line: mark.line,
      column: letters.startIndex + 1,
      length: letters.count
    )
    var quotes = ""
    if let first = letters.first, first == "'" || first == "\"" {
      guard letters.count > 2, letters.last == first, !letters.contains("\\") else { return nil }
      letters = letters.dropFirst().dropLast()
      quotes = String(first)
    }
    let text = String(letters)
    guard !FormatConstraints.isFormat(text),
      let written = try? ConstraintParser.parse(text, noting: { _, _ in })
    else { return nil }
    (self.mark, self.text, self.written, self.quotes) = (place, text, written, quotes)
  }

  /// The place of its first letter, and that behind its last one, from 0.
  private var range: Range<Int> { mark.column - 1..<mark.column - 1 + mark.length }

  /// Whether it is an entry of a list with dashes, alone on its line but for a comment.
  private var isLine: Bool {
    let before = line[..<range.lowerBound].filter { !$0.isWhitespace }
    let after = line[range.upperBound...].drop(while: \.isWhitespace)
    return before == ["-"] && (after.isEmpty || after.first == "#")
  }

  /// Whether it is an entry of a list in brackets, behind the bracket or a comma.
  private var isInBrackets: Bool {
    line[..<range.lowerBound].last { !$0.isWhitespace }.map { "[,".contains($0) } ?? false
  }

  /// The edit that takes it away, or `nil` if its entry says more than it, or stands alone in braces.
  var removal: TextEdit? {
    if isLine { return .removingLine(of: mark) }
    guard isInBrackets else { return nil }
    let after = line[range.upperBound...]
    let before = line[..<range.lowerBound]
    if let comma = after.firstIndex(where: { !$0.isWhitespace }), line[comma] == "," {
      let end = line[(comma + 1)...].firstIndex { !$0.isWhitespace } ?? line.count
      return TextEdit(
        mark: place(range.lowerBound),
        length: end - range.lowerBound,
        text: ""
      )
    }
    guard let comma = before.lastIndex(where: { !$0.isWhitespace }), line[comma] == ",",
      let next = after.first(where: { !$0.isWhitespace }), next == "]"
    else { return nil }
    return TextEdit(mark: place(comma), length: range.upperBound - comma, text: "")
  }

  /// Returns the edit that puts another constraint after it, or `nil` if its entry says more than it.
  func addition(of text: String) -> TextEdit? {
    if isLine {
      let dash = String(line[..<range.lowerBound])
      return TextEdit(mark: place(line.count), length: 0, text: "\n" + dash + text)
    }
    let next = line[range.upperBound...].first { !$0.isWhitespace }
    guard isInBrackets, let next, next == "," || next == "]" else { return nil }
    return TextEdit(mark: place(range.upperBound), length: 0, text: ", " + text)
  }

  private func place(_ letter: Int) -> SourceMark {
    SourceMark(file: mark.file, line: mark.line, column: letter + 1, length: 0)
  }
}

extension ArraySlice<Character> {
  /// The value alone, where a name for aliases stands before it, and then all of the line is meant.
  fileprivate var withoutAnchor: Self {
    guard first == "&" else { return self }
    let value = drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    let comment = value.indices.dropFirst().first { value[$0] == "#" && value[$0 - 1].isWhitespace }
    let end = value[..<(comment ?? value.endIndex)].lastIndex { !$0.isWhitespace }
    return end.map { value[...$0] } ?? value
  }
}
