public import Foundation
import LayoutGeometry
import ScreenFrames

// A point of a path is placed by the transform that is in force when it is added, as in CoreGraphics.
extension GraphicsContext {
  /// Begins a new path, without the steps so far.
  public func beginPath() { path = [] }
  /// Begins a part of the path at a point.
  public func move(to point: CGPoint) { path.append(.move(placed(point))) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { path.appendLine(to: placed(point)) }
  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.append(.curve(placed(control1), placed(control2), to: placed(end)))
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.append(.curve(from: path.currentPoint ?? .zero, control: placed(control), to: placed(end)))
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    path += [PathCommand].rectangle(rect).applying(state.transform)
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) {
    path += [PathCommand].ellipse(in: rect).applying(state.transform)
  }
  /// Adds a part of a circle; `clockwise` is the direction where y grows upward, on the screen the other one.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.appendArc(
      center: center,
      radius: radius,
      from: startAngle,
      sweep: [PathCommand].sweep(from: startAngle, to: endAngle, grows: !clockwise),
      state.transform
    )
  }
  /// Adds a part of a circle that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.appendArc(tangent1End, tangent2End, radius: radius, state.transform)
  }
  /// Adds a path.
  public func addPath(_ path: DrawingPath) { self.path += path.commands.applying(state.transform) }
  /// Closes the part with a line to its beginning.
  public func closePath() { if !path.isEmpty { path.append(.close) } }
  /// Whether there is no path.
  public var isPathEmpty: Bool { path.isEmpty }
  /// The box of the path, in the present coordinates.
  public var boundingBoxOfPath: CGRect {
    path.applying(state.transform.inverted()).exactBounds
  }
  /// The point at which the path ends, in the present coordinates.
  public var currentPointOfPath: CGPoint {
    (path.currentPoint ?? .zero).applying(state.transform.inverted())
  }

  private func placed(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
}
