import Foundation
import LayoutCapture
import LayoutDevices
import LayoutGeometry
import LayoutViews
import ScreenFrames

// The round corners of the screen, beyond which no guide is drawn.
extension GuideCapture {
  /// Returns lines around an area, or in it; where a round corner of the screen cuts that off, they end there.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - area: The area.
  ///   - color: The color of a line that goes on along the corner, or `nil` for none.
  /// - Returns: The lines.
  func inScreen(
    _ lines: [ScreenElement],
    around area: CGRect,
    following color: Color? = nil
  ) -> [ScreenElement] {
    let bounds = screen.window.bounds
    let radius = screen.window.environment.device.cornerRadius
    guard area.intersection(bounds).isCut(byCorners: radius, of: bounds) else { return lines }
    var children = lines
    if let color {
      let edge = ScreenOutline(rect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: radius - 0.5).path
      let corners = ScreenElement.stroke(.path(edge), color, width: 1)
      children.append(.group(ElementGroup(.none, clip: area, children: [corners])))
    }
    let path = ScreenOutline(rect: bounds, radius: radius).path
    return [.group(ElementGroup(.none, clip: bounds, clipPath: path, children: children))]
  }

  /// Returns a group of lines around an area, or in it, that end at the round corners of the screen.
  func inScreen(_ element: ScreenElement, around area: CGRect) -> ScreenElement {
    guard case .group(var group) = element else { return element }
    group.children = inScreen(group.children, around: area)
    return .group(group)
  }
}

extension CGRect {
  /// Returns whether a corner of it is beyond a round corner of another rectangle around it.
  fileprivate func isCut(byCorners radius: CGFloat, of outer: CGRect) -> Bool {
    [minX, maxX].contains { x in
      [minY, maxY].contains { y in
        let across = radius - Swift.min(x - outer.minX, outer.maxX - x)
        let along = radius - Swift.min(y - outer.minY, outer.maxY - y)
        return across > 0 && along > 0 && across * across + along * along > radius * radius
      }
    }
  }
}
