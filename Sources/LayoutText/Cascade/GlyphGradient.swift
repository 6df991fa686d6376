package import Foundation
package import LayoutGeometry

/// A gradient that fills a layer of a glyph, in font units, y growing downward.
package struct GlyphGradient: Sendable, Hashable {
  /// The way in which the colors change.
  package enum Course: Sendable, Hashable {
    /// From a point to another, and alike beside the line between them.
    case line(from: CGPoint, to: CGPoint)
    /// From a circle to one around it.
    case circles(from: Circle, to: Circle)
  }

  /// A circle.
  package struct Circle: Sendable, Hashable {
    package let center: CGPoint
    package let radius: Double

    package init(center: CGPoint, radius: Double) {
      self.center = center
      self.radius = radius
    }
  }

  /// A color at a place on the way, which 0 begins and 1 ends.
  package struct Stop: Sendable, Hashable {
    package let offset: Double
    package let color: Color

    package init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// A way to go on before the beginning and behind the end, in the words of SVG.
  package enum Spread: String, Sendable, Hashable {
    /// The first and the last color.
    case pad
    /// The same again.
    case `repeat`
    /// The same again, every second time backward.
    case reflect
  }

  package let course: Course
  /// The colors in order.
  package let stops: [Stop]
  package let spread: Spread
  /// The change of the course's places.
  package let transform: CGAffineTransform

  package init(_ course: Course, _ stops: [Stop], _ spread: Spread, _ transform: CGAffineTransform)
  {
    self.course = course
    self.stops = stops
    self.spread = spread
    self.transform = transform
  }
}
