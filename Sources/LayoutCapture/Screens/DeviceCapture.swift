import Foundation
import LayoutDevices
import LayoutGeometry
package import LayoutTables
package import LayoutViews
package import ScreenFrames

/// A capture of the device's part of a picture: the cut-out, the rounded corners and the edge.
struct DeviceCapture {
  let environment: ScreenEnvironment

  private var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }

  /// The sensor housing: a notch at the edge or an island, on the left in landscape.
  var cutout: [ScreenElement] {
    let outline: Outline
    switch environment.device.cutout {
    case .none: return []
    case .island: outline = placed(CGRect(x: 0, y: 11, width: 125, height: 37), radius: 18.5)
    case .notch: outline = placed(CGRect(x: 0, y: -20, width: 160, height: 51), radius: 20)
    }
    return [
      .shape(
        Shape(
          ElementTag(id: "cutout", role: "cutout"),
          outline,
          fill: .black,
          stroke: Stroke(Color(rgb: 0x3A3A3C), width: 1)
        )
      )
    ]
  }

  /// Returns a rectangle given in portrait, from the middle of the edge that is the top there.
  private func placed(_ portrait: CGRect, radius: CGFloat) -> Outline {
    var rect = portrait
    switch environment.orientation {
    case .portrait:
      rect.origin.x = bounds.midX - portrait.width / 2
    case .landscape:
      rect.origin = CGPoint(x: portrait.minY, y: bounds.midY - portrait.width / 2)
      rect.size = CGSize(width: portrait.height, height: portrait.width)
    }
    return .rectangle(rect, cornerRadius: radius)
  }

  /// The middle of the line around the screen.
  private var outline: [PathCommand] {
    ScreenOutline(
      rect: bounds.insetBy(dx: 0.5, dy: 0.5),
      radius: environment.device.cornerRadius
    ).path
  }

  /// The line around the screen, in front of everything that the screen shows.
  var edge: ScreenElement {
    .stroke(.path(outline), Color(rgb: 0xC7C7CC), width: 1, ElementTag(id: "edge"))
  }

  /// Returns the elements of the screen, without the parts beyond its round corners.
  ///
  /// It ends in the middle of the line around the screen: nothing is left to show through if both end in
  /// the middle of a pixel.
  func clipped(_ window: ScreenElement) -> ScreenElement {
    guard environment.device.cornerRadius > 0, case .group(var group) = window else {
      return window
    }
    group.clip = bounds
    group.clipPath = outline
    return .group(group)
  }
}

extension Window {
  /// Returns elements that lie over the screen without what is beyond its round corners.
  package func withinOutline(_ elements: [ScreenElement], _ tag: ElementTag) -> [ScreenElement] {
    guard environment.device.cornerRadius > 0, !elements.isEmpty else { return elements }
    let device = DeviceCapture(environment: environment)
    return [device.clipped(.group(ElementGroup(tag, children: elements)))]
  }

  /// Returns the elements of the screen: each view as a group, back to front, and the device's part.
  ///
  /// Opacity is multiplied into the colors on the way down, because a group's own opacity would cost a
  /// layer; overlapping parts of a translucent view shine through each other, unlike on a device. The
  /// cells of the table are named as rows.
  package func screenElements(rowsOf tableView: TableView) -> [ScreenElement] {
    var tree = TreeCapture(of: self, tableView: tableView)
    let device = DeviceCapture(environment: environment)
    return tree.elements.map(device.clipped) + device.cutout + [device.edge]
  }
}
