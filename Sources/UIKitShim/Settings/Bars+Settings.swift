public import Foundation
public import LayoutControls
import LayoutDevices
public import LayoutGeometry
import LayoutTables
public import LayoutViews

// What bars and their items keep and do not draw; where UIKit would show it, a finding says so.

extension NavigationBar {
  /// The style until iOS 13, which is kept and not drawn.
  public final var barStyle: UIBarStyle {
    get { kept("barStyle") ?? .default }
    set { keep(newValue, "barStyle", isSeen: newValue != .default) }
  }

  /// The picture of the arrow head, which is kept and not drawn.
  public final var backIndicatorImage: Image? {
    get { kept("backIndicatorImage") }
    set { keep(newValue, "backIndicatorImage", isSeen: newValue != nil) }
  }

  /// The mask while a screen goes.
  public final var backIndicatorTransitionMaskImage: Image? {
    get { kept("backIndicatorTransitionMaskImage") }
    set { keep(newValue, "backIndicatorTransitionMaskImage") }
  }

  /// A picture in the place of the line, which is kept and not drawn; one without a size takes the line away.
  public final var shadowImage: Image? {
    get { standardAppearance.shadowImage }
    set { standardAppearance.shadowImage = newValue }
  }

  /// Keeps a picture behind the bar, which is not drawn; one without a size takes the ground away.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - barMetrics: The bars that it is for.
  public final func setBackgroundImage(
    _ backgroundImage: Image?,
    for barMetrics: UIBarMetrics
  ) {
    if let backgroundImage, backgroundImage.size == .zero {
      standardAppearance.configureWithTransparentBackground()
    } else {
      standardAppearance.backgroundImage = backgroundImage
    }
  }
  /// Keeps a picture behind the bar, as ``setBackgroundImage(_:for:)`` does for bars at any place.
  public final func setBackgroundImage(
    _ backgroundImage: Image?,
    for barPosition: BarPosition,
    barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// Returns the picture behind the bar.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> Image? {
    standardAppearance.backgroundImage
  }
  /// Keeps the distance of the title from its place, which is not drawn.
  public final func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    keep(adjustment, "setTitleVerticalPositionAdjustment", isSeen: adjustment != 0)
  }
}

extension Toolbar {
  /// The style until iOS 13, which is kept and not drawn.
  public final var barStyle: UIBarStyle {
    get { kept("barStyle") ?? .default }
    set { keep(newValue, "barStyle", isSeen: newValue != .default) }
  }

  /// Whether content may be under the bar, which it may here.
  public final var isTranslucent: Bool {
    get { kept("isTranslucent") ?? true }
    set { keep(newValue, "isTranslucent", isSeen: !newValue) }
  }

  /// The color behind the bar: that of the standard look.
  public final var barTintColor: ColorObject? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// Sets the items, at once.
  public final func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }

  /// Keeps a picture behind the bar, which is not drawn; one without a size takes the ground away.
  public final func setBackgroundImage(
    _ backgroundImage: Image?,
    forToolbarPosition position: BarPosition,
    barMetrics: UIBarMetrics
  ) {
    if let backgroundImage, backgroundImage.size == .zero {
      standardAppearance.configureWithTransparentBackground()
    } else {
      standardAppearance.backgroundImage = backgroundImage
    }
  }
  /// Keeps a picture in the place of the line, which is not drawn; one without a size takes the line away.
  public final func setShadowImage(
    _ shadowImage: Image?,
    forToolbarPosition position: BarPosition
  ) { standardAppearance.shadowImage = shadowImage }
}

extension TabBar {
  /// The style until iOS 13, which is kept and not drawn.
  public final var barStyle: UIBarStyle {
    get { kept("barStyle") ?? .default }
    set { keep(newValue, "barStyle", isSeen: newValue != .default) }
  }

  /// Whether content may be under the bar, which it may here.
  public final var isTranslucent: Bool {
    get { kept("isTranslucent") ?? true }
    set { keep(newValue, "isTranslucent", isSeen: !newValue) }
  }

  /// The way to place tabs, which share the width here.
  public final var itemPositioning: ItemPositioning {
    get { kept("itemPositioning") ?? .automatic }
    set { keep(newValue, "itemPositioning", isSeen: newValue == .centered) }
  }

  /// The distance of tabs, which is kept and not drawn.
  public final var itemSpacing: CGFloat {
    get { kept("itemSpacing") ?? 0 }
    set { keep(newValue, "itemSpacing", isSeen: newValue != 0) }
  }

  /// The width of tabs, which is kept and not drawn.
  public final var itemWidth: CGFloat {
    get { kept("itemWidth") ?? 0 }
    set { keep(newValue, "itemWidth", isSeen: newValue != 0) }
  }

  /// The picture behind the selected tab, which is kept and not drawn.
  public final var selectionIndicatorImage: Image? {
    get { kept("selectionIndicatorImage") }
    set { keep(newValue, "selectionIndicatorImage", isSeen: newValue != nil) }
  }

  /// The picture behind the bar, which is kept and not drawn.
  public final var backgroundImage: Image? {
    get { kept("backgroundImage") }
    set { keep(newValue, "backgroundImage", isSeen: newValue != nil && newValue?.size != .zero) }
  }

  /// The picture in the place of the line, which is kept and not drawn.
  public final var shadowImage: Image? {
    get { kept("shadowImage") }
    set { keep(newValue, "shadowImage", isSeen: newValue != nil && newValue?.size != .zero) }
  }

  /// The color behind the bar: that of the standard look.
  public final var barTintColor: ColorObject? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// `UIKit.UITabBar.ItemPositioning`.
  public enum ItemPositioning: Int, Sendable, Hashable {
    /// As the system has it.
    case automatic = 0
    /// Over the whole width.
    case fill = 1
    /// In the middle.
    case centered = 2
  }
}

extension NavigationItem {
  /// The way in which the button that goes back shows its title, which it does here.
  public final var backButtonDisplayMode: BackButtonDisplayMode {
    get { kept("backButtonDisplayMode") ?? .default }
    set { keep(newValue, "backButtonDisplayMode", isSeen: newValue != .default) }
  }

  /// `UIKit.UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Sendable, Hashable {
    /// The title.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// The arrow head alone.
    case minimal = 2
  }
}

extension TabBarItem {
  /// The insets of the picture, which is kept and not drawn.
  public final var imageInsets: EdgeInsets {
    get { kept("imageInsets") ?? .zero }
    set { keep(newValue, "imageInsets", isSeen: newValue != .zero) }
  }

  /// The distance of the title from its place, which is kept and not drawn.
  public final var titlePositionAdjustment: UIOffset {
    get { kept("titlePositionAdjustment") ?? .zero }
    set { keep(newValue, "titlePositionAdjustment", isSeen: newValue != .zero) }
  }

  /// The look of the bar for the screen, which is kept and not drawn.
  public final var standardAppearance: TabBarAppearance? {
    get { kept("standardAppearance") }
    set { keep(newValue, "standardAppearance", isSeen: newValue != nil) }
  }

  /// The look of the bar over content that ends at it, which is kept and not drawn.
  public final var scrollEdgeAppearance: TabBarAppearance? {
    get { kept("scrollEdgeAppearance") }
    set { keep(newValue, "scrollEdgeAppearance", isSeen: newValue != nil) }
  }

  /// The name by which tests on devices find the tab.
  public final var accessibilityIdentifier: String? {
    get { kept("accessibilityIdentifier") }
    set { keep(newValue, "accessibilityIdentifier") }
  }

  /// The spoken name.
  public final var accessibilityLabel: String? {
    get { kept("accessibilityLabel") }
    set { keep(newValue, "accessibilityLabel") }
  }

  /// Keeps attributes of the title, which are not drawn.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - state: The state of the tab.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: Control.State
  ) {
    keep(attributes, "titleTextAttributes \(state.rawValue)")
    if attributes?.isEmpty == false { tellNoEffect(of: "setTitleTextAttributes") }
  }
}

extension TabBarItem {
  /// Keeps attributes of the badge, which are not drawn.
  public final func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: Control.State
  ) {
    if attributes?.isEmpty == false { tellNoEffect(of: "setBadgeTextAttributes") }
  }
}

extension NavigationBarAppearance {
  /// The distance of the title from its place, which is kept and not drawn.
  public final var titlePositionAdjustment: UIOffset {
    get { kept("titlePositionAdjustment") ?? .zero }
    set { keep(newValue, "titlePositionAdjustment", isSeen: newValue != .zero) }
  }
}

extension BarItemStateAppearance {
  /// The distance of the title from its place, which is kept and not drawn.
  public var titlePositionAdjustment: UIOffset {
    get { kept("titlePositionAdjustment") ?? .zero }
    set { keep(newValue, "titlePositionAdjustment", isSeen: newValue != .zero) }
  }
}

extension TabBarItemStateAppearance {
  /// The distance of the title from its place, which is kept and not drawn.
  public var titlePositionAdjustment: UIOffset {
    get { kept("titlePositionAdjustment") ?? .zero }
    set { keep(newValue, "titlePositionAdjustment", isSeen: newValue != .zero) }
  }
}

/// `UIKit.UIBarStyle`.
public enum UIBarStyle: Int, Sendable, Hashable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1

  /// The dark style, as it was called first.
  public static var blackOpaque: Self { .black }
}

/// `UIKit.UIBarMetrics`.
public enum UIBarMetrics: Int, Sendable, Hashable {
  /// All bars.
  case `default` = 0
  /// Low bars.
  case compact = 1
  /// All bars with a prompt.
  case defaultPrompt = 101
  /// Low bars with a prompt.
  case compactPrompt = 102
}
