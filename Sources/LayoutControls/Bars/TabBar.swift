import Foundation
import LayoutDevices
public import LayoutGeometry
@_spi(SystemViews) public import LayoutViews

/// The bar at the bottom of screens beside each other: UIKit's `UITabBar`, classic look.
///
/// Its height counts the safe area below it: 83 on a phone with a home indicator, 49 on one without. The tabs
/// share the width. Pictures are above the titles, or before them if the bar is low.
open class TabBar: View {
  /// The tabs from the leading to the trailing edge.
  open var items: [TabBarItem] = [] { didSet { makeTabs() } }
  /// The tab of the screen that is seen, or `nil` for none.
  open var selectedItem: TabBarItem? {
    didSet { if selectedItem !== oldValue { setNeedsLayout() } }
  }
  /// The color of the tabs that are not selected, or `nil` for gray.
  open var unselectedItemTintColor: Color? { didSet { setNeedsLayout() } }

  /// The background of the bar.
  package final let background = BarBackground(edge: .bottom)
  package private(set) final var tabs: [Tab] = []
  /// The closure called with the index of a tab that was pressed.
  package final var onSelection: (Int) -> Void = { _ in }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    addSubview(background)
  }

  @_spi(SystemViews) public override var role: String? { "tab-bar" }

  @_spi(SystemViews) public override var bringsConstraints: Bool { true }

  /// Places the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(origin: .zero, size: bounds.size)
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
      tab.isInOneLine = isWide
      tab.frame = CGRect(x: insets.left + x, y: 0, width: end - start, height: height)
      tab.show(
        isSelected: tab.item === selectedItem,
        color: tab.item === selectedItem
          ? tintColor : unselectedItemTintColor ?? SystemColor.systemGray.dynamicColor
      )
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func makeTabs() {
    for tab in tabs { tab.removeFromSuperview() }
    tabs = items.enumerated().map { index, item in
      let tab = Tab(item)
      tab.addAction(Action { [weak self] _ in self?.onSelection(index) }, for: .touchUpInside)
      item.onChange = { [weak self] in self?.setNeedsLayout() }
      addSubview(tab)
      return tab
    }
    setNeedsLayout()
  }
}
