import Foundation
import LayoutTables

// What a drag does to rows, and what it takes over when others change them.
extension DragSession {
  func reach(_ contentHeight: CGFloat) {
    guard !isStopped else { return }
    let rows = rows
    guard approximation == nil else {
      let sweep = approximation?.reach(contentHeight, isScrolling: scroll != nil, in: rows)
      return applyApproximation(sweep)
    }
    for height in stops(to: contentHeight, in: rows) where !isStopped {
      carryOut(selection.reach(height, in: self.rows))
    }
  }

  /// The heights at which a drag looks at its rows on the way to one.
  ///
  /// Who is told of each row hears the same however often the finger reports. Where rows make room for others
  /// each row is come to by itself: first the one that goes, then the one that comes. A path that gives rows up
  /// gives up the first one too before it goes out the other way.
  private func stops(to contentHeight: CGFloat, in rows: DragRows) -> [CGFloat] {
    let start = selection.drag.reached
    let turn = selection.drag.legStart
    guard selection.drag.pass == .path, selection.drag.turningBack != .flip,
      min(start, contentHeight) < turn, turn < max(start, contentHeight)
    else { return rowStops(from: start, to: contentHeight, in: rows) }
    return rowStops(from: start, to: turn, in: rows)
      + rowStops(from: turn, to: contentHeight, in: rows)
  }

  private func rowStops(
    from start: CGFloat,
    to contentHeight: CGFloat,
    in rows: DragRows
  ) -> [CGFloat] {
    let limit = selection.limit
    let selects = selection.drag.selects != false || selection.drag.turningBack == .shrink
    guard limit.whenFull == .replaceOldest, !limit.isNone, selects,
      start != contentHeight, let owner, SelectionWriter(table: table, owner: owner).hasListeners
    else { return [contentHeight] }
    let way = rows.rows(from: start, to: contentHeight)
    guard limit.perSection != nil || way.count > (limit.total ?? 0) - selection.selection.count
    else {
      return [contentHeight]
    }
    let heights =
      contentHeight >= start
      ? way.map { rows.top(ofRow: $0) }.filter { $0 > start }
      : way.reversed().map { rows.bottom(ofRow: $0).nextDown }.filter { $0 < start }
    // After a turn the row where the way begins is come to anew.
    let onward = contentHeight > start ? start.nextUp : start.nextDown
    return [onward] + heights + [contentHeight]
  }

  /// Carries out what a pan with errata takes, after what it passed over.
  func applyApproximation(_ sweep: RowChange?) {
    let skipped = approximation?.skip(in: rows) ?? []
    for refusal in skipped { approximation?.note(refusal) }
    apply(skipped.map(DragState.Outcome.refuse) + (sweep.map { [.change($0)] } ?? []))
  }

  private func carryOut(_ outcomes: [DragState.Outcome]) {
    apply(outcomes)
    if !isStopped { owner?.dragDidUpdate(self) }
    // A delegate that changes the rows at every row would go on for ever.
    for _ in 0..<Self.mostUpdates where !isStopped {
      let outcomes = selection.catchUp(in: rows)
      guard !outcomes.isEmpty else { return }
      apply(outcomes)
      if !isStopped { owner?.dragDidUpdate(self) }
    }
  }

  /// How often an event is looked at anew because a delegate changed the rows; the rest is for the next one.
  private static let mostUpdates = 1000

  /// Brings the rows in line with what was inserted, deleted, moved and loaded anew.
  func catchUp() {
    guard !isStopped, approximation == nil else { return }
    let outcomes = selection.catchUp(in: rows)
    if !outcomes.isEmpty { carryOut(outcomes) }
  }

  /// Carries out what becomes of rows.
  ///
  /// - Parameters:
  ///   - outcomes: What becomes of them.
  ///   - count: How often rows were updated when that was found out; nil for as often as now.
  func apply(_ outcomes: [DragState.Outcome], since count: Int? = nil) {
    guard let owner else { return }
    let changer = SelectionWriter(table: table, owner: owner) { [weak self] in
      self?.approximation?.note($0)
    }
    let updateCount = count ?? updateCount
    let reloadCount = reloadCount
    // What is told of a row may take the owner down, or change the rows.
    var goesOn: Bool { !isStopped && self.updateCount == updateCount }
    for outcome in outcomes where goesOn {
      switch outcome {
      case .change(let sweep): changer.change(sweep) { goesOn }
      case .refuse(let refusal): changer.refuse(refusal)
      }
    }
    if self.reloadCount != reloadCount {
      resume()
    } else if self.updateCount != updateCount, approximation == nil {
      selection.correct(with: table.selection)
    }
    knownSelection = table.selection
    if approximation == nil { table.shareAges(selection.selection) }
    limited?.refused = approximation?.refused ?? selection.refused
  }

  /// Takes over what others did to the rows and to what is selected.
  func noteForeignChanges() {
    let rowCount = table.geometry.numberOfRows
    guard selection.heedsOthers, table.selection != knownSelection || rowCount != knownRowCount
    else { return }
    resume()
  }

  private func resume() {
    knownSelection = table.selection
    knownRowCount = table.geometry.numberOfRows
    selection.resume(with: knownSelection, rowCount: knownRowCount)
  }
}

extension DragSession: TableViewObserver {
  /// The end is told while the table still has its window, and with it the log.
  func tableViewWillLeaveWindow(_ tableView: TableView) {
    owner?.endDrag(self, because: Self.tableIsGone)
  }

  /// A drag does not go on in a mode in which other rows can be selected: it is cancelled.
  func tableView(_ tableView: TableView, willChangeEditing isEditing: Bool) {
    owner?.endDrag(self, because: isEditing ? "editing mode began" : "editing mode ended")
  }

  /// A drag leaves its rows to what is done with them.
  func tableViewWillUseSelection(_ tableView: TableView) {
    owner?.endDrag(self, .ended, because: "the selected rows are used")
  }

  /// Rows of new data are none that the drag knows.
  func tableViewDidReloadData(_ tableView: TableView) {
    guard selection.heedsOthers else { return }
    knownSelection = table.selection
    knownRowCount = table.geometry.numberOfRows
    reloadCount += 1
    selection.reload(with: knownSelection, rowCount: knownRowCount)
  }

  /// Rows keep being what they were to the drag; what comes of it shows at the next event.
  func tableView(
    _ tableView: TableView,
    didMoveRowsBy transition: TableTransition,
    from old: TableGeometry
  ) {
    let before = TableRows(table, geometry: old)
    let pressedBefore = selection.drag.pressed
    selection.follow(transition, from: before, to: rows)
    approximation?.follow(transition, from: before, to: rows)
    knownSelection = transition.following(knownSelection)
    knownRowCount = table.geometry.numberOfRows
    updateCount += 1
    noteHeights()
    lookForNewEnd()
    owner?.drag(self, didFollow: transition, holding: pressedBefore)
  }
}
