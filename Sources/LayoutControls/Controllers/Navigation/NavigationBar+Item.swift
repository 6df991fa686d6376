import Foundation
import LayoutGeometry
import LayoutText
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// The arrow head before the button that goes back.
package final class BackIndicator: DecorationView {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "back-indicator" }

  /// The two lines that meet at the leading edge, 13 wide and 21 high in all.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let width: CGFloat = 2.5
    let inset = width / 2
    let tip = CGPoint(x: isMirrored ? bounds.width - inset : inset, y: bounds.height / 2)
    let end = isMirrored ? inset : bounds.width - inset
    return [inset, bounds.height - inset].map {
      .stroke(
        .line(from: CGPoint(x: end, y: $0), to: tip),
        tintColor.value,
        width: width,
        isRound: true
      )
    }
  }

  static let size = CGSize(width: 13, height: 21)
}

extension NavigationBar {
  /// The height of the line above the title: 74 in all in place of 44 (seen by many, unverified).
  static var promptHeight: CGFloat { 30 }

  /// Whether the title is in large letters.
  var showsLargeTitle: Bool {
    prefersLargeTitles && largeTitleDisplayMode != .never && titleView == nil && title != nil
  }

  /// Lets the search bar take the place of the title, or go back below it.
  func moveSearch(to end: CGFloat) {
    if let host = window?.host {
      host.animate(\.searchProgress, of: self, to: end, within: KeyboardView.duration)
    } else {
      searchProgress = end
    }
  }

  /// Shows the last of the bar's own items.
  func showItems() {
    for item in ownItems { item.onChange = { [weak self] in self?.showItems() } }
    show(
      ownItems.last,
      back: ownItems.dropLast().last,
      goBack: { [weak self] in self?.popItem(animated: true) }
    )
  }

  /// Shows an item, with a button that calls `goBack` if there is an item to go back to.
  func show(_ item: NavigationItem?, back: NavigationItem?, goBack: @escaping () -> Void) {
    topItem = item
    title = item?.titleView == nil ? item?.title : nil
    titleView = item?.titleView
    prompt = item?.prompt
    itemLooks = item?.looks ?? NavigationBarLooks()
    largeTitleDisplayMode = item?.largeTitleDisplayMode ?? .automatic
    searchController = item?.searchController ?? item?.presentedSearch
    hidesSearchBarWhenScrolling = item?.hidesSearchBarWhenScrolling ?? true
    stacksSearchBar = item?.preferredSearchBarPlacement == .stacked
    let left = (item?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    backButtonItem = nil
    if let item, let back, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton
    {
      let own = back.backBarButtonItem
      backButtonItem = BarButtonItem(
        title: back.backButtonTitle ?? own?.title ?? back.title ?? "Back",
        primaryAction: Action { _ in goBack() }
      )
      backButtonItem?.tintColor = own?.tintColor
    }
    leadingItems = left
    trailingItems = (item?.rightBarButtonItems ?? []).filter { !$0.isHidden }
  }

  /// Places the parts of the item at one end, none wider than `widest`, and returns how much of the bar they
  /// take.
  func placeParts(
    _ views: [View],
    from start: CGFloat,
    noWiderThan widest: CGFloat,
    isTrailing: Bool
  ) -> CGFloat {
    if !isTrailing, backButtonItem != nil {
      let size = BackIndicator.size
      placeFromLeading(
        indicator,
        CGRect(
          x: indicatorStart(start),
          y: row.midY - size.height / 2,
          width: size.width,
          height: size.height
        )
      )
    }
    var x = isTrailing ? start : leadingStart(start)
    for view in views {
      var size = sizeInBar(of: view, height: row.height)
      size.width = min(size.width, widest)
      // The arrow head is a part of its button.
      let isBack = !isTrailing && view === backButtonItem?.view
      let room = isBack ? x - indicatorStart(start) : 0
      (view as? BarButton)?.leadingRoom = room
      placeFromLeading(
        view,
        CGRect(
          x: isTrailing ? bounds.width - x - size.width : x - room,
          y: row.midY - size.height / 2,
          width: size.width + room,
          height: size.height
        )
      )
      x += size.width + BarButton.spacing
    }
    return x
  }

  /// Returns the start of the parts at the leading end: behind the arrow head, if there is one.
  func leadingStart(_ start: CGFloat) -> CGFloat {
    guard backButtonItem != nil else { return start }
    return indicatorStart(start) + BackIndicator.size.width + Self.indicatorGap
  }

  private func indicatorStart(_ start: CGFloat) -> CGFloat { max(0, start - Self.indicatorOutset) }

  /// The distance of the indicator beyond the margin: it begins at 8 for a margin of 16.
  private static var indicatorOutset: CGFloat { 8 }
  /// The distance between the indicator and the title of the button.
  private static var indicatorGap: CGFloat { 6 }
}

extension View {
  /// Whether a bar places the view, which is the application's own.
  package var isPlacedByBar: Bool {
    superview is NavigationBar || superview is Toolbar || superview is BarCapsule
  }
}
