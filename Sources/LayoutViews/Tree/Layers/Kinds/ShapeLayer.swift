public import Foundation
public import LayoutGeometry
package import ScreenFrames

/// A layer that draws a path: QuartzCore's `CAShapeLayer`.
open class ShapeLayer: Layer {
  /// A rule for what is inside: QuartzCore's `CAShapeLayerFillRule`.
  public enum FillRule: String, Sendable, Hashable {
    /// All that the path goes around, but for ways around it in both directions.
    case nonZero = "non-zero"
    /// All that the path goes around an odd number of times.
    case evenOdd = "even-odd"
  }

  /// A form of ends: QuartzCore's `CAShapeLayerLineCap`.
  public enum LineCap: String, Sendable, Hashable {
    /// Cut off at the end.
    case butt
    /// With half a circle.
    case round
    /// Longer by half of the width.
    case square
  }

  /// A form of corners: QuartzCore's `CAShapeLayerLineJoin`.
  public enum LineJoin: String, Sendable, Hashable {
    /// Pointed.
    case miter
    /// With a part of a circle.
    case round
    /// Cut off.
    case bevel
  }

  /// The path, in the layer's own coordinates, or `nil` for none.
  open var path: DrawingPath?
  /// The color of the inside, or `nil` for none.
  open var fillColor: Color? = .black
  /// The rule for what is inside.
  open var fillRule = FillRule.nonZero
  /// The color of the line, or `nil` for none.
  open var strokeColor: Color?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The form of the line's ends.
  open var lineCap = LineCap.butt
  /// The form of the line's corners.
  open var lineJoin = LineJoin.miter
  /// The greatest length of a pointed corner, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in points, or `nil` for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The distance into the dashes at which the line begins.
  open var lineDashPhase: CGFloat = 0
  /// The share of the path's length at which the line begins.
  open var strokeStart: CGFloat = 0
  /// The share of the path's length at which the line ends.
  open var strokeEnd: CGFloat = 1

  package override func ownDrawing(in size: CGSize) -> [ScreenElement] {
    var elements = super.ownDrawing(in: size)
    guard let path, !path.isEmpty else { return elements }
    let back = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let commands = path.commands.applying(back)
    if let fillColor, fillColor.canBeSeen {
      var shape = Shape(ElementTag(id: "shape"), .simple(commands), fill: fillColor)
      if case .path = shape.outline { shape.fillsNonzero = fillRule == .nonZero }
      elements.append(.shape(shape))
    }
    if let strokeColor, strokeColor.canBeSeen, lineWidth > 0 {
      let line = commands.trimmed(from: strokeStart, to: strokeEnd)
      if !line.isEmpty {
        elements.append(
          .shape(Shape(ElementTag(id: "line"), .simple(line), stroke: stroke(strokeColor)))
        )
      }
    }
    return elements
  }

  private func stroke(_ color: Color) -> Stroke {
    var stroke = Stroke(
      color,
      width: lineWidth,
      dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    )
    stroke.dashPhase = lineDashPhase
    stroke.miterLimit = miterLimit
    stroke.cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    stroke.join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return stroke
  }
}
