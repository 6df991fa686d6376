/// A set of required constraints that cannot hold together, and the one that was given up for it.
public struct Conflict: Hashable, Sendable {
  /// The constraints that contradict each other, in order of activation.
  ///
  /// The set is irreducible: without any one of them the others can hold.
  public var constraints: [ConstraintID]

  /// The constraint of the set that was given up.
  ///
  /// It is the one activated last among those that are not protected. It still counts: it is held
  /// as well as required constraints allow, before any optional one.
  public var broken: ConstraintID

  /// The number of points by which the broken constraint misses its constant in the solution.
  public var amount: Double

  /// Creates a conflict.
  package init(constraints: [ConstraintID], broken: ConstraintID, amount: Double) {
    self.constraints = constraints
    self.broken = broken
    self.amount = amount
  }
}
