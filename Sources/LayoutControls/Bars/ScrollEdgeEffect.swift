import Foundation
import LayoutDevices
import LayoutGeometry
import ScreenFrames

/// The scroll edge effect of iOS 26: a veil in the color of the page over content that scrolls under a bar, so that
/// the bar, which has no background, can be read.
///
/// The system's veil has the page's color at 50 %, or 60 % in the dark, and blurs what is below by 1.5 or 2 points
/// (pictures of iOS 27.0; that iOS 26 has the soft effect by default is unverified). Nothing is blurred here: the veil
/// is as opaque as leaves lines of text the contrast that they have there.
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
  /// The distance from the top of the screen to the end of the bar.
  let barHeight: CGFloat
  /// The height of what sticks to the bar, which the veil is behind, too (a guess).
  let pinnedHeight: CGFloat
  /// The length of a device pixel.
  let pixel: CGFloat

  /// The elements, back to front, from the top of the screen.
  var elements: [ScreenElement] {
    let opacity = style.opacity
    let veil = page.faded(inLight: opacity.light, inDark: opacity.dark)
    let height = barHeight + pinnedHeight
    let tag = ElementTag(id: "edge-effect", role: "scroll-edge-effect")
    switch style {
    case .soft:
      let rect = CGRect(x: 0, y: 0, width: width, height: height + Self.reach)
      let even = pinnedHeight > 0 ? Double(height / rect.height) : Self.evenShare
      let stops = [
        GradientStop(0, veil), GradientStop(even, veil),
        GradientStop(1, veil.faded(by: 0)),
      ]
      return [.gradient(.rectangle(rect), stops, tag)]
    case .hard:
      let band = CGRect(x: 0, y: 0, width: width, height: height)
      let line = CGRect(x: 0, y: height - pixel, width: width, height: pixel)
      return [.fill(.rectangle(band), veil, tag), .fill(.rectangle(line), Self.line)]
    }
  }

  /// The share of the soft veil that is as opaque as its upper edge.
  static let evenShare = 0.34
  /// The distance that the soft veil reaches below the bar.
  static let reach: CGFloat = 40
  /// The color of the line of the hard effect.
  private static let line = Color(light: .black.faded(by: 0.1), dark: .white.faded(by: 0.1))
}

extension ScrollEdgeEffect.Style {
  /// The opacity of the veil in light and in dark appearance.
  ///
  /// A line of 1.7 points, as letters of 17 have, keeps 1.7 / (2.5 · blur) of its contrast: 0.45 below the soft veil and
  /// 0.34 below the hard one, of which 50 % or 40 % come through.
  fileprivate var opacity: (light: Double, dark: Double) {
    switch self {
    case .soft: (0.78, 0.82)
    case .hard: (0.83, 0.86)
    }
  }
}
