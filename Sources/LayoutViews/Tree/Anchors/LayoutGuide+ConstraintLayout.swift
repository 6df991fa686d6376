extension LayoutGuide {
  /// Whether the constraints leave the place of the guide open, as of the last layout.
  public var hasAmbiguousLayout: Bool {
    guard let item = solvedItem, let engine = item.engine else { return false }
    return engine.isAmbiguous(item)
  }
}

extension LayoutConstraint {
  /// The first side as an anchor, or `nil` if it has no item.
  public var firstAnchor: LayoutAnchor<AnyObject>? { first.map { LayoutAnchor($0) } }
  /// The second side as an anchor, or `nil` if there is none.
  public var secondAnchor: LayoutAnchor<AnyObject>? { second.map { LayoutAnchor($0) } }
}
