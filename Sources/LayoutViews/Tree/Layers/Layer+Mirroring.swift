import Foundation
import LayoutGeometry

// What a view's layer shares with its view.
extension Layer {
  final var mirroredIsHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  final var mirroredOpacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  final var mirroredMasksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }

  final var mirroredBackgroundColor: Color? {
    get { view.map { $0.backgroundColor?.value } ?? ownBackgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map { ColorObject(cgColor: $0) }
      } else {
        ownBackgroundColor = newValue
      }
    }
  }

  /// The object that is asked for contents and layout; that of a view's layer is the view.
  public final var delegate: (any LayerDelegate)? {
    get { view ?? ownDelegate }
    set { if view == nil { ownDelegate = newValue } }
  }

  /// Takes the looks and the geometry of another layer over.
  final func takeLooks(of layer: Layer) {
    geometry = layer.currentGeometry
    (ownIsHidden, ownOpacity) = (layer.isHidden, layer.opacity)
    (ownMasksToBounds, ownBackgroundColor) = (layer.masksToBounds, layer.backgroundColor)
    (cornerRadius, maskedCorners) = (layer.cornerRadius, layer.maskedCorners)
    (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
    (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
    (shadowOffset, shadowRadius) = (layer.shadowOffset, layer.shadowRadius)
    (shadowPath, contents) = (layer.shadowPath, layer.contents)
    (contentsGravity, zPosition, name) = (layer.contentsGravity, layer.zPosition, layer.name)
  }
}

/// A view whose layer is a mask, which keeps it.
private final class MaskView {
  let view: View
  init(_ view: View) { self.view = view }
}

// A class that is a value makes layers through required initializers alone, which subclasses with one of their own
// would have to repeat. An initializer of a protocol is exempt from that, and calls the override of the class.
private protocol PlainLayer: Layer {}

extension Layer: PlainLayer {}

extension PlainLayer where Self == Layer {
  /// Creates the layer of a view by the initializer without parameters of its class.
  fileprivate init(ofView view: View) { self.init() }
}

extension View {
  /// The view whose opaque parts are what shows of this one, or `nil` for all of it: the mask of the layer.
  public var mask: View? {
    get { layerIfUsed?.mask?.view }
    set {
      attachments[MaskView.self] = newValue.map(MaskView.init)
      layer.mask = newValue?.layer
    }
  }

  /// The layer, which is made when it is first used.
  var madeLayer: Layer {
    if let layer = layerIfUsed { return layer }
    let layer = (type(of: self).layerClass as? Layer.Type ?? Layer.self).init(ofView: self)
    // What an initializer of the layer's class set is the view's from now on.
    let (bounds, masks, color) = (
      layer.geometry.bounds, layer.ownMasksToBounds, layer.ownBackgroundColor
    )
    layer.view = self
    layerIfUsed = layer
    if bounds.size != .zero, self.bounds.size == .zero { self.bounds = bounds }
    if masks { clipsToBounds = true }
    if let color { backgroundColor = ColorObject(cgColor: color) }
    return layer
  }

  /// The transform of the view's layer, of which `transform` is what stays in the plane.
  public var transform3D: Transform3D {
    get { layerIfUsed?.transform ?? Transform3D(affine: transform) }
    set { layer.transform = newValue }
  }
}
