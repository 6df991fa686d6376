/// Returns the number of a text, or `nil` if it is none.
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

/// Returns the number of digits with at most one point between them, or `nil` for other bytes and long numbers.
///
/// It is the one that `parseNumber(_:)` gives, without a text: up to 15 digits are a whole number that a `Double`
/// holds, and its quotient by a power of ten that one holds too is rounded once (William D. Clinger, "How to read
/// floating point numbers accurately", PLDI 1990, section 5, https://doi.org/10.1145/93542.93557).
func plainNumber(_ bytes: ArraySlice<UInt8>) -> Double? {
  guard bytes.count <= 16, let first = bytes.first, isDigit(first), let last = bytes.last,
    isDigit(last)
  else { return nil }
  var digits = 0
  var divisor = 1.0
  var isFraction = false
  for byte in bytes {
    if isDigit(byte) {
      digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
      if isFraction { divisor *= 10 }
    } else if byte == UInt8(ascii: "."), !isFraction {
      isFraction = true
    } else {
      return nil
    }
  }
  return digits < 1_000_000_000_000_000 ? Double(digits) / divisor : nil
}

/// Returns the whole number of a text, or `nil` if it is none or more than an `Int` holds.
func parseInteger(_ text: some StringProtocol) -> Int? {
  let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
  return digits.utf8.allSatisfy(isDigit) ? Int(text) : nil
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// A namespace for the largest numbers, far above those of a screen and far below those that arithmetic loses.
package enum Limits {
  /// The greatest length in points, in each direction.
  package static let points = 1_000_000.0
  /// The greatest number of rows of a table.
  package static let rows = 10_000_000
  /// The greatest height of a table's content, with the most rows of the greatest height.
  package static let contentLength = points * Double(rows)
  /// The greatest number of sections of a table.
  package static let sections = 10_000
  /// The greatest number of views that a scene describes.
  static let views = 10_000
  /// The greatest depth of views in views.
  static let viewDepth = 32
  /// The greatest number of environments of a matrix.
  package static let environments = 100_000
  /// The greatest number of environments that one picture shows.
  package static let sheet = 100
  /// The greatest number of milliseconds of one step.
  static let milliseconds = 600_000.0
  /// The greatest number of steps of a scenario, repetitions written out.
  static let steps = 10_000
  /// The greatest number of repetitions of a step.
  static let repetitions = 1_000
  /// The greatest number of rows of a list in which the order matters.
  static let listedRows = 100_000
  /// The greatest number of events a second.
  package static let eventsPerSecond = 240
  /// The greatest number of rows a second.
  package static let rowsPerSecond = 1_000.0
  /// Returns whether rows can go by so fast.
  package static func canScroll(rowsPerSecond rows: Double) -> Bool {
    rows > 0 && rows <= rowsPerSecond
  }
  /// The greatest number of annotations of the pictures.
  static let annotations = 100
  /// The greatest number of characters of a text.
  static let characters = 10_000
}
