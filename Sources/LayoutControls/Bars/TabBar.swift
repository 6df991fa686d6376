import Foundation
import LayoutDevices
public import LayoutGeometry
@_spi(SystemViews) public import LayoutViews

/// The bar at the bottom of screens beside each other: UIKit's `UITabBar`.
///
/// On phones held upright the tabs are in a capsule in the design of iOS 26, and in the classic look elsewhere.
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

  /// The background of the bar, which one with a capsule has not.
  package final let background = BarBackground(edge: .bottom)
  private final let capsule = TabCapsule()
  package private(set) final var tabs: [Tab] = []
  /// The closure called with the index of a tab that was pressed.
  package final var onSelection: (Int) -> Void = { _ in }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    addSubview(background)
    addSubview(capsule)
  }

  @_spi(SystemViews) public override var role: String? { "tab-bar" }

  @_spi(SystemViews) public override var bringsConstraints: Bool { true }

  /// Places the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(origin: .zero, size: bounds.size)
    let isUpright =
      traitCollection.horizontalSizeClass == .compact
      && traitCollection.verticalSizeClass == .regular
    let isCapsule = window?.environment.shownDesign == .glass && isUpright && !tabs.isEmpty
    background.isHidden = isCapsule
    capsule.isHidden = !isCapsule
    if isCapsule { placeInCapsule() } else { shareWidth() }
  }

  /// Places the tabs in a capsule in the middle.
  private func placeInCapsule() {
    let width = TabCapsule.width(of: tabs.count, in: bounds.width)
    let places = TabCapsule.places(of: tabs.count, in: width)
    let frame = CGRect(
      x: (bounds.width - width) / 2,
      y: 0,
      width: width,
      height: TabCapsule.height
    )
    capsule.frame = pixelAligned(frame, scale: pixelScale)
    capsule.platter = nil
    for (tab, place) in zip(tabs, places) {
      let isSelected = tab.item === selectedItem
      let x = isMirrored ? width - place.maxX : place.minX
      let inside = CGRect(origin: CGPoint(x: x, y: place.minY), size: place.size)
      if isSelected { capsule.platter = inside }
      tab.look = .capsule
      tab.frame = inside.offsetBy(dx: capsule.frame.minX, dy: 0)
      tab.show(
        isSelected: isSelected,
        color: isSelected ? tintColor : unselectedItemTintColor ?? TabCapsule.unselected
      )
    }
  }

  /// Places the tabs over the whole width.
  private func shareWidth() {
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
