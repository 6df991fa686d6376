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
  /// Returns the height of a header or footer, as it counts until it is shown.
  func height(
    of kind: HeaderFooterKind,
    _ section: Int,
    _ reader: inout HeaderFooterReader,
    _ metrics: TableMetrics
  ) -> HeaderFooterHeight {
    guard let estimate = estimatedHeight(of: kind, section) else {
      return measuredHeight(of: kind, section, &reader, metrics)
    }
    let padding = topPadding(of: kind, metrics)
    return HeaderFooterHeight(estimate, topPadding: padding, isEstimate: true)
  }

  /// Returns the height of a header or footer, as it is on the screen.
  func measuredHeight(
    of kind: HeaderFooterKind,
    _ section: Int,
    _ reader: inout HeaderFooterReader,
    _ metrics: TableMetrics
  ) -> HeaderFooterHeight {
    let content = reader.content(of: kind, section)
    let (told, property) =
      switch kind {
      case .header:
        (delegate?.tableView(self, heightForHeaderInSection: section), sectionHeaderHeight)
      case .footer:
        (delegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight)
      }
    let answer = told ?? Self.unanswered
    let height: CGFloat
    if answer != Self.unanswered, answer != Self.automaticDimension {
      height = checked(answer, of: "the \(kind) of section \(section)")
    } else if property != Self.automaticDimension, answer == Self.unanswered,
      content != nil || style != .plain
    {
      height = checked(property, of: "\(kind)s")
    } else {
      height = automaticHeight(of: kind, section, content, &reader, metrics)
    }
    guard height > 0 else { return HeaderFooterHeight() }
    return HeaderFooterHeight(height, topPadding: topPadding(of: kind, metrics))
  }

  private func topPadding(of kind: HeaderFooterKind, _ metrics: TableMetrics) -> CGFloat {
    guard kind == .header else { return 0 }
    if sectionHeaderTopPadding != Self.automaticDimension {
      return checked(sectionHeaderTopPadding, of: "the space above headers")
    }
    return style == .plain ? metrics.plainHeaderTopPadding : 0
  }

  private func automaticHeight(
    of kind: HeaderFooterKind,
    _ section: Int,
    _ content: HeaderFooterContent?,
    _ reader: inout HeaderFooterReader,
    _ metrics: TableMetrics
  ) -> CGFloat {
    let room = roomAboveFirst(kind, section, isTitled: content != nil, metrics)
    if let content, let own = content.viewHeight, own > 0 {
      return own + (content.isStock ? room : 0)
    }
    let context = TableViewHeaderFooterView.Context(metrics: metrics, kind: kind)
    switch (style, kind) {
    case (.plain, _): return content.map { stockHeight($0.title, context) } ?? 0
    case (_, .header):
      return room
        + (content.map { stockHeight($0.title, context) } ?? metrics.groupedUntitledHeaderHeight)
    case (_, .footer):
      if let content { return stockHeight(content.title, context) }
      // 18 above a titled section, which makes the gap 56, and below the last one; less above an untitled one.
      let isLast = section == reader.sectionCount - 1
      return isLast || reader.hasHeader(section + 1)
        ? metrics.groupedFooterHeight : metrics.groupedUntitledHeaderHeight
    }
  }

  /// Returns the height that the style has for a header or footer that is there, with its title if it has one.
  private func stockHeight(
    _ title: String?,
    _ context: TableViewHeaderFooterView.Context
  ) -> CGFloat {
    let metrics = context.metrics
    return switch (style, context.kind) {
    case (.plain, .header): metrics.plainHeaderHeight + textGrowth(title, context)
    case (.plain, .footer): metrics.plainFooterHeight + textGrowth(title, context)
    case (_, .header): metrics.groupedHeaderHeight + textGrowth(title, context)
    case (_, .footer): textHeight(title ?? "", context) + metrics.groupedFooterPadding
    }
  }

  /// Returns the room above the header of the first group, which belongs to the header, or 0 for any other one.
  func roomAboveFirst(
    _ kind: HeaderFooterKind,
    _ section: Int,
    isTitled: Bool,
    _ metrics: TableMetrics
  ) -> CGFloat {
    guard kind == .header, section == 0, style != .plain else { return 0 }
    return !isTitled || metrics.hasRoomAboveFirstHeader ? metrics.groupedTopPadding : 0
  }

  /// Returns the estimate of a header or footer until it is shown, or `nil` if it is measured at once.
  func estimatedHeight(of kind: HeaderFooterKind, _ section: Int) -> CGFloat? {
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
      category: traitCollection.preferredContentSizeCategory,
      cascade: traitCollection.cascade
    )
  }

  /// Returns the height that a view of the application asks for: that by its constraints at the width of
  /// the table, otherwise its intrinsic one, or that of its frame; 0 leaves it to the table.
  func ownHeight(_ view: View, _ kind: HeaderFooterKind, title: String?) -> CGFloat {
    if let view = view as? TableViewHeaderFooterView { return ownHeight(of: view, kind, title) }
    // A label of several lines has none, and is as high as its lines in the width.
    guard view.constraints.isEmpty, !(view is Label) else { return fittingHeight(of: view) }
    let intrinsic = view.intrinsicContentSize.height
    return intrinsic >= 0 ? intrinsic : view.frame.height
  }

  private func ownHeight(
    of view: TableViewHeaderFooterView,
    _ kind: HeaderFooterKind,
    _ title: String?
  ) -> CGFloat {
    let context = TableViewHeaderFooterView.Context(metrics: metrics, kind: kind)
    if view.hasConfigurations {
      view.apply(context)
      view.updateConfigurationIfNeeded()
    }
    view.stockHeight = stockHeight(title, context)
    let height = fittingHeight(of: view)
    return !view.isSizedByConstraints && height == view.stockHeight ? 0 : height
  }

  /// Returns the height that a view says it needs in the width of the table.
  private func fittingHeight(of view: View) -> CGFloat {
    inTree(view) {
      view.systemLayoutSizeFitting(
        CGSize(width: cellSpan.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }

  /// Measures a view in the tree, where it knows the screen and the text size that it is measured for.
  private func inTree<Result>(_ view: View, _ measure: () -> Result) -> Result {
    let isVisitor = view.superview == nil
    if isVisitor { insertSubview(view, at: 0) }
    defer { if isVisitor { view.removeFromSuperview() } }
    return measure()
  }
}

/// A reader of the headers and footers of sections, which asks once.
struct HeaderFooterReader {
  let table: TableView
  let sectionCount: Int
  private(set) var known: [Int: (header: HeaderFooterContent?, footer: HeaderFooterContent?)] = [:]

  /// Returns the content that the data source and the delegate give a header or footer, or `nil` if there is none.
  mutating func content(of kind: HeaderFooterKind, _ section: Int) -> HeaderFooterContent? {
    if known[section] == nil {
      let titles = (table.title(of: .header, section), table.title(of: .footer, section))
      let header = table.delegateView(of: .header, section)
      let footer = table.delegateView(of: .footer, section)
      known[section] = (
        HeaderFooterContent(.header, title: titles.0, view: header, in: table),
        HeaderFooterContent(.footer, title: titles.1, view: footer, in: table)
      )
    }
    return kind == .header ? known[section]?.header : known[section]?.footer
  }

  /// Returns whether there is a section with a header; one that is estimated is taken to exist.
  mutating func hasHeader(_ section: Int) -> Bool {
    guard section < sectionCount else { return false }
    return table.estimatedHeight(of: .header, section) != nil
      || content(of: .header, section) != nil
  }
}

/// The content of a header or footer.
struct HeaderFooterContent {
  let title: String?
  /// The height of the delegate's own view, 0 if it leaves that to the table, or `nil` for no view.
  let viewHeight: CGFloat?

  /// Whether the delegate's view stands where a title does: one of the table's own class without constraints, or with
  /// a list's content.
  let isStock: Bool

  /// Creates the content, or `nil` if there is neither a title nor a view.
  init?(_ kind: HeaderFooterKind, title: String?, view: View?, in table: TableView) {
    guard title != nil || view != nil else { return nil }
    self.title = title
    viewHeight = view.map { table.ownHeight($0, kind, title: title) }
    let own = view as? TableViewHeaderFooterView
    isStock = own?.contentView is ListContentView || own?.isSizedByConstraints == false
  }
}
