package import Foundation
import LayoutGeometry

extension View {
  /// The opacity below which a view cannot be touched.
  package static var leastTouchableAlpha: CGFloat { 0.01 }

  /// Whether the view is hidden, transparent, without interaction or flat, so that no touch reaches it.
  package var refusesTouches: Bool {
    isHidden || !isUserInteractionEnabled || alpha < View.leastTouchableAlpha || isFlat
  }

  /// Whether the transform leaves a line or a point of the view: nothing of it is seen, and no point of the
  /// superview belongs to one point of it.
  package var isFlat: Bool { storedTransform.map { !$0.isInvertible } ?? false }

  func defaultHitTest(_ point: CGPoint, with event: Event?) -> View? {
    guard !isAbsentFromHitTest, !refusesTouches, self.point(inside: point, with: event) else {
      return nil
    }
    return firstSubview(at: point) { hitTest(subview: $0, point, with: event) } ?? self
  }

  /// Asks the subviews that can have a point, from front to back, until one answers.
  func firstSubview(at point: CGPoint, _ answer: (View) -> View?) -> View? {
    if let subviewIndex, subviewIndex.count == subviews.count {
      for position in subviewIndex.positions(at: point) {
        if let view = answer(subviews[position]) { return view }
      }
    } else {
      for subview in subviews.reversed() {
        if let view = answer(subview) { return view }
      }
    }
    return nil
  }

  /// Returns the answer of a subview to a point of this view.
  func hitTest(subview: View, _ point: CGPoint, with event: Event?) -> View? {
    guard !subview.isAbsentFromHitTest else { return nil }
    return subview.hitTest(subview.pointFromSuperview(point), with: event)
  }
}
