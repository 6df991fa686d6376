package import Foundation
import LayoutDevices
package import LayoutGeometry

/// The veil of the scroll edge effect of iOS 26, in the color of the page over content that scrolls under a bar.
///
/// The system's veil has the page's color at 50 %, or 60 % in the dark, and blurs what is below by 1.5 or 2 points
/// (pictures of iOS 27.0; that iOS 26 has the soft effect by default is unverified). Nothing is blurred here: the veil
/// is as opaque as leaves lines of text the contrast that they have there.
package struct ScrollEdgeVeil: Sendable, Hashable {
  /// A style of the effect: UIKit's `UIScrollEdgeEffect.Style`.
  package enum Style: Sendable, Hashable {
    /// A veil that fades out beside the bar.
    case soft
    /// A veil that ends with a line at the bar.
    case hard
  }

  package let style: Style
  /// The color of the veil where it does not fade.
  package let color: Color

  /// The distance in points that the soft veil reaches beyond the bar.
  package static let reach: CGFloat = 40
  /// The color of the line at the end of the hard veil.
  package static let line = Color(light: .black.faded(by: 0.1), dark: .white.faded(by: 0.1))

  /// Creates the veil over a scroll view.
  ///
  /// - Parameters:
  ///   - content: The scroll view.
  ///   - isBehindText: Whether letters stand on it: what a blur makes a smear of would be letters among letters here,
  ///     so that the veil is there twice.
  package init(over content: ScrollView, isBehindText: Bool = false) {
    style = content.window?.environment.shownSystem == .iOS27 ? .hard : .soft
    let opacity = style.opacity
    func part(_ opacity: Double) -> Double {
      isBehindText ? 1 - (1 - opacity) * (1 - opacity) : opacity
    }
    color = content.pageColor.faded(inLight: part(opacity.light), inDark: part(opacity.dark))
  }
}

extension ScrollEdgeVeil.Style {
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

extension ScrollView {
  /// The color behind the content: that of the nearest background that can be seen.
  fileprivate var pageColor: Color {
    var next: View? = self
    while let view = next {
      if let color = view.backgroundColor?.value, color.opacity > 0 { return color }
      next = view.superview
    }
    return SystemColor.systemBackground.color(in: traitCollection)
  }
}
