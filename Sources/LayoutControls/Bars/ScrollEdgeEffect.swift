import Foundation
import LayoutDevices
import LayoutGeometry
import ScreenFrames

/// The scroll edge effect of iOS 26: a veil in the color of the page over content that scrolls under a bar, so that
/// the bar, which has no background, can be read.
///
/// Nothing is blurred here, where the system blurs by 1.5 or 2 points. Shares and opacities are those of pictures of
/// iOS 27.0; that iOS 26 has the soft effect by default is unverified.
struct ScrollEdgeEffect {
  /// A style of the effect: UIKit's `UIScrollEdgeEffect.Style`.
  enum Style {
    /// A veil that fades out below the bar.
    case soft
    /// A veil that ends with a line at the bar.
    case hard
  }

  let style: Style
  /// The color of the page behind the content.
  let page: Color
  /// The width of the bar.
  let width: CGFloat
  /// The distance from the top of the screen to the end of the bar and of what sticks to it.
  let height: CGFloat
  /// The length of a device pixel.
  let pixel: CGFloat

  /// The elements, back to front, from the top of the screen.
  var elements: [ScreenElement] {
    let veil = page.faded(inLight: Self.opacity.light, inDark: Self.opacity.dark)
    let tag = ElementTag(id: "edge-effect", role: "scroll-edge-effect")
    switch style {
    case .soft:
      let rect = CGRect(x: 0, y: 0, width: width, height: height + Self.reach)
      let stops = [
        GradientStop(0, veil), GradientStop(Self.evenShare, veil),
        GradientStop(1, veil.faded(by: 0)),
      ]
      return [.gradient(.rectangle(rect), stops, tag)]
    case .hard:
      let band = CGRect(x: 0, y: 0, width: width, height: height)
      let line = CGRect(x: 0, y: height - pixel, width: width, height: pixel)
      return [.fill(.rectangle(band), veil, tag), .fill(.rectangle(line), Self.line)]
    }
  }

  /// The opacity of the veil.
  static let opacity = (light: 0.5, dark: 0.6)
  /// The share of the soft veil that is as opaque as its upper edge.
  static let evenShare = 0.34
  /// The distance that the soft veil reaches below the bar.
  static let reach: CGFloat = 40
  /// The color of the line of the hard effect.
  private static let line = Color(light: .black.faded(by: 0.1), dark: .white.faded(by: 0.1))
}
