import Foundation
import LayoutGeometry
import LayoutViews

/// An arrangement of picture, title and subtitle, from the leading edge and the top.
struct ButtonArrangement {
  /// The size of all together.
  private(set) var size: CGSize = .zero
  private var image = CGRect.zero
  private var title = CGRect.zero
  private var subtitle = CGRect.zero

  init(
    image imageSize: CGSize?,
    title: Label,
    subtitle: Label,
    configuration: Button.Configuration,
    width: CGFloat
  ) {
    let placement = configuration.imagePlacement
    let hasTitles = !title.isHidden || !subtitle.isHidden
    let gap = imageSize != nil && hasTitles ? configuration.imagePadding : 0
    let picture = imageSize ?? .zero
    let textWidth = placement.isVertical ? width : max(0, width - picture.width - gap)
    layOutTitles(title, subtitle, configuration: configuration, width: textWidth)
    let titles = size
    image.size = picture
    if placement.isVertical {
      size = CGSize(
        width: max(picture.width, titles.width),
        height: picture.height + gap + titles.height
      )
      image.origin.x = (size.width - picture.width) / 2
      let shift = CGPoint(
        x: (size.width - titles.width) / 2,
        y: placement == .top ? picture.height + gap : 0
      )
      image.origin.y = placement == .top ? 0 : titles.height + gap
      moveTitles(by: shift)
    } else {
      size = CGSize(
        width: picture.width + gap + titles.width,
        height: max(picture.height, titles.height)
      )
      image.origin.y = (size.height - picture.height) / 2
      let isTrailing = placement == .trailing
      image.origin.x = isTrailing ? titles.width + gap : 0
      moveTitles(
        by: CGPoint(x: isTrailing ? 0 : picture.width + gap, y: (size.height - titles.height) / 2)
      )
    }
  }

  private mutating func layOutTitles(
    _ titleLabel: Label,
    _ subtitleLabel: Label,
    configuration: Button.Configuration,
    width: CGFloat
  ) {
    title.size = Self.size(of: titleLabel, width: width)
    subtitle.size = Self.size(of: subtitleLabel, width: width)
    let hasBoth = !titleLabel.isHidden && !subtitleLabel.isHidden
    subtitle.origin.y = title.height + (hasBoth ? configuration.titlePadding : 0)
    size = CGSize(width: max(title.width, subtitle.width), height: subtitle.maxY)
    let share: CGFloat =
      switch configuration.effectiveTitleAlignment {
      case .automatic, .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    title.origin.x = (size.width - title.width) * share
    subtitle.origin.x = (size.width - subtitle.width) * share
  }

  private static func size(of label: Label, width: CGFloat) -> CGSize {
    guard !label.isHidden else { return .zero }
    // A width of nothing would count as any.
    let size = label.sizeThatFits(CGSize(width: max(width, 1e-3), height: .infinity))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private mutating func moveTitles(by distance: CGPoint) {
    title = title.offsetBy(dx: distance.x, dy: distance.y)
    subtitle = subtitle.offsetBy(dx: distance.x, dy: distance.y)
  }

  /// Returns the frames of the parts in `room`, the bounds of the button inside of its insets.
  func placed(
    in room: CGRect,
    horizontal: Control.ContentHorizontalAlignment,
    vertical: Control.ContentVerticalAlignment,
    isMirrored: Bool
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let left = room.minX + (room.width - size.width) * horizontal.share(isMirrored: isMirrored)
    let top = room.minY + (room.height - size.height) * vertical.share
    func place(_ rect: CGRect) -> CGRect {
      let x = isMirrored ? size.width - rect.maxX : rect.minX
      return CGRect(x: left + x, y: top + rect.minY, width: rect.width, height: rect.height)
    }
    return (place(image), place(title), place(subtitle))
  }
}
