import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import ScreenFrames

/// The scroll edge effect of iOS 26: a veil in the color of the page over content that scrolls under a bar or the
/// status bar, so that these, which have no background, can be read.
///
/// The system's veil has the page's color at 50 %, or 60 % in the dark, and blurs what is below by 1.5 or 2 points
/// (pictures of iOS 27.0; that iOS 26 has the soft effect by default is unverified). Nothing is blurred here: the veil
/// is as opaque as leaves lines of text the contrast that they have there.
struct ScrollEdgeEffect {
  /// A style of the effect: UIKit's `UIScrollEdgeEffect.Style`.
  enum Style {
    /// A veil that fades out beside the bar.
    case soft
    /// A veil that ends with a line at the bar.
    case hard
  }

  let style: Style
  /// The edge of the screen that the bar is at.
  let edge: BarBackground.Edge
  /// The color of the page behind the content.
  let page: Color
  /// The width of the bar.
  let width: CGFloat
  /// The distance from the edge of the screen to the end of the bar.
  let barHeight: CGFloat
  /// The height of what sticks to the bar, which the veil is behind, too (a guess).
  let pinnedHeight: CGFloat
  /// The length of a device pixel.
  let pixel: CGFloat

  /// Returns whether content under views at an edge of a window has the effect, which the classic design has not.
  ///
  /// Capsules at the bottom have none in iOS 27 (a view tree of iOS 27.0). In iOS 26 they have (Apple's documentation
  /// of SwiftUI's `ScrollEdgeEffectStyle`, react-navigation #13176); that it is as that at the top is a guess.
  static func exists(at edge: BarBackground.Edge, of view: View) -> Bool {
    view.isGlass && (edge == .top || view.window?.environment.shownSystem != .iOS27)
  }

  /// Creates the effect over content under a view that reaches from a bar to an edge of the screen, or returns `nil`
  /// for none, as while the content ends at the bar.
  init?(at edge: BarBackground.Edge, of view: View, over content: ScrollView?) {
    guard Self.exists(at: edge, of: view), let content, content.isUnder(edge) else { return nil }
    style = view.window?.environment.shownSystem == .iOS27 ? .hard : .soft
    self.edge = edge
    page = content.pageColor
    width = view.bounds.width
    barHeight = view.bounds.height
    pinnedHeight = edge == .top ? content.pinnedHeight : 0
    pixel = 1 / view.pixelScale
  }

  /// The elements, back to front, in the view from the bar to the edge.
  var elements: [ScreenElement] {
    let opacity = style.opacity
    let veil = page.faded(inLight: opacity.light, inDark: opacity.dark)
    let height = barHeight + pinnedHeight
    let tag = ElementTag(id: "edge-effect", role: "scroll-edge-effect")
    switch style {
    case .soft:
      let y = edge == .top ? 0 : -Self.reach
      let rect = CGRect(x: 0, y: y, width: width, height: height + Self.reach)
      let even = pinnedHeight > 0 ? Double(height / rect.height) : Self.evenShare
      let clear = veil.faded(by: 0)
      let stops =
        switch edge {
        case .top: [GradientStop(0, veil), GradientStop(even, veil), GradientStop(1, clear)]
        case .bottom: [GradientStop(0, clear), GradientStop(1 - even, veil), GradientStop(1, veil)]
        }
      return [.gradient(.rectangle(rect), stops, tag)]
    case .hard:
      let band = CGRect(x: 0, y: 0, width: width, height: height)
      let line = CGRect(x: 0, y: height - pixel, width: width, height: pixel)
      return [.fill(.rectangle(band), veil, tag), .fill(.rectangle(line), Self.line)]
    }
  }

  /// The share of the soft veil that is as opaque as its edge at the screen's.
  static let evenShare = 0.34
  /// The distance that the soft veil reaches beyond the bar.
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

extension ScrollView {
  /// Returns whether some of the content is under a bar at an edge.
  func isUnder(_ edge: BarBackground.Edge) -> Bool {
    switch edge {
    case .top: contentOffset.y > -topInsetUnderFoldedBar
    case .bottom:
      contentSize.height - contentOffset.y > bounds.height - adjustedContentInset.bottom
    }
  }

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
