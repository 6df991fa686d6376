import Foundation

extension View {
  /// The opacity below which a view cannot be touched.
  static var leastTouchableAlpha: CGFloat { 0.01 }

  /// Whether hidden, transparent or without interaction: no touch reaches the view or what is in it.
  package var refusesTouches: Bool {
    isHidden || !isUserInteractionEnabled || alpha < View.leastTouchableAlpha
  }

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
