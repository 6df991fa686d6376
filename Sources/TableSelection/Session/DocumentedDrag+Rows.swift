import Foundation
import LayoutTables
import LayoutViews

// What a drag does to rows, and how it follows those that others change.
extension DocumentedDrag {
  /// Passes the rows up to a height of the content.
  func reach(_ contentHeight: CGFloat) {
    guard !isStopped else { return }
    let stops = rules.stops(to: contentHeight, rowByRow: writer.hasListeners, in: rows)
    for height in stops where !isStopped {
      carryOut(rules.reach(height, isScrolling: scroll != nil, in: rows))
    }
  }

  private func carryOut(_ outcomes: [DragState.Outcome]) {
    apply(outcomes)
    if !isStopped { delegate?.dragDidUpdate(self) }
    // A delegate that changes the rows at every row would go on for ever.
    for _ in 0..<Self.mostUpdates where !isStopped {
      let outcomes = rules.catchUp(in: rows)
      guard !outcomes.isEmpty else { return }
      apply(outcomes)
      if !isStopped { delegate?.dragDidUpdate(self) }
    }
  }

  /// The most times that an event is looked at again because a delegate changed the rows; the rest is for the next one.
  private static let mostUpdates = 1000

  /// Brings the rows in line with what was inserted, deleted, moved and reloaded.
  func catchUp() {
    guard !isStopped else { return }
    let outcomes = rules.catchUp(in: rows)
    if !outcomes.isEmpty { carryOut(outcomes) }
  }

  /// Carries out what becomes of rows.
  func apply(_ outcomes: [DragState.Outcome]) {
    var writer = writer
    writer.didRefuse = { [weak self] in self?.rules.record($0) }
    // Whoever hears of a row may end the drag, or change the rows.
    for outcome in outcomes where !isStopped && !rules.isOutOfDate {
      switch outcome {
      case .change(let change):
        writer.change(change) { [self] in !isStopped && !rules.isOutOfDate }
      case .refuse(let refusal): writer.refuse(refusal)
      }
    }
    rules.settle(with: table.selection, rowCount: table.geometry.numberOfRows)
    if let selection = rules.selectionByAge { table.shareAges(selection) }
    context.limited.refused = rules.refused
  }

  /// Looks at what others did to what is selected.
  func observeRows() {
    let rowCount = table.geometry.numberOfRows
    rules.observe(table.selection, rowCount: rowCount)
  }
}

extension DocumentedDrag: TableViewObserver {
  func observe(_ event: TableEvent, of tableView: TableView) {
    switch event {
    // Reports the end while the table still has its window, and with it the log.
    case .willLeaveWindow: end(because: Self.tableIsGone)
    // The drag does not go on in a mode in which other rows can be selected.
    case .willChangeEditing(let isEditing):
      end(because: isEditing ? "editing mode began" : "editing mode ended")
    // Leaves the rows of the drag to what is done with them.
    case .willUseSelection: end(.ended, because: "the selected rows are used")
    // Rows of new data are none that the drag knows.
    case .didReloadData:
      rules.reload(with: table.selection, rowCount: table.geometry.numberOfRows)
    case .didMoveRows(let transition, let old): follow(transition, from: old)
    case .makesRoomForRow, .didTakeTap, .didChangeRowsUnderFinger, .didChangeEditing,
      .didExchangeSelection, .willPerform, .didDeselectReloaded:
      break
    }
  }

  /// Takes moved rows into account, with their effect at the next event.
  private func follow(_ transition: TableTransition, from old: TableGeometry) {
    let pressedBefore = rules.drag.pressed
    rules.follow(transition, from: TableRows(table, geometry: old), to: rows)
    trackHeights()
    lookForNewEnd()
    delegate?.drag(self, didFollow: transition, holding: pressedBefore)
  }
}
