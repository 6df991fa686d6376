package import Foundation

extension View {
  /// Returns what a touch would hit if `ignored`, with all in it, were not there.
  ///
  /// Every view is asked as a touch asks it, its own `hitTest(_:with:)` and `point(inside:with:)` too.
  /// Where one hands the touch to the absent view all the same there is no answer.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - ignored: The view that counts as absent.
  /// - Returns: The view; nil where there is none.
  package func hitTest(_ point: CGPoint, without ignored: View) -> View? {
    guard self !== ignored else { return nil }
    ignored.isAbsentFromHitTest = true
    defer { ignored.isAbsentFromHitTest = false }
    guard let hit = hitTest(point, with: nil), !hit.isDescendant(of: ignored) else { return nil }
    return hit
  }

  /// Returns what lies behind a view that takes a touch: who would take it if the view, or a view around
  /// it, were not there.
  ///
  /// That a view lies in another one does not count: behind a row is what is behind its table.
  ///
  /// - Parameters:
  ///   - taker: A view in this one that takes the touch.
  ///   - point: A point in this view's own coordinates.
  /// - Returns: The view that is covered, and the outermost view that covers it; nil where nothing is.
  package func hitBehind(
    _ taker: View,
    at point: CGPoint
  ) -> (covered: View, coverer: View)? {
    var coverer = taker
    while coverer !== self {
      if let hit = hitTest(point, without: coverer), !taker.isDescendant(of: hit) {
        return (hit, coverer)
      }
      guard let next = coverer.superview else { return nil }
      coverer = next
    }
    return nil
  }
}
