import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

// Heights of headers and footers. The delegate's word counts first, then the table's property,
// then the style's own rule. In plain tables a section without a title has no header at all; in
// grouped tables every section keeps a distance from the one before.
//
// If an estimate is given, by the delegate or the table's property, no object is asked for views and
// heights until the header or footer comes on the screen.
extension TableView {
  /// Returns the header of a section and the space above it, as it counts until it is shown.
  func headerHeights(
    ofSection section: Int,
    _ edges: inout SectionEdgesReader,
    _ metrics: TableMetrics
  ) -> HeaderHeights {
    guard let estimate = estimatedHeight(of: .header, section) else {
      return measuredHeaderHeights(ofSection: section, edges.edges(ofSection: section), metrics)
    }
    return HeaderHeights(
      padding: headerPadding(metrics),
      height: estimate,
      isEstimate: true
    )
  }

  /// Returns the header of a section and the space above it, as it is on the screen.
  func measuredHeaderHeights(
    ofSection section: Int,
    _ edges: SectionEdges,
    _ metrics: TableMetrics
  ) -> HeaderHeights {
    let told = delegate?.tableView(self, heightForHeaderInSection: section) ?? Self.unanswered
    let height: CGFloat
    if told != Self.unanswered, told != Self.automaticDimension {
      height = checked(told, of: "the header of section \(section)")
    } else if sectionHeaderHeight != Self.automaticDimension, told == Self.unanswered,
      edges.hasHeader || style != .plain
    {
      height = checked(sectionHeaderHeight, of: "headers")
    } else {
      height = automaticHeaderHeight(ofSection: section, edges, metrics)
    }
    guard height > 0 else { return HeaderHeights() }
    return HeaderHeights(padding: headerPadding(metrics), height: height)
  }

  private func headerPadding(_ metrics: TableMetrics) -> CGFloat {
    if sectionHeaderTopPadding != Self.automaticDimension {
      return checked(sectionHeaderTopPadding, of: "the space above headers")
    }
    return style == .plain ? metrics.plainHeaderTopPadding : 0
  }

  private func automaticHeaderHeight(
    ofSection section: Int,
    _ edges: SectionEdges,
    _ metrics: TableMetrics
  ) -> CGFloat {
    if let own = edges.headerViewHeight, own > 0 { return own }
    let growth = textGrowth(edges.headerTitle, .init(metrics: metrics))
    switch style {
    case .plain:
      return edges.hasHeader ? metrics.plainHeaderHeight + growth : 0
    case .grouped, .insetGrouped:
      let top = section == 0 ? metrics.groupedTopPadding : 0
      return top
        + (edges.hasHeader
          ? metrics.groupedHeaderHeight + growth : metrics.groupedUntitledHeaderHeight)
    }
  }

  /// Returns the height of a section's footer, as it counts until it is shown.
  func footerHeight(
    ofSection section: Int,
    _ edges: inout SectionEdgesReader,
    _ metrics: TableMetrics
  ) -> (height: CGFloat, isEstimate: Bool) {
    if let estimate = estimatedHeight(of: .footer, section) { return (estimate, true) }
    return (measuredFooterHeight(ofSection: section, &edges, metrics), false)
  }

  /// Returns the height of a section's footer, as it is on the screen.
  func measuredFooterHeight(
    ofSection section: Int,
    _ reader: inout SectionEdgesReader,
    _ metrics: TableMetrics
  ) -> CGFloat {
    let edges = reader.edges(ofSection: section)
    let hasFooter = edges.hasFooter
    let told = delegate?.tableView(self, heightForFooterInSection: section) ?? Self.unanswered
    if told != Self.unanswered, told != Self.automaticDimension {
      return checked(told, of: "the footer of section \(section)")
    }
    if sectionFooterHeight != Self.automaticDimension, told == Self.unanswered,
      hasFooter || style != .plain
    {
      return checked(sectionFooterHeight, of: "footers")
    }
    if let own = edges.footerViewHeight, own > 0 { return own }
    let context = TableViewHeaderFooterView.Context(metrics: metrics, isFooter: true)
    switch style {
    case .plain:
      return hasFooter ? metrics.plainFooterHeight + textGrowth(edges.footerTitle, context) : 0
    case .grouped, .insetGrouped:
      if hasFooter {
        return textHeight(edges.footerTitle ?? "", context) + metrics.groupedFooterPadding
      }
      // 18 above a titled section, which makes the gap 56, and below the last one; less above an untitled one.
      let isLast = section == reader.sectionCount - 1
      return isLast || reader.hasHeader(section + 1)
        ? metrics.groupedFooterHeight : metrics.groupedUntitledHeaderHeight
    }
  }

  /// Returns the estimate of a header or footer until it is shown, or `nil` if it is measured at once.
  func estimatedHeight(of kind: SupplementKind, _ section: Int) -> CGFloat? {
    let (told, property) =
      switch kind {
      case .header:
        (
          delegate?.tableView(self, estimatedHeightForHeaderInSection: section),
          estimatedSectionHeaderHeight
        )
      case .footer:
        (
          delegate?.tableView(self, estimatedHeightForFooterInSection: section),
          estimatedSectionFooterHeight
        )
      }
    let answer = told ?? Self.unanswered
    let estimate = answer == Self.unanswered ? property : answer
    return estimate > 0 ? checked(estimate, of: "a \(kind), estimated,") : nil
  }

  /// Returns the height that the text of a title adds to one line at the size that the style's heights are for.
  private func textGrowth(
    _ title: String?,
    _ context: TableViewHeaderFooterView.Context
  ) -> CGFloat {
    guard let title else { return 0 }
    let usual = TableViewHeaderFooterView.lineHeight(context, category: .large)
    return max(0, textHeight(title, context) - usual)
  }

  private func textHeight(
    _ title: String,
    _ context: TableViewHeaderFooterView.Context
  ) -> CGFloat {
    TableViewHeaderFooterView.textHeight(
      title,
      context,
      width: cellSpan.width,
      category: traitCollection.preferredContentSizeCategory
    )
  }

  /// Returns the height that a view of the application asks for: that by its constraints at the width of
  /// the table, otherwise its intrinsic one, or that of its frame; 0 leaves it to the table.
  func ownHeight(_ view: View) -> CGFloat {
    let headerFooter = view as? TableViewHeaderFooterView
    let content = headerFooter?.contentView ?? view
    guard content.constraints.isEmpty else {
      return fittedHeight(of: content, in: view, isInset: headerFooter != nil)
    }
    guard headerFooter == nil else { return 0 }
    let intrinsic = view.intrinsicContentSize.height
    return intrinsic >= 0 ? intrinsic : view.frame.height
  }

  private func fittedHeight(of content: View, in view: View, isInset: Bool) -> CGFloat {
    // In the tree the view knows the screen and the text size that it is measured for.
    let isVisitor = view.superview == nil
    if isVisitor { insertSubview(view, at: 0) }
    defer { if isVisitor { view.removeFromSuperview() } }
    let width = max(0, cellSpan.width - (isInset ? view.safeAreaInsets.horizontal : 0))
    return content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// A reader of the headers and footers of sections, which asks once.
struct SectionEdgesReader {
  let table: TableView
  let source: any TableViewDataSource
  let sectionCount: Int
  private var known: [Int: SectionEdges] = [:]

  init(_ table: TableView, _ source: any TableViewDataSource, sectionCount: Int) {
    self.table = table
    self.source = source
    self.sectionCount = sectionCount
  }

  /// Returns the header and footer that the data source and the delegate put around the rows of a section.
  mutating func edges(ofSection section: Int) -> SectionEdges {
    if let edges = known[section] { return edges }
    let delegate = table.delegate
    let edges = SectionEdges(
      headerTitle: source.tableView(table, titleForHeaderInSection: section),
      footerTitle: source.tableView(table, titleForFooterInSection: section),
      headerViewHeight: delegate?.tableView(table, viewForHeaderInSection: section)
        .map(table.ownHeight),
      footerViewHeight: delegate?.tableView(table, viewForFooterInSection: section)
        .map(table.ownHeight)
    )
    known[section] = edges
    return edges
  }

  /// Returns whether there is a section with a header; one that is estimated is taken to exist.
  mutating func hasHeader(_ section: Int) -> Bool {
    guard section < sectionCount else { return false }
    return table.estimatedHeight(of: .header, section) != nil
      || edges(ofSection: section).hasHeader
  }
}

/// The parts above and below the rows of a section.
struct SectionEdges {
  var headerTitle: String?
  var footerTitle: String?
  /// The height of the delegate's own view, 0 if it leaves that to the table, or `nil` for no view.
  var headerViewHeight: CGFloat?
  var footerViewHeight: CGFloat?

  var hasHeader: Bool { headerTitle != nil || headerViewHeight != nil }
  var hasFooter: Bool { footerTitle != nil || footerViewHeight != nil }
}
