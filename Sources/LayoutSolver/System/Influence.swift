/// A constraint that takes part in determining a variable, with its rate.
public struct Influence: Hashable, Sendable {
  /// The constraint.
  public var constraint: ConstraintID

  /// The number of points that the variable moves when the constraint's constant grows by one.
  public var rate: Double

  /// Creates an influence.
  package init(constraint: ConstraintID, rate: Double) {
    self.constraint = constraint
    self.rate = rate
  }
}
