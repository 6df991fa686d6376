package import Foundation
package import LayoutGeometry
package import LayoutViews

/// A control that draws something between its background and its subviews.
package protocol DrawnControl: View {
  /// What it draws, back to front, in its own coordinates.
  var drawing: [DrawnShape] { get }
  /// What is set, for the attributes of pictures; nil for nothing.
  var drawnValue: String? { get }
}

/// A shape that a control draws.
package struct DrawnShape: Sendable, Hashable {
  /// The geometry of a shape, in points.
  package enum Outline: Sendable, Hashable {
    /// A rectangle with circular corners.
    case rectangle(CGRect, cornerRadius: CGFloat)
    /// A rectangle with circular corners, without another one that lies in it.
    case frame(CGRect, cornerRadius: CGFloat, hole: CGRect, holeRadius: CGFloat)
    /// A straight line with round ends.
    case line(from: CGPoint, to: CGPoint)
  }

  /// How the outline is painted.
  package enum Paint: Sendable, Hashable {
    /// The inside is filled.
    case fill(Color)
    /// The outline is stroked, half of it inside and half of it outside.
    case stroke(Color, width: CGFloat)
  }

  /// The geometry.
  package let outline: Outline
  /// The paint.
  package let paint: Paint

  init(_ outline: Outline, _ paint: Paint) {
    self.outline = outline
    self.paint = paint
  }

  /// Returns a filled rectangle with circular corners.
  static func rectangle(_ rect: CGRect, cornerRadius: CGFloat = 0, _ color: Color) -> Self {
    Self(.rectangle(rect, cornerRadius: cornerRadius), .fill(color))
  }

  /// Returns a filled rectangle whose short sides are half circles.
  static func pill(_ rect: CGRect, _ color: Color) -> Self {
    rectangle(rect, cornerRadius: min(rect.width, rect.height) / 2, color)
  }

  /// Returns a straight line with round ends.
  static func line(
    from start: CGPoint,
    to end: CGPoint,
    _ color: Color,
    width: CGFloat
  ) -> Self {
    Self(.line(from: start, to: end), .stroke(color, width: width))
  }
}

/// The soft shadow of a knob, as rings of pills that lie on each other: nothing is blurred here.
struct KnobShadow {
  /// How much wider, lower and darker each pill is, from the outermost.
  let rings: [(growth: CGFloat, drop: CGFloat, opacity: Double)]

  /// Of the knob of a switch: 3 lower, 8 soft, 15 %, and a thin edge.
  static let `switch` = Self(rings: [
    (3, 3, 0.018), (2, 3, 0.024), (1, 2.5, 0.03), (0.5, 1.5, 0.06), (0.5, 0, 0.04),
  ])
  /// Of the knob of a slider: 6 lower, 13 soft, 12 %, and 0.5 lower, 4 soft, 12 %.
  static let slider = Self(rings: [
    (4, 5, 0.010), (2.5, 4, 0.015), (1, 3, 0.02), (1, 1, 0.03), (0.5, 0.5, 0.06),
  ])
  /// Of a chosen segment: 3 lower, 8 soft, 12 %, and 3 lower, 1 soft, 4 %.
  static let segment = Self(rings: [(1, 2, 0.02), (0.5, 1, 0.04), (0.5, 0.5, 0.04)])

  /// Returns the pills behind a knob.
  func shapes(behind knob: CGRect, cornerRadius: CGFloat) -> [DrawnShape] {
    rings.map { ring in
      .rectangle(
        knob.insetBy(dx: -ring.growth, dy: -ring.growth).offsetBy(dx: 0, dy: ring.drop),
        cornerRadius: cornerRadius + ring.growth,
        Color.black.faded(by: ring.opacity)
      )
    }
  }
}
