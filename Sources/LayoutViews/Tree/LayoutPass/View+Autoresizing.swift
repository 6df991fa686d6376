import Foundation

extension View {
  /// Moves and resizes subviews by their masks after the size changed.
  func autoresizeSubviews(from oldSize: CGSize) {
    let newSize = storedBounds.size
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      let mask = subview.autoresizingMask
      guard !mask.isEmpty else { continue }
      let frame = subview.untransformedFrame
      let x = mask.springs(.horizontal).resized(
        origin: frame.origin.x,
        length: frame.size.width,
        from: oldSize.width,
        to: newSize.width
      )
      let y = mask.springs(.vertical).resized(
        origin: frame.origin.y,
        length: frame.size.height,
        from: oldSize.height,
        to: newSize.height
      )
      subview.setUntransformedFrame(
        CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
      )
    }
  }
}

/// The flexible parts of one axis: the margin before, the length, the margin after.
struct Springs: Hashable {
  var before: Bool
  var length: Bool
  var after: Bool

  /// Returns the share of a change of the superview's length that goes to each part.
  ///
  /// Flexible parts share it in proportion to their present lengths, and evenly if these add up to
  /// nothing. Without a flexible part the margin after takes all.
  func shares(before: CGFloat, length: CGFloat, after: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    let parts = [
      self.before ? max(0, before) : 0, self.length ? max(0, length) : 0,
      self.after ? max(0, after) : 0,
    ]
    let count = (self.before ? 1 : 0) + (self.length ? 1 : 0) + (self.after ? 1 : 0)
    guard count > 0 else { return (0, 0, 1) }
    let sum = parts[0] + parts[1] + parts[2]
    guard sum > 0 else {
      let even = 1 / CGFloat(count)
      return (self.before ? even : 0, self.length ? even : 0, self.after ? even : 0)
    }
    return (parts[0] / sum, parts[1] / sum, parts[2] / sum)
  }

  /// Returns the new place of a part of a superview whose length changes from `old` to `new`.
  func resized(
    origin: CGFloat,
    length: CGFloat,
    from old: CGFloat,
    to new: CGFloat
  ) -> (origin: CGFloat, length: CGFloat) {
    let change = new - old
    guard change != 0 else { return (origin, length) }
    // A view that fills its superview from side to side is the common case: no rounding in it.
    if !before, self.length, !after { return (origin, max(0, length + change)) }
    let share = shares(before: origin, length: length, after: old - origin - length)
    return (origin + change * share.0, max(0, length + change * share.1))
  }
}

extension View.AutoresizingMask {
  func springs(_ axis: LayoutAxis) -> Springs {
    switch axis {
    case .horizontal:
      Springs(
        before: contains(.flexibleLeftMargin),
        length: contains(.flexibleWidth),
        after: contains(.flexibleRightMargin)
      )
    case .vertical:
      Springs(
        before: contains(.flexibleTopMargin),
        length: contains(.flexibleHeight),
        after: contains(.flexibleBottomMargin)
      )
    }
  }
}
