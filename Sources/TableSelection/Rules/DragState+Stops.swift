package import Foundation

extension DragState {
  /// Returns heights such that whoever hears of each row hears the same however often the finger reports.
  ///
  /// If rows make room for others each row is looked at by itself: first the one that goes, then the one that
  /// comes. A path that gives rows up gives up the first one too before it goes out the other way.
  package func stops(
    to contentHeight: CGFloat,
    rowByRow: Bool,
    in rows: some SelectableRows
  ) -> [CGFloat] {
    let start = drag.reached
    let turn = drag.segmentStart
    let passesTurn = min(start, contentHeight) < turn && turn < max(start, contentHeight)
    let ends =
      drag.pass == .path && drag.turningBack != .flip && passesTurn
      ? [turn, contentHeight] : [contentHeight]
    guard rowByRow else { return ends }
    return zip([start] + ends, ends).flatMap { rowStops(from: $0, to: $1, in: rows) }
  }

  private func rowStops(
    from start: CGFloat,
    to contentHeight: CGFloat,
    in rows: some SelectableRows
  ) -> [CGFloat] {
    let selects = drag.selects != false || drag.turningBack == .shrink
    guard limit.whenFull == .replaceOldest, !limit.isNone, selects, start != contentHeight else {
      return [contentHeight]
    }
    let passed = rows.rows(from: start, to: contentHeight)
    guard limit.perSection != nil || passed.count > (limit.total ?? 0) - selection.count else {
      return [contentHeight]
    }
    let heights =
      contentHeight >= start
      ? passed.map { rows.top(ofRow: $0) }.filter { $0 > start }
      : passed.reversed().map { rows.bottom(ofRow: $0).nextDown }.filter { $0 < start }
    // After a turn the row where the path begins is looked at again.
    let onward = contentHeight > start ? start.nextUp : start.nextDown
    return [onward] + heights + [contentHeight]
  }
}
