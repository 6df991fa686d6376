public import Foundation
import LayoutDiagnostics
public import LayoutGeometry
package import ScreenFrames

/// A rectangle with a look and layers in it: QuartzCore's `CALayer`.
///
/// The layer of a view has the geometry, the opacity, the clip and the background of the view: each is the other's.
/// Others are added to one of those, or to each other, and are drawn between the subviews.
open class Layer: NSObject {
  /// The view whose layer this is, or `nil`.
  package internal(set) final weak var view: View?
  /// The layer that this one is in, unless it is that of a view.
  final weak var outer: Layer?
  /// The layers in this one that belong to no view, from back to front.
  final var inner: [InnerLayer] = []
  /// The geometry of a layer without a view.
  final var geometry = LayerGeometry()
  /// The state of drawing, as far as code of an app draws.
  final var drawn = LayerRecording()
  /// The animations that were added, which are not played.
  final var addedAnimations: [(key: String, animation: LayerAnimation)] = []
  /// The values that code keeps by names of its own.
  final var keptValues: [String: Any] = [:]
  final var ownIsHidden = false
  final var ownOpacity: Float = 1
  final var ownMasksToBounds = false
  final var ownBackgroundColor: Color?
  final weak var ownDelegate: (any LayerDelegate)?

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { mirroredBounds }
    set { mirroredBounds = newValue }
  }
  /// The place of the anchor point in the coordinates around the layer; that of a view is its center.
  open var position: CGPoint {
    get { mirroredPosition }
    set { mirroredPosition = newValue }
  }
  /// The rectangle in the coordinates around the layer; with a transform the box around the turned bounds.
  open var frame: CGRect {
    get { mirroredFrame }
    set { mirroredFrame = newValue }
  }

  // MARK: Looks

  /// Whether the layer and all in it does not show.
  open var isHidden: Bool {
    get { mirroredIsHidden }
    set { mirroredIsHidden = newValue }
  }
  /// The opacity of the layer with all in it.
  open var opacity: Float {
    get { mirroredOpacity }
    set { mirroredOpacity = newValue }
  }
  /// Whether parts outside of the bounds are not drawn.
  open var masksToBounds: Bool {
    get { mirroredMasksToBounds }
    set { mirroredMasksToBounds = newValue }
  }
  /// The color behind what the layer shows, or `nil` for none.
  open var backgroundColor: Color? {
    get { mirroredBackgroundColor }
    set { mirroredBackgroundColor = newValue }
  }

  /// The radius of the corners of background and border, in points.
  open var cornerRadius: CGFloat = 0
  /// The form of the corners that its view has, or `nil` for `cornerRadius`.
  final var cornerConfiguration: CornerConfiguration?
  /// The radius of the lower corners of a clip, or `nil` for that of the others.
  package final var lowerCornerRadius: CGFloat?
  /// The width of the border, which lies inside of the bounds, in front of all that is in the layer.
  open var borderWidth: CGFloat = 0
  /// The color of the border, or `nil` for none.
  open var borderColor: Color? = .black
  /// The color of the shadow, or `nil` for none.
  open var shadowColor: Color? = .black
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow from the layer.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow: the standard deviation of its edge, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline that casts the shadow, or `nil` for what the layer draws.
  open var shadowPath: DrawingPath?
  /// The corners that `cornerRadius` counts for.
  open var maskedCorners = CornerMask.all
  /// The line of the corners; pictures draw arcs.
  open var cornerCurve = CornerCurve.circular
  /// Whether places in the layer, those of the layers in it and of its path, count from the lower edge up.
  ///
  /// Pictures and what code draws stay upright. Subviews of a view are placed as before.
  open var isGeometryFlipped = false
  /// The place among siblings: those with a higher one are drawn later.
  open var zPosition: CGFloat = 0
  /// Whether the layer would be kept as a picture.
  open var shouldRasterize = false
  /// The pixels per point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// The name that pictures and reports call the layer by.
  open var name: String?
  /// The picture that fills the layer, an `Image`, or `nil` for none.
  open var contents: Any?
  /// The part of that picture that is shown, in shares of its size: pictures show all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { recordPart(contentsRect, setting: "contentsRect") }
  }
  /// The part of that picture that would be stretched, in shares of its size: pictures stretch all of it.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { recordPart(contentsCenter, setting: "contentsCenter") }
  }
  /// The way to place that picture in the bounds.
  open var contentsGravity = ContentsGravity.resize
  /// The pixels per point of what is drawn, on which nothing here depends.
  open var contentsScale: CGFloat = 1
  /// The way to draw that picture smaller than it is, on which nothing here depends.
  open var minificationFilter = ContentsFilter.linear
  /// The way to draw that picture larger than it is, on which nothing here depends.
  open var magnificationFilter = ContentsFilter.linear
  /// Whether the layer promises to fill its bounds, a hint for speed.
  open var isOpaque = false
  /// Whether the layer is drawn again when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Whether the back of a layer that was turned around would be seen, which pictures always show.
  open var isDoubleSided = true
  /// Whether edges are smoothed, as they always are.
  open var allowsEdgeAntialiasing = false
  /// Whether all in the layer is faded together, as it always is.
  open var allowsGroupOpacity = true
  /// The pace of the layer's time, in which nothing is played.
  open var speed: Float = 1
  /// The distance of the layer's time from the one around it, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The time at which the layer's begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// The time for which the layer would be there, in seconds.
  open var duration: TimeInterval = 0
  /// The number of times that it would be there.
  open var repeatCount: Float = 0
  /// The time for which it would be there again and again, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether its time would go back every second time.
  open var autoreverses = false
  /// The look before and after its time, which has no end here.
  open var fillMode = LayerAnimation.FillMode.removed
  /// Whether drawing may happen later, as it never does.
  open var drawsAsynchronously = false
  /// The actions for changes of properties, which are not played.
  open var actions: [String: any LayerAction]?
  /// The filter by which the layer would be mixed with what is behind it, which is kept and not drawn.
  open var compositingFilter: Any? {
    didSet { recordFilter(compositingFilter != nil, setting: "compositingFilter") }
  }
  /// The filters of what the layer shows, which are kept and not drawn.
  open var filters: [Any]? {
    didSet { recordFilter(filters?.isEmpty == false, setting: "filters") }
  }
  /// The transform of all sublayers, which is kept and not drawn.
  open var sublayerTransform = Transform3D.identity {
    didSet {
      if !sublayerTransform.isIdentity {
        FlatDrawing.record(
          "a transform of all layers in one is not drawn",
          setting: "sublayerTransform",
          in: host,
          hint: "set the 'transform' of each"
        )
      }
    }
  }
  /// The layer whose opaque parts are what shows of this one, or `nil` for all of it.
  open var mask: Layer? {
    didSet {
      oldValue?.outer = nil
      mask?.outer = self
      maskPlace = NotedSetting.take("mask")
    }
  }
  /// The place of the statement that sets the mask, as the plugin notes it.
  final var maskPlace: SourceMark?

  /// Creates a layer of no view, without a size.
  public override init() { super.init() }

  /// Creates a copy of a layer for an animation.
  ///
  /// - Parameter layer: The layer, whose looks and geometry are taken over.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? Layer { takeLooks(of: layer) }
  }

  /// Creates a layer without a size; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: To override

  /// Places the layers in this one; that of a view has the view place its subviews, any other asks its delegate.
  open func layoutSublayers() {
    if let view { view.layoutSublayers(of: self) } else { ownDelegate?.layoutSublayers(of: self) }
  }

  /// Asks for `layoutSublayers()` before the layer is shown next.
  open func setNeedsLayout() {
    if let view { view.setNeedsLayout() } else { geometry.needsLayout = true }
  }

  /// Asks for the layer to be drawn again before it is shown next.
  open func setNeedsDisplay() {
    if let view { view.setNeedsDisplay() } else { drawn.isStale = true }
  }

  /// Asks for the layer to be drawn again, all of it.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Gives the layer new contents: the base class asks the delegate, and draws by `draw(in:)` if that does not.
  open func display() { record() }

  /// Draws what the layer shows; the base class asks the delegate.
  ///
  /// - Parameter ctx: The context, in the layer's own coordinates.
  open func draw(in ctx: GraphicsContext) { ownDelegate?.draw(self, in: ctx) }

  /// Adds a layer in front of all others, those of subviews too.
  open func addSublayer(_ layer: Layer) { append(layer) }

  /// Adds a layer at an index of `sublayers`, or at the nearest end.
  open func insertSublayer(_ layer: Layer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Takes the layer out of the one that it is in; that of a view stays where the view is.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// Returns whether a point of the layer's own coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.containsHalfOpen(p) }

  /// Returns the size that the layer wishes for: that of its frame.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Returns the front-most layer at a point, this one or one in it, or `nil`.
  ///
  /// - Parameter p: A point in the coordinates around the layer.
  /// - Returns: The layer; hidden ones, and those of an opacity below 0.01, are passed over.
  open func hitTest(_ p: CGPoint) -> Layer? { frontLayer(at: p) }

  /// Keeps an animation, which ends at once: pictures show the values that the layer has, and a finding says so.
  ///
  /// - Parameters:
  ///   - anim: The animation, whose delegate is called. It is kept if it repeats without end, or is not removed on
  ///     completion.
  ///   - key: The name to ask for it by; an animation of the same name goes.
  open func add(_ anim: LayerAnimation, forKey key: String?) { finish(anim, forKey: key) }

  /// Returns the action for a change of a property, of which none is played.
  open func action(forKey event: String) -> (any LayerAction)? { actions?[event] }

  /// Returns whether the layer is drawn again when a property changes.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the action that a property has if nothing else is said: none.
  open class func defaultAction(forKey event: String) -> (any LayerAction)? { nil }

  /// Returns what the layer draws itself over its background, in its own coordinates.
  package func ownDrawing(in size: CGSize) -> [ScreenElement] { drawnContents(in: size) }
}
