package import Foundation
import ScreenFrames

/// An area with round corners that something on the screen fills.
package struct RoundedArea: Sendable {
  let rect: CGRect
  let cornerRadius: CGFloat

  /// The least radius of corners that are seen as round ones.
  private static let leastRadius: CGFloat = 4

  /// Creates an area, or `nil` if its corners do not look round.
  package init?(_ rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > Self.leastRadius else { return nil }
    (self.rect, self.cornerRadius) = (rect, radius)
  }

  /// Returns whether a thing is what fills the area, as far as pixels show.
  func isSame(as thing: CGRect) -> Bool {
    abs(rect.minX - thing.minX) <= 1 && abs(rect.maxX - thing.maxX) <= 1
      && abs(rect.minY - thing.minY) <= 1 && abs(rect.maxY - thing.maxY) <= 1
  }
}

extension ScreenElement {
  /// Returns the areas with round corners in it, from the origin of its coordinates, back to front.
  func roundedAreas(at origin: CGPoint) -> [RoundedArea] {
    switch self {
    case .group(let group):
      let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
      return group.children.flatMap { $0.roundedAreas(at: inner) }
    case .shape(let shape):
      let radius: CGFloat
      switch shape.outline {
      case .rectangle(_, let cornerRadius): radius = cornerRadius
      case .circle(_, let circle): radius = circle
      case .line, .path: return []
      }
      let area = shape.bounds.offsetBy(dx: origin.x, dy: origin.y)
      return RoundedArea(area, cornerRadius: radius).map { [$0] } ?? []
    case .text: return []
    }
  }
}
