public import Foundation
public import LayoutGeometry
import ScreenFrames

/// A layer that draws its sublayers several times: QuartzCore's `CAReplicatorLayer`.
open class ReplicatorLayer: Layer {
  /// The number of times that the sublayers are drawn.
  open var instanceCount = 1
  /// The transform from one time to the next, about the middle of the layer.
  open var instanceTransform = Transform3D.identity
  /// The delay of an animation from one time to the next: none is played.
  open var instanceDelay: TimeInterval = 0
  /// The change of the opacity from one time to the next.
  open var instanceAlphaOffset: Float = 0

  /// The color by which the sublayers would be multiplied, which is kept and not drawn.
  open var instanceColor: Color? = .white {
    didSet {
      guard let instanceColor, instanceColor != .white else { return }
      FlatDrawing.record(
        "the color of a replicator's copies is not drawn",
        setting: "instanceColor",
        in: host,
        hint: "give the layers the color"
      )
    }
  }

  /// Returns the sublayers as often as they are drawn.
  final func instances(of elements: [ScreenElement]) -> [ScreenElement] {
    guard instanceCount > 0 else { return [] }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let step = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(instanceTransform.flat)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    var placement = CGAffineTransform.identity
    return (0..<min(instanceCount, 10_000)).compactMap { number in
      defer { placement = placement.concatenating(step) }
      let alpha = 1 + Double(instanceAlphaOffset) * Double(number)
      guard alpha > 0 else { return nil }
      let group = ElementGroup(
        .none,
        offset: CGPoint(x: placement.tx, y: placement.ty),
        matrix: ElementMatrix(a: placement.a, b: placement.b, c: placement.c, d: placement.d),
        children: elements
      )
      return ScreenElement.group(group).faded(by: min(1, alpha))
    }
  }
}
