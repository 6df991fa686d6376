public import Foundation
public import LayoutGeometry

/// What a view looks like at its edges: the part of `CALayer` that an application sets.
public final class Layer {
  /// The radius of the corners of background and border, in points.
  public var cornerRadius: CGFloat = 0
  /// The width of the border, which lies inside of the bounds.
  public var borderWidth: CGFloat = 0
  /// The color of the border; nil for none.
  public var borderColor: Color?
  private weak var view: View?

  init(of view: View) {
    self.view = view
  }

  /// Whether what lies outside of the bounds is not drawn: `clipsToBounds` of the view.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The opacity: `alpha` of the view.
  public var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
}

extension View {
  /// What the view looks like at its edges.
  public var layer: Layer {
    if let layer = layerIfUsed { return layer }
    let layer = Layer(of: self)
    attachments[ObjectIdentifier(Layer.self)] = layer
    return layer
  }

  /// The layer; nil where nobody asked for it.
  package var layerIfUsed: Layer? { attachments[ObjectIdentifier(Layer.self)] as? Layer }

  /// Has the view drawn anew in UIKit; pictures here are made from the tree as it is.
  public func setNeedsDisplay() {}
}
