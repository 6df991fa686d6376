/// A constraint of a `ConstraintSolver`.
///
/// The number of a removed constraint is given out again, so numbers do not show which of two
/// constraints is the older; the solver does (`Conflict.constraints` is in order of activation).
public struct ConstraintID: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The index of the constraint in its solver.
  package let rawValue: Int32

  init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

  init(_ index: Int32) { rawValue = index }

  var index: Int { Int(rawValue) }

  /// Compares by number.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.rawValue < right.rawValue
  }
}
