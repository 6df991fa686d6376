// As UIKit's objects, those of the tree are equal to themselves alone. Lists and dictionaries of an
// application rely on it: `arrangedSubviews.contains(label)`, `[UIView: NSLayoutConstraint]`.

extension View: Hashable {
  /// Whether both are the same view.
  public static func == (left: View, right: View) -> Bool { left === right }

  /// Feeds the view's identity into `hasher`.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutGuide: Hashable {
  /// Whether both are the same guide.
  public static func == (left: LayoutGuide, right: LayoutGuide) -> Bool { left === right }

  /// Feeds the guide's identity into `hasher`.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutConstraint: Hashable {
  /// Whether both are the same constraint.
  public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool { left === right }

  /// Feeds the constraint's identity into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewController: Hashable {
  /// Whether both are the same controller.
  public static func == (left: ViewController, right: ViewController) -> Bool { left === right }

  /// Feeds the controller's identity into `hasher`.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutAnchor: Hashable {
  /// Whether both stand for the same place of the same item: anchors are made anew on each call.
  public static func == (
    left: LayoutAnchor<AnchorType>,
    right: LayoutAnchor<AnchorType>
  ) -> Bool {
    left.operand.identity == right.operand.identity
  }

  /// Feeds item and attribute into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(operand.identity) }
}
