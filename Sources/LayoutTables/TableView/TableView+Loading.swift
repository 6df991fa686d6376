import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

// Data are asked for when somebody needs them: at the next layout, or at the next question. A table
// whose heights only are out of date keeps its selection and its cells.
extension TableView {
  /// The places of everything, up to date.
  package var geometry: TableGeometry {
    loadIfNeeded()
    return storedGeometry
  }

  /// Asks the data source for everything again, and removes the selection.
  ///
  /// Called while the table is asking for cells, it takes effect right after.
  public func reloadData() {
    needs.reload = true
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Updates the geometry, but not while cells are placed by it.
  func loadIfNeeded() {
    guard !isTiling, updateDepth == 0 else { return }
    let metrics = metrics
    let width = cellSpan.width
    let isOutOfDate =
      needs.reload || needs.geometry || loadedMetrics != metrics || loadedWidth != width
    guard isOutOfDate else { return }
    let isReload = needs.reload
    needs.reload = false
    needs.geometry = false
    needs.cellConfiguration = true
    loadedMetrics = metrics
    loadedWidth = width
    endReordering()
    endSwipe()
    let old = storedGeometry
    let selection = storedSelection.rows
    if isReload {
      userDidCancelPress()
      storedSelection.removeAll()
      selectionBeforeEditing = nil
      selectionSetAside.removeAll()
      scrollGoal = nil
      recycleAllCells()
    }
    sectionsWithGivenHeights = []
    hasReportedHeight = false
    hasReportedOpenHeight = false
    let top = isReload ? nil : topRowBeforeLoading()
    storedGeometry = loadGeometry(metrics, counts: rowCounts()) { section, count in
      self.rowHeights(inSection: section, count: count, metrics)
    }
    // The answers to a geometry that is only measured anew have to be those of the same rows.
    let hasSameRows = old.numberOfRows == storedGeometry.numberOfRows
    if !isReload, !hasSameRows {
      storedSelection.removeAll()
      recycleAllCells()
    }
    recycleHeadersAndFooters()
    let size = storedContentSize
    if let top, hasSameRows {
      contentSize.height = max(contentSize.height, size.height)
      restore(top)
    }
    contentSize = size
    setNeedsLayout()
    if isReload || !hasSameRows { notifyObservers { $0.tableViewDidReloadData(self) } }
    if storedSelection.isEmpty, !selection.isEmpty {
      notifyObservers { $0.tableView(self, didDeselectReloaded: selection, in: old) }
    }
  }

  /// Returns the number of rows of each section, by the data source.
  func rowCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = usableCount(dataSource.numberOfSections(in: self), of: .sections)
    return (0..<sections).map { section in
      usableCount(
        dataSource.tableView(self, numberOfRowsInSection: section),
        of: .rows(section: section)
      )
    }
  }

  /// Loads the places of everything, none without a data source, from the number of rows of each section.
  func loadGeometry(
    _ metrics: TableMetrics,
    counts: [Int],
    rowHeights: (_ section: Int, _ count: Int) -> RowHeights
  ) -> TableGeometry {
    let header = tableHeaderView.map { $0.frame.height } ?? 0
    let footer = tableFooterView.map { $0.frame.height } ?? 0
    guard dataSource != nil else {
      return TableGeometry(tableHeaderHeight: header, tableFooterHeight: footer)
    }
    var reader = HeaderFooterReader(table: self, sectionCount: counts.count)
    let sections = counts.indices.map { section in
      TableSectionGeometry(
        header: height(of: .header, section, &reader, metrics),
        rows: rowHeights(section, counts[section]),
        footer: height(of: .footer, section, &reader, metrics)
      )
    }
    return TableGeometry(
      tableHeaderHeight: header,
      sections: sections,
      bottomPadding: style == .plain ? 0 : metrics.groupedBottomPadding,
      tableFooterHeight: footer
    )
  }

  private func usableCount(_ count: Int, of counted: CountedThing) -> Int {
    let usable = min(max(0, count), counted.maximum)
    if usable != count { record(.unusableCount(count, of: counted, used: usable)) }
    return usable
  }
}

/// A thing that a data source counts.
enum CountedThing {
  case sections
  case rows(section: Int)

  /// The greatest number of them.
  var maximum: Int {
    switch self {
    case .sections: 1_000_000
    case .rows: RowHeights.maximumCount
    }
  }
}
