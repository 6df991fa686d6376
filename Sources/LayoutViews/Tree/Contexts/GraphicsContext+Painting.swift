public import Foundation
import LayoutDiagnostics
import LayoutGeometry
import ScreenFrames

extension GraphicsContext {
  /// Fills the path, which then is gone.
  public func fillPath(using rule: PathFillRule = .winding) {
    paintFill(path, evenOdd: rule == .evenOdd)
    path = []
  }
  /// Strokes the path, which then is gone.
  public func strokePath() {
    paintStroke(path)
    path = []
  }
  /// Fills and strokes the path, which then is gone.
  public func drawPath(using mode: PathDrawingMode) {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { paintFill(path, evenOdd: isEvenOdd) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { paintStroke(path) }
    path = []
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(.rectangle(rect), evenOdd: false) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(.ellipse(in: rect), evenOdd: false) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(.rectangle(rect)) }
  /// Strokes a rectangle with a width of its own.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = before
  }
  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: rect)) }
  /// Strokes lines between the first and second point, the third and fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    var lines: [PathCommand] = []
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      lines += [.move(points[index]), .line(points[index + 1])]
    }
    stroke(lines)
  }
  /// Makes a rectangle clear; what was drawn there before stays, which a finding says.
  public func clear(_ rect: CGRect, fileID: String = #fileID, line: Int = #line) {
    guard elements.contains(where: { $0.bounds.intersects(rect.applying(state.transform)) }) else {
      return
    }
    FlatDrawing.record(
      "a context that is cleared keeps what was drawn before",
      at: SourceMark(file: fileID, line: line)
    )
  }

  /// Draws what follows inside of the path alone, which then is gone.
  public func clip(using rule: PathFillRule = .winding) {
    clip(placed: path, evenOdd: rule == .evenOdd)
    path = []
  }
  /// Draws what follows inside of a rectangle alone.
  public func clip(to rect: CGRect) { clip(.rectangle(rect), evenOdd: false) }
  /// Draws what follows inside of rectangles alone.
  public func clip(to rects: [CGRect]) {
    clip(rects.flatMap { [PathCommand].rectangle($0) }, evenOdd: false)
  }

  /// Fills a path in the present coordinates.
  func fill(_ path: [PathCommand], evenOdd: Bool) {
    paintFill(path.applying(state.transform), evenOdd: evenOdd)
  }
  /// Strokes a path in the present coordinates.
  func stroke(_ path: [PathCommand]) { paintStroke(path.applying(state.transform)) }
  /// Draws what follows inside of a path in the present coordinates.
  func clip(_ path: [PathCommand], evenOdd: Bool) {
    clip(placed: path.applying(state.transform), evenOdd: evenOdd)
  }

  private func paintFill(_ path: [PathCommand], evenOdd: Bool) {
    guard !path.isEmpty else { return }
    if var shadow = state.shadow {
      shadow.caster = .path(path)
      for element in shadow.elements(named: "shadow") { add(element) }
    }
    guard state.fillColor.canBeSeen else { return }
    var shape = Shape(.none, .simple(path), fill: state.fillColor)
    if case .path = shape.outline { shape.fillsNonzero = !evenOdd }
    add(.shape(shape))
  }

  private func paintStroke(_ path: [PathCommand]) {
    guard !path.isEmpty, state.lineWidth > 0, state.strokeColor.canBeSeen else { return }
    var stroke = Stroke(state.strokeColor, width: state.lineWidth, dashes: state.dashes)
    stroke.dashPhase = state.dashPhase
    (stroke.cap, stroke.join) = (state.lineCap.drawn, state.lineJoin.drawn)
    stroke.miterLimit = state.miterLimit
    let transform = state.transform
    if let factor = transform.evenFactor {
      stroke.width *= factor
      stroke.dashes = stroke.dashes.map { $0 * factor }
      stroke.dashPhase *= factor
      add(.shape(Shape(.none, .simple(path), stroke: stroke)))
    } else if transform.isInvertible {
      // Lines are as wide as the transform makes them in each direction.
      let straight = path.applying(transform.inverted())
      addPlaced(.shape(Shape(.none, .path(straight), stroke: stroke)))
    }
  }
}

extension Color {
  /// Whether it shows in light or in dark.
  var canBeSeen: Bool { opacity > 0 || (darkVariant?.opacity ?? 0) > 0 }
}

extension Outline {
  /// Returns the outline of a path: a rectangle if it is one.
  static func simple(_ path: [PathCommand]) -> Self {
    guard path.count == 5, case .move(let first) = path[0], case .line(let second) = path[1],
      case .line(let third) = path[2], case .line(let fourth) = path[3], path[4] == .close
    else { return .path(path) }
    let rect = CGRect(
      x: first.x,
      y: first.y,
      width: third.x - first.x,
      height: third.y - first.y
    )
    let isStraight =
      second == CGPoint(x: third.x, y: first.y) && fourth == CGPoint(x: first.x, y: third.y)
    return isStraight && rect.width >= 0 && rect.height >= 0 ? .rectangle(rect) : .path(path)
  }
}

/// A way to paint a path: CoreGraphics' `CGPathDrawingMode`.
public enum PathDrawingMode: Int32, Sendable, Hashable {
  /// Filled, by the rule of windings.
  case fill = 0
  /// Filled, by the even-odd rule.
  case eoFill
  /// Stroked.
  case stroke
  /// Filled by the rule of windings, and stroked.
  case fillStroke
  /// Filled by the even-odd rule, and stroked.
  case eoFillStroke
}
