/// How far a constraint is spared where required constraints contradict each other.
///
/// The one that is given up has the least protection, and of several the last activated.
public enum Protection: Int8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// It is given up first: what an application asks for.
  case none
  /// It is given up where only protected ones contradict each other: what a container arranges.
  case partial
  /// It is given up only where all others are protected as well: what the system states.
  case full
}

extension Protection: Comparable {
  /// Whether a constraint with the first protection is given up before one with the second.
  public static func < (first: Protection, second: Protection) -> Bool {
    first.rawValue < second.rawValue
  }
}
