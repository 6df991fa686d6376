package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) import LayoutViews

/// A tab of a bar: a picture and a title.
package final class Tab: Control {
  let item: TabBarItem
  private let imageView = ImageView()
  private let label = Label()
  private let badge = TabBadge()
  /// The arrangement of picture and title.
  var look = Look.column { didSet { if look != oldValue { setNeedsLayout() } } }

  /// An arrangement of picture and title.
  enum Look {
    /// The title is below the picture.
    case column
    /// The title is beside the picture.
    case line
    /// The title is below the picture, in a capsule.
    case capsule
    /// The title is beside the picture, in a capsule (unverified).
    case lineInCapsule
  }

  init(_ item: TabBarItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(imageView)
    addSubview(label)
  }

  /// The title, and the text of the badge.
  package var name: String { item.title ?? item.image?.symbol?.rawValue ?? "" }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override var role: String? { "tab" }

  func show(isSelected: Bool, color: ColorObject, titleColor: ColorObject) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    label.text = item.title
    label.font =
      switch look {
      case .column: .systemFont(ofSize: 10, weight: .medium)
      case .line: .systemFont(ofSize: 13)
      case .lineInCapsule: .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
      case .capsule: .systemFont(ofSize: 10, weight: isSelected ? .semibold : .medium)
      }
    label.textColor = titleColor
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.tintColor = color
    accessibilityLabel = name
    accessibilityValue = item.badgeValue
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    badge.show(item.badgeValue, color: item.badgeColor?.value)
    if item.badgeValue == nil {
      badge.removeFromSuperview()
    } else if badge.superview !== self {
      addSubview(badge)
    }
    setNeedsLayout()
  }

  /// Places the picture and the title.
  package override func layoutSubviews() {
    super.layoutSubviews()
    defer { placeBadge() }
    let image = imageView.image?.size ?? .zero
    let text = label.intrinsicContentSize
    var textWidth = min(text.width, bounds.width)
    if look == .line || look == .lineInCapsule {
      let gap = image.width > 0 && textWidth > 0 ? max(Self.gapInLine, roomOfBadge) : 0
      textWidth = min(textWidth, max(0, bounds.width - image.width - gap))
      let start = (bounds.width - image.width - gap - textWidth) / 2
      place(imageView, x: start, width: image.width, height: image.height)
      place(label, x: start + image.width + gap, width: textWidth, height: text.height)
      return
    }
    if look == .capsule {
      // A box of 28 at 6, and one of 12 at 35 (view trees of iOS 27).
      imageView.frame = aligned(
        CGRect(
          x: (bounds.width - image.width) / 2,
          y: 6 + (28 - image.height) / 2,
          width: image.width,
          height: image.height
        )
      )
      label.frame = aligned(
        CGRect(
          x: (bounds.width - textWidth) / 2,
          y: 35 + (12 - text.height) / 2,
          width: textWidth,
          height: text.height
        )
      )
      return
    }
    // The middle of the picture is at 0.37 of the height, the title's bottom 2 above that of the bar.
    imageView.frame = aligned(
      CGRect(
        x: (bounds.width - image.width) / 2,
        y: bounds.height * Self.imageShare - image.height / 2,
        width: image.width,
        height: image.height
      )
    )
    label.frame = aligned(
      CGRect(
        x: (bounds.width - textWidth) / 2,
        y: bounds.height - Self.titleGap - text.height,
        width: textWidth,
        height: text.height
      )
    )
  }

  /// The width that picture and title want beside each other, with room at both ends.
  var lineWidth: CGFloat {
    let image = imageView.image?.size.width ?? 0
    return image + max(Self.gapInLine, roomOfBadge) + label.intrinsicContentSize.width + 24
  }

  /// The room that the badge takes behind the picture, from which the title keeps clear.
  private var roomOfBadge: CGFloat {
    guard badge.superview === self else { return 0 }
    let imageWidth = imageView.image?.size.width ?? 0
    return Self.badgeOffset + badge.size.width - imageWidth / 2 + Self.gapInLine / 2
  }

  /// Places the badge at the upper trailing corner of the picture, within the bar.
  private func placeBadge() {
    guard badge.superview === self else { return }
    let size = badge.size
    let middle = isMirrored ? bounds.width - imageView.frame.midX : imageView.frame.midX
    let x = middle + Self.badgeOffset
    let y = max(Self.badgeTop, imageView.frame.minY - size.height / 3)
    badge.frame = aligned(
      mirrored(CGRect(x: x, y: y, width: size.width, height: size.height))
    )
  }

  private func place(_ view: View, x: CGFloat, width: CGFloat, height: CGFloat) {
    view.frame = aligned(
      mirrored(CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height))
    )
  }

  private func aligned(_ rect: CGRect) -> CGRect { pixelAligned(rect, scale: pixelScale) }

  /// The distance of a badge from the middle of the picture (read off screens, without a source).
  private static let badgeOffset: CGFloat = 4
  /// The least distance of a badge from the top of the bar (read off screens, without a source).
  private static let badgeTop: CGFloat = 2
  /// The middle of a picture as a share of the bar: 18 of 49 (read off screens, without a source).
  private static let imageShare: CGFloat = 18.0 / 49
  /// The distance between the title and the bottom of the bar (read off screens, without a source).
  private static let titleGap: CGFloat = 2
  /// The distance between a picture and its title in one line (read off screens, without a source).
  private static let gapInLine: CGFloat = 6
}
