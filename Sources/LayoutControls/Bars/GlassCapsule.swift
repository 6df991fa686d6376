import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import ScreenFrames

/// The looks of capsules of glass in the design of iOS 26, over a plain page; there is no blur.
///
/// Their color is that of pictures of iOS 26.1 and 27, light and rim are a fit to pictures.
enum GlassCapsule {
  /// Returns a capsule as large as a rectangle, in front of what a view is on.
  static func drawing(
    _ rect: CGRect,
    ground: Color? = nil,
    in view: View
  ) -> [ScreenElement] {
    let line = Outline.pill(rect.insetBy(dx: 0.25, dy: 0.25))
    var elements = [ScreenElement.fill(.pill(rect), ground ?? Self.ground(in: view))]
    if min(rect.width, rect.height) > 2 * lightWidth { elements.append(light(on: rect)) }
    // That the line is as thick as the rim is a guess.
    if view.window?.environment.shownSystem == .iOS27 {
      elements.append(.stroke(line, edge, width: 0.5))
    }
    return elements + [.stroke(line, rim, width: 0.5)]
  }

  /// Returns the color of glass on the page that a view is on, or on a card, whose dark color it then has: pictures show
  /// it as 2C2C2E at 72 %.
  private static func ground(in view: View) -> Color {
    let traits = view.traitCollection
    guard traits.userInterfaceLevel == .elevated, traits.userInterfaceStyle == .dark else {
      return ground
    }
    return SystemColor.systemBackground.color(in: traits)
  }

  /// Returns the light on the upper and the lower arc, which fades to nothing halfway down.
  private static func light(on rect: CGRect) -> ScreenElement {
    let inside = rect.insetBy(dx: lightWidth, dy: lightWidth)
    let ring = [rect, inside].flatMap { rect in
      [PathCommand].roundRectangle(rect, radii: CornerRadii(min(rect.width, rect.height) / 2))
    }
    let none = light.faded(by: 0)
    return .gradient(
      .path(ring),
      [GradientStop(0, light), GradientStop(0.5, none), GradientStop(1, light)]
    )
  }

  private static let lightWidth: CGFloat = 1

  private static let ground = Color(light: Color(rgb: 0xF5F5FB), dark: Color(rgb: 0x202020))
  private static let light = Color(light: .white.faded(by: 0.57), dark: .white.faded(by: 0.35))
  private static let rim = Color(light: .black.faded(by: 0.12), dark: .white.faded(by: 0.2))
  /// The dark line below the rim in iOS 27.
  private static let edge = Color(light: .black.faded(by: 0.08), dark: .black.faded(by: 0.3))
}
