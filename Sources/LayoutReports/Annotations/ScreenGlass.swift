package import Foundation
import LayoutCapture
import ScreenFrames

/// The glass of a screen with its round corners, which the outlines of things at its edges follow.
package struct ScreenGlass: Sendable {
  /// The area of the whole screen, in the coordinates of what is shown of it.
  let rect: CGRect
  /// The radius of its corners, in points, or 0 for square ones.
  let radius: CGFloat

  /// Creates the glass of a screen.
  ///
  /// - Parameters:
  ///   - rect: The area of the whole screen, in the coordinates of what is shown of it.
  ///   - radius: The radius of its corners, in points, or 0 for square ones.
  package init(_ rect: CGRect, radius: CGFloat) {
    (self.rect, self.radius) = (rect, radius)
  }

  /// The glass in a picture in which x and y have changed places.
  var flipped: Self { Self(rect.flipped, radius: radius) }

  /// Returns the outline of the screen at a distance inside its edge.
  func path(inset: CGFloat) -> [PathCommand] {
    let inner = radius > 0 ? max(0, radius - inset) : 0
    return ScreenOutline(rect: rect.insetBy(dx: inset, dy: inset), radius: inner).path
  }

  /// Returns whether a corner of the screen cuts a corner of an area off.
  func cuts(_ area: CGRect) -> Bool {
    [area.minX, area.maxX].contains { x in
      [area.minY, area.maxY].contains { y in
        let point = CGPoint(x: x, y: y)
        let nearest = nearest(to: point)
        return abs(nearest.x - x) > 0.5 || abs(nearest.y - y) > 0.5
      }
    }
  }

  /// Returns the part of a text that the corners of the screen leave, as the middle of its letters shows, or `nil` for none.
  func seen(_ text: CGRect) -> CGRect? {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let middle = CGPoint(x: text.midX, y: text.midY)
    let rise = middle.y - middle.clamped(to: rect, inset: radius).y
    guard rise != 0, abs(rise) < radius else { return text }
    let inset = radius - (radius * radius - rise * rise).squareRoot()
    let (left, right) = (max(text.minX, rect.minX + inset), min(text.maxX, rect.maxX - inset))
    guard left < right else { return nil }
    return CGRect(x: left, y: text.minY, width: right - left, height: text.height)
  }

  /// Returns a point that is on the glass, or the nearest one at its edge.
  func nearest(to point: CGPoint) -> CGPoint {
    let point = point.clamped(to: rect)
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let center = point.clamped(to: rect, inset: radius)
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard dx != 0, dy != 0, distance > radius else { return point }
    return CGPoint(x: center.x + dx / distance * radius, y: center.y + dy / distance * radius)
  }
}
