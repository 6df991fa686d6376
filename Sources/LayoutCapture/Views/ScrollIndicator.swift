import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutViews
import ScreenFrames

/// A bar that shows the place of content while it moves.
struct ScrollIndicator: Equatable {
  /// An edge along which it lies.
  enum Axis: String {
    case vertical
    case horizontal
  }

  let axis: Axis
  let frame: CGRect
  let color: Color

  /// The opacity of an indicator before it fades.
  private static let opacity = 0.35

  /// Returns the visible indicators of a scroll view, or none while its content rests.
  static func shown(in scrollView: ScrollView, style: InterfaceStyle) -> [Self] {
    guard let interaction = scrollView.window?.interaction else { return [] }
    let visible = interaction.indicatorOpacity(of: scrollView)
    guard visible > 0 else { return [] }
    let color = SystemColor.label.color(in: style).faded(by: opacity * visible)
    let scale = CGFloat(scrollView.window?.environment.scale ?? 1)
    func indicator(_ axis: Axis, _ frame: CGRect?) -> Self? {
      frame.map { Self(axis: axis, frame: pixelAligned($0, scale: scale), color: color) }
    }
    return [
      indicator(.vertical, scrollView.indicatorFrame(.vertical)),
      indicator(.horizontal, scrollView.indicatorFrame(.horizontal)),
    ].compactMap(\.self)
  }

  /// Returns the bar in the group of its scroll view.
  func element(id: String) -> ScreenElement {
    let tag = ElementTag(id: "\(id).\(axis.rawValue)-indicator", role: "scroll-indicator")
    return .fill(.pill(frame), color, tag)
  }
}
