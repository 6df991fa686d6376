import Foundation
import LayoutTables
import LayoutViews

// A table learns how high its rows are as they come on the screen. The heights of the content that a drag
// remembers go where their rows go.
extension DragSession {
  /// A height of the content, by the row in it or above it.
  fileprivate struct Anchor {
    let row: Int
    let top: CGFloat

    init?(_ height: CGFloat, in rows: TableRows) {
      guard let row = rows.rows(from: -.infinity, to: height).last else { return nil }
      self.row = row
      top = rows.top(ofRow: row)
    }

    /// How far the row has moved.
    func distance(in rows: TableRows) -> CGFloat {
      row < rows.rowCount ? rows.top(ofRow: row) - top : 0
    }
  }

  /// The heights that a drag remembers.
  struct Anchors {
    fileprivate var legStart: Anchor?
    fileprivate var reached: Anchor?
    fileprivate var scrolled: Anchor?
  }

  /// Remembers by their rows how far the drag has come.
  func noteHeights() {
    let rows = TableRows(table)
    anchors.legStart = Anchor(selection.drag.legStart, in: rows)
    anchors.reached = Anchor(selection.drag.reached, in: rows)
    anchors.scrolled = scroll.flatMap { Anchor($0.reached, in: rows) }
  }

  /// Takes over that rows have other heights than before.
  ///
  /// - Returns: How far the row moved to which the scroll has come.
  func followHeights() -> CGFloat {
    let rows = TableRows(table)
    selection.followHeights(
      legStart: anchors.legStart?.distance(in: rows) ?? 0,
      reached: anchors.reached?.distance(in: rows) ?? 0
    )
    return anchors.scrolled?.distance(in: rows) ?? 0
  }

  /// Lays the table out where it is now, as every frame does: rows that come on the screen are measured, and
  /// the table's end goes where they put it.
  func layOut() {
    table.window?.layoutIfNeeded()
    guard !isStopped else { return }
    guard isTableInPlace else {
      owner?.endDrag(self, because: Self.tableIsGone)
      return
    }
    followTable()
  }
}
