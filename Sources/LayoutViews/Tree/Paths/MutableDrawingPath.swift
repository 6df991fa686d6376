public import Foundation
public import LayoutGeometry
import ScreenFrames

/// A path that can be added to: CoreGraphics' `CGMutablePath`.
public final class MutableDrawingPath: DrawingPath {
  override init(_ commands: [PathCommand]) { super.init(commands) }

  /// Creates an empty path.
  public convenience init() { self.init([]) }

  /// Begins a part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    commands.append(.move(point.applying(transform)))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    commands.appendLine(to: point.applying(transform))
  }

  /// Adds lines from point to point, as a part of its own.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    commands.append(
      .curve(
        control1.applying(transform),
        control2.applying(transform),
        to: end.applying(transform)
      )
    )
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    let start = commands.currentPoint ?? .zero
    commands.append(
      .curve(from: start, control: control.applying(transform), to: end.applying(transform))
    )
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    commands += [PathCommand].rectangle(rect).applying(transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    commands += [PathCommand].ellipse(in: rect).applying(transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    commands += [PathCommand].roundedRectangle(rect, cornerWidth, cornerHeight).applying(transform)
  }

  /// Adds a part of a circle, with a line to its beginning.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - radius: The radius.
  ///   - startAngle: The first angle in radians, from the right.
  ///   - endAngle: The last angle.
  ///   - clockwise: The direction where y grows upward, so that on a screen it is the other one.
  ///   - transform: A transform of all points.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    commands.appendArc(
      center: center,
      radius: radius,
      from: startAngle,
      sweep: [PathCommand].sweep(from: startAngle, to: endAngle, grows: !clockwise),
      transform
    )
  }

  /// Adds a part of a circle that begins at an angle and goes on by another one.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    commands.appendArc(center: center, radius: radius, from: startAngle, sweep: delta, transform)
  }

  /// Adds a part of a circle that touches two lines: from the current point to the first point, and on to the second.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    commands.appendArc(tangent1End, tangent2End, radius: radius, transform)
  }

  /// Adds another path.
  public func addPath(_ path: DrawingPath, transform: CGAffineTransform = .identity) {
    commands += path.commands.applying(transform)
  }

  /// Closes the part with a line to its beginning.
  public func closeSubpath() { if !commands.isEmpty { commands.append(.close) } }
}

extension [PathCommand] {
  /// Adds a line, or begins a part where there is none.
  mutating func appendLine(to point: CGPoint) { append(isEmpty ? .move(point) : .line(point)) }

  /// Adds a part of a circle, with a line to its beginning.
  mutating func appendArc(
    center: CGPoint,
    radius: CGFloat,
    from start: CGFloat,
    sweep: CGFloat,
    _ transform: CGAffineTransform = .identity
  ) {
    let first = CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start))
    appendLine(to: first.applying(transform))
    let curves = Self.curves(
      around: center,
      radii: CGSize(width: radius, height: radius),
      from: start,
      sweep: sweep
    )
    append(contentsOf: curves.applying(transform))
  }

  /// Adds a part of a circle that touches the lines from the current point to a corner, and on from there.
  mutating func appendArc(
    _ corner: CGPoint,
    _ end: CGPoint,
    radius: CGFloat,
    _ transform: CGAffineTransform = .identity
  ) {
    let start = (currentPoint ?? corner).applying(transform.inverted())
    let (back, on) = (
      CGPoint(x: start.x - corner.x, y: start.y - corner.y),
      CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    )
    let (backLength, onLength) = (hypot(back.x, back.y), hypot(on.x, on.y))
    let cross = back.x * on.y - back.y * on.x
    guard radius > 0, backLength > 0, onLength > 0, abs(cross) > 1e-9 * backLength * onLength else {
      appendLine(to: corner.applying(transform))
      return
    }
    let (u, v) = (
      CGPoint(x: back.x / backLength, y: back.y / backLength),
      CGPoint(x: on.x / onLength, y: on.y / onLength)
    )
    let half = acos(Swift.max(-1, Swift.min(1, u.x * v.x + u.y * v.y))) / 2
    let (reach, distance) = (radius / tan(half), radius / sin(half))
    let middle = CGPoint(x: u.x + v.x, y: u.y + v.y)
    let length = hypot(middle.x, middle.y)
    let center = CGPoint(
      x: corner.x + middle.x / length * distance,
      y: corner.y + middle.y / length * distance
    )
    let first = CGPoint(x: corner.x + u.x * reach, y: corner.y + u.y * reach)
    let last = CGPoint(x: corner.x + v.x * reach, y: corner.y + v.y * reach)
    let from = atan2(first.y - center.y, first.x - center.x)
    let to = atan2(last.y - center.y, last.x - center.x)
    let grows = Self.sweep(from: from, to: to, grows: true)
    appendArc(
      center: center,
      radius: radius,
      from: from,
      sweep: grows <= .pi ? grows : Self.sweep(from: from, to: to, grows: false),
      transform
    )
  }
}
