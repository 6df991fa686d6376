import Foundation
import LayoutDevices
import LayoutGeometry

// Data are asked for when somebody needs them: at the next layout, or at the next question. A table
// whose heights only are out of date keeps its selection and its cells.
extension TableView {
  /// Where everything lies, up to date.
  package var geometry: TableGeometry {
    loadIfNeeded()
    return storedGeometry
  }

  /// Asks the data source for everything anew; the selection is gone afterwards.
  ///
  /// Called while the table is asking for cells, it takes effect right after.
  public func reloadData() {
    needs.reload = true
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Brings the geometry up to date, but not under the hands of who is placing cells by it.
  func loadIfNeeded() {
    guard !isTiling else { return }
    let metrics = metrics
    let isOutOfDate = needs.reload || needs.geometry || loadedMetrics != metrics
    guard isOutOfDate else { return }
    let isReload = needs.reload
    needs.reload = false
    needs.geometry = false
    needs.cellConfiguration = true
    loadedMetrics = metrics
    if isReload {
      storedSelection.removeAll()
      selectionBeforeEditing = nil
      highlightedRow = nil
      recycleAllCells()
    }
    sectionsWithGivenHeights = []
    hasReportedHeight = false
    let old = storedGeometry
    storedGeometry = loadGeometry(metrics)
    // The answers to a geometry that is only measured anew have to be those of the same rows.
    if !isReload, old.numberOfRows != storedGeometry.numberOfRows {
      storedSelection.removeAll()
      recycleAllCells()
    }
    recycleSupplements()
    contentSize = CGSize(width: bounds.width, height: storedGeometry.contentHeight)
    setNeedsLayout()
  }

  private func loadGeometry(_ metrics: TableMetrics) -> TableGeometry {
    let header = tableHeaderView.map { $0.frame.height } ?? 0
    let footer = tableFooterView.map { $0.frame.height } ?? 0
    guard let dataSource else {
      return TableGeometry(tableHeaderHeight: header, tableFooterHeight: footer)
    }
    let count = usableCount(dataSource.numberOfSections(in: self), of: .sections)
    let edges = (0..<count).map { sectionEdges(of: $0, dataSource) }
    let sections = (0..<count).map { section in
      let rows = usableCount(
        dataSource.tableView(self, numberOfRowsInSection: section),
        of: .rows(section: section)
      )
      let header = headerHeights(ofSection: section, edges, metrics)
      return TableSectionGeometry(
        headerTopPadding: header.padding,
        headerHeight: header.height,
        rows: rowHeights(inSection: section, count: rows, metrics),
        footerHeight: footerHeight(ofSection: section, edges, metrics)
      )
    }
    return TableGeometry(
      tableHeaderHeight: header,
      sections: sections,
      tableFooterHeight: footer
    )
  }

  private func usableCount(_ count: Int, of counted: CountedThing) -> Int {
    let usable = min(max(0, count), counted.maximum)
    if usable != count { record(.unusableCount(count, of: counted, used: usable)) }
    return usable
  }
}

/// What a data source counts.
enum CountedThing {
  case sections
  case rows(section: Int)

  /// How many there may be.
  var maximum: Int {
    switch self {
    case .sections: 1_000_000
    case .rows: RowHeights.maximumCount
    }
  }
}
