public import Foundation
public import LayoutGeometry
package import ScreenFrames

/// A path with the way to draw it: UIKit's `UIBezierPath`.
open class BezierPath: NSObject, NSCopying {
  /// The steps of the path.
  package final var commands: [PathCommand]
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The form of the line's ends.
  open var lineCapStyle = LineCap.butt
  /// The form of the line's corners.
  open var lineJoinStyle = LineJoin.miter
  /// The greatest length of a pointed corner, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// The deviation of curves in UIKit; those here are exact.
  open var flatness: CGFloat = 0.6
  /// Whether parts that go around each other are inside an odd number of times.
  open var usesEvenOddFillRule = false
  final var dashes: [CGFloat] = []
  final var dashPhase: CGFloat = 0

  init(_ commands: [PathCommand]) {
    self.commands = commands
    super.init()
  }

  /// Creates an empty path.
  public override init() {
    commands = []
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init([PathCommand].rectangle(rect)) }

  /// Creates the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init([PathCommand].ellipse(in: rect)) }

  /// Creates a rectangle with round corners; a radius of more than half the shorter side counts as that.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    self.init([PathCommand].roundedRectangle(rect, radius, radius))
  }

  /// Creates a rectangle of which some corners are round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The round corners.
  ///   - cornerRadii: The radius as a width; the height is not asked for, as in UIKit.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: RectCorner,
    cornerRadii: CGSize
  ) {
    let rect = rect.standardized
    let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
    func rounding(of corner: RectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      [PathCommand].roundRectangle(
        rect,
        radii: CornerRadii(
          topLeft: rounding(of: .topLeft),
          topRight: rounding(of: .topRight),
          bottomRight: rounding(of: .bottomRight),
          bottomLeft: rounding(of: .bottomLeft)
        )
      )
    )
  }

  /// Creates a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - radius: The radius.
  ///   - startAngle: The first angle in radians, from the right.
  ///   - endAngle: The last angle.
  ///   - clockwise: The direction on the screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path of the steps of another one.
  public convenience init(cgPath CGPath: DrawingPath) { self.init(CGPath.commands) }

  /// Creates an empty path; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    commands = []
    super.init()
  }

  /// The steps.
  open var cgPath: DrawingPath {
    get { DrawingPath(commands) }
    set { commands = newValue.commands }
  }
  /// Whether there is nothing in the path.
  open var isEmpty: Bool { commands.isEmpty }
  /// The smallest rectangle with all lines and curves; null of an empty path.
  open var bounds: CGRect { commands.exactBounds }
  /// The point at which the path ends, the origin for an empty one.
  open var currentPoint: CGPoint { commands.currentPoint ?? .zero }

  /// Returns whether a point is inside, as the path is filled.
  open func contains(_ point: CGPoint) -> Bool {
    commands.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Begins a part at a point.
  open func move(to point: CGPoint) { commands.append(.move(point)) }
  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { commands.appendLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if commands.isEmpty { move(to: controlPoint1) }
    commands.append(.curve(controlPoint1, controlPoint2, to: endPoint))
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if commands.isEmpty { move(to: controlPoint) }
    commands.append(.curve(from: currentPoint, control: controlPoint, to: endPoint))
  }
  /// Adds a part of a circle, with a line to its beginning; `clockwise` is the direction on the screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    commands.appendArc(
      center: center,
      radius: radius,
      from: startAngle,
      sweep: [PathCommand].sweep(from: startAngle, to: endAngle, grows: clockwise)
    )
  }
  /// Closes the part with a line to its beginning.
  open func close() { if !commands.isEmpty { commands.append(.close) } }
  /// Takes all steps away.
  open func removeAllPoints() { commands = [] }
  /// Adds the steps of another path.
  open func append(_ bezierPath: BezierPath) { commands += bezierPath.commands }
  /// Brings all points where a transform brings them.
  open func apply(_ transform: CGAffineTransform) { commands = commands.applying(transform) }

  /// Returns the path in the other direction.
  open func reversing() -> BezierPath {
    let path = copied()
    path.commands = commands.inOppositeDirection
    return path
  }

  /// Sets the lengths of dashes and gaps, in points; without any the line is solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = unsafe Array(
      UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))
    )
    dashPhase = phase
  }

  /// Returns a path that says the same.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  private func copied() -> BezierPath {
    let path = BezierPath(commands)
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (path.miterLimit, path.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    (path.dashes, path.dashPhase) = (dashes, dashPhase)
    return path
  }
}

/// The corners of a rectangle: UIKit's `UIRectCorner`.
public struct RectCorner: OptionSet, Sendable, Hashable {
  /// The bits as in UIKit.
  public let rawValue: UInt
  /// Creates a set of corners from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = Self(rawValue: 1)
  /// The upper right corner.
  public static let topRight = Self(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = Self(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = Self(rawValue: 8)
  /// The four corners.
  public static let allCorners = Self(rawValue: .max)
}

/// The form of the ends of a line: CoreGraphics' `CGLineCap`.
public enum LineCap: Int32, Sendable, Hashable {
  /// Cut off at the end.
  case butt = 0
  /// With half a circle.
  case round = 1
  /// Longer by half of the width.
  case square = 2
}

/// The form of the corners of a line: CoreGraphics' `CGLineJoin`.
public enum LineJoin: Int32, Sendable, Hashable {
  /// Pointed.
  case miter = 0
  /// With a part of a circle.
  case round = 1
  /// Cut off.
  case bevel = 2
}

extension LineCap {
  /// The same for a drawn stroke.
  var drawn: Stroke.LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension LineJoin {
  /// The same for a drawn stroke.
  var drawn: Stroke.LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
