import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
import LayoutViews

// The places of a stock cell's labels, and the height that it needs for them.
extension TableViewCell {
  func layoutLabels() {
    layoutPicture()
    guard let titleLabel else {
      detailLabel?.frame = .zero
      return
    }
    let size = contentView.bounds.size
    let room = max(0, size.width - textLeading - trailingTextInset)
    if style == .value2 {
      setInColumns(titleLabel, detailLabel, room: room)
      return
    }
    guard let detailLabel, detailLabel.text?.isEmpty == false else {
      place(
        titleLabel,
        in: contentView,
        x: textLeading,
        y: 0,
        width: room,
        height: size.height
      )
      detailLabel?.frame = .zero
      return
    }
    if isStacked {
      stack(titleLabel, detailLabel, room: room)
    } else {
      setSideBySide(titleLabel, detailLabel, room: room)
    }
  }

  /// Places the picture at the margin, in the middle of the height, and at most as high as the content.
  private func layoutPicture() {
    guard let pictureView else { return }
    let metrics = context.metrics
    let size = pictureSize
    place(
      pictureView,
      in: contentView,
      x: symbolColumn.map {
        indentation + pixelAligned($0.middle - size.width / 2, scale: metrics.scale)
      }
        ?? pictureInset,
      y: pixelAligned((contentView.bounds.height - size.height) / 2, scale: metrics.scale),
      width: size.width,
      height: size.height
    )
  }

  /// The size in which the picture is shown, or zero without one.
  private var pictureSize: CGSize {
    guard let image = pictureView?.image, image.size.height > 0 else { return .zero }
    let height = contentView.bounds.height
    let share = height > 0 ? min(1, height / image.size.height) : 1
    return CGSize(
      width: pixelAligned(image.size.width * share, scale: context.metrics.scale),
      height: pixelAligned(image.size.height * share, scale: context.metrics.scale)
    )
  }

  /// The column that the picture is in the middle of, or `nil` for a picture that is no symbol, or too large for it.
  private var symbolColumn: (middle: CGFloat, width: CGFloat, textStart: CGFloat)? {
    guard pictureView?.image?.symbol != nil, let column = context.metrics.symbolColumn,
      pictureSize.width <= column.width
    else { return nil }
    return column
  }

  /// The distance from the leading edge of the content to the text.
  var textLeading: CGFloat {
    if let list = contentView as? ListContentView { return list.textLeading }
    guard pictureView?.image != nil else { return textInset }
    let start =
      symbolColumn.map { indentation + $0.textStart }
      ?? pictureInset + pictureSize.width + context.metrics.imageGap
    return max(textInset, start)
  }

  /// The distance from the leading edge of the content to the picture.
  private var pictureInset: CGFloat { context.metrics.textInset + max(0, indentation) }

  /// The distance from the leading edge of the content to a text without a picture before it.
  ///
  /// It is where a separator begins that has an inset of its own, moved on by levels, and not before the margin: a
  /// level that takes a large inset back leaves the text where it is (Stack Overflow 8561774).
  private var textInset: CGFloat {
    let margin = context.metrics.textInset
    guard let inset = customSeparatorInset ?? context.separatorInset else {
      return margin + max(0, indentation)
    }
    return max(margin, inset.left + indentation - contentShift)
  }

  /// The distance by which the content begins further for its level.
  var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  /// Whether the detail is below the title: in the subtitle style, and at accessibility text sizes.
  private var isStacked: Bool { Self.isStacked(style, traits: traitCollection) }

  private static func isStacked(_ style: CellStyle, traits: TraitCollection) -> Bool {
    switch style {
    case .default, .value2: false
    case .value1: traits.preferredContentSizeCategory.isAccessibilityCategory
    case .subtitle: true
    }
  }

  private func stack(_ title: Label, _ detail: Label, room: CGFloat) {
    let metrics = context.metrics
    let fitting = CGSize(width: room, height: .infinity)
    let titleHeight = title.sizeThatFits(fitting).height
    let detailHeight = detail.sizeThatFits(fitting).height
    let whole = titleHeight + metrics.subtitleSpacing + detailHeight
    let top = pixelAligned((contentView.bounds.height - whole) / 2, scale: metrics.scale)
    place(title, in: contentView, x: textLeading, y: top, width: room, height: titleHeight)
    place(
      detail,
      in: contentView,
      x: textLeading,
      y: top + titleHeight + metrics.subtitleSpacing,
      width: room,
      height: detailHeight
    )
  }

  /// Returns the widths of title and detail side by side, with at least a third of the room for the detail.
  private func widthsSideBySide(
    _ title: Label,
    _ detail: Label,
    room: CGFloat
  ) -> (title: CGFloat, detail: CGFloat) {
    let metrics = context.metrics
    let fitting = CGSize(width: CGFloat.infinity, height: .infinity)
    let titleWidth = title.sizeThatFits(fitting).width
    let third = pixelAligned(room / 3, scale: metrics.scale)
    let left = max(room - titleWidth - metrics.accessoryGap, third)
    let detailWidth = min(detail.sizeThatFits(fitting).width, left)
    return (min(titleWidth, max(0, room - detailWidth - metrics.accessoryGap)), detailWidth)
  }

  private func setSideBySide(_ title: Label, _ detail: Label, room: CGFloat) {
    let widths = widthsSideBySide(title, detail, room: room)
    let height = contentView.bounds.height
    place(title, in: contentView, x: textLeading, y: 0, width: widths.title, height: height)
    place(
      detail,
      in: contentView,
      x: textLeading + room - widths.detail,
      y: 0,
      width: widths.detail,
      height: height
    )
  }

  /// Places the title up to the end of its column, and the detail a little behind it.
  private func setInColumns(_ title: Label, _ detail: Label?, room: CGFloat) {
    let metrics = context.metrics
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    title.textAlignment = isMirrored ? .left : .right
    let height = contentView.bounds.height
    let column = min(metrics.columnWidth, room)
    place(title, in: contentView, x: textInset, y: 0, width: column, height: height)
    let begin = column + metrics.columnGap
    guard let detail else { return }
    place(
      detail,
      in: contentView,
      x: textInset + begin,
      y: 0,
      width: max(0, room - begin),
      height: height
    )
  }
}

// MARK: - Heights

extension TableViewCell {
  /// Returns the height of a row of one line at a text size: 44, and 56 with a subtitle at 2x.
  static func stockHeight(
    style: CellStyle,
    traits: TraitCollection,
    metrics: TableMetrics,
    showsSeparator: Bool
  ) -> CGFloat {
    let category = traits.preferredContentSizeCategory
    func lineHeight(_ style: TextStyle) -> CGFloat {
      let font = Font.preferredFont(forTextStyle: style, compatibleWith: category)
      return pixelCeiling(font.lineHeight, scale: metrics.scale)
    }
    let title = lineHeight(titleStyle)
    let detail =
      isStacked(style, traits: traits)
      ? lineHeight(detailStyle(of: style, in: metrics.design)) : nil
    let separator = showsSeparator ? metrics.stockSeparatorRoom : 0
    return height(title: title, stackedDetail: detail, separator: separator, metrics)
  }

  /// Returns the height that the cell says it needs, or `nil` if its constraints leave that open.
  ///
  /// That is of ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``, so that an
  /// override decides.
  func automaticHeight(width: CGFloat, metrics: TableMetrics) -> CGFloat? {
    updateConfigurationIfNeeded()
    // Controls and accessories make the content narrower, and its texts perhaps higher.
    frame.size.width = width
    layoutParts()
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    // A view that is as high as it is asked to be does not ask for anything itself.
    let isOpen =
      isSizedByConstraints && height == separatorPadding && constrainedHeight(near: 0) == 0
      && constrainedHeight(near: metrics.defaultRowHeight) > 0
    return isOpen ? nil : height
  }

  /// Returns the height that a cell without constraints needs.
  ///
  /// A stock cell needs its labels, or a list's content, and some room around them, and a pixel more for the
  /// separator if the table has some. Any other cell needs 44.
  final func unconstrainedHeight(inWidth width: CGFloat) -> CGFloat {
    let metrics = context.metrics
    let contentWidth = contentWidth(inWidth: width)
    if let list = contentView as? ListContentView {
      let content = list.height(inWidth: contentWidth)
      return max(metrics.minimumStockRowHeight, content + separatorPadding)
    }
    guard let titleLabel else {
      let own = contentConfiguration == nil ? -1 : contentView.intrinsicContentSize.height
      return own < 0 ? metrics.defaultRowHeight : own + separatorPadding
    }
    let room = max(0, contentWidth - textLeading - trailingTextInset)
    func height(of label: Label, width: CGFloat) -> CGFloat {
      label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    var title = lineHeight(of: titleLabel, metrics)
    var detail: CGFloat?
    if let detailLabel, detailLabel.text?.isEmpty == false, style != .default {
      if isStacked {
        title = max(title, height(of: titleLabel, width: room))
        detail = height(of: detailLabel, width: room)
      } else {
        let widths = widthsBeside(titleLabel, detailLabel, room: room)
        title = max(title, height(of: titleLabel, width: widths.title))
        if detailLabel.numberOfLines != 1 {
          title = max(title, height(of: detailLabel, width: widths.detail))
        }
      }
    } else {
      title = max(title, height(of: titleLabel, width: room))
    }
    let text = Self.height(
      title: title,
      stackedDetail: detail,
      separator: separatorPadding,
      metrics
    )
    return max(text, (pictureView?.image?.size.height ?? 0) + separatorPadding)
  }

  /// Returns the widths that title and detail have beside each other.
  private func widthsBeside(
    _ title: Label,
    _ detail: Label,
    room: CGFloat
  ) -> (title: CGFloat, detail: CGFloat) {
    guard style == .value2 else { return widthsSideBySide(title, detail, room: room) }
    let column = min(context.metrics.columnWidth, room)
    return (column, max(0, room - column - context.metrics.columnGap))
  }

  /// The height that a separator adds to that of the content.
  final var separatorPadding: CGFloat {
    guard context.showsSeparator else { return 0 }
    let metrics = context.metrics
    return isSizedByConstraints ? metrics.customRowPadding : metrics.stockSeparatorRoom
  }

  /// Returns the width that controls, accessories and the safe area leave the content of a cell of a width.
  final func contentWidth(inWidth width: CGFloat) -> CGFloat {
    max(0, contentView.bounds.width + (width - bounds.width))
  }

  /// Whether constraints in the content view decide the cell's height.
  final var isSizedByConstraints: Bool {
    !contentView.constraints.isEmpty && !(contentView is ListContentView)
  }

  /// Returns the height of a line even if there is no text.
  private func lineHeight(of label: Label, _ metrics: TableMetrics) -> CGFloat {
    pixelCeiling(label.font.lineHeight, scale: metrics.scale)
  }

  private static func height(
    title: CGFloat,
    stackedDetail: CGFloat?,
    separator: CGFloat,
    _ metrics: TableMetrics
  ) -> CGFloat {
    let content =
      stackedDetail.map { title + $0 + metrics.subtitleRowPadding }
      ?? title + metrics.stockRowPadding
    return max(metrics.minimumStockRowHeight, content + separator)
  }

  /// Returns the height near `target` that the constraints in the content view allow.
  private func constrainedHeight(near target: CGFloat) -> CGFloat {
    contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: target),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
