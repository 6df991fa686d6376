/// A table for documentation.
struct MarkdownTable: ResultWriter {
  func begin() {
    Console.printLine(line(Result.headings))
    Console.printLine("|---|---|---:|---:|---:|---:|---|---|")
  }

  func write(_ result: Result) { Console.printLine(line(result.cells)) }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
