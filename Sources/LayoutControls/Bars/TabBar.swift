import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews

/// The bar at the bottom of screens beside each other: UIKit's `UITabBar`.
///
/// On phones and in narrow windows the tabs are in a capsule in the design of iOS 26, and in the classic look elsewhere.
/// Its height counts the safe area below it: 83 on a phone with a home indicator, 49 on one without. The tabs
/// share the width. Pictures are above the titles, or before them if the bar is low.
open class TabBar: View {
  /// The tabs from the leading to the trailing edge.
  open var items: [TabBarItem]? { didSet { makeTabs() } }
  /// The tab of the screen that is seen, or `nil` for none.
  open var selectedItem: TabBarItem? {
    didSet { if selectedItem !== oldValue { setNeedsLayout() } }
  }
  /// The delegate that hears of taps on the bar of an application; that of a tab bar controller has none.
  open weak var delegate: (any TabBarDelegate)?
  /// The color of the tabs that are not selected, or `nil` for gray.
  open var unselectedItemTintColor: ColorObject? { didSet { setNeedsLayout() } }

  /// The look over content that is under the bar, or `nil` for the system's.
  private final var ownAppearance: TabBarAppearance? { didSet { lookDidChange() } }
  /// The look over content that is under the bar.
  open var standardAppearance: TabBarAppearance {
    get {
      let appearance = ownAppearance ?? TabBarAppearance()
      if ownAppearance == nil { ownAppearance = appearance }
      return appearance
    }
    set { ownAppearance = newValue }
  }
  /// The look over content that ends at the bar, or `nil` for no ground.
  open var scrollEdgeAppearance: TabBarAppearance? { didSet { lookDidChange() } }

  private func lookDidChange() {
    background.looks = (ownAppearance, scrollEdgeAppearance)
    ownAppearance?.onChange = { [weak self] in self?.setNeedsLayout() }
    setNeedsLayout()
  }

  /// Returns the look of a tab in the bar, or `nil` for the system's.
  private func look(of tab: Tab, isSelected: Bool) -> TabBarItemStateAppearance? {
    let appearance =
      background.isScrolledUnder ? ownAppearance : scrollEdgeAppearance ?? ownAppearance
    guard let appearance else { return nil }
    let item =
      switch tab.look {
      case .column, .capsule: appearance.stackedLayoutAppearance
      case .line: appearance.inlineLayoutAppearance
      case .lineInCapsule: appearance.compactInlineLayoutAppearance
      }
    return isSelected ? item.selected : item.normal
  }

  /// Whether the application hides the bar, which gives its room to the screen.
  private(set) final var isHiddenByCode = false
  /// Whether a screen hides the bar.
  final var isAway = false { didSet { super.isHidden = isHiddenByCode || isAway } }
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenByCode = newValue
      super.isHidden = newValue || isAway
      superview?.setNeedsLayout()
    }
  }

  /// The background of the bar, which one with a capsule has not.
  package final let background = BarBackground(edge: .bottom)
  private final let capsule = TabCapsule()
  package private(set) final var tabs: [Tab] = []
  /// The tab for those that have no room, as the bar of a tab bar controller has it.
  private let moreTab = Tab(TabBarItem(title: "More", image: Image(.ellipsis), tag: 0))
  /// Whether tabs that have no room are gathered in one.
  package final var gathersTabs = false { didSet { setNeedsLayout() } }
  /// The closure called with the index of a tab that was pressed, or `nil` for a bar that selects it itself.
  package final var onSelection: ((Int) -> Void)?
  /// The closure called when the tab for those without room was pressed.
  package final var onMore: () -> Void = {}

  /// The tabs that show: five at most where the bar gathers them, of which the last then stands for the others.
  ///
  /// All show where there is room for more, as on tablets.
  package final var shownTabs: [Tab] {
    guard gathersTabs, tabs.count > Self.mostTabs, let window,
      window.environment.device.idiom == .phone || traitCollection.horizontalSizeClass == .compact
    else { return tabs }
    return tabs.prefix(Self.mostTabs - 1) + [moreTab]
  }
  private static let mostTabs = 5

  /// Returns whether a tab is that of the screen that is seen, or stands for it.
  private func isSelected(_ tab: Tab) -> Bool {
    if tab !== moreTab { return tab.item === selectedItem }
    return tabs.dropFirst(Self.mostTabs - 1).contains { $0.item === selectedItem }
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    addSubview(background)
    addSubview(capsule)
    moreTab.addAction(Action { [weak self] _ in self?.onMore() }, for: .touchUpInside)
  }

  @_spi(SystemViews) public override var role: String? { "tab-bar" }

  @_spi(SystemViews) public override var bringsConstraints: Bool { true }

  /// Places the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(origin: .zero, size: bounds.size)
    let tabs = shownTabs
    for tab in self.tabs + [moreTab] {
      let isShown = tabs.contains { $0 === tab }
      if !isShown { tab.removeFromSuperview() } else if tab.superview !== self { addSubview(tab) }
    }
    let height = tabs.isEmpty ? nil : window?.environment.tabCapsuleHeight
    background.isHidden = height != nil
    capsule.isHidden = height == nil
    if let height { place(tabs, inCapsuleOf: height) } else { shareWidth(among: tabs) }
  }

  /// Places the tabs in a capsule in the middle.
  private func place(_ tabs: [Tab], inCapsuleOf height: CGFloat) {
    let isLine = traitCollection.verticalSizeClass == .compact
    for tab in tabs {
      tab.look = isLine ? .lineInCapsule : .capsule
      show(tab, unselected: TabCapsule.unselected)
    }
    let width = TabCapsule.width(
      of: tabs.count,
      in: bounds.width - safeAreaInsets.horizontal,
      each: isLine ? tabs.map(\.lineWidth).max() ?? 0 : 0
    )
    let places = TabCapsule.places(of: tabs.count, in: CGSize(width: width, height: height))
    let frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: height)
    capsule.frame = pixelAligned(frame, scale: pixelScale)
    capsule.platter = nil
    for (tab, place) in zip(tabs, places) {
      let x = isMirrored ? width - place.maxX : place.minX
      let inside = CGRect(origin: CGPoint(x: x, y: place.minY), size: place.size)
      if tab.isSelected { capsule.platter = inside }
      tab.frame = inside.offsetBy(dx: capsule.frame.minX, dy: 0)
    }
  }

  private func show(_ tab: Tab, unselected color: ColorObject) {
    let isSelected = isSelected(tab)
    let look = look(of: tab, isSelected: isSelected)
    let tint: ColorObject = isSelected ? tintColor : unselectedItemTintColor ?? color
    tab.show(
      isSelected: isSelected,
      color: look?.iconColor ?? tint,
      titleColor: look?.titleTextAttributes[.foregroundColor] as? ColorObject ?? tint
    )
  }

  /// Places the tabs over the whole width.
  private func shareWidth(among tabs: [Tab]) {
    let insets = safeAreaInsets
    let height = window?.environment.tabBarHeight ?? bounds.height
    let room = bounds.width - insets.horizontal
    let isWide =
      traitCollection.horizontalSizeClass == .regular
      || traitCollection.verticalSizeClass == .compact
    for (index, tab) in tabs.enumerated() {
      let start = pixelAligned(room * CGFloat(index) / CGFloat(tabs.count), scale: pixelScale)
      let end = pixelAligned(room * CGFloat(index + 1) / CGFloat(tabs.count), scale: pixelScale)
      let x = isMirrored ? room - end : start
      tab.look = isWide ? .line : .column
      tab.frame = CGRect(x: insets.left + x, y: 0, width: end - start, height: height)
      show(tab, unselected: SystemColor.systemGray.object)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func press(_ index: Int) {
    if let onSelection { return onSelection(index) }
    guard let item = items?[index] else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func makeTabs() {
    for tab in tabs { tab.removeFromSuperview() }
    tabs = (items ?? []).enumerated().map { index, item in
      let tab = Tab(item)
      tab.addAction(Action { [weak self] _ in self?.press(index) }, for: .touchUpInside)
      item.onChange = { [weak self] in self?.setNeedsLayout() }
      addSubview(tab)
      return tab
    }
    setNeedsLayout()
  }
}
