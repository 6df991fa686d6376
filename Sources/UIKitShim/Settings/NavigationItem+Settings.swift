public import LayoutControls
import LayoutViews

// What items of bars keep and do not draw; where UIKit would show it, a finding says so.

extension NavigationItem {
  /// `UIKit.UINavigationItem.ItemStyle`.
  public enum ItemStyle: Int, Sendable, Hashable {
    /// The title in the middle.
    case navigator = 0
    /// The title at the leading edge, for pages with a history.
    case browser = 1
    /// The title at the leading edge, for a document.
    case editor = 2
  }

  /// The arrangement of the bar on large screens, which is kept and not drawn.
  public final var style: ItemStyle {
    get { kept("style") ?? .navigator }
    set { keep(newValue, "style", isSeen: newValue != .navigator) }
  }

  /// The name by which a reader's arrangement of the bar is kept, which nobody arranges here.
  public final var customizationIdentifier: String? {
    get { kept("customizationIdentifier") }
    set { keep(newValue, "customizationIdentifier") }
  }
}
