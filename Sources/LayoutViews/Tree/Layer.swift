public import Foundation
public import LayoutGeometry

/// A look of a view at its edges: the part of `CALayer` that an application sets.
open class Layer {
  /// The radius of the corners of background and border, in points.
  open var cornerRadius: CGFloat = 0
  /// The radius of the lower corners of a clip, or `nil` for that of the others.
  package final var lowerCornerRadius: CGFloat?
  /// The width of the border, which lies inside of the bounds.
  open var borderWidth: CGFloat = 0
  /// The color of the border, or `nil` for none.
  open var borderColor: Color?
  /// The color of the shadow, which pictures do not show.
  open var shadowColor: Color? = .black
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow from the view.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The corners that `cornerRadius` counts for; pictures round all of them.
  open var maskedCorners = CornerMask.all
  /// The line of the corners; pictures draw arcs.
  open var cornerCurve = CornerCurve.circular
  /// The place among siblings; pictures keep the order of the views.
  open var zPosition: CGFloat = 0
  /// Whether the layer would be kept as a picture.
  open var shouldRasterize = false
  /// The pixels per point of that picture.
  open var rasterizationScale: CGFloat = 1
  final weak var view: View?

  /// Creates a layer of no view.
  public required init() {}

  /// Whether parts outside of the bounds are not drawn: `clipsToBounds` of the view.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The opacity: `alpha` of the view.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
}

extension Layer {
  /// A set of corners by their place: UIKit's `CACornerMask`.
  public struct CornerMask: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates a set of corners from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top left.
    public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)

    static let all = Self(rawValue: 15)
  }

  /// The line of a corner: UIKit's `CALayerCornerCurve`.
  public enum CornerCurve: String, Sendable, Hashable {
    /// A part of a circle.
    case circular
    /// A line that begins to bend earlier.
    case continuous
  }

  /// Ends all animations, of which there are none.
  public func removeAllAnimations() {}
}

extension View {
  /// The look of the view at its edges.
  public var layer: Layer {
    if let layer = layerIfUsed { return layer }
    let layer = (type(of: self).layerClass as? Layer.Type ?? Layer.self).init()
    layer.view = self
    attachments[Layer.self] = layer
    return layer
  }

  /// The layer, or `nil` if it was not used.
  package var layerIfUsed: Layer? { attachments[Layer.self] }

  /// Requests that UIKit draw the view again; pictures here are made from the tree as it is.
  public func setNeedsDisplay() {}
}
