/// An unknown of a `ConstraintSolver`: one edge or one dimension, in points.
///
/// The number of a removed variable is given out again.
public struct VariableID: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The index of the variable in its solver.
  package let rawValue: Int32

  init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

  var index: Int { Int(rawValue) }

  /// Compares by number.
  public static func < (left: VariableID, right: VariableID) -> Bool {
    left.rawValue < right.rawValue
  }
}
