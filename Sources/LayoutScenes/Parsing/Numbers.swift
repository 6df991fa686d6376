/// Returns the number that a text is, or nil where it is none.
///
/// Digits, a sign and a point; no exponent, no `.inf`, no `0x10`, no `1_000`, so that every reader and every
/// YAML library sees the same number.
func parseNumber(_ text: some StringProtocol) -> Double? {
  var rest = text[...]
  if let sign = rest.first, "+-−".contains(sign) { rest = rest.dropFirst() }
  let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  guard let whole = parts.first, !whole.isEmpty, whole.utf8.allSatisfy(isDigit),
    parts.count == 1 || !parts[1].isEmpty && parts[1].utf8.allSatisfy(isDigit),
    let number = Double(String(rest))
  else { return nil }
  return text.hasPrefix("-") || text.hasPrefix("−") ? -number : number
}

/// Returns the whole number that a text is, or nil where it is none or more than an `Int` holds.
func parseInteger(_ text: some StringProtocol) -> Int? {
  let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
  return digits.utf8.allSatisfy(isDigit) ? Int(text) : nil
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// Largest numbers, chosen far above what a screen has and far below what arithmetic loses.
package enum Limits {
  /// Points of a length, in each direction.
  package static let points = 1_000_000.0
  /// Rows of a table.
  package static let rows = 10_000_000
  /// Points of a table's content, with the most rows of the greatest height.
  package static let contentLength = points * Double(rows)
  /// Sections of a table.
  package static let sections = 10_000
  /// Milliseconds of one step.
  static let milliseconds = 600_000.0
  /// Steps of a scenario, repetitions written out.
  static let steps = 10_000
  /// Repetitions of a step.
  static let repetitions = 1_000
  /// Rows of a list in which the order matters.
  static let listedRows = 100_000
  /// Events a second.
  package static let eventsPerSecond = 240
  /// Rows a second.
  package static let rowsPerSecond = 1_000.0
  /// Whether rows can go by so fast.
  package static func canScroll(rowsPerSecond rows: Double) -> Bool {
    rows > 0 && rows <= rowsPerSecond
  }
  /// Characters of a text.
  static let characters = 10_000
}
