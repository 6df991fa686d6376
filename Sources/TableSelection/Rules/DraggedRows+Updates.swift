import Foundation
package import LayoutTables

// A drag whose list changes under the finger: the rows that it is tied to keep being
// those rows, wherever they go.
extension DraggedRows {
  /// Follows rows that were inserted, deleted, moved or reloaded.
  ///
  /// What is held are the rows from the first one to the last one as they lie now, so that rows inserted
  /// between them are held and rows moved away are not. Where the first or the last one is gone, the
  /// nearest row that was held takes its place; where all are gone, the drag goes on selecting, or
  /// deselecting, with the next row that the finger comes to. A row that is reloaded keeps its place.
  package mutating func follow(
    _ transition: TableTransition,
    from old: some SelectableRows,
    to new: some SelectableRows
  ) {
    let ends = (transition.firstPlace(of: held), transition.lastPlace(of: held))
    let first = heldDirection == .down ? ends.0 : ends.1
    let last = heldDirection == .down ? ends.1 : ends.0
    let start = tied(segmentStart, transition, from: old, to: new)
    firstRow = firstRow.flatMap(transition.newPlace) ?? first
    passedOver = transition.following(passedOver)
    if let first, let last {
      if first != last { heldDirection = first < last ? .down : .up }
      held = between(first, last, in: new)
      current = held.end(heldDirection)
      // That other rows came under the finger is no way that it went.
      if pass == .range, let row = new.rows(from: reached, to: reached).first,
        !inSection(row..<row + 1, of: new).isEmpty
      {
        current = row
      }
      segmentStart = start ?? edge(ofRow: first, in: new)
      if turningRow != nil { turningRow = heldDirection == .down ? first - 1 : first + 1 }
    } else {
      held = 0..<0
      current = current.flatMap(transition.newPlace)
      segmentStart = start ?? reached
      turningRow = turningRow.flatMap(transition.newPlace)
    }
  }

  /// Returns the rows from one to another, as far as the drag may come.
  private func between(_ first: Int, _ last: Int, in rows: some SelectableRows) -> Range<Int> {
    inSection(min(first, last)..<max(first, last) + 1, of: rows)
  }

  /// Returns a height of the content that stays where it is in its row; nil if there is none, or it is gone.
  private func tied(
    _ height: CGFloat,
    _ transition: TableTransition,
    from old: some SelectableRows,
    to new: some SelectableRows
  ) -> CGFloat? {
    guard let row = old.rows(from: height, to: height).first,
      let place = transition.newPlace(of: row)
    else { return nil }
    let top = new.top(ofRow: place)
    // The lower edge belongs to the next row.
    return min(top + height - old.top(ofRow: row), new.bottom(ofRow: place).nextDown)
  }

  /// Returns the edge at which the finger enters a row.
  private func edge(ofRow row: Int, in rows: some SelectableRows) -> CGFloat {
    heldDirection == .down ? rows.top(ofRow: row) : rows.bottom(ofRow: row).nextDown
  }
}

extension TableTransition {
  /// Returns former rows at their present places, without those that are gone or reloaded.
  func following(_ rows: RangeSet<Int>) -> RangeSet<Int> {
    var result = RangeSet<Int>()
    for range in rows.ranges {
      for moved in following(range) { result.insert(contentsOf: moved) }
    }
    return result
  }
}
