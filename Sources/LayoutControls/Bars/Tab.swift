package import Foundation
import LayoutGeometry
import LayoutText
@_spi(SystemViews) import LayoutViews

/// A tab of a bar: a picture and a title.
package final class Tab: Control {
  let item: TabBarItem
  private let imageView = ImageView()
  private let label = Label()
  /// Whether the title is beside the picture.
  var isInOneLine = false { didSet { if isInOneLine != oldValue { setNeedsLayout() } } }

  init(_ item: TabBarItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(imageView)
    addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override var role: String? { "tab" }

  func show(isSelected: Bool, color: Color) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    label.text = item.title
    label.font = .systemFont(
      ofSize: isInOneLine ? 13 : 10,
      weight: isInOneLine ? .regular : .medium
    )
    label.textColor = color
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.tintColor = color
    setNeedsLayout()
  }

  /// Places the picture and the title.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let image = imageView.image?.size ?? .zero
    let text = label.intrinsicContentSize
    let textWidth = min(text.width, bounds.width)
    if isInOneLine {
      let gap = image.width > 0 && textWidth > 0 ? Self.gapInLine : 0
      let start = (bounds.width - image.width - gap - textWidth) / 2
      place(imageView, x: start, width: image.width, height: image.height)
      place(label, x: start + image.width + gap, width: textWidth, height: text.height)
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

  private func place(_ view: View, x: CGFloat, width: CGFloat, height: CGFloat) {
    view.frame = aligned(
      mirrored(CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height))
    )
  }

  private func aligned(_ rect: CGRect) -> CGRect { pixelAligned(rect, scale: pixelScale) }

  /// The middle of a picture as a share of the bar: 18 of 49 (read off screens, without a source).
  private static let imageShare: CGFloat = 18.0 / 49
  /// The distance between the title and the bottom of the bar (read off screens, without a source).
  private static let titleGap: CGFloat = 2
  /// The distance between a picture and its title in one line (read off screens, without a source).
  private static let gapInLine: CGFloat = 6
}
