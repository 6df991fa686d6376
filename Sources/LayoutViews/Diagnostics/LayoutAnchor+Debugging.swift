import LayoutSolver

// What an anchor tells to those who look for a fault.
extension LayoutAnchor {
  /// What the anchor is called in reports: its item and attribute.
  public var name: String { text }

  /// The view or guide; nil where it is gone.
  public var item: AnyObject? { node.item }

  /// Whether constraints leave open where the place is, or how long the length; answers for the last layout.
  public var hasAmbiguousLayout: Bool {
    guard let engine = node.solvedItem?.engine, let place = engine.expression(of: self)
    else { return false }
    return engine.isAmbiguous(place)
  }

  /// The constraints that influence the place or length, those of other views too that decide about it at one
  /// remove, in order of activation.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    guard let engine = node.solvedItem?.engine, let place = engine.expression(of: self)
    else { return [] }
    return engine.influences(on: [place]).compactMap(\.row.constraint)
  }
}
