/// A table in columns for a terminal.
struct PlainTable: ResultWriter {
  private static let widths = [26, 50, 15, 16, 8, 11, 8, 0]
  /// The columns of numbers, which are aligned at the right.
  private static let rightAligned = 2...5

  func begin() { Console.printLine(line(Result.headings)) }

  func write(_ result: Result) { Console.printLine(line(result.cells)) }

  private func line(_ cells: [String]) -> String {
    var text = ""
    for (index, cell) in cells.enumerated() {
      let gap = String(repeating: " ", count: max(0, PlainTable.widths[index] - cell.count))
      text += PlainTable.rightAligned.contains(index) ? gap + cell : cell + gap
      text += "  "
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
