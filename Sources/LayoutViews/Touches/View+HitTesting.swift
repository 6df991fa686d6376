package import Foundation

extension View {
  /// The opacity below which a view cannot be touched.
  package static var leastTouchableAlpha: CGFloat { 0.01 }

  /// Whether hidden, transparent, without interaction or flat: no touch reaches the view or what is in it.
  package var refusesTouches: Bool {
    isHidden || !isUserInteractionEnabled || alpha < View.leastTouchableAlpha || isFlat
  }

  /// Whether the transform leaves a line or a point of the view: nothing of it is seen, and no point of the
  /// superview belongs to one point of it.
  package var isFlat: Bool { storedTransform.map { $0.inverted() == nil } ?? false }

  func defaultHitTest(_ point: CGPoint, with event: Event?) -> View? {
    guard !isAbsentFromHitTest, !refusesTouches, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviews.reversed() where !subview.isAbsentFromHitTest {
      if let hit = subview.hitTest(subview.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }
}
