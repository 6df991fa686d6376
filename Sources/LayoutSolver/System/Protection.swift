/// A degree to which a constraint is spared if required constraints contradict each other.
///
/// The one that is given up has the least protection, and of several the last activated.
public enum Protection: Int8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// The constraint is given up first: a wish of an application.
  case none
  /// The constraint is given up if only protected ones contradict each other: one that a container sets.
  case partial
  /// The constraint is given up only if all others are protected as well: a fact of the system.
  case full
}

extension Protection: Comparable {
  /// Returns whether a constraint with the first protection is given up before one with the second.
  public static func < (first: Protection, second: Protection) -> Bool {
    first.rawValue < second.rawValue
  }
}
