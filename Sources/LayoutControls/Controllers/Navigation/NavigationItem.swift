public import Foundation
public import LayoutViews

/// The content of a bar for a screen: UIKit's `UINavigationItem`.
open class NavigationItem: NSObject, SettingKeeper {
  package final var keptSettings: [String: Any]?
  /// The title of the screen.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  /// A view in the place of the title.
  open var titleView: View? { didSet { if titleView !== oldValue { contentDidChange() } } }
  /// The buttons from the leading edge inwards, in the place of the button that goes back.
  open var leftBarButtonItems: [BarButtonItem]? { didSet { itemsDidChange(leftBarButtonItems) } }
  /// The buttons from the trailing edge inwards.
  open var rightBarButtonItems: [BarButtonItem]? { didSet { itemsDidChange(rightBarButtonItems) } }
  /// Whether there is no button that goes back.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { contentDidChange() } }
  }
  /// Whether the button that goes back stays before the buttons of the leading edge.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { contentDidChange() } }
  }
  /// The button whose title and closure come back here, or `nil` for the standard one.
  open var backBarButtonItem: BarButtonItem? { didSet { contentDidChange() } }
  /// The title of the button that comes back here, or `nil` for the title.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { contentDidChange() } }
  }

  /// The line above the title, or `nil` for none.
  open var prompt: String? { didSet { if prompt != oldValue { contentDidChange() } } }
  /// The way in which the title is shown in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { contentDidChange() } }
  }

  /// The search whose bar is below the title, or `nil` for none.
  open var searchController: SearchController? {
    didSet { if searchController !== oldValue { contentDidChange() } }
  }
  /// The search that is presented and has no place of its own, or `nil` for none.
  final var presentedSearch: SearchController? {
    didSet { if presentedSearch !== oldValue { contentDidChange() } }
  }
  /// Whether the search bar folds away as content scrolls.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { contentDidChange() } }
  }

  /// The place of the search bar that is preferred; `stacked` has it below the title also in iOS 26.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { contentDidChange() } }
  }
  /// The closure in the place of going back, or `nil` for that.
  open var backAction: Action?

  /// A place of a search bar: UIKit's `UINavigationItem.SearchBarPlacement`.
  public enum SearchBarPlacement: Int, Sendable, Hashable {
    /// As the system has it.
    case automatic = 0
    /// Beside the buttons, which it is on no screen here.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// Among the buttons, as the system has it here.
    case integrated = 3
    /// Among the buttons in the middle, as the system has it here.
    case integratedCentered = 4
    /// As a button, as the system has it here.
    case integratedButton = 5
  }

  /// The looks of the bar for the screen.
  final var looks = NavigationBarLooks() { didSet { contentDidChange() } }

  /// A way in which a bar shows a title: UIKit's `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable, Hashable {
    /// As the screen below; the first one in large letters.
    case automatic = 0
    /// In large letters.
    case always = 1
    /// In the row of the buttons.
    case never = 2
  }

  /// The closure called when the content of the tab changed.
  final var onChange: (() -> Void)?

  /// Creates the item of a screen.
  public init(title: String) {
    self.title = title
    super.init()
  }

  override init() { super.init() }

  /// The first button from the leading edge inwards.
  public final var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button from the trailing edge inwards.
  public final var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the buttons from the leading edge inwards, at once.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons from the trailing edge inwards, at once.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the button at the leading edge, at once.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the trailing edge, at once.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Takes the button that goes back away, or shows it, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func itemsDidChange(_ items: [BarButtonItem]?) {
    for item in items ?? [] { item.onHiding = { [weak self] in self?.contentDidChange() } }
    contentDidChange()
  }

  private func contentDidChange() { onChange?() }
}
