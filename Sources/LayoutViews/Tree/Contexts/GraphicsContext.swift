public import Foundation
import LayoutGeometry
import ScreenFrames

/// A place to draw that keeps what is drawn as shapes: CoreGraphics' `CGContext`.
///
/// Its coordinates are those of UIKit's contexts: the origin is at the upper left, and y grows downward.
public final class GraphicsContext {
  /// The state that is saved and restored.
  struct State {
    var transform = CGAffineTransform.identity
    var fillColor = Color.black
    var strokeColor = Color.black
    var lineWidth: CGFloat = 1
    var lineCap = LineCap.butt
    var lineJoin = LineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var alpha: CGFloat = 1
    var shadow: LayerShadow?
    /// The number of clips that are in force.
    var clipCount = 0
    /// The box of what is left of the page, in its coordinates.
    var clipBox: CGRect
  }

  /// The rectangle that is drawn in, in coordinates of the page.
  let page: CGRect
  /// The pixels per point.
  let scale: CGFloat
  var state: State
  private var saved: [State] = []
  /// The clips that are in force with what was drawn in each, after what was drawn in none.
  private var open: [(clip: LayerClip?, elements: [ScreenElement])] = [(nil, [])]
  /// The layers that are drawn together, with what was drawn before each.
  private var layers: [(open: [(clip: LayerClip?, elements: [ScreenElement])], saved: [State])] = []
  /// The path that is being made, in coordinates of the page.
  var path: [PathCommand] = []

  init(_ page: CGRect, scale: CGFloat = 1) {
    self.page = page
    self.scale = scale
    state = State(clipBox: page)
  }

  /// The elements that were drawn, back to front, cut off at the edges of the page.
  var elements: [ScreenElement] {
    var open = open
    while open.count > 1 {
      let inner = open.removeLast()
      Self.close(inner, into: &open[open.count - 1].elements)
    }
    let all = open[0].elements
    let reach = all.reduce(CGRect.null) { $0.union($1.bounds) }
    guard !reach.isNull, !page.insetBy(dx: -1e-6, dy: -1e-6).contains(reach) else { return all }
    return [.group(ElementGroup(.none, clip: page, children: all))]
  }

  private static func close(
    _ inner: (clip: LayerClip?, elements: [ScreenElement]),
    into outer: inout [ScreenElement]
  ) {
    guard !inner.elements.isEmpty, let clip = inner.clip else { return }
    outer.append(.group(clip.group(inner.elements)))
  }

  /// Takes an element over, in coordinates of the page.
  func add(_ element: ScreenElement) {
    guard state.alpha > 0 else { return }
    let shown = state.alpha < 1 ? element.faded(by: state.alpha) : element
    open[open.count - 1].elements.append(shown)
  }

  /// Takes an element over that is placed by the present transform.
  func addPlaced(_ element: ScreenElement) {
    let transform = state.transform
    if transform.isIdentity { return add(element) }
    add(
      .group(
        ElementGroup(
          .none,
          offset: CGPoint(x: transform.tx, y: transform.ty),
          matrix: ElementMatrix(a: transform.a, b: transform.b, c: transform.c, d: transform.d),
          children: [element]
        )
      )
    )
  }

  /// Draws what follows inside of a path alone, until the state is restored.
  func clip(placed path: [PathCommand], evenOdd: Bool) {
    let clip = LayerClip(path, evenOdd: evenOdd)
    state.clipBox = state.clipBox.intersection(clip.rect)
    state.clipCount += 1
    open.append((clip, []))
  }

  /// The care with which pictures are drawn larger or smaller, on which nothing here depends.
  public var interpolationQuality = InterpolationQuality.default

  /// A care for pictures: CoreGraphics' `CGInterpolationQuality`.
  public enum InterpolationQuality: Int32, Sendable, Hashable {
    /// As the context likes.
    case `default` = 0
    /// None.
    case none
    /// Little.
    case low
    /// Much.
    case high
    /// Some.
    case medium
  }

  /// Begins a layer: all that is drawn up to its end has the opacity of now together; each shape has its own shadow.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary? = nil) {
    layers.append((open, saved + [state]))
    (open, saved) = ([(nil, [])], [])
    (state.alpha, state.clipCount) = (1, 0)
  }

  /// Begins a layer of a part of the page.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary? = nil) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer that was begun last, and draws it.
  public func endTransparencyLayer() {
    guard let outer = layers.popLast(), let before = outer.saved.last else { return }
    let drawn = elements
    (open, saved, state) = (outer.open, outer.saved.dropLast(), before)
    if !drawn.isEmpty { add(.group(ElementGroup(.none, children: drawn))) }
  }

  /// Saves the state, to be restored later.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last, with its clips.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    while open.count > last.clipCount + 1 {
      let inner = open.removeLast()
      Self.close(inner, into: &open[open.count - 1].elements)
    }
    state = last
  }
}
