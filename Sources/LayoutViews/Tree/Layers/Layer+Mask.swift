import Foundation
import LayoutGeometry
import ScreenFrames

extension Layer {
  /// The part that the mask shows, from the layer's corner, or `nil` without one.
  package final var maskClip: LayerClip? {
    guard let mask else { return nil }
    mask.layoutIfNeeded()
    let back = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    return mask.opaquePart(through: mask.currentGeometry.placement.concatenating(back))
  }

  /// Returns the part of the layer that hides nothing, when it is a mask.
  private func opaquePart(through placement: CGAffineTransform) -> LayerClip {
    if let shape = self as? ShapeLayer {
      if let path = shape.path, shape.fillColor?.canBeSeen == true {
        if shape.strokeColor?.canBeSeen == true, shape.lineWidth > 0 {
          recordMask("the line of a mask's shape does not count, its inside does")
        }
        return LayerClip(path.commands.applying(placement), evenOdd: shape.fillRule == .evenOdd)
      }
      recordMask("a mask of lines shows all in the box around them")
      let reach = -shape.lineWidth / 2
      let box = (shape.path?.boundingBoxOfPath ?? .zero).insetBy(dx: reach, dy: reach)
      return LayerClip(box.applying(placement))
    }
    let isPlain = backgroundColor.map { $0.opacity >= 1 } ?? false
    if !isPlain || self is GradientLayer || contents != nil {
      recordMask("a mask with degrees of opacity shows all in its bounds, and hides the rest")
    }
    let path =
      cornerRadius > 0
      ? [PathCommand].roundRectangle(bounds, radii: limitedRadii) : [PathCommand].rectangle(bounds)
    if cornerRadius > 0, cornerRadii.single != nil, placement.b == 0, placement.c == 0,
      placement.a == 1, placement.d == 1
    {
      return LayerClip(bounds.applying(placement), radii: limitedRadii)
    }
    return LayerClip(path.applying(placement), evenOdd: false)
  }

  private var limitedRadii: CornerRadii {
    cornerRadii.map { min($0, min(bounds.width, bounds.height) / 2) }
  }

  private func recordMask(_ what: String) { FlatDrawing.record(what, in: host) }
}
