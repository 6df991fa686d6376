/// The text of a file, kept to show lines of it.
public struct SourceText: Sendable, Hashable {
  /// The file's name as the reader gave it.
  public let file: String
  /// The lines, without their ends.
  package let lines: [Substring]

  /// Creates a source from the text of a file.
  ///
  /// Lines end with LF, CR LF or CR. A byte order mark is left out.
  public init(file: String, text: String) {
    self.file = file
    let written = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    lines = written.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
  }

  /// Returns the line with a number from 1, or `nil` if the file has no such line.
  package func line(_ number: Int) -> Substring? {
    number >= 1 && number <= lines.count ? lines[number - 1] : nil
  }
}
