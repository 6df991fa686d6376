public import Foundation
import LayoutGeometry

extension View {
  /// Returns `point` of this view's coordinates in those of `view`, or of the window for `nil`.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    if view === self { return point }
    if let view, view === superview { return pointInSuperview(point) }
    let inRoot = pointInRoot(point)
    return view?.pointFromRoot(inRoot) ?? inRoot
  }

  /// Returns `point` of the coordinates of `view`, or of the window for `nil`, in those of this view.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    guard let view else { return pointFromRoot(point) }
    return view.convert(point, to: self)
  }

  /// Returns `rect` of this view's coordinates in those of `view`, or of the window for `nil`.
  ///
  /// If a view between the two is turned, the answer is the box around the turned rectangle.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    boundingBox(of: rect) { self.convert($0, to: view) }
  }

  /// Returns `rect` of the coordinates of `view`, or of the window for `nil`, in those of this view.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    boundingBox(of: rect) { self.convert($0, from: view) }
  }

  /// The top of the tree: the window, or the outermost view of a tree without one.
  package var root: View { outermostSuperview ?? self }

  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - storedBounds.origin.x, y: point.y - storedBounds.origin.y)
    guard let transform = storedTransform else {
      return CGPoint(x: untransformedOrigin.x + local.x, y: untransformedOrigin.y + local.y)
    }
    let anchor = distanceToAnchor(in: storedBounds.size)
    let turned = CGPoint(x: local.x - anchor.x, y: local.y - anchor.y).applying(transform)
    return CGPoint(
      x: untransformedOrigin.x + anchor.x + turned.x,
      y: untransformedOrigin.y + anchor.y + turned.y
    )
  }

  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    var local = CGPoint(x: point.x - untransformedOrigin.x, y: point.y - untransformedOrigin.y)
    if let transform = storedTransform, transform.isInvertible {
      let anchor = distanceToAnchor(in: storedBounds.size)
      let straight = CGPoint(x: local.x - anchor.x, y: local.y - anchor.y)
        .applying(transform.inverted())
      local = CGPoint(x: straight.x + anchor.x, y: straight.y + anchor.y)
    }
    return CGPoint(x: local.x + storedBounds.origin.x, y: local.y + storedBounds.origin.y)
  }

  // The root's own place belongs to no tree: its coordinates are the window's.
  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let next = view.superview {
      point = view.pointInSuperview(point)
      view = next
    }
    return point
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromRoot(point))
  }

  func boundingBox(of rect: CGRect, through map: (CGPoint) -> CGPoint) -> CGRect {
    let origin = map(rect.origin)
    let right = rect.origin.x + rect.size.width
    let bottom = rect.origin.y + rect.size.height
    let corner = map(CGPoint(x: right, y: bottom))
    let top = map(CGPoint(x: right, y: rect.origin.y))
    if top.y == origin.y, top.x == corner.x, corner.x >= origin.x, corner.y >= origin.y {
      // Nothing is turned or scaled here in most trees: the size then keeps its last bits.
      let width = corner.x - origin.x
      let height = corner.y - origin.y
      let isScaled =
        abs(width - rect.size.width) > 1e-6 || abs(height - rect.size.height) > 1e-6
      return CGRect(
        origin: origin,
        size: isScaled ? CGSize(width: width, height: height) : rect.size
      )
    }
    let left = map(CGPoint(x: rect.origin.x, y: bottom))
    let minX = min(origin.x, corner.x, top.x, left.x)
    let minY = min(origin.y, corner.y, top.y, left.y)
    return CGRect(
      x: minX,
      y: minY,
      width: max(origin.x, corner.x, top.x, left.x) - minX,
      height: max(origin.y, corner.y, top.y, left.y) - minY
    )
  }
}
