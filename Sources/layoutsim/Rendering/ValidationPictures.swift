import Foundation
import LayoutDevices
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import LayoutValidation
import ScreenFrames

/// A maker of pictures of a scene on the screens of a validation.
struct ValidationPictures {
  let scene: Scene

  /// Returns the screen with the worst of a finding and the marks of it, as SVG, or `nil` if it cannot be written.
  func picture(of finding: ValidationFinding) -> String? {
    svg(frame(on: finding.worst).illustrated(by: finding.illustrations))
  }

  /// Returns a screen as SVG, or `nil` if it cannot be written.
  func picture(on environment: ScreenEnvironment) -> String? { svg(frame(on: environment)) }

  private func frame(on environment: ScreenEnvironment) -> ScreenFrame {
    var scene = scene
    scene.environment = environment
    return Simulation(scene).frame(named: environment.shortName)
  }

  private func svg(_ frame: ScreenFrame) -> String? {
    // What has no place in a file, such as a coordinate without a number, leaves the words without a picture.
    try? SVGWriter().write(frame)
  }
}

extension String {
  /// The text of an SVG picture as the address of an image.
  var imageAddress: String { "data:image/svg+xml;base64," + Data(utf8).base64EncodedString() }
}
