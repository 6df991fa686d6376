import Foundation
import LayoutGeometry
import LayoutViews

// While heights change, one row keeps its place on the screen: the first whose top edge shows, below
// bars, or the first of all if none does. Content that is at its beginning stays there instead.
extension TableView {
  /// Lets a closure change heights, and moves the content so that the row at the top stays in place.
  ///
  /// Closure and function return whether something changed.
  func keepingTopRow(_ change: () -> Bool) -> Bool {
    let row = topRow
    let before = row.map { storedGeometry.span(ofRow: $0).minY }
    guard change() else { return false }
    if let row, let before {
      followContent(by: CGPoint(x: 0, y: storedGeometry.span(ofRow: row).minY - before))
    }
    contentSize = storedContentSize
    return true
  }

  /// The row that keeps its place: one of those with cells, or, after a jump, one of those that get some.
  private var topRow: Int? {
    guard contentOffset.y > minimumContentOffset.y else { return nil }
    let top = bounds.minY + adjustedContentInset.top
    return topRow(among: shownCells.map(\.row), below: top)
      ?? topRow(among: rows(near: top), below: top)
  }

  /// Returns the first of some rows whose top edge shows below `top`, or else the first that shows at all.
  private func topRow(among rows: [Int], below top: CGFloat) -> Int? {
    let shown = rows.filter { row in
      guard row < storedGeometry.numberOfRows else { return false }
      let span = storedGeometry.span(ofRow: row)
      return span.maxY > bounds.minY && span.minY < bounds.maxY
    }
    // The last bits of a sum of heights do not decide.
    return shown.first { storedGeometry.span(ofRow: $0).minY >= top - 0.5 } ?? shown.first
  }

  /// Returns the row at a height, and the next one.
  private func rows(near y: CGFloat) -> [Int] {
    let first = storedGeometry.firstRow(endingBelow: y)
    return [first, first + 1].filter { $0 < storedGeometry.numberOfRows }
  }

  /// A row with the distance of its top from the visible part of the content.
  struct TopRow {
    var row: Int
    var distance: CGFloat
  }

  /// Returns the row that keeps its place when all heights are found again, as in a table of another width.
  ///
  /// The bars may have changed already; those count along with which the content has moved.
  func topRowBeforeLoading() -> TopRow? {
    let top = bounds.minY + reportedInset.top
    guard !shownCells.isEmpty, top > 0, contentOffset.y > minimumContentOffset.y else { return nil }
    let rows = rows(near: top - 0.5)
    let row = rows.first { storedGeometry.span(ofRow: $0).minY >= top - 0.5 } ?? rows.first
    guard let row else { return nil }
    return TopRow(row: row, distance: storedGeometry.span(ofRow: row).minY - top)
  }

  /// Moves the content so that a row is back in place, as far as the content reaches.
  func restore(_ top: TopRow) {
    let minY = storedGeometry.span(ofRow: top.row).minY
    let target = minY - top.distance - adjustedContentInset.top
    followContent(by: CGPoint(x: 0, y: target - contentOffset.y))
    returnToRange()
  }
}
