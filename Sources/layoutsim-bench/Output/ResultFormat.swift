import Foundation

/// A form in which results are printed as they come.
enum ResultFormat {
  /// A table in columns for a terminal.
  case plain
  /// A table for documentation.
  case markdown
  /// One JSON object a line.
  case json

  /// Prints the headings, if there are any.
  func begin() {
    if self != .json { Console.printLine(line(Result.headings)) }
    if self == .markdown { Console.printLine("|---|---|---:|---:|---:|---:|---|---|") }
  }

  /// Prints a result.
  func write(_ result: Result) {
    guard self == .json else { return Console.printLine(line(result.cells)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(result) else { return }
    Console.printLine(String(decoding: data, as: UTF8.self))
  }

  private func line(_ cells: [String]) -> String {
    if self == .markdown { return "| \(cells.joined(separator: " | ")) |" }
    // Numbers are aligned at the right.
    let columns = zip(
      [26, 50, 15, 16, 8, 11, 8, 0],
      [false, false, true, true, true, true, false, false]
    )
    var text = ""
    for (cell, (width, isNumber)) in zip(cells, columns) {
      let gap = String(repeating: " ", count: max(0, width - cell.count))
      text += (isNumber ? gap + cell : cell + gap) + "  "
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Result: Encodable {
  private enum Key: String, CodingKey {
    case name, ours, peer, unit, ratio, met, right, remarks
  }

  /// Encodes like the synthesized function, but with `null` for missing values.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(ours, forKey: .ours)
    try container.encode(peer, forKey: .peer)
    try container.encode(unit, forKey: .unit)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(isMet, forKey: .met)
    try container.encode(isRight, forKey: .right)
    try container.encode(allRemarks, forKey: .remarks)
  }
}
