package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// The button of a ``BarButtonItem``: a title without room around it, as high as the bar, or a picture.
package final class BarButton: Button {
  @_spi(SystemViews) public override var role: String? { "bar-button" }

  /// The room before the title in which the bar has its arrow head, in points.
  var leadingRoom: CGFloat = 0 {
    didSet { if leadingRoom != oldValue { setNeedsLayout() } }
  }

  /// The title, which the button draws itself.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    guard currentImage == nil else { return super.drawing }
    let origin = ownTitleLabel.frame.origin
    guard origin != .zero else { return ownTitleLabel.drawing }
    return [.group(ElementGroup(.none, offset: origin, children: ownTitleLabel.drawing))]
  }

  @_spi(SystemViews) public override var drawsSubviews: Bool { currentImage == nil }

  package override var intrinsicContentSize: CGSize {
    currentImage == nil ? ownTitleLabel.intrinsicContentSize : super.intrinsicContentSize
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if currentImage == nil {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      ownTitleLabel.frame = bounds.inset(
        by: EdgeInsets(left: isMirrored ? 0 : leadingRoom, right: isMirrored ? leadingRoom : 0)
      )
    }
  }

  override func record(_ events: Event) {
    guard events.contains(.touchUpInside) else { return }
    window?.host?.record(.delegate, "button '\(accessibilityLabel ?? currentTitle ?? "")' tapped")
  }

  /// The distance between two buttons, and between a button and the title.
  static var spacing: CGFloat { 16 }
}

/// The background of a bar, up to the edge of the screen.
///
/// From iOS 15 a bar is transparent while nothing is scrolled under it. A navigation bar of iOS 26 has none: content
/// under it fades (``ScrollEdgeEffect``).
package final class BarBackground: View {
  /// The view that scrolls under the bar, or `nil` for none.
  weak var content: ScrollView?
  /// Whether a controller has the bar, which without a view that scrolls under it looks as at the end of the content.
  ///
  /// Apple's "UINavigationBar changes in iOS 15" (developer forums, thread 682420): bars use `scrollEdgeAppearance` always
  /// where no scroll view is in the hierarchy. A bar of an application's own has its background always.
  var isManaged = false
  /// The end of the content that meets the bar.
  package let edge: Edge
  /// The line between bar and content.
  package let hairline = BarHairline()
  /// The looks that the application gave the bar: over content that is under it, and over content that ends at it.
  var looks: (scrolledUnder: BarAppearance?, atEdge: BarAppearance?) = (nil, nil)

  package enum Edge {
    /// The content begins at the bar.
    case top
    /// The content ends at the bar.
    case bottom
  }

  init(edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(hairline)
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "bar-background" }

  /// The color behind the bar, `nil` while the content ends at the bar.
  package override var backgroundColor: ColorObject? {
    get {
      if let look { return look.groundColor(in: traitCollection) }
      return isScrolledUnder && !hasEdgeEffect
        ? SystemColor.systemBackground.object(in: traitCollection) : nil
    }
    set {}
  }

  /// The look that the application gave the bar over the content as it is, or `nil` for the system's.
  fileprivate var look: BarAppearance? {
    let look = isScrolledUnder ? looks.scrolledUnder : looks.atEdge
    return look?.hasOwnGround == true || !isScrolledUnder ? look : nil
  }

  /// The color of the line at the content, or `nil` for none.
  fileprivate var lineColor: ColorObject? {
    if let look { return look.shadowColor }
    return isScrolledUnder && !hasEdgeEffect
      ? looks.scrolledUnder.map(\.shadowColor) ?? SystemColor.separator.object(in: traitCollection)
      : nil
  }

  /// Whether content under the bar fades, instead of being hidden.
  var hasEdgeEffect: Bool { edge == .top && isGlass && look == nil }

  /// The veil over content under the bar, nothing while the content ends at the bar.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    guard hasEdgeEffect else { return [] }
    return ScrollEdgeEffect(at: edge, of: self, over: content)?.elements ?? []
  }

  /// Whether some of the content is under the bar.
  package var isScrolledUnder: Bool { content?.isUnder(edge) ?? !isManaged }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / pixelScale
    hairline.frame = CGRect(
      x: 0,
      y: edge == .top ? bounds.height - pixel : 0,
      width: bounds.width,
      height: pixel
    )
  }
}

/// The line between a bar and the content, which shows with the bar's background.
package final class BarHairline: View {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "separator" }

  /// The color of the line, `nil` while the content ends at the bar.
  package override var backgroundColor: ColorObject? {
    get { (superview as? BarBackground)?.lineColor }
    set {}
  }
}

extension View {
  /// Shows some views in the place of others, of which those that stay keep their place.
  func replaceSubviews(_ old: [View], by new: [View]) {
    for view in old where view.superview === self && !new.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in new where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Places a view that is described from the leading edge.
  func placeFromLeading(_ view: View, _ rect: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var frame = rect
    if isMirrored { frame.origin.x = bounds.width - rect.minX - rect.width }
    if view.frame != frame { view.frame = frame }
  }

  /// Returns the size of a view in a row of a bar: a button is as high as that, any other view as high as it asks.
  func sizeInBar(of view: View, height: CGFloat) -> CGSize {
    if view is Button { return CGSize(width: view.intrinsicContentSize.width, height: height) }
    let asked = view.intrinsicContentSize
    let isSized = view.translatesAutoresizingMaskIntoConstraints && view.bounds.size != .zero
    let size =
      isSized && asked.width < 0
      ? view.bounds.size : view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    return CGSize(width: size.width, height: min(size.height, height))
  }

  /// Returns the greatest width of some views with which all of them have room.
  func widestFitting(_ widths: [CGFloat], in room: CGFloat) -> CGFloat {
    var rest = max(0, room)
    let sorted = widths.sorted()
    for (index, width) in sorted.enumerated() {
      let share = rest / CGFloat(sorted.count - index)
      if width > share { return share }
      rest -= width
    }
    return sorted.last ?? 0
  }
}
