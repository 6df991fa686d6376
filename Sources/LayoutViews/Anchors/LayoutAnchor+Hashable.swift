// Views, guides, controllers and constraints are equal to themselves alone, as `NSObject` has it.
// Anchors are made anew on each call.

extension LayoutAnchor: Hashable {
  /// Returns whether both stand for the same place of the same item: anchors are made again on each call.
  public static func == (
    left: LayoutAnchor<AnchorType>,
    right: LayoutAnchor<AnchorType>
  ) -> Bool {
    left.identity == right.identity
  }

  /// Feeds item and attribute into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
