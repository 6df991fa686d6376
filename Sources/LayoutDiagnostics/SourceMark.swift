/// A place in a text file.
public struct SourceMark: Sendable, Hashable {
  /// The file's name as the reader gave it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1, or 0 if only the line is known.
  public var column: Int
  /// The number of characters that are meant, at least 1.
  public var length: Int

  /// Creates a mark.
  public init(file: String, line: Int, column: Int = 0, length: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
    self.length = max(1, length)
  }
}
