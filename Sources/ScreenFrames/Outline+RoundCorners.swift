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

/// The radii of the corners of a rectangle.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  package init(
    topLeft: CGFloat,
    topRight: CGFloat,
    bottomRight: CGFloat,
    bottomLeft: CGFloat
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates four equal radii.
  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The radius of all corners, or `nil` if they differ.
  package var single: CGFloat? {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft : nil
  }

  /// Returns the radii changed, each for itself.
  package func map(_ change: (CGFloat) -> CGFloat) -> Self {
    Self(
      topLeft: change(topLeft),
      topRight: change(topRight),
      bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft)
    )
  }
}

extension Outline {
  /// Returns a rectangle with circular corners of several radii.
  package static func rectangle(_ rect: CGRect, radii: CornerRadii) -> Self {
    if let radius = radii.single { return .rectangle(rect, cornerRadius: radius) }
    return .path(.roundRectangle(rect, radii: radii))
  }
}

extension [PathCommand] {
  /// Returns the outline of a rectangle, clockwise from the left end of the top edge.
  package static func roundRectangle(_ rect: CGRect, top: CGFloat, bottom: CGFloat) -> Self {
    roundRectangle(
      rect,
      radii: CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
    )
  }

  /// Returns the outline of a rectangle, clockwise from the left end of the top edge.
  package static func roundRectangle(_ rect: CGRect, radii: CornerRadii) -> Self {
    // The distance of control points at which a cubic curve is closest to a quarter of a circle.
    let gap: CGFloat = 1 - 0.552285
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (tl, tr) = (radii.topLeft, radii.topRight)
    let (bl, br) = (radii.bottomLeft, radii.bottomRight)
    return [
      .move(point(left + tl, top)), .line(point(right - tr, top)),
      .curve(
        point(right - tr * gap, top),
        point(right, top + tr * gap),
        to: point(right, top + tr)
      ),
      .line(point(right, bottom - br)),
      .curve(
        point(right, bottom - br * gap),
        point(right - br * gap, bottom),
        to: point(right - br, bottom)
      ),
      .line(point(left + bl, bottom)),
      .curve(
        point(left + bl * gap, bottom),
        point(left, bottom - bl * gap),
        to: point(left, bottom - bl)
      ),
      .line(point(left, top + tl)),
      .curve(point(left, top + tl * gap), point(left + tl * gap, top), to: point(left + tl, top)),
      .close,
    ]
  }
}
