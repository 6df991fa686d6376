/// A constraint that takes part in determining a variable, and how much.
public struct Influence: Hashable, Sendable {
  /// The constraint.
  public var constraint: ConstraintID

  /// By how many points the variable moves when the constraint's constant grows by one.
  public var rate: Double

  /// Describes an influence.
  public init(constraint: ConstraintID, rate: Double) {
    self.constraint = constraint
    self.rate = rate
  }
}
