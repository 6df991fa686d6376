import Foundation
import LayoutGeometry

/// A number and a comparison with it: `40`, `">= 40"`.
package struct Comparison: Sendable, Hashable, CustomStringConvertible {
  /// An operator of comparison.
  package enum Operator: String, Sendable, Hashable, CaseIterable {
    /// Equal.
    case equal = "=="
    /// Different.
    case notEqual = "!="
    /// At most.
    case atMost = "<="
    /// At least.
    case atLeast = ">="
    /// Less.
    case less = "<"
    /// More.
    case more = ">"
  }

  /// The operator.
  package var `operator`: Operator
  /// The number to compare with.
  package var number: Double

  /// The difference within which two numbers are equal: 0.005, half of the last digit that people write.
  ///
  /// A third of a point is written 0.33, and device pixels are never closer than that.
  package static let tolerance = 0.005

  /// Creates a comparison.
  package init(_ operator: Operator = .equal, _ number: Double) {
    self.operator = `operator`
    self.number = number
  }

  /// Creates the comparison that a text such as `>= 40` means, or `nil` if it means none.
  package init?(_ text: String) {
    let sign = text.prefix { "<>=!".contains($0) }
    let number = text.dropFirst(sign.count).drop { $0 == " " }
    guard let value = parseNumber(number), abs(value) <= Limits.contentLength else { return nil }
    guard let known = sign.isEmpty ? .equal : Operator(rawValue: String(sign)) else { return nil }
    self.init(known, value)
  }

  /// Returns whether `value` compares as asked, equal within `tolerance`.
  package func holds(for value: Double) -> Bool {
    let isEqual = abs(value - number) <= Self.tolerance
    return switch `operator` {
    case .equal: isEqual
    case .notEqual: !isEqual
    case .atMost: isEqual || value < number
    case .atLeast: isEqual || value > number
    case .less: !isEqual && value < number
    case .more: !isEqual && value > number
    }
  }

  /// The text in a scenario file, without the sign for equality: "40", ">= 40".
  package var description: String {
    let text = decimalText(CGFloat(number))
    return `operator` == .equal ? text : "\(`operator`.rawValue) \(text)"
  }
}
