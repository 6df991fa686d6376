public import Foundation
import LayoutGeometry
public import LayoutViews

/// A look of a bar of tabs: UIKit's `UITabBarAppearance`.
///
/// Drawn are the ground until iOS 18, where the bar has one, and the colors of pictures and titles.
open class TabBarAppearance: BarAppearance {
  /// The look of tabs with the title below the picture.
  open var stackedLayoutAppearance = TabBarItemAppearance()
  /// The look of tabs with the title beside the picture.
  open var inlineLayoutAppearance = TabBarItemAppearance()
  /// The look of tabs in low bars.
  open var compactInlineLayoutAppearance = TabBarItemAppearance()

  override func take(_ other: BarAppearance) {
    super.take(other)
    guard let other = other as? TabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
  }
}

extension TabBarAppearance {
  /// The color behind the selected tab, which is kept and not drawn.
  public var selectionIndicatorTintColor: ColorObject? {
    get { kept("selectionIndicatorTintColor") }
    set { keep(newValue, "selectionIndicatorTintColor", isSeen: newValue != nil) }
  }
  /// The picture behind the selected tab, which is kept and not drawn.
  public var selectionIndicatorImage: Image? {
    get { kept("selectionIndicatorImage") }
    set { keep(newValue, "selectionIndicatorImage", isSeen: newValue != nil) }
  }
  /// The distance of tabs, which is kept and not drawn.
  public var stackedItemSpacing: CGFloat {
    get { kept("stackedItemSpacing") ?? 0 }
    set { keep(newValue, "stackedItemSpacing", isSeen: newValue != 0) }
  }
  /// The width of tabs, which is kept and not drawn.
  public var stackedItemWidth: CGFloat {
    get { kept("stackedItemWidth") ?? 0 }
    set { keep(newValue, "stackedItemWidth", isSeen: newValue != 0) }
  }
}

/// A look of tabs: UIKit's `UITabBarItemAppearance`.
open class TabBarItemAppearance: NSObject {
  /// The look of tabs that are not selected.
  public final let normal = TabBarItemStateAppearance()
  /// The look of the selected tab.
  public final let selected = TabBarItemStateAppearance()
  /// The look of tabs that cannot be pressed, which is kept.
  public final let disabled = TabBarItemStateAppearance()
  /// The look of the tab that has the focus, which is kept.
  public final let focused = TabBarItemStateAppearance()
}

/// A look of tabs in one state: UIKit's `UITabBarItemStateAppearance`.
public final class TabBarItemStateAppearance: NSObject, SettingKeeper {
  package var keptSettings: [String: Any]?

  /// The color of the picture, or `nil` for the bar's.
  public var iconColor: ColorObject?
  /// The attributes of the title, of which the color is drawn.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The color of the badge, which is kept and not drawn: `badgeColor` of the item is.
  public var badgeBackgroundColor: ColorObject? {
    get { kept("badgeBackgroundColor") }
    set { keep(newValue, "badgeBackgroundColor", isSeen: newValue != nil) }
  }
  /// The attributes of the badge, which are kept and not drawn.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { kept("badgeTextAttributes") ?? [:] }
    set { keep(newValue, "badgeTextAttributes", isSeen: !newValue.isEmpty) }
  }
}
