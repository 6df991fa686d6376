public import Foundation
import LayoutGeometry

extension Layer {
  /// The transform from the layer's own coordinates to those of the outermost layer.
  private var placementInRoot: CGAffineTransform {
    var placement = CGAffineTransform.identity
    var layer = self
    while let outer = layer.superlayer {
      placement = placement.concatenating(layer.currentGeometry.placement)
      layer = outer
    }
    return placement
  }

  /// Returns a point of this layer's coordinates in those of `l`, or of the outermost layer for `nil`.
  public final func convert(_ p: CGPoint, to l: Layer?) -> CGPoint {
    let inRoot = p.applying(placementInRoot)
    return l.map { inRoot.applying($0.placementInRoot.inverted()) } ?? inRoot
  }

  /// Returns a point of the coordinates of `l`, or of the outermost layer for `nil`, in those of this layer.
  public final func convert(_ p: CGPoint, from l: Layer?) -> CGPoint {
    let inRoot = l.map { p.applying($0.placementInRoot) } ?? p
    return inRoot.applying(placementInRoot.inverted())
  }

  /// Returns a rectangle of this layer's coordinates in those of `l`, or of the outermost layer for `nil`.
  public final func convert(_ r: CGRect, to l: Layer?) -> CGRect {
    let inRoot = placementInRoot
    return r.applying(l.map { inRoot.concatenating($0.placementInRoot.inverted()) } ?? inRoot)
  }

  /// Returns a rectangle of the coordinates of `l`, or of the outermost layer for `nil`, in those of this layer.
  public final func convert(_ r: CGRect, from l: Layer?) -> CGRect {
    let fromRoot = placementInRoot.inverted()
    return r.applying(l.map { $0.placementInRoot.concatenating(fromRoot) } ?? fromRoot)
  }

  /// Returns the front-most layer at a point of the coordinates around this one, this one or one in it.
  final func frontLayer(at p: CGPoint) -> Layer? {
    guard !isHidden, opacity >= 0.01 else { return nil }
    let placement = currentGeometry.placement
    guard placement.isInvertible else { return nil }
    let own = p.applying(placement.inverted())
    if masksToBounds, !contains(own) { return nil }
    for layer in (sublayers ?? []).drawingOrder.reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }
}

extension [Layer] {
  /// The layers as they are drawn: by their places in depth, those at the same one in their order.
  var drawingOrder: [Layer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
