import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

// The heights of rows come from, in this order:
//
// 1. the delegate for a whole section;
// 2. the delegate for single rows: asked for all rows if estimates are off, otherwise as rows come
//    on the screen, with an estimate until then;
// 3. `rowHeight` if it is a number;
// 4. the need of the cell, found out as it comes on the screen, with an estimate until then. If
//    estimates are off the height is 44.
//
// An estimate is the delegate's, or `estimatedRowHeight`, or, if that is automatic, the height of
// a stock cell with one line. UIKit does not document its own; this choice makes tables of stock
// cells come out right before they are measured.
extension TableView {
  func rowHeights(inSection section: Int, count: Int, _ metrics: TableMetrics) -> RowHeights {
    guard count > 0 else { return RowHeights() }
    if let known = knownHeights(inSection: section, count: count, metrics) { return known }
    return estimates(inSection: section, rows: 0..<count, metrics)
  }

  /// Returns the heights of a section after updates.
  ///
  /// Rows that still exist keep theirs if heights come from cells; otherwise the delegate answers again.
  func rowHeights(
    inSection section: Int,
    count: Int,
    after transition: TableTransition,
    of old: TableGeometry,
    _ metrics: TableMetrics
  ) -> RowHeights {
    guard count > 0 else { return RowHeights() }
    if let known = knownHeights(inSection: section, count: count, metrics) { return known }
    var heights = RowHeights()
    var row = 0
    for piece in transition.pieces(inSection: section) {
      if let rows = piece.oldRows {
        heights.append(old.heights(ofRows: rows))
      } else {
        heights.append(estimates(inSection: section, rows: row..<row + piece.count, metrics))
      }
      row += piece.count
    }
    return heights
  }

  /// Returns the known heights of a section, or `nil` if they come from the cells.
  private func knownHeights(
    inSection section: Int,
    count: Int,
    _ metrics: TableMetrics
  ) -> RowHeights? {
    if var told = delegate?.tableView(self, rowHeightsInSection: section) {
      loaded.sectionsWithGivenHeights.insert(section)
      told.remove(count..<max(count, told.count))
      let missing = RowHeights(count: count - told.count, height: fixedRowHeight(metrics))
      told.append(missing)
      return told
    }
    if isAnsweringRowHeights(inSection: section) {
      if usesEstimates { return nil }
      return RowHeights(
        runs: (0..<count).lazy.map { row in
          RowRun(count: 1, height: self.exactHeight(ofRow: row, section: section, metrics))
        }
      )
    }
    guard isRowHeightGiven || !usesEstimates else { return nil }
    return RowHeights(count: count, height: fixedRowHeight(metrics))
  }

  /// Whether heights may be guessed until rows are shown.
  package var usesEstimates: Bool { estimatedRowHeight != 0 }

  /// Returns the height of a stock cell with one line of text at the reader's text size.
  func stockRowHeight(_ metrics: TableMetrics) -> CGFloat {
    TableViewCell.stockHeight(
      style: .default,
      traits: traitCollection,
      metrics: metrics,
      showsSeparator: separatorStyle == .singleLine
    )
  }

  private func fixedRowHeight(_ metrics: TableMetrics) -> CGFloat {
    isRowHeightGiven ? checked(rowHeight, of: "rows") : metrics.defaultRowHeight
  }

  /// Returns whether somebody gives the heights of a section, so that its cells are not measured.
  func hasGivenHeights(inSection section: Int) -> Bool {
    loaded.sectionsWithGivenHeights.contains(section) || !usesEstimates
      || (isRowHeightGiven && !isAnsweringRowHeights(inSection: section))
  }

  /// Whether `rowHeight` is a number rather than automatic.
  private var isRowHeightGiven: Bool { rowHeight != Self.automaticDimension }

  private func isAnsweringRowHeights(inSection section: Int) -> Bool {
    let first = IndexPath(indexes: [section, 0])
    return (delegate?.tableView(self, heightForRowAt: first) ?? Self.unanswered)
      != Self.unanswered
  }

  /// Returns the height of a row if nothing may be guessed: automatic means the default height.
  private func exactHeight(ofRow row: Int, section: Int, _ metrics: TableMetrics) -> CGFloat {
    let told = delegate?.tableView(self, heightForRowAt: IndexPath(indexes: [section, row]))
    guard let told, told != Self.unanswered else { return fixedRowHeight(metrics) }
    return told == Self.automaticDimension
      ? metrics.defaultRowHeight : checked(told, of: "row \(section)/\(row)")
  }

  private func estimates(
    inSection section: Int,
    rows: Range<Int>,
    _ metrics: TableMetrics
  ) -> RowHeights {
    let common = commonEstimate(metrics)
    let first = IndexPath(indexes: [section, 0])
    let answer = delegate?.tableView(self, estimatedHeightForRowAt: first) ?? Self.unanswered
    guard answer != Self.unanswered else {
      return RowHeights(count: rows.count, height: common, isEstimate: true)
    }
    return RowHeights(
      runs: rows.lazy.map { row in
        let path = IndexPath(indexes: [section, row])
        let told = self.delegate?.tableView(self, estimatedHeightForRowAt: path) ?? common
        guard told != 0 else {
          // An estimate of 0 switches estimates off.
          return RowRun(count: 1, height: self.exactHeight(ofRow: row, section: section, metrics))
        }
        let height =
          told == Self.automaticDimension || told == Self.unanswered
          ? common : self.checked(told, of: "row \(section)/\(row), estimated,", else: common)
        return RowRun(count: 1, height: height, isEstimate: true)
      }
    )
  }

  private func commonEstimate(_ metrics: TableMetrics) -> CGFloat {
    guard estimatedRowHeight != Self.automaticDimension else { return stockRowHeight(metrics) }
    return checked(estimatedRowHeight, of: "rows, estimated,", else: stockRowHeight(metrics))
  }

  /// Returns the height that a row gets as its cell comes on the screen: 44 if its constraints leave that open.
  ///
  /// That is reported, the first time after each loading, and so are constraints that leave the cell no height.
  func measuredHeight(ofRow row: Int, cell: TableViewCell) -> CGFloat {
    let path = storedGeometry.indexPath(ofRow: row)
    if let given = givenHeight(forRowAt: path) { return given }
    let metrics = metrics
    let own = cell.automaticHeight(width: cellSpan.width, metrics: metrics)
    if own == nil, !loaded.hasReportedOpenHeight {
      loaded.hasReportedOpenHeight = true
      record(
        .openRowHeight(path, of: cell, used: metrics.defaultRowHeight),
        about: cell.contentView.subviews
      )
    }
    if let own, own <= cell.separatorPadding, !loaded.hasReportedNoHeight {
      loaded.hasReportedNoHeight = true
      record(.noRowHeight(path, of: cell), about: cell.contentView.subviews)
    }
    guard let own else { return metrics.defaultRowHeight }
    return checked(own, of: "row \(path[0])/\(path[1])")
  }

  /// Returns whether a row is as high as its cell needs it, rather than as somebody says.
  func isHeightAutomatic(forRowAt indexPath: IndexPath) -> Bool {
    usesEstimates && givenHeight(forRowAt: indexPath) == nil
      && !loaded.sectionsWithGivenHeights.contains(indexPath[0])
  }

  /// Returns the height that the delegate or `rowHeight` gives a row, or `nil` for automatic.
  private func givenHeight(forRowAt indexPath: IndexPath) -> CGFloat? {
    let told = delegate?.tableView(self, heightForRowAt: indexPath) ?? Self.unanswered
    if told == Self.automaticDimension { return nil }
    if told != Self.unanswered { return checked(told, of: "row \(indexPath[0])/\(indexPath[1])") }
    return isRowHeightGiven ? checked(rowHeight, of: "rows") : nil
  }
}

extension TableView {
  /// Returns a given height in a form that can be laid out, which is `fallback` for one below zero or not a number.
  ///
  /// An impossible one is reported as that of `thing`, the first time after each loading.
  func checked(
    _ height: CGFloat,
    of thing: @autoclosure () -> String,
    else fallback: CGFloat = 0
  ) -> CGFloat {
    let usable = height >= 0 ? RowHeights.usable(height) : fallback
    if usable != height, !loaded.hasReportedHeight {
      loaded.hasReportedHeight = true
      record(.unusableHeight(height, of: thing(), used: usable))
    }
    return usable
  }
}
