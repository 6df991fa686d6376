import Foundation
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// The eight spokes of a wheel that turns while something is under way.
enum Spokes {
  /// Returns the spokes clockwise from the upright one, which is the darkest.
  ///
  /// - Parameters:
  ///   - middle: The middle of the wheel.
  ///   - diameter: The diameter of the wheel in points.
  ///   - color: A function that returns the color of a spoke of an opacity.
  /// - Returns: The elements.
  static func elements(
    around middle: CGPoint,
    diameter: CGFloat,
    color: (_ opacity: Double) -> Color
  ) -> [ScreenElement] {
    let (inner, outer, width) = ControlMetrics.spoke
    let diagonal: CGFloat = 0.707107
    let directions: [(x: CGFloat, y: CGFloat)] = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
      (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
    return zip(directions, ControlMetrics.spokeOpacities).map { direction, opacity in
      func end(_ share: CGFloat) -> CGPoint {
        CGPoint(
          x: middle.x + direction.x * share * diameter,
          y: middle.y + direction.y * share * diameter
        )
      }
      return .stroke(
        .line(from: end(inner), to: end(outer)),
        color(opacity),
        width: width * diameter,
        isRound: true
      )
    }
  }
}
