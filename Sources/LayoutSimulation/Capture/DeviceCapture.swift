import Foundation
import LayoutDevices
import LayoutGeometry
import ScreenFrames

/// The parts of a picture that are the device's, not the app's: the cut-out and the rounded corners.
struct DeviceCapture {
  let environment: ScreenEnvironment

  private var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }

  /// The sensor housing: a notch at the edge or an island; on the left in landscape.
  var cutout: [ScreenElement] {
    let outline: Outline
    switch environment.device.cutout {
    case .none: return []
    case .island: outline = placed(CGRect(x: 0, y: 11, width: 125, height: 37), radius: 18.5)
    case .notch: outline = placed(CGRect(x: 0, y: -20, width: 160, height: 51), radius: 20)
    }
    return [.shape(Shape(ElementTag(id: "cutout", role: "cutout"), outline, fill: .black))]
  }

  /// A rectangle given in portrait, from the middle of the edge that is the top there.
  private func placed(_ portrait: CGRect, radius: CGFloat) -> Outline {
    switch environment.orientation {
    case .portrait:
      .rectangle(
        CGRect(
          x: bounds.midX - portrait.width / 2,
          y: portrait.minY,
          width: portrait.width,
          height: portrait.height
        ),
        cornerRadius: radius
      )
    case .landscape:
      .rectangle(
        CGRect(
          x: portrait.minY,
          y: bounds.midY - portrait.width / 2,
          width: portrait.height,
          height: portrait.width
        ),
        cornerRadius: radius
      )
    }
  }

  /// What lies outside the rounded screen, in the color of a page, and the screen's outline.
  var corners: [ScreenElement] {
    let outline = ScreenOutline(rect: bounds, radius: environment.device.cornerRadius)
    let edge = ScreenOutline(
      rect: bounds.insetBy(dx: 0.5, dy: 0.5),
      radius: environment.device.cornerRadius
    )
    var elements: [ScreenElement] = []
    if environment.device.cornerRadius > 0 {
      elements.append(
        .shape(
          Shape(ElementTag(id: "corners"), .path(outline.surroundings), fill: .white)
        )
      )
    }
    elements.append(
      .shape(
        Shape(
          ElementTag(id: "edge"),
          .path(edge.path),
          stroke: Stroke(Color(rgb: 0xC7C7CC), width: 1)
        )
      )
    )
    return elements
  }
}
