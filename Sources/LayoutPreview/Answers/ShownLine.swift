import LayoutDiagnostics

/// A place in a file, with the text of its line.
package struct ShownLine: Sendable, Hashable, Encodable {
  /// The file.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, or 0 if only the line is known.
  package let column: Int
  /// The text of the line, or `nil` if the file is not at hand.
  package let text: String?
  /// The spaces and carets that fit under the text, or `nil` for none.
  package let carets: String?

  /// Creates a place, or `nil` for one in the simulator's own code and for none.
  init?(_ mark: SourceMark?, in file: PreviewFile) {
    guard let mark, !mark.file.hasSuffix(".swift") else { return nil }
    self.file = PrintableText.escaped(mark.file)
    line = mark.line
    column = mark.column
    let excerpt = file.line(at: mark).map {
      SourceExcerpt(of: $0, column: mark.column, length: mark.length)
    }
    text = excerpt?.line
    carets = excerpt?.carets
  }
}
