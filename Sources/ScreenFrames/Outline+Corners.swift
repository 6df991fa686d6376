public import Foundation

extension Outline {
  /// Returns what a rectangle with circular corners leaves of the square ones: four patches.
  ///
  /// Painted over a screen in the color of the page, they round its corners at no cost; a rounded
  /// clip around everything would be drawn through a mask of the whole picture.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The radius of the corners; at most half the shorter side is used.
  /// - Returns: A path of four parts, clockwise from the top left.
  public static func corners(of rect: CGRect, radius: CGFloat) -> Self {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    // The distance of the control points that brings a cubic curve closest to a quarter circle.
    let handle = radius * 0.552_284_749_8
    func patch(_ corner: CGPoint, _ x: CGFloat, _ y: CGFloat) -> [PathCommand] {
      let start = CGPoint(x: corner.x, y: corner.y + y * radius)
      let end = CGPoint(x: corner.x + x * radius, y: corner.y)
      return [
        .move(corner),
        .line(start),
        .curve(
          CGPoint(x: start.x, y: start.y - y * handle),
          CGPoint(x: end.x - x * handle, y: end.y),
          to: end
        ),
        .close,
      ]
    }
    return .path(
      patch(CGPoint(x: rect.minX, y: rect.minY), 1, 1)
        + patch(CGPoint(x: rect.maxX, y: rect.minY), -1, 1)
        + patch(CGPoint(x: rect.maxX, y: rect.maxY), -1, -1)
        + patch(CGPoint(x: rect.minX, y: rect.maxY), 1, -1)
    )
  }
}
