import Foundation
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews

/// The bar at the bottom of a screen: UIKit's `UIToolbar`.
///
/// Its height is the bar's alone; the background reaches on to the bottom of the screen.
open class Toolbar: View {
  /// The items of the bar, from the leading to the trailing edge.
  open var items: [BarButtonItem]? {
    didSet { replaceSubviews(Self.views(of: oldValue), by: Self.views(of: items)) }
  }

  /// The background of the bar.
  package final let background = BarBackground(edge: .bottom)
  /// The distance that the background reaches below the bar.
  final var heightBelow: CGFloat = 0 { didSet { if heightBelow != oldValue { setNeedsLayout() } } }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    addSubview(background)
  }

  @_spi(SystemViews) public override var role: String? { "toolbar" }

  @_spi(SystemViews) public override var bringsConstraints: Bool { true }

  /// Places the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + heightBelow)
    let safeArea = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection)
    let margin = screenMargin(forWidth: bounds.width)
    let leading = safeArea.leading + margin
    let trailing = safeArea.trailing + margin
    placeRow((items ?? []).map { $0.isFlexibleSpace ? nil : $0.view }, from: leading, to: trailing)
  }

  /// Takes over the colors of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private static func views(of items: [BarButtonItem]?) -> [View] {
    (items ?? []).filter { !$0.isFlexibleSpace }.map(\.view)
  }

  /// Places views from the leading edge on, with `nil` for spaces, which share the room that is left.
  ///
  /// If there is too little room, the widest views become narrower, until all are in the bar.
  private func placeRow(_ views: [View?], from leading: CGFloat, to trailing: CGFloat) {
    var sizes = views.map { $0.map { sizeInBar(of: $0, height: bounds.height) } ?? .zero }
    let room = bounds.width - leading - trailing
    let widest = widestFitting(sizes.map(\.width), in: room)
    for index in sizes.indices { sizes[index].width = min(sizes[index].width, widest) }
    let spaces = views.count { $0 == nil }
    let rest = room - sizes.reduce(0) { $0 + $1.width }
    let space = spaces > 0 ? max(0, rest / CGFloat(spaces)) : 0
    var x = leading
    for (view, size) in zip(views, sizes) {
      guard let view else {
        x += space
        continue
      }
      placeFromLeading(
        view,
        CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      )
      x += size.width
    }
  }
}
