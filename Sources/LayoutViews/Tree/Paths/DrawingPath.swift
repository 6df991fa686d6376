public import Foundation
public import LayoutGeometry
package import ScreenFrames

/// A path of lines and curves: CoreGraphics' `CGPath`.
///
/// Two are equal if their steps are.
public class DrawingPath: Hashable {
  /// The steps; a quadratic curve is a cubic one here.
  package internal(set) final var commands: [PathCommand]

  init(_ commands: [PathCommand]) { self.commands = commands }

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: A transform of all points, or `nil`.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init([PathCommand].rectangle(rect).applying(transform ?? .identity))
  }

  /// Creates the ellipse that fills a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: A transform of all points, or `nil`.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init([PathCommand].ellipse(in: rect).applying(transform ?? .identity))
  }

  /// Creates a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The extent of a corner along x, at most half of the width.
  ///   - cornerHeight: The extent of a corner along y, at most half of the height.
  ///   - transform: A transform of all points, or `nil`.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let steps = [PathCommand].roundedRectangle(rect, cornerWidth, cornerHeight)
    self.init(steps.applying(transform ?? .identity))
  }

  /// The smallest rectangle with all points, those that bend curves too; null of an empty path.
  public final var boundingBox: CGRect { commands.controlBounds }
  /// The smallest rectangle with all lines and curves; null of an empty path.
  public final var boundingBoxOfPath: CGRect { commands.exactBounds }
  /// The point at which the path ends, the origin for an empty one.
  public final var currentPoint: CGPoint { commands.currentPoint ?? .zero }
  /// Whether there is nothing in the path.
  public final var isEmpty: Bool { commands.isEmpty }

  /// Returns whether a point is inside, as the path is filled.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule by which parts count that go around each other.
  ///   - transform: A transform of the point before it is asked for.
  /// - Returns: The answer.
  public final func contains(
    _ point: CGPoint,
    using rule: PathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    commands.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// Returns a path of the same steps.
  public final func copy() -> DrawingPath? { DrawingPath(commands) }

  /// Returns the path where a transform brings it.
  public final func copy(using transform: CGAffineTransform?) -> DrawingPath? {
    DrawingPath(commands.applying(transform ?? .identity))
  }

  /// Returns the outline of the path's line, whose inside is what the line covers.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: The form of the ends.
  ///   - lineJoin: The form of the corners.
  ///   - miterLimit: The greatest length of a pointed corner, in widths of the line.
  ///   - transform: A transform of all points of the outline.
  /// - Returns: The outline.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: LineCap,
    lineJoin: LineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> DrawingPath {
    var stroke = Stroke(.black, width: lineWidth)
    (stroke.cap, stroke.join, stroke.miterLimit) = (lineCap.drawn, lineJoin.drawn, miterLimit)
    return DrawingPath(StrokeOutline(commands, stroke).commands.applying(transform))
  }

  /// Returns a path of the same steps that can be added to.
  public final func mutableCopy() -> MutableDrawingPath? { MutableDrawingPath(commands) }

  /// Returns whether both have the same steps.
  public static func == (lhs: DrawingPath, rhs: DrawingPath) -> Bool {
    lhs.commands == rhs.commands
  }

  /// Feeds the steps.
  public final func hash(into hasher: inout Hasher) { hasher.combine(commands) }
}

/// A rule for what is inside of a path: CoreGraphics' `CGPathFillRule`.
public enum PathFillRule: Int, Sendable, Hashable {
  /// All that the path goes around, but for ways around it in both directions.
  case winding = 0
  /// All that the path goes around an odd number of times.
  case evenOdd = 1
}

extension [PathCommand] {
  /// Returns a rectangle whose corners are parts of ellipses.
  static func roundedRectangle(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> Self {
    let rect = rect.standardized
    let (across, along) = (
      Swift.min(Swift.max(0, width), rect.width / 2),
      Swift.min(Swift.max(0, height), rect.height / 2)
    )
    guard across > 0, along > 0 else { return rectangle(rect) }
    if across == along { return roundRectangle(rect, radii: CornerRadii(across)) }
    let unit = along / across
    // A circle of which one length is multiplied is an ellipse.
    let straight = CGRect(
      x: rect.minX,
      y: rect.minY / unit,
      width: rect.width,
      height: rect.height / unit
    )
    return roundRectangle(straight, radii: CornerRadii(across))
      .applying(CGAffineTransform(scaleX: 1, y: unit))
  }
}
