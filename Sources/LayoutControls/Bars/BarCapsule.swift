import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// A capsule of glass behind buttons of a bar in the design of iOS 26.
final class BarCapsule: DecorationView {
  /// The color of a button that ends a task, or `nil` for glass.
  var color: Color?

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "bar-capsule" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let rect = CGRect(origin: .zero, size: bounds.size)
    if let color { return [.fill(.pill(rect), color)] }
    return GlassCapsule.drawing(rect, in: self)
  }
}

/// A group of buttons of a bar in one capsule: neighbors with pictures, or a button alone.
struct BarGroup {
  /// The lengths in a bar.
  struct Metrics {
    /// The height of the capsule.
    var height: CGFloat
    /// The room at both ends of the capsule.
    var padding: CGFloat
    /// The least width of a button.
    var leastWidth: CGFloat
    /// The distance of two buttons.
    var gap: CGFloat
    /// The room at both sides of a title.
    var textPadding: CGFloat
    /// The room at both sides of a picture.
    var imagePadding: CGFloat

    /// The lengths in navigation bars (view trees of iOS 26.0 to 27.0).
    static let navigationBar = Self(
      height: 44,
      padding: 4,
      leastWidth: 36,
      gap: 16,
      textPadding: 12,
      imagePadding: 7
    )
    /// The lengths in toolbars (view trees of iOS 27.0).
    static let toolbar = Self(
      height: 48,
      padding: 5,
      leastWidth: 38,
      gap: 14,
      textPadding: 11,
      imagePadding: 8
    )
  }

  /// The buttons from the leading edge.
  let items: [BarButtonItem]
  let metrics: Metrics
  /// The widths of the buttons.
  private(set) var widths: [CGFloat] = []

  /// Creates a group with the sizes of its buttons.
  init(_ items: [BarButtonItem], _ metrics: Metrics) {
    self.items = items
    self.metrics = metrics
    widths = items.map { item in
      if let view = item.customView {
        return view.sizeInBar(of: view, height: metrics.height).width
      }
      let width = item.view.intrinsicContentSize.width
      let padding = item.image == nil ? metrics.textPadding : metrics.imagePadding
      return max(metrics.leastWidth, width + 2 * padding)
    }
  }

  /// The width of the capsule.
  var width: CGFloat {
    let gaps = metrics.gap * CGFloat(max(0, items.count - 1))
    return widths.reduce(2 * metrics.padding, +) + gaps
  }

  /// Returns the color of the capsule, or `nil` for glass: the tint if the button ends a task, and gray if it cannot.
  func color(tint: Color) -> Color? {
    guard items.count == 1, items[0].style == .done, items[0].customView == nil else { return nil }
    return items[0].isEnabled
      ? items[0].tintColor?.value ?? tint : SystemColor.systemGray4.dynamicColor
  }

  /// Returns the places of the buttons in a capsule, from the leading edge; one alone fills it.
  func places(in width: CGFloat) -> [CGRect] {
    if let view = items[0].customView {
      let size = view.sizeInBar(of: view, height: metrics.height)
      let (x, y) = ((width - size.width) / 2, (metrics.height - size.height) / 2)
      return [CGRect(origin: CGPoint(x: x, y: y), size: size)]
    }
    guard items.count > 1 else { return [CGRect(x: 0, y: 0, width: width, height: metrics.height)] }
    var x = metrics.padding
    return widths.map { width in
      defer { x += width + metrics.gap }
      return CGRect(x: x, y: 0, width: width, height: metrics.height)
    }
  }

  /// Returns buttons in groups: neighbors that have pictures are in one, and any other is alone.
  static func groups(of items: [BarButtonItem], _ metrics: Metrics) -> [Self] {
    var groups: [[BarButtonItem]] = []
    for item in items {
      if let last = groups.last?.last, last.isShared, item.isShared {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
    return groups.map { Self($0, metrics) }
  }
}

extension BarButtonItem {
  /// Whether the button shares its capsule with neighbors.
  fileprivate var isShared: Bool { customView == nil && image != nil && style != .done }
}

extension View {
  /// Returns as many capsules as asked for in front of a background, the old ones first.
  func capsules(_ count: Int, _ old: [BarCapsule], inFrontOf background: View) -> [BarCapsule] {
    for capsule in old.dropFirst(count) { capsule.removeFromSuperview() }
    let new = (0..<max(0, count - old.count)).map { _ in BarCapsule() }
    for capsule in new { insertSubview(capsule, aboveSubview: background) }
    return old.prefix(count) + new
  }

  /// Places a group of buttons and its capsule at a distance from the leading edge.
  func place(_ group: BarGroup, _ capsule: BarCapsule, x: CGFloat, y: CGFloat, width: CGFloat) {
    capsule.isHidden = group.items.count == 1 && group.items[0].customView != nil
    capsule.color = group.color(tint: tintColor.value)
    placeFromLeading(
      capsule,
      CGRect(x: x, y: y, width: width, height: group.metrics.height)
    )
    for (item, place) in zip(group.items, group.places(in: width)) {
      placeFromLeading(item.view, place.offsetBy(dx: x, dy: y))
    }
  }
}
