package import Foundation
import LayoutGeometry

// A view stores the origin of its untransformed frame and its bounds, not its center: a center halfway
// between two edges would lose the last bits of both.
extension View {
  /// Changes the size; the corner of the frame stays, or the middle of a view that is turned or scaled (unverified).
  func resize(to size: CGSize) {
    guard transform.isIdentity else {
      bounds = CGRect(origin: bounds.origin, size: size)
      return
    }
    frame = CGRect(origin: frame.origin, size: size)
  }

  var computedCenter: CGPoint {
    let anchor = distanceToAnchor(in: storedBounds.size)
    return CGPoint(x: untransformedOrigin.x + anchor.x, y: untransformedOrigin.y + anchor.y)
  }

  /// Returns the distance from the upper left corner to the point about which the view is turned.
  @inline(__always) func distanceToAnchor(in size: CGSize) -> CGPoint {
    guard let anchor = ownAnchorPoint else {
      return CGPoint(x: size.width / 2, y: size.height / 2)
    }
    return CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
  }

  /// Takes another point about which the view is turned; as in UIKit it comes to lie where the last one was, and the
  /// frame moves.
  func setAnchorPoint(_ anchorPoint: CGPoint) {
    guard accepts(anchorPoint.x, anchorPoint.y, as: "anchorPoint") else { return }
    let center = computedCenter
    ownAnchorPoint = anchorPoint == CGPoint(x: 0.5, y: 0.5) ? nil : anchorPoint
    setCenter(center)
  }

  func setCenter(_ center: CGPoint) {
    guard accepts(center.x, center.y, as: "center") else { return }
    let anchor = distanceToAnchor(in: storedBounds.size)
    moveUntransformedOrigin(
      to: layoutState.solvedOrigin
        ?? CGPoint(x: center.x - anchor.x, y: center.y - anchor.y)
    )
  }

  func setTransform(_ transform: CGAffineTransform) {
    storedTransform = transform == .identity ? nil : transform
    frameDidChange()
  }

  private func accepts(_ rect: CGRect, as property: String) -> Bool {
    accepts(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, as: property)
  }

  /// Returns whether a new value of a property is made of finite numbers, and records it if not.
  func accepts(
    _ first: CGFloat,
    _ second: CGFloat,
    _ third: CGFloat = 0,
    _ fourth: CGFloat = 0,
    as property: String
  ) -> Bool {
    if (first + second + third + fourth).isFinite { return true }
    let numbers = [first, second, third, fourth]
    guard let number = numbers.first(where: { !$0.isFinite }) else { return true }
    recordNumber(number, in: property)
    return false
  }

  /// The frame as it is without the transform.
  package var untransformedFrame: CGRect {
    CGRect(origin: untransformedOrigin, size: storedBounds.size)
  }

  var computedFrame: CGRect {
    guard storedTransform != nil else { return untransformedFrame }
    return boundingBox(of: storedBounds, through: pointInSuperview)
  }

  func setFrame(_ rect: CGRect) {
    guard accepts(rect, as: "frame") else { return }
    let rect = rect.standardized
    guard let transform = storedTransform else {
      setUntransformedFrame(rect)
      return
    }
    // UIKit leaves this undefined; the box around the rectangle turned back is its actual result.
    var size = rect.size
    if transform.isInvertible {
      let inverse = transform.inverted()
      size = CGSize(
        width: abs(inverse.a) * rect.size.width + abs(inverse.c) * rect.size.height,
        height: abs(inverse.b) * rect.size.width + abs(inverse.d) * rect.size.height
      )
    }
    let share = ownAnchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    setUntransformedFrame(
      CGRect(
        x: rect.origin.x + (rect.size.width - size.width) * share.x,
        y: rect.origin.y + (rect.size.height - size.height) * share.y,
        width: size.width,
        height: size.height
      )
    )
  }

  func setUntransformedFrame(_ rect: CGRect) {
    let old = storedBounds
    let hasMoved = untransformedOrigin != rect.origin
    untransformedOrigin = rect.origin
    storedBounds.size = rect.size
    if hasMoved { pixelsOfSubviewsMayChange() }
    if old.size != rect.size {
      sizeDidChange(from: old.size)
      boundsDidChange(from: old)
    } else if hasMoved {
      frameDidChange()
    }
  }

  func setBounds(_ rect: CGRect) {
    guard accepts(rect, as: "bounds") else { return }
    let rect = rect.standardized
    let old = storedBounds
    guard rect != old else { return }
    storedBounds = rect
    // The center stays in place.
    let share = ownAnchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    untransformedOrigin.x += (old.size.width - rect.size.width) * share.x
    untransformedOrigin.y += (old.size.height - rect.size.height) * share.y
    if rect.origin != old.origin { boundsOriginDidChange() }
    if rect.size != old.size { sizeDidChange(from: old.size) }
    boundsDidChange(from: old)
  }

  private func moveUntransformedOrigin(to origin: CGPoint) {
    guard origin != untransformedOrigin else { return }
    untransformedOrigin = origin
    pixelsOfSubviewsMayChange()
    frameDidChange()
  }

  // The origin of a view decides to which pixels the edges in it go.
  private func pixelsOfSubviewsMayChange() {
    if subviews.contains(where: \.isPlacedByConstraints) { markNeedsLayout() }
  }

  private func sizeDidChange(from oldSize: CGSize) {
    markNeedsLayout()
    frameDidChange()
    subviewInsetsMayChange()
    if autoresizesSubviews { autoresizeSubviews(from: oldSize) }
    for subview in subviews { subview.maskLayoutDidChange() }
  }

  private func boundsOriginDidChange() {
    markNeedsLayout()
    subviewInsetsMayChange()
    boundsOriginDidChangeForConstraints()
    geometryObserver?.onChange()
  }

  // As in UIKit the superview is not asked for layout: a view that constraints place stays at the place
  // set by hand until the superview lays its subviews out for another reason.
  private func frameDidChange() {
    if superview?.layoutState.isApplyingSolvedFrames != true {
      layoutState.isAtSolvedPlace = false
      layoutWatch?.note(.frame(self))
    }
    insetsMayChange()
    maskLayoutDidChange()
    geometryObserver?.onChange()
  }
}

extension CGRect {
  /// Returns whether `point` is in the rectangle, without its right and bottom edges.
  package func containsHalfOpen(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }
}
