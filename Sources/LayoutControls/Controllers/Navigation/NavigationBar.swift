import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) public import LayoutViews

/// The bar at the top of a screen: UIKit's `UINavigationBar`.
///
/// From its top it has the prompt, a row with the title between buttons, the large title and the search bar,
/// of which the last two fold away under content that scrolls. Its height is the bar's alone; the background
/// reaches on to the top of the screen. Texts in bars do not grow with the reader's text size.
open class NavigationBar: View {
  /// The title of the screen.
  package final var title: String? {
    didSet {
      titleLabel.text = title
      largeTitle.text = title
      setNeedsLayout()
    }
  }
  /// Whether screens have their titles in large letters below the buttons, unless an item says otherwise.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightMayChange() } }
  }
  /// The looks of the bar that the present item asks for.
  final var itemLooks = NavigationBarLooks() { didSet { setNeedsLayout() } }
  /// The way in which the present item has its title.
  final var largeTitleDisplayMode = NavigationItem.LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { heightMayChange() } }
  }
  /// The line above the title, or `nil` for none.
  package final var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      promptLabel.text = prompt
      promptLabel.isHidden = prompt == nil
      heightMayChange()
    }
  }
  /// The buttons from the leading edge inwards.
  package final var leadingItems: [BarButtonItem] = [] { didSet { partsDidChange() } }
  /// The buttons from the trailing edge inwards.
  package final var trailingItems: [BarButtonItem] = [] { didSet { partsDidChange() } }
  /// The button that goes back, behind an arrow head and before ``leadingItems``, or `nil` for none.
  package final var backButtonItem: BarButtonItem? { didSet { partsDidChange() } }
  /// A view in the place of the title.
  package final var titleView: View? { didSet { partsDidChange() } }

  /// The title.
  package final let titleLabel = Label()
  /// The title in large letters, below the buttons.
  package final let largeTitle = LargeTitle()
  private let promptLabel = Label()
  /// The search whose bar is below the title, or `nil` for none.
  package final var searchController: SearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.searchBar.removeFromSuperview()
      searchController?.navigationBar = self
      if let searchBar = searchController?.searchBar { addSubview(searchBar) }
      searchProgress = searchController?.isActive == true ? 1 : 0
      heightMayChange()
    }
  }
  /// Whether the search bar folds away as content scrolls.
  package final var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { heightMayChange() } }
  }
  /// Whether the search bar is below the title also where iOS 26 has it at the bottom: UIKit's
  /// `preferredSearchBarPlacement`.
  package final var stacksSearchBar = false {
    didSet { if stacksSearchBar != oldValue { heightMayChange() } }
  }
  /// The delegate of the items, held weakly, or `nil` for none.
  open weak var delegate: (any NavigationBarDelegate)?
  /// The items from the first to the one that is shown, or `nil` for none.
  open var items: [NavigationItem]? {
    get { ownItems.isEmpty ? nil : ownItems }
    set { setItems(newValue, animated: false) }
  }
  final var ownItems: [NavigationItem] = []
  /// The item that comes back when the one that is shown goes, or `nil` for none.
  open var backItem: NavigationItem? { ownItems.dropLast().last }
  /// The item that is shown, or `nil` for none.
  public internal(set) final weak var topItem: NavigationItem?
  /// The progress of the search bar to the place of the title: 0 below it, 1 there.
  final var searchProgress: CGFloat = 0 {
    didSet { if searchProgress != oldValue { heightMayChange() } }
  }
  /// The heights of the parts of the bar.
  final var heights = NavigationBarHeights() {
    didSet { if heights != oldValue { setNeedsLayout() } }
  }
  /// The background of the bar.
  package final let background = BarBackground(edge: .top)
  final let indicator = BackIndicator()
  /// The looks of the bar that the application set.
  final var looks = NavigationBarLooks()
  /// Whether content may be under the bar; otherwise a screen ends at it, unless it says otherwise.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The views of items, from back to front.
  private var parts: [View] = []
  /// The capsules behind the buttons in the design of iOS 26.
  final var capsules: [BarCapsule] = []
  /// The distance that the background reaches above the bar.
  final var heightAbove: CGFloat = 0 { didSet { if heightAbove != oldValue { setNeedsLayout() } } }

  /// Shows the last of some items, at once.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    ownItems = items ?? []
    showItems()
  }

  /// Puts an item on top, at once, if the delegate agrees.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(ownItems + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the item on top, at once, if the delegate agrees.
  ///
  /// - Returns: The item that went, or `nil` for none.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let item = ownItems.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    setItems(ownItems.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    promptLabel.isHidden = true
    largeTitle.isHidden = true
    addSubview(background)
    addSubview(titleLabel)
    addSubview(largeTitle)
    addSubview(promptLabel)
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "navigation-bar" }

  @_spi(SystemViews) public override var bringsConstraints: Bool { true }

  /// Places title and buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0,
      y: -heightAbove,
      width: bounds.width,
      height: bounds.height + heightAbove
    )
    takeLooks()
    let row = row
    placeRoomBelowRow(row)
    let (leading, trailing) = isGlass ? placeCapsules() : placeButtons()
    let title = titleView ?? titleLabel
    let size =
      titleView.map { sizeInBar(of: $0, height: contentRow.height) }
      ?? CGSize(width: titleLabel.sizeThatFits(.zero).width, height: contentRow.height)
    placeTitle(title, size, leading: leading, trailing: trailing)
  }

  /// Places the buttons in the classic design, and returns how much of the bar they take at both ends.
  private func placeButtons() -> (leading: CGFloat, trailing: CGFloat) {
    capsules = capsules(0, capsules, inFrontOf: background)
    let row = row
    for item in buttonItems where item.look != .plain { item.look = .plain }
    indicator.tintColor = nil
    let safeArea = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection)
    let margin = screenMargin(forWidth: bounds.width)
    let leadingViews = ([backButtonItem].compactMap(\.self) + leadingItems).map(\.view)
    let trailingViews = trailingItems.map(\.view)
    let sizes = (leadingViews + trailingViews).map { sizeInBar(of: $0, height: row.height) }
    let between = BarButton.spacing * CGFloat(max(0, sizes.count - 1))
    let widest = widestFitting(
      sizes.map(\.width),
      in: bounds.width - leadingStart(safeArea.leading + margin) - safeArea.trailing - margin
        - between
    )
    let leading = placeParts(
      leadingViews,
      from: safeArea.leading + margin,
      noWiderThan: widest,
      isTrailing: false
    )
    let trailing = placeParts(
      trailingViews,
      from: safeArea.trailing + margin,
      noWiderThan: widest,
      isTrailing: true
    )
    return (leading, trailing)
  }

  /// Gives the capsules of buttons that end a task their color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Takes over the colors of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Places the title in the middle of the bar, or between the buttons if it would meet one.
  private func placeTitle(_ title: View, _ size: CGSize, leading: CGFloat, trailing: CGFloat) {
    let room = max(0, bounds.width - leading - trailing)
    let width = min(size.width, room)
    let middle = (bounds.width - width) / 2
    let x = min(max(middle, leading), bounds.width - trailing - width)
    let scale = pixelScale
    placeFromLeading(
      title,
      CGRect(
        x: pixelAligned(x, scale: scale),
        y: contentRow.midY - size.height / 2,
        width: width,
        height: size.height
      )
    )
  }

  /// The buttons, from the leading edge inwards and then from the trailing edge inwards.
  final var buttonItems: [BarButtonItem] {
    [backButtonItem].compactMap(\.self) + leadingItems + trailingItems
  }

  /// The title that is seen: the large one while some of it shows.
  package final var shownTitleLabel: Label {
    heights.shownTitle > 0 ? largeTitle.label : titleLabel
  }

  /// The buttons that are seen, from the leading edge: that of the search while one is under way.
  package final var shownItems: [BarButtonItem] {
    if let search = searchController, search.isActive {
      let cancel = search.searchBar.cancelItem
      guard search.searchBar.isAtBottom else { return [cancel] }
      return [backButtonItem].compactMap(\.self) + leadingItems + trailingItems.reversed() + [
        cancel
      ]
    }
    return [backButtonItem].compactMap(\.self) + leadingItems + trailingItems.reversed()
  }

  /// The row with the title and the buttons.
  final var row: CGRect {
    let height = max(0, bounds.height - heights.prompt - heights.belowRow)
    return CGRect(x: 0, y: heights.prompt, width: bounds.width, height: height)
  }

  /// Places what is above and below the row of the title.
  private func placeRoomBelowRow(_ row: CGRect) {
    promptLabel.isHidden = prompt == nil || heights.prompt <= 0
    if prompt != nil {
      promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.prompt)
      promptLabel.textColor = SystemColor.label.object(in: traitCollection)
    }
    let height = heights.shownTitle + heights.stretch
    largeTitle.isHidden = heights.title <= 0
    largeTitle.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: height)
    let takesPlace = searchController?.searchBar.superview === self
    titleLabel.alpha = heights.titleAlpha * (takesPlace ? 1 - searchProgress : 1)
    guard let searchBar = searchController?.searchBar, searchBar.superview === self else { return }
    // The row makes room for the search bar.
    for part in parts + capsules { part.alpha = 1 - searchProgress }
    searchBar.progress = searchProgress
    searchBar.isHidden = heights.shownSearch <= 0
    searchBar.frame = CGRect(
      x: 0,
      y: row.maxY + height,
      width: bounds.width,
      height: heights.shownSearch
    )
  }

  private func heightMayChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func partsDidChange() {
    let old = parts
    parts = [backButtonItem == nil ? nil : indicator, titleView].compactMap(\.self)
    parts += buttonItems.map(\.view)
    replaceSubviews(old, by: parts)
  }
}
