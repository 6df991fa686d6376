import Foundation
import LayoutDevices
import LayoutGeometry

// Heights of headers and footers. What the delegate says counts first, then the table's property,
// then the style's own rule. In plain tables a section without a title has no header at all; in
// grouped tables every section keeps a distance from the one before.
extension TableView {
  /// What the data source and the delegate put above and below the rows of a section.
  func sectionEdges(of section: Int, _ source: any TableViewDataSource) -> SectionEdges {
    SectionEdges(
      headerTitle: source.tableView(self, titleForHeaderInSection: section),
      footerTitle: source.tableView(self, titleForFooterInSection: section),
      headerViewHeight: delegate?.tableView(self, viewForHeaderInSection: section)
        .map(ownHeight),
      footerViewHeight: delegate?.tableView(self, viewForFooterInSection: section)
        .map(ownHeight)
    )
  }

  /// The header of a section and the space above it.
  func headerHeights(
    ofSection section: Int,
    _ edges: [SectionEdges],
    _ metrics: TableMetrics
  ) -> (padding: CGFloat, height: CGFloat) {
    let hasHeader = edges[section].hasHeader
    let told = delegate?.tableView(self, heightForHeaderInSection: section) ?? Self.unanswered
    let height: CGFloat
    if told != Self.unanswered, told != Self.automaticDimension {
      height = checked(told, of: "the header of section \(section)")
    } else if sectionHeaderHeight != Self.automaticDimension, told == Self.unanswered,
      hasHeader || style != .plain
    {
      height = checked(sectionHeaderHeight, of: "headers")
    } else {
      height = automaticHeaderHeight(ofSection: section, edges[section], metrics)
    }
    guard height > 0 else { return (0, 0) }
    if sectionHeaderTopPadding != Self.automaticDimension {
      return (checked(sectionHeaderTopPadding, of: "the space above headers"), height)
    }
    return (style == .plain ? metrics.plainHeaderTopPadding : 0, height)
  }

  private func automaticHeaderHeight(
    ofSection section: Int,
    _ edges: SectionEdges,
    _ metrics: TableMetrics
  ) -> CGFloat {
    if let own = edges.headerViewHeight, own > 0 { return own }
    switch style {
    case .plain:
      return edges.hasHeader ? metrics.plainHeaderHeight : 0
    case .grouped, .insetGrouped:
      let top = section == 0 ? metrics.groupedTopPadding : 0
      return top
        + (edges.hasHeader ? metrics.groupedHeaderHeight : metrics.groupedUntitledHeaderHeight)
    }
  }

  /// The height of a section's footer.
  func footerHeight(
    ofSection section: Int,
    _ edges: [SectionEdges],
    _ metrics: TableMetrics
  ) -> CGFloat {
    let hasFooter = edges[section].hasFooter
    let told = delegate?.tableView(self, heightForFooterInSection: section) ?? Self.unanswered
    if told != Self.unanswered, told != Self.automaticDimension {
      return checked(told, of: "the footer of section \(section)")
    }
    if sectionFooterHeight != Self.automaticDimension, told == Self.unanswered,
      hasFooter || style != .plain
    {
      return checked(sectionFooterHeight, of: "footers")
    }
    if let own = edges[section].footerViewHeight, own > 0 { return own }
    switch style {
    case .plain:
      return hasFooter ? metrics.plainFooterHeight : 0
    case .grouped, .insetGrouped:
      if hasFooter { return titledFooterHeight(edges[section].footerTitle ?? "", metrics) }
      // 18 above a titled section, which makes the gap 56; less above an untitled one.
      let next = section + 1
      return next < edges.count && edges[next].hasHeader
        ? metrics.groupedFooterHeight : metrics.groupedUntitledHeaderHeight
    }
  }

  private func titledFooterHeight(_ title: String, _ metrics: TableMetrics) -> CGFloat {
    TableViewHeaderFooterView.footerTextHeight(
      title,
      width: cellSpan.width,
      traits: traitCollection,
      metrics: metrics
    ) + metrics.groupedFooterPadding
  }

  /// The height that a view of the application asks for: what its constraints need at the width of
  /// the table, otherwise its intrinsic one, or that of its frame; 0 leaves it to the table.
  private func ownHeight(_ view: View) -> CGFloat {
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

/// What is above and below the rows of a section.
struct SectionEdges {
  var headerTitle: String?
  var footerTitle: String?
  /// The height of the delegate's own view; 0 where it leaves it to the table; nil for no view.
  var headerViewHeight: CGFloat?
  var footerViewHeight: CGFloat?

  var hasHeader: Bool { headerTitle != nil || headerViewHeight != nil }
  var hasFooter: Bool { footerTitle != nil || footerViewHeight != nil }
}
