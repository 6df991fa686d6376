import LayoutSolver

// The members of an anchor for those who look for a fault.
extension LayoutAnchor {
  /// The name of the anchor in reports: its item and attribute.
  public var name: String { operand.text }

  /// The view or guide, or `nil` if it is gone.
  public var item: AnyObject? { operand.node.item }

  /// Whether constraints leave the place or length open, as of the last layout.
  public var hasAmbiguousLayout: Bool {
    guard let engine = operand.node.solvedItem?.engine, let place = engine.expression(of: operand)
    else { return false }
    return engine.isAmbiguous(place)
  }

  /// The constraints that influence the place or length, those of other views too that decide about it at one
  /// remove, in order of activation.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    guard let engine = operand.node.solvedItem?.engine, let place = engine.expression(of: operand)
    else { return [] }
    return engine.influences(on: [place]).compactMap(\.row.constraint)
  }
}
