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

  /// Updates the geometry, but not while cells are placed by it.
  func loadIfNeeded() {
    guard !isTiling, updateDepth == 0 else { return }
    if needs.reload { loadSectionIndexTitles() }
    let metrics = metrics
    let width = cellSpan.width
    let isOutOfDate =
      needs.reload || needs.geometry || loaded.metrics != metrics || loaded.width != width
    guard isOutOfDate else { return }
    let isReload = needs.reload
    needs.reload = false
    needs.geometry = false
    needs.cellConfiguration = true
    loaded = Loading(metrics: metrics, width: width)
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
      prefetching = Prefetching()
      recycleAllCells()
    }
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
    if isReload || !hasSameRows { notifyObservers(of: .didReloadData) }
    if storedSelection.isEmpty, !selection.isEmpty {
      notifyObservers(of: .didDeselectReloaded(selection, in: old))
    }
  }

  /// Returns the number of rows of each section, by the data source.
  func rowCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = usableCount(
      dataSource.numberOfSections(in: self),
      of: "sections",
      in: "the table",
      limit: 1_000_000
    )
    return (0..<sections).map { section in
      usableCount(
        dataSource.tableView(self, numberOfRowsInSection: section),
        of: "rows",
        in: "section \(section)",
        limit: RowHeights.maximumCount
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

  /// Returns a count of sections or rows that can be laid out; an impossible one is reported.
  private func usableCount(
    _ count: Int,
    of things: String,
    in owner: @autoclosure () -> String,
    limit: Int
  ) -> Int {
    let usable = min(max(0, count), limit)
    if usable != count { record(.unusableCount(count, of: things, in: owner(), used: usable)) }
    return usable
  }
}
