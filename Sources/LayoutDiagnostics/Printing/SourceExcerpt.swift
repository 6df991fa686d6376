/// A line of a file with carets under the part that is meant, ready to print.
package struct SourceExcerpt {
  /// The line, with spaces for tabs and dangerous characters written out, cut around the place if it is long.
  package let line: String
  /// The spaces, `^` and `~` that fit under `line`, empty if only the line is known.
  package let carets: String

  /// The greatest width of a tab.
  private static let tabWidth = 4
  /// The greatest number of cells in a line.
  private static let widest = 120
  /// The number of cells that a long line shows before the place.
  private static let lead = 40
  /// The numbers of characters looked at before the place and in all, so that a line of megabytes costs little.
  private static let reach = (before: 500, all: 1000)

  /// Creates an excerpt of the line as it is in the file.
  ///
  /// The column is that of the first character that is meant, from 1; 0 for the whole line. One beyond the end of the
  /// line means its end.
  package init(of source: Substring, column: Int, length: Int) {
    let skipped = max(0, column - 1 - Self.reach.before)
    var cells = Self.cells(of: source.dropFirst(skipped).prefix(Self.reach.all))
    let first = min(max(0, column - 1 - skipped), cells.count)
    let last = min(cells.count, first + min(length, cells.count + 1))
    var start = cells[..<first].reduce(0) { $0 + $1.width }
    var width = max(1, cells[first..<last].reduce(0) { $0 + $1.width })
    if cells.reduce(0, { $0 + $1.width }) > Self.widest {
      (cells, start) = Self.cut(cells, around: first, at: start)
      width = max(1, min(width, Self.widest - start))
    }
    line = cells.map(\.text).joined()
    carets =
      column < 1
      ? "" : String(repeating: " ", count: start) + "^" + String(repeating: "~", count: width - 1)
  }

  /// A character as it is shown.
  private struct Cell {
    let text: String
    let width: Int
  }

  private static func cells(of source: Substring) -> [Cell] {
    var cells: [Cell] = []
    var position = 0
    for character in source {
      let text =
        character == "\t"
        ? String(repeating: " ", count: tabWidth - position % tabWidth)
        : PrintableText.escaped(character)
      let width = PrintableText.width(of: text)
      cells.append(Cell(text: text, width: width))
      position += width
    }
    return cells
  }

  /// Returns the cells around one of them, and the place at which that cell then begins.
  ///
  /// An ellipsis stands for what is left out.
  private static func cut(_ cells: [Cell], around center: Int, at start: Int) -> ([Cell], Int) {
    let ellipsis = Cell(text: "…", width: 1)
    var first = center
    var position = 0
    while first > 0, position + cells[first - 1].width <= (start <= lead * 2 ? lead * 2 : lead) {
      first -= 1
      position += cells[first].width
    }
    var last = center
    var width = position
    while last < cells.count, width + cells[last].width <= widest - 2 {
      width += cells[last].width
      last += 1
    }
    let before = first > 0 ? [ellipsis] : []
    let after = last < cells.count ? [ellipsis] : []
    return (before + cells[first..<last] + after, position + before.count)
  }
}
