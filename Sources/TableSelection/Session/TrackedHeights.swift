import Foundation
import LayoutViews

/// The heights of the content that a drag remembers, by their rows.
///
/// A table learns how high its rows are as they come on the screen: the heights go where the rows go.
struct TrackedHeights {
  /// A height by the row in it or above it, and the top of that row.
  private typealias Mark = (row: Int, top: CGFloat)
  private var segmentStart: Mark?
  private var reached: Mark?
  private var scrolled: Mark?

  /// Creates heights for how far a drag has come.
  init(_ drag: DraggedRows, _ scroll: (any DragScroll)?, in rows: TableRows) {
    func mark(_ height: CGFloat) -> Mark? {
      rows.rows(from: -.infinity, to: height).last.map { ($0, rows.top(ofRow: $0)) }
    }
    segmentStart = mark(drag.segmentStart)
    reached = mark(drag.reached)
    scrolled = scroll.flatMap { mark($0.reached) }
  }

  /// Returns how far the heights have moved with their rows.
  func moves(in rows: TableRows) -> (segmentStart: CGFloat, reached: CGFloat, scrolled: CGFloat) {
    func move(_ mark: Mark?) -> CGFloat {
      guard let mark, mark.row < rows.rowCount else { return 0 }
      return rows.top(ofRow: mark.row) - mark.top
    }
    return (move(segmentStart), move(reached), move(scrolled))
  }
}
