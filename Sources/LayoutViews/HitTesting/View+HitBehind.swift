package import Foundation

extension View {
  /// Returns the view that a touch would hit without `ignored` and all views in it, or `nil` for none.
  ///
  /// Every view is asked as by a touch, with its own `hitTest(_:with:)` and `point(inside:with:)`.
  /// If one gives the touch to the absent view all the same, there is no answer.
  package func hitTest(_ point: CGPoint, without ignored: View) -> View? {
    guard self !== ignored else { return nil }
    ignored.isAbsentFromHitTest = true
    defer { ignored.isAbsentFromHitTest = false }
    guard let hit = hitTest(point, with: nil), !hit.isDescendant(of: ignored) else { return nil }
    return hit
  }

  /// Returns the view behind one in this view that takes a touch, and the outermost view that covers it.
  ///
  /// It would take the touch if the view, or a view around it, were absent. A view around another one does not
  /// count: behind a row is the view behind its table.
  package func hitBehind(_ taker: View, at point: CGPoint) -> (covered: View, coverer: View)? {
    var chain = [taker]
    while chain[0] !== self {
      guard let next = chain[0].superview else { return nil }
      chain.insert(next, at: 0)
    }
    guard chain.dropLast().allSatisfy(\.isOwnView) else {
      return hitBehind(chain: chain, at: point)
    }
    // Those in front have refused the touch, and views around it have not: the rest is behind.
    var points = [point]
    for view in chain.dropFirst() {
      points.append(view.pointFromSuperview(points[points.count - 1]))
    }
    for depth in chain.indices.dropLast().reversed() {
      let coverer = chain[depth + 1]
      guard let hit = chain[depth].hit(behind: coverer, at: points[depth]),
        !hit.isDescendant(of: coverer), !taker.isDescendant(of: hit)
      else { continue }
      return (hit, coverer)
    }
    return nil
  }

  /// Returns the same if views in the chain have answers of their own: all is asked again without each of them.
  private func hitBehind(chain: [View], at point: CGPoint) -> (covered: View, coverer: View)? {
    for coverer in chain.dropFirst().reversed() {
      if let hit = hitTest(point, without: coverer), !chain.contains(where: { $0 === hit }) {
        return (hit, coverer)
      }
    }
    return nil
  }

  /// Returns the view that a touch hits in the subviews behind one of them.
  private func hit(behind coverer: View, at point: CGPoint) -> View? {
    coverer.isAbsentFromHitTest = true
    defer { coverer.isAbsentFromHitTest = false }
    var isBehind = false
    return firstSubview(at: point) { subview in
      if subview === coverer {
        isBehind = true
        return nil
      }
      return isBehind ? hitTest(subview: subview, point, with: nil) : nil
    }
  }
}
