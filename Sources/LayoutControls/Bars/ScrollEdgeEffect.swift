import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import ScreenFrames

/// The scroll edge effect of iOS 26: a veil over content that scrolls under a bar or the status bar, so that these,
/// which have no background, can be read.
struct ScrollEdgeEffect {
  /// The edge of the screen that the bar is at.
  let edge: BarBackground.Edge
  let veil: ScrollEdgeVeil
  /// The width of the bar.
  let width: CGFloat
  /// The distance from the edge of the screen to the end of the bar.
  let barHeight: CGFloat
  /// Whether what sticks to the bar has a veil of its own, which goes on below the bar (a guess).
  let goesOn: Bool
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
    self.edge = edge
    veil = ScrollEdgeVeil(over: content)
    width = view.bounds.width
    barHeight = view.bounds.height
    goesOn = edge == .top && content.hasPinnedVeil
    pixel = 1 / view.pixelScale
  }

  /// The elements, back to front, in the view from the bar to the edge.
  var elements: [ScreenElement] {
    let color = veil.color
    let tag = ElementTag(id: "edge-effect", role: "scroll-edge-effect")
    let band = CGRect(x: 0, y: 0, width: width, height: barHeight)
    switch veil.style {
    case _ where goesOn: return [.fill(.rectangle(band), color, tag)]
    case .soft:
      let reach = ScrollEdgeVeil.reach
      let y = edge == .top ? 0 : -reach
      let rect = CGRect(x: 0, y: y, width: width, height: barHeight + reach)
      let (even, clear) = (Self.evenShare, color.faded(by: 0))
      let stops =
        switch edge {
        case .top: [GradientStop(0, color), GradientStop(even, color), GradientStop(1, clear)]
        case .bottom:
          [GradientStop(0, clear), GradientStop(1 - even, color), GradientStop(1, color)]
        }
      return [.gradient(.rectangle(rect), stops, tag)]
    case .hard:
      let line = CGRect(x: 0, y: barHeight - pixel, width: width, height: pixel)
      return [.fill(.rectangle(band), color, tag), .fill(.rectangle(line), ScrollEdgeVeil.line)]
    }
  }

  /// The share of the soft veil that is as opaque as its edge at the screen's.
  static let evenShare = 0.34
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
}
