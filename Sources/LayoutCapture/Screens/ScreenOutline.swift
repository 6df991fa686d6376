package import Foundation
import LayoutGeometry
package import ScreenFrames

/// The outline of a screen: a rectangle whose corners are the continuous curves of Apple's devices.
///
/// The corner leaves the straight edge 1.528665 radii before the corner point and consists of three
/// cubic curves; the coefficients are those of `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7,
/// as published by PaintCode ("Rounded rectangles in iOS 7", 2013).
package struct ScreenOutline {
  /// The rectangle that the outline fills.
  package let rect: CGRect
  /// The nominal radius of the corners, in points, or 0 for square ones.
  package let radius: CGFloat

  /// Creates the outline of a screen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that it fills.
  ///   - radius: The nominal radius of the corners, in points, or 0 for square ones.
  package init(rect: CGRect, radius: CGFloat) { (self.rect, self.radius) = (rect, radius) }

  /// A closed path around the screen, clockwise from the top edge.
  package var path: [PathCommand] {
    guard radius > 0 else {
      return [
        .move(corner(0, 0, .topLeft)), .line(corner(0, 0, .topRight)),
        .line(corner(0, 0, .bottomRight)), .line(corner(0, 0, .bottomLeft)), .close,
      ]
    }
    return [.move(corner(1.528665, 0, .topLeft))]
      + curves(.topRight, alongFirst: true)
      + curves(.bottomRight, alongFirst: false)
      + curves(.bottomLeft, alongFirst: true)
      + curves(.topLeft, alongFirst: false) + [.close]
  }

  private enum Corner {
    case topLeft
    case topRight
    case bottomRight
    case bottomLeft
  }

  /// Returns the point `x` and `y` radii inwards from a corner.
  private func corner(_ x: CGFloat, _ y: CGFloat, _ corner: Corner) -> CGPoint {
    let (left, right) = (rect.minX + x * radius, rect.maxX - x * radius)
    let (top, bottom) = (rect.minY + y * radius, rect.maxY - y * radius)
    return switch corner {
    case .topLeft: CGPoint(x: left, y: top)
    case .topRight: CGPoint(x: right, y: top)
    case .bottomRight: CGPoint(x: right, y: bottom)
    case .bottomLeft: CGPoint(x: left, y: bottom)
    }
  }

  /// Returns the curves around one corner, with `alongFirst` if the path arrives along the horizontal edge.
  private func curves(_ at: Corner, alongFirst: Bool) -> [PathCommand] {
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      alongFirst ? corner(along, across, at) : corner(across, along, at)
    }
    return [
      .line(point(1.528665, 0)),
      .curve(point(1.088493, 0), point(0.868407, 0), to: point(0.631494, 0.074911)),
      .curve(point(0.372824, 0.169060), point(0.169060, 0.372824), to: point(0.074911, 0.631494)),
      .curve(point(0, 0.868407), point(0, 1.088493), to: point(0, 1.528665)),
    ]
  }
}
