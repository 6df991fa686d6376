import Foundation
import LayoutGeometry
import ScreenFrames

extension Layer {
  /// The shadow, or `nil` for none: a layer that clips has none either, as in UIKit.
  package final var shadow: LayerShadow? {
    guard shadowOpacity > 0, let shadowColor, shadowColor.canBeSeen, !masksToBounds else {
      return nil
    }
    var shadow = LayerShadow(
      color: shadowColor.faded(by: Double(min(1, shadowOpacity))),
      offset: shadowOffset,
      deviation: max(0, shadowRadius),
      caster: .none
    )
    if let shadowPath {
      let back = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      shadow.caster = .path(shadowPath.commands.applying(back))
    } else {
      shadow.caster = caster
      if shadow.caster == .none {
        FlatDrawing.record(
          "the shadow of '\(host?.reportName ?? name ?? "a layer")' has no outline: it is not drawn",
          in: host,
          hint: "give the layer a background or a 'shadowPath'"
        )
      }
    }
    return shadow
  }

  /// The part that casts the shadow: the background, or else a picture, the outline of a shape, or the backgrounds of what is in
  /// the layer.
  private var caster: LayerShadow.Caster {
    let whole = CGRect(origin: .zero, size: bounds.size)
    let isFilled =
      backgroundColor?.canBeSeen == true || contents != nil || view?.isFilledByContent == true
      || view?.drawsItself == true
    if isFilled { return .rectangles([.init(whole, radii: cornerRadii)]) }
    if let shape = self as? ShapeLayer, let path = shape.path, shape.fillColor?.canBeSeen == true {
      let back = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      return .path(path.commands.applying(back))
    }
    if self is GradientLayer { return .rectangles([.init(whole, radii: cornerRadii)]) }
    let inside = (sublayers ?? []).filter {
      !$0.isHidden && $0.opacity > 0 && ($0.backgroundColor?.canBeSeen ?? false)
    }
    let rectangles = inside.map { layer in
      LayerShadow.RoundRectangle(
        layer.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY),
        radii: layer.cornerRadii
      )
    }
    return rectangles.isEmpty ? .none : .rectangles(rectangles)
  }
}
