public import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews

/// The bar at the bottom of a screen: UIKit's `UIToolbar`.
///
/// Its height is the bar's alone; the background reaches on to the bottom of the screen.
open class Toolbar: View {
  /// The items of the bar, from the leading to the trailing edge.
  open var items: [BarButtonItem]? { didSet { showItems() } }
  /// The delegate, held weakly, or `nil` for none.
  open weak var delegate: (any ToolbarDelegate)?
  /// The items that are not hidden.
  private final var shownItems: [BarButtonItem] = [] {
    didSet { replaceSubviews(Self.views(of: oldValue), by: Self.views(of: shownItems)) }
  }

  /// The background of the bar.
  package final let background = BarBackground(edge: .bottom)
  /// The look over content that is under the bar, or `nil` for the system's.
  private final var ownAppearance: ToolbarAppearance? { didSet { lookDidChange() } }
  /// The look over content that is under the bar.
  open var standardAppearance: ToolbarAppearance {
    get {
      let appearance = ownAppearance ?? ToolbarAppearance()
      if ownAppearance == nil { ownAppearance = appearance }
      return appearance
    }
    set { ownAppearance = newValue }
  }
  /// The look over content that ends at the bar, or `nil` for no ground.
  open var scrollEdgeAppearance: ToolbarAppearance? { didSet { lookDidChange() } }
  /// The distance that the background reaches below the bar.
  final var heightBelow: CGFloat = 0 { didSet { if heightBelow != oldValue { setNeedsLayout() } } }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    addSubview(background)
  }

  @_spi(SystemViews) public override var role: String? { "toolbar" }

  @_spi(SystemViews) public override var bringsConstraints: Bool { true }

  private func lookDidChange() {
    background.looks = (ownAppearance, scrollEdgeAppearance)
    setNeedsLayout()
  }

  private func showItems() {
    for item in items ?? [] { item.onHiding = { [weak self] in self?.showItems() } }
    shownItems = (items ?? []).filter { !$0.isHidden }
  }

  /// The height of a bar that nobody gives another: 44, and 48 in the design of iOS 26 (view trees of iOS 27.0).
  private final var standardHeight: CGFloat { isGlass ? BarGroup.Metrics.toolbar.height : 44 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardHeight)
  }

  /// The capsules behind the buttons in the design of iOS 26.
  private final var capsules: [BarCapsule] = []

  /// Places the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isGlass = isGlass
    background.isHidden = isGlass
    for item in shownItems { item.look = isGlass ? .capsule : .plain }
    if isGlass {
      placeCapsules()
      return onPlacement()
    }
    capsules = capsules(0, capsules, inFrontOf: background)
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + heightBelow)
    let safeArea = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection)
    let margin = screenMargin(forWidth: bounds.width)
    let leading = safeArea.leading + margin
    let trailing = safeArea.trailing + margin
    placeRow(shownItems, from: leading, to: trailing)
  }

  /// Places the buttons in capsules, which spaces part (view trees of iOS 27.0).
  private func placeCapsules() {
    let groups = groups
    let all = groups.joined()
    let old = capsules
    capsules = capsules(all.count, old, inFrontOf: background)
    let (start, room) = span(inWidth: bounds.width)
    let gaps = Self.gap * CGFloat(max(0, all.count - 1))
    let roomOfSearch = hasSearch ? widthOfSearch(in: room) + Self.gap : 0
    let left = max(0, room - roomOfSearch - gaps)
    let widest = widestFitting(all.map(\.width), in: left)
    let rest = left - all.reduce(0) { $0 + min($1.width, widest) }
    let space = groups.count > 1 ? max(0, rest / CGFloat(groups.count - 1)) : 0
    var free = capsules[...]
    var x = start
    for (index, part) in groups.enumerated() {
      if index > 0 { x += space }
      for group in part {
        guard let capsule = free.popFirst() else { return }
        let width = min(group.width, widest)
        place(group, capsule, x: x, y: 0, width: width)
        x += width + Self.gap
      }
    }
  }

  /// The items that are buttons and not hidden, from the leading to the trailing edge.
  package final var buttons: [BarButtonItem] { shownItems.filter { !$0.isFlexibleSpace } }

  /// Whether there is a button, and so a capsule in the design of iOS 26.
  final var hasCapsules: Bool { groups.contains { !$0.isEmpty } }

  /// The buttons in their capsules, parted by spaces.
  private var groups: [[BarGroup]] {
    let parts = shownItems.split(omittingEmptySubsequences: false) { $0.isFlexibleSpace }
    return parts.map { BarGroup.groups(of: Array($0), .toolbar) }
  }

  /// The action after the buttons have their places, which a field to search with follows.
  final var onPlacement: () -> Void = {}

  /// Whether a field to search with shares the bar, behind its buttons, in the design of iOS 26.
  final var hasSearch = false { didSet { if hasSearch != oldValue { setNeedsLayout() } } }

  /// Returns where the field to search with begins and ends in a bar of a width, from its leading edge.
  ///
  /// It is behind all buttons (documentation of UIKit's `searchBarPlacementBarButtonItem`) and has the room that they
  /// leave; where that is too little, it is a circle, as documented of `SearchBarPlacement.integratedButton`. How much
  /// is too little, and that spaces get none, is unverified.
  final func spanOfSearch(inWidth width: CGFloat) -> ClosedRange<CGFloat> {
    let (start, room) = span(inWidth: width)
    let end = start + room
    return end - widthOfSearch(in: room)...end
  }

  private func widthOfSearch(in room: CGFloat) -> CGFloat {
    let taken = groups.joined().reduce(0) { $0 + $1.width + Self.gap }
    guard taken > 0 else { return room }
    let left = room - taken
    return left < Self.leastWidthOfSearch ? min(BarGroup.Metrics.toolbar.height, room) : left
  }

  /// Returns the beginning and the length of the part of the bar that capsules are in.
  private func span(inWidth width: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let safeArea = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection)
    let start = safeArea.leading + Self.inset
    return (start, max(0, width - start - safeArea.trailing - Self.inset))
  }

  /// The width below which a field to search with beside buttons is a circle (a guess).
  private static let leastWidthOfSearch: CGFloat = 120
  /// The distance of capsules from the sides and from the bottom of the screen.
  static let inset: CGFloat = 28
  /// The distance of two capsules.
  private static let gap: CGFloat = 12

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

  private static func views(of items: [BarButtonItem]) -> [View] {
    items.filter { !$0.isFlexibleSpace }.map(\.view)
  }

  /// Places items from the leading edge on, of which flexible spaces share the room that is left.
  ///
  /// If there is too little room, the widest views become narrower, until all are in the bar.
  private func placeRow(_ items: [BarButtonItem], from leading: CGFloat, to trailing: CGFloat) {
    var sizes = items.map {
      $0.isFlexibleSpace ? .zero : sizeInBar(of: $0.view, height: bounds.height)
    }
    let gaps = Self.gaps(before: items)
    let room = bounds.width - leading - trailing - gaps.reduce(0, +)
    let widest = widestFitting(sizes.map(\.width), in: room)
    for index in sizes.indices { sizes[index].width = min(sizes[index].width, widest) }
    let spaces = items.count(where: \.isFlexibleSpace)
    let rest = room - sizes.reduce(0) { $0 + $1.width }
    let space = spaces > 0 ? max(0, rest / CGFloat(spaces)) : 0
    var x = leading
    for (index, item) in items.enumerated() {
      x += gaps[index]
      guard !item.isFlexibleSpace else {
        x += space
        continue
      }
      let size = sizes[index]
      placeFromLeading(
        item.view,
        CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      )
      x += size.width
    }
  }

  /// Returns the distance of each item from the one before: that of two buttons, whether or not flexible spaces lie
  /// between, is that in navigation bars (a guess), and a fixed space is a distance itself.
  private static func gaps(before items: [BarButtonItem]) -> [CGFloat] {
    var last: BarButtonItem?
    return items.map { item in
      guard !item.isFlexibleSpace else { return 0 }
      defer { last = item }
      guard let last, !last.isFixedSpace, !item.isFixedSpace else { return 0 }
      return BarButton.spacing
    }
  }
}
