import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews

// The lower end of screens in the design of iOS 26: buttons, or a field to search with, float in capsules.
extension NavigationContainer {
  /// The room below the capsules at the bottom: 28, which is 6 less than the safe area (view trees of iOS 27.0).
  ///
  /// Above a bar with tabs it is 8 more than that bar, and at least 16 on phones with a home button (both unverified).
  var roomBelowCapsules: CGFloat {
    isInTab ? safeAreaInsets.bottom + 8 : max(16, safeAreaInsets.bottom - 6)
  }

  /// Whether the screen is in a tab, whose bar is at the bottom.
  private var isInTab: Bool {
    safeAreaInsets.bottom > window?.environment.safeAreaInsets.bottom ?? 0
  }

  /// Places the veil over content under the capsules at the bottom, as high as these are and what is below them.
  ///
  /// A bar with tabs below the screen has one itself, and a toolbar without buttons needs none.
  func placeBottomEdge() {
    let top = [
      toolbar.isHidden || !toolbar.hasCapsules ? nil : toolbar.frame.minY,
      hasSearchAtBottom ? navigationBar.searchController?.searchBar.frame.minY : nil,
    ].compactMap(\.self).min()
    let isShown = navigationBar.isGlass && !isInTab && top != nil
    let height = BarGroup.Metrics.toolbar.height + roomBelowCapsules
    bottomEdge.show(
      over: isShown ? contentScrollView : nil,
      in: self,
      above: contentView,
      at: CGRect(x: 0, y: top ?? 0, width: bounds.width, height: height)
    )
  }

  /// The room that content leaves at the bottom: up to 14 below the upper edge of the capsules, 62 in all
  /// (accessibility frames of iOS 26 and 27).
  var roomOfCapsules: CGFloat { roomBelowCapsules + BarGroup.Metrics.toolbar.height - 14 }

  /// Whether the field to search with is at the bottom, as on phones with iOS 26 whose screen is in no tab.
  ///
  /// A toolbar has it among its buttons (documentation of UIKit's `searchBarPlacementAllowsToolbarIntegration`). That
  /// tabs keep it below the title, and phones held sideways, is unverified.
  var hasSearchAtBottom: Bool {
    guard navigationBar.searchController != nil, navigationBar.isGlass,
      !navigationBar.stacksSearchBar
    else { return false }
    return !isInTab && !isInSheet && traitCollection.userInterfaceIdiom == .phone
      && traitCollection.verticalSizeClass == .regular
  }

  /// Whether a search is under way that has the place of the toolbar.
  package var hasSearchForToolbar: Bool {
    hasSearchAtBottom && navigationBar.searchController?.isActive == true
  }

  /// Brings the search bar to where it belongs, and places one at the bottom, or above the keyboard.
  func placeSearchBar() {
    guard let searchBar = navigationBar.searchController?.searchBar else { return }
    let isAtBottom = hasSearchAtBottom
    let parent: View = isAtBottom ? self : navigationBar
    if searchBar.superview !== parent { parent.addSubview(searchBar) }
    searchBar.isAtBottom = isAtBottom
    guard isAtBottom else { return }
    let progress = navigationBar.searchProgress
    let height = BarGroup.Metrics.toolbar.height
    // 28 from the sides and below; while one searches 8 from the sides and 10 above the keyboard.
    let whole = Toolbar.inset...max(Toolbar.inset, bounds.width - Toolbar.inset)
    let beside = toolbar.spanOfSearch(inWidth: bounds.width)
    let start = beside.lowerBound * toolbarProgress + whole.lowerBound * (1 - toolbarProgress)
    let end = beside.upperBound * toolbarProgress + whole.upperBound * (1 - toolbarProgress)
    let (leading, trailing) = (
      start + (8 - start) * progress, end + (bounds.width - 8 - end) * progress
    )
    let rest = bounds.height - roomBelowCapsules
    window?.keyboard?.searchContainer = self
    let keyboardTop = window?.keyboard.flatMap { keyboard in
      keyboard.window.map { _ in convert(keyboard.bounds, from: keyboard).minY }
    }
    let bottom = min(rest, (keyboardTop ?? .infinity) - 10)
    searchBar.isHidden = false
    searchBar.progress = progress
    let frame = CGRect(x: leading, y: bottom - height, width: trailing - leading, height: height)
    placeFromLeading(searchBar, pixelAligned(frame, scale: pixelScale))
  }
}
