public import Foundation
import LayoutGeometry
package import ScreenFrames

/// A layer of colors that pass into each other: QuartzCore's `CAGradientLayer`.
open class GradientLayer: Layer {
  /// A form of a gradient: QuartzCore's `CAGradientLayerType`.
  public enum Kind: String, Sendable, Hashable {
    /// Along a line.
    case axial
    /// Outward from a point.
    case radial
    /// Around a point, which is drawn in the mean of the colors.
    case conic
  }

  /// The colors, `Color` values, or `nil` for none.
  open var colors: [Any]?
  /// The place of each color from 0 to 1, or `nil` for even distances.
  open var locations: [NSNumber]?
  /// The beginning, as a share of the size: the middle of the top edge at first.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, as a share of the size: the middle of the bottom edge at first.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The form of the gradient.
  open var type = Kind.axial

  package override func ownDrawing(in size: CGSize) -> [ScreenElement] {
    let stops = [GradientStop](
      (colors ?? []).compactMap { $0 as? Color },
      at: locations.map { $0.map { CGFloat($0.doubleValue) } }
    )
    let whole = CGRect(origin: .zero, size: size)
    guard !stops.isEmpty, !whole.isEmpty else { return super.ownDrawing(in: size) }
    let tag = ElementTag(id: "gradient-fill")
    var shape = Shape(tag, .rectangle(whole, radii: cornerRadii))
    shape.gradient = stops
    let start = CGPoint(x: startPoint.x * size.width, y: startPoint.y * size.height)
    let end = CGPoint(x: endPoint.x * size.width, y: endPoint.y * size.height)
    switch type {
    case .axial:
      // The usual one, from top to bottom, is that of a shape without a course.
      if startPoint != CGPoint(x: 0.5, y: 0) || endPoint != CGPoint(x: 0.5, y: 1) {
        shape.gradientCourse = .line(from: start, to: end)
      }
    case .radial:
      let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      shape.gradientCourse = .ellipse(center: start, radii: radii)
    case .conic:
      FlatDrawing.record(
        "a gradient around a point is drawn in the mean of its colors",
        in: host,
        hint: "SVG has no such gradient"
      )
      shape.gradient = []
      shape.fill = stops.mean
    }
    if stops.count == 1 || start == end {
      // A device draws the last color alone.
      shape.gradient = []
      shape.gradientCourse = nil
      shape.fill = stops.last?.color
    }
    return [.shape(shape)] + super.ownDrawing(in: size)
  }
}
