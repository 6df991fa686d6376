import LayoutDiagnostics

/// The lines of a file with the columns that people count, for marks that count Unicode scalars.
final class SourceLines {
  private let source: SourceText
  private var indexed: [Int: IndexedLine] = [:]

  /// A line with the places of its characters.
  struct IndexedLine {
    /// The characters.
    let characters: [Character]
    /// The number of the character that each scalar, and the end, is in, from 0.
    let characterOfScalar: [Int]
  }

  init(_ source: SourceText) { self.source = source }

  /// The file's name.
  var file: String { source.file }

  /// The lines.
  var lines: [Substring] { source.lines }

  /// Returns the characters of a line, or none if there is no such line.
  func characters(ofLine line: Int) -> [Character] { index(line).characters }

  /// Returns the column in characters, from 1, of a column in scalars, from 1.
  func column(ofScalar column: Int, inLine line: Int) -> Int {
    let map = index(line).characterOfScalar
    return map[min(max(0, column - 1), map.count - 1)] + 1
  }

  /// Returns the place of a scalar with a length in characters.
  func mark(line: Int, scalarColumn: Int, length: Int = 1) -> SourceMark {
    SourceMark(
      file: file,
      line: line,
      column: column(ofScalar: scalarColumn, inLine: line),
      length: length
    )
  }

  private func index(_ line: Int) -> IndexedLine {
    if let known = indexed[line] { return known }
    var characters: [Character] = []
    var characterOfScalar: [Int] = []
    for character in source.line(line) ?? "" {
      for _ in character.unicodeScalars { characterOfScalar.append(characters.count) }
      characters.append(character)
    }
    characterOfScalar.append(characters.count)
    let new = IndexedLine(characters: characters, characterOfScalar: characterOfScalar)
    indexed[line] = new
    return new
  }
}
