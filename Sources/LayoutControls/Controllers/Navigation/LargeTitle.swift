package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) package import LayoutViews

/// The title of a screen in large letters, below the buttons of a bar.
///
/// It stays at the lower edge of its room, and what has no room there goes up behind the row of the buttons.
package final class LargeTitle: View {
  /// The title.
  package let label = Label()

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// The color of the title, or `nil` for that of labels.
  var color: ColorObject? { didSet { if color != oldValue { setNeedsLayout() } } }
  /// The font of a title of which nothing else is asked.
  static let font = FontObject.systemFont(ofSize: 34, weight: .bold)

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.font = Self.font
    addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "large-title" }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.textColor = color ?? SystemColor.label.object(in: traitCollection)
    let insets = safeAreaInsets
    let margin = screenMargin(forWidth: bounds.width)
    let room = bounds.width - insets.horizontal - 2 * margin
    let size = label.intrinsicContentSize
    let width = min(size.width, max(0, room))
    let bottom = bounds.height - Self.height + Self.start + size.height
    label.frame = pixelAligned(
      CGRect(
        x: isMirrored ? bounds.width - insets.right - margin - width : insets.left + margin,
        y: bottom - size.height,
        width: width,
        height: size.height
      ),
      scale: pixelScale
    )
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// The height of the room for a large title (Interface Builder: a bar of 96, or of 106 in iOS 26).
  static let height: CGFloat = 52
  /// The distance of the letters' box from the top of the room (a view tree of iOS 27; classic, unverified).
  private static let start: CGFloat = 11 / 3
}
