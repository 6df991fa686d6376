import Foundation
import LayoutDevices
import LayoutScenes
import LayoutTables
import LayoutViews

// The heights of rows, also of those that came to the table later.
extension SceneTable {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let height =
      if let row = rows.origin(of: indexPath) {
        scene.height(ofRow: row.row, in: rows.content(ofOrigin: row))
      } else {
        heightOfNewRow(inSection: indexPath.section, of: tableView)
      }
    return height ?? TableView.automaticDimension
  }

  /// Returns the heights of a section's rows if no estimate is asked for and none is automatic, or estimates are off:
  /// then those without a height have the table's.
  ///
  /// Without rows it is `nil`: those of another data source, which the scene does not know, are asked for one by one.
  func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights? {
    if let estimate = scene.estimatedRowHeight, estimate != 0 { return nil }
    let standard =
      scene.estimatedRowHeight == nil ? nil : tableView.metrics.defaultRowHeight
    var all = RowHeights()
    for run in rows.runs(inSection: section) {
      guard let heights = heights(of: run, inSection: section, of: tableView, else: standard) else {
        return nil
      }
      all.append(heights)
    }
    return all.count == 0 ? nil : all
  }

  /// Returns the heights of rows that follow each other in the scene, with a standard for those that have none, or
  /// `nil` if there is no such.
  private func heights(
    of run: SceneRows.Run,
    inSection section: Int,
    of tableView: TableView,
    else standard: CGFloat?
  ) -> RowHeights? {
    guard let first = run.origin else {
      let height = heightOfNewRow(inSection: section, of: tableView) ?? standard
      return height.map { RowHeights(count: run.count, height: $0) }
    }
    let content = rows.content(ofOrigin: first)
    if content.rows.hasHeights {
      var runs: [RowRun] = []
      for row in first.row..<first.row + run.count {
        guard let height = scene.height(ofRow: row, in: content) ?? standard else { return nil }
        runs.append(RowRun(count: 1, height: height))
      }
      return RowHeights(runs: runs)
    }
    guard let heights = scene.repeatingRowHeights(of: content) else {
      return standard.map { RowHeights(count: run.count, height: $0) }
    }
    let start = first.row % heights.count
    return RowHeights(repeating: Array(heights[start...] + heights[..<start]), count: run.count)
  }

  /// Returns the height of a row that came to a section without content, or `nil` if nothing says it, as for the rows of
  /// another data source.
  private func heightOfNewRow(inSection section: Int, of tableView: TableView) -> CGFloat? {
    tableView.dataSource === self ? scene.heightOfNewRow(in: rows.content(ofSection: section)) : nil
  }
}
