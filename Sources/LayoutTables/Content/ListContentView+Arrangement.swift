import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
import LayoutViews

extension ListContentView {
  /// Returns the sizes of the parts that show.
  func parts(_ metrics: TableMetrics) -> ListContentArrangement.Parts {
    var parts = ListContentArrangement.Parts()
    if let image = imageView.image {
      let own = content.imageProperties
      let limit = own.maximumSize
      let share = min(
        1,
        limit.width > 0 ? limit.width / max(image.size.width, 0.001) : 1,
        limit.height > 0 ? limit.height / max(image.size.height, 0.001) : 1
      )
      let size = CGSize(width: image.size.width * share, height: image.size.height * share)
      parts.image = size
      let standard = Self.symbolRoom * symbolScale
      func reserved(_ length: CGFloat) -> CGFloat {
        if length == ListContentConfiguration.ImageProperties.standardDimension { return standard }
        return length > 0 || image.symbol == nil ? length : standard
      }
      parts.reserved = CGSize(
        width: reserved(own.reservedLayoutSize.width),
        height: own.reservedLayoutSize.height == 0 ? 0 : reserved(own.reservedLayoutSize.height)
      )
    }
    func size(_ label: Label) -> (CGFloat) -> CGSize {
      { width in
        let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
        return label.numberOfLines == 1
          ? CGSize(width: min(size.width, width), height: size.height) : size
      }
    }
    if content.hasText { parts.text = size(textLabel) }
    if content.hasSecondaryText { parts.secondaryText = size(secondaryTextLabel) }
    return parts
  }

  /// The growth of symbols with the reader's text size.
  private var symbolScale: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    return TextStyle.body.size(in: category) / TextStyle.body.size(in: .large)
  }

  /// Returns the lengths between the parts.
  func spacing(_ metrics: TableMetrics, isStacked: Bool) -> ListContentArrangement.Spacing {
    var spacing = ListContentArrangement.Spacing()
    var margins = content.directionalLayoutMargins
    let isGlass = metrics.design == .glass && !content.style.isHeaderOrFooter
    if content.style.isHeaderOrFooter, content.ownMargins == nil {
      (margins.top, margins.bottom) = metrics.headerContentMargins(content.style)
    } else if isGlass, content.ownMargins == nil {
      let whole = isStacked ? metrics.subtitleRowPadding : metrics.stockRowPadding
      (margins.top, margins.bottom) = (whole / 2, whole / 2)
    }
    let around = directionalLayoutMargins
    let axes = content.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, around.leading)
      margins.trailing = max(margins.trailing, around.trailing)
    }
    margins.leading += (superview as? any ListMetricsSource)?.listIndentation ?? 0
    if axes.contains(.vertical) {
      margins.top = max(margins.top, around.top)
      margins.bottom = max(margins.bottom, around.bottom)
    }
    spacing.margins = margins
    spacing.imageToText = content.imageToTextPadding
    spacing.between = content.textToSecondaryTextHorizontalPadding
    spacing.below =
      content.ownSpacing
      ?? (isGlass ? metrics.subtitleSpacing : ListContentConfiguration.classicSpacing)
    spacing.prefersSideBySide =
      content.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    spacing.scale = pixelScale
    return spacing
  }

  /// The width that is kept for symbols (from knowledge, unverified).
  private static let symbolRoom: CGFloat = 24
}

/// A view that knows the lengths of the list that content is in.
protocol ListMetricsSource: View {
  /// The lengths of the list.
  var listMetrics: TableMetrics { get }
  /// The distance by which content directly in the view begins further for its level.
  var listIndentation: CGFloat { get }
}

extension ListMetricsSource {
  var listIndentation: CGFloat { 0 }
}

extension TableMetrics {
  /// Returns the margins of a header's or footer's content above and below, which make it as high as a stock one.
  fileprivate func headerContentMargins(
    _ style: ListContentConfiguration.Style
  ) -> (top: CGFloat, bottom: CGFloat) {
    switch style {
    case .groupedHeader, .prominentHeader, .extraProminentHeader:
      let line = pixelCeiling(
        Font.preferredFont(forTextStyle: hasLargeHeaders ? .headline : .footnote).lineHeight,
        scale: scale
      )
      return (groupedHeaderHeight - line - headerTitleRest, headerTitleRest)
    case .groupedFooter: return (footerTitleTop, groupedFooterPadding - footerTitleTop)
    case .plainHeader, .sidebarHeader:
      let line = pixelCeiling(Font.preferredFont(forTextStyle: .headline).lineHeight, scale: scale)
      let rest = plainHeaderHeight - line
      return (rest / 2, rest / 2)
    case .plainFooter:
      let line = pixelCeiling(Font.preferredFont(forTextStyle: .footnote).lineHeight, scale: scale)
      return ((plainFooterHeight - line) / 2, (plainFooterHeight - line) / 2)
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell:
      return (contentMarginTop, contentMarginTop)
    }
  }
}
