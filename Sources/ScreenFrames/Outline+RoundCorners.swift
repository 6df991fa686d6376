package import Foundation

extension Outline {
  /// Returns a rectangle whose short sides are half circles.
  package static func pill(_ rect: CGRect) -> Self {
    .rectangle(rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// Returns a rectangle with circular corners, or square ones for a radius of 0, as a closed path.
  package static func rectangle(_ rect: CGRect, top: CGFloat, bottom: CGFloat) -> Self {
    .path(.roundRectangle(rect, top: top, bottom: bottom))
  }
}

extension [PathCommand] {
  /// Returns the outline of a rectangle, clockwise from the left end of the top edge.
  package static func roundRectangle(_ rect: CGRect, top: CGFloat, bottom: CGFloat) -> Self {
    // The distance of control points at which a cubic curve is closest to a quarter of a circle.
    let handle: CGFloat = 0.552285
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(point(rect.minX + top, rect.minY)), .line(point(rect.maxX - top, rect.minY)),
      .curve(
        point(rect.maxX - top * (1 - handle), rect.minY),
        point(rect.maxX, rect.minY + top * (1 - handle)),
        to: point(rect.maxX, rect.minY + top)
      ),
      .line(point(rect.maxX, rect.maxY - bottom)),
      .curve(
        point(rect.maxX, rect.maxY - bottom * (1 - handle)),
        point(rect.maxX - bottom * (1 - handle), rect.maxY),
        to: point(rect.maxX - bottom, rect.maxY)
      ),
      .line(point(rect.minX + bottom, rect.maxY)),
      .curve(
        point(rect.minX + bottom * (1 - handle), rect.maxY),
        point(rect.minX, rect.maxY - bottom * (1 - handle)),
        to: point(rect.minX, rect.maxY - bottom)
      ),
      .line(point(rect.minX, rect.minY + top)),
      .curve(
        point(rect.minX, rect.minY + top * (1 - handle)),
        point(rect.minX + top * (1 - handle), rect.minY),
        to: point(rect.minX + top, rect.minY)
      ),
      .close,
    ]
  }
}
