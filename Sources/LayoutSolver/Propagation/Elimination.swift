/// A step of the propagation: a root that became a function of another, or a number.
struct Elimination: BitwiseCopyable {
  /// The root that went.
  var variable: Int32
  /// The root it now depends on, or -1 if it has a value.
  var parent: Int32
  /// The row that keeps the variable from going down, or -1.
  var lowerRow: Int32
  /// The row that keeps the variable from rising, or -1; of an equality the same as `lowerRow`.
  var upperRow: Int32
  /// The factor of the parent: `variable = factor · parent + …`.
  var factor: Double
}

/// A row that cannot hold if all rows above it do.
struct Contradiction: BitwiseCopyable {
  var row: Int32
  /// Whether all that keeps the row from holding is of strictly higher priority, so that its error
  /// is as small as it can be.
  var isProven: Bool
}
