import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import LayoutVocabulary

extension ValidationRule {
  /// The rules about heights that somebody gave to rows.
  static let ofRowHeights = [
    Self("row-too-low") { screen in screen.lowestRow.map { [screen.finding(about: $0)] } ?? [] }
  ]
}

/// A stock cell that is lower than its two lines of text.
private struct LowRow {
  let cell: TableViewCell
  /// The height that is missing.
  let missing: CGFloat

  /// Creates the row of a cell, or `nil` if its texts stay inside of it or lie beside each other.
  init?(_ cell: TableViewCell) {
    guard let title = cell.titleLabel, let detail = cell.detailLabel,
      !title.isHidden, !detail.isHidden, detail.frame.minY >= title.frame.maxY
    else { return nil }
    // UIKit gives both labels the height that they want, in the middle of the row, and cuts neither.
    let missing = detail.frame.maxY - title.frame.minY - cell.contentView.bounds.height
    guard missing > CGRect.leastLength else { return nil }
    (self.cell, self.missing) = (cell, missing)
  }
}

extension ScreenGeometry {
  /// The row on the screen that lacks the most height for its texts, or `nil` if none does.
  fileprivate var lowestRow: LowRow? {
    table.subviews.lazy.compactMap { $0 as? TableViewCell }.filter { !$0.isHidden }
      .compactMap(LowRow.init)
      .reduce(nil) { worst, row in
        worst.map { $0.missing >= row.missing ? $0 : row } ?? row
      }
  }

  fileprivate func finding(about row: LowRow) -> LayoutFinding {
    let name = simulation.rowName(of: [row.cell.contentView]) ?? "a row"
    let keys = simulation.scene.keyMarks
    var finding = finding(
      "row-too-low",
      .warning,
      "the texts of \(name) need \(decimalText(row.missing, most: 1)) pt more than its height, and lie over other rows",
      about: table,
      .vertical,
      amount: row.missing,
      hint: "leave the height of the rows out: each is then as high as its texts",
      at: keys[.row, "height"] != nil
        ? .key(.row, "height")
        : keys[.section, "row-height"] != nil
          ? .key(.section, "row-height") : .key(.table, "row-height"),
      rule: .content
    )
    let frame = row.cell.convert(row.cell.bounds, to: nil)
    finding.illustrations = [Illustration(.outlined, frame, label: name)]
    return finding
  }
}
