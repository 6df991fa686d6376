/// A weight of a constraint against others: above 0, up to 1000, which is required.
///
/// Priorities compare in strict order: no number of constraints of one priority outweighs the
/// smallest error of a constraint above it. Errors of equal priority are added up.
public struct Priority: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// A number above 0, at most 1000.
  public let rawValue: Float

  /// Creates the priority nearest to a number.
  ///
  /// - Parameter rawValue: Above 0, at most 1000. Not-a-number counts as required.
  public init(_ rawValue: Float) {
    self.rawValue =
      rawValue >= 1000
      ? 1000 : rawValue > 0 ? rawValue : rawValue <= 0 ? .leastNormalMagnitude : 1000
  }

  /// The priority of a constraint that must hold: 1000.
  public static let required = Priority(1000)

  /// The priority below all others, which decides if nothing else does.
  public static let lowest = Priority(.leastNonzeroMagnitude)

  var isRequired: Bool { rawValue == 1000 }

  /// The priority of a required constraint that is given up: below every required one, above all
  /// others. (The engine below Auto Layout keeps broken constraints with an error too: its headers
  /// name `_brokenConstraintPositiveErrors`.)
  static let demoted = Priority(Float(1000).nextDown)

  /// Compares by weight.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
