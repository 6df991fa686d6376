/// The literal of a call of `expectText` in a test's source, or the place where one belongs.
///
/// The source is read without a parser of Swift: a call is found at its line and column, its first argument is
/// passed by over brackets, texts and comments, and all but a plain literal is refused.
package struct SourceLiteral {
  /// A reason why a literal cannot be replaced, in words.
  package struct Refusal: Error, Equatable, CustomStringConvertible {
    package let words: String
    package var description: String { words }
  }

  /// The name of the function whose calls are found.
  static let function = "expectText"

  /// The bytes of the literal, or an empty range where there is none.
  package let range: Range<Int>
  /// The text that it says, or `nil` if there is no literal.
  package let value: String?
  /// The bytes of the call's first argument.
  let argument: Range<Int>
  /// The signs `#` around the literal.
  private let fence: String
  /// The indentation of its lines, or that of the call and two spaces more.
  private let indentation: String
  private let lineEnd: String

  /// Creates the literal of the call at a line and a column, both from 1.
  ///
  /// - Throws: `Refusal` if there is no such call, or what it expects is no plain literal.
  package init(in source: [UInt8], line: Int, column: Int) throws(Refusal) {
    var reader = SourceReader(source)
    guard reader.go(toCallOf: Self.function, line: line, column: column) else {
      throw Refusal(words: "there is no '\(Self.function)(' any more")
    }
    try self.init(reader)
  }

  /// Creates the literal of a call whose bracket a reader has just passed by.
  ///
  /// - Throws: `Refusal` if what it expects is no plain literal.
  init(_ reader: SourceReader) throws(Refusal) {
    var reader = reader
    let indent = reader.indentation
    lineEnd = reader.lineEnd
    let begin = reader.place
    let end = try reader.skipArgument()
    argument = begin..<end
    guard reader.take(","), reader.skipSpace(), reader.take("matches"), reader.skipSpace(),
      reader.take(":")
    else {
      (range, value, fence, indentation) = (end..<end, nil, "", indent + "  ")
      return
    }
    reader.skipSpace()
    let start = reader.place
    let literal = try reader.literal()
    range = start..<reader.place
    guard reader.skipSpace(), reader.isAt(",") || reader.isAt(")") else {
      throw Refusal(words: "what it expects is more than one literal")
    }
    value = literal.value
    fence = literal.fence
    indentation = literal.indentation ?? indent + "  "
  }

  /// Returns a literal of a text in its place, with the label if there was none.
  package func replacement(by text: String) -> String {
    (value == nil ? ", matches: " : "") + literal(of: text)
  }

  /// Returns a literal that says a text, on several lines if it has several, with the signs of the former one.
  private func literal(of text: String) -> String {
    // Two quotes at the beginning, behind the first one, would begin a literal of several lines.
    let isLong = text.utf8.contains(UInt8(ascii: "\n")) || text.utf8.starts(with: "\"\"".utf8)
    let quotes = isLong ? "\"\"\"" : "\""
    var fence = self.fence
    // Bytes are compared: a mark that combines with a quote hides it among characters.
    let bytes = Array(text.utf8)
    while bytes.contains(Array((quotes + fence).utf8)) || bytes.contains(Array("\\\(fence)".utf8)) {
      fence += "#"
    }
    var body = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": body += "\n"
      case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        body += "\\\(fence)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: body.unicodeScalars.append(scalar)
      }
    }
    guard isLong else { return fence + quotes + body + quotes + fence }
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }
    return ([fence + quotes] + lines + [indentation + quotes + fence]).joined(separator: lineEnd)
  }
}
