import Foundation
import LayoutInteraction
import LayoutTables

/// Who starts a drag: it says how the drag is meant and learns what comes of it.
protocol DragSessionOwner: AnyObject {
  /// The heights of the superview beyond which the table scrolls; nil where it does not.
  var scrollingEdges: (top: CGFloat?, bottom: CGFloat?) { get }
  /// How the table scrolls by itself; nil for not at all.
  var dragScrolling: DragScrolling? { get }
  /// Whether the table's delegate is asked before rows are changed.
  var asksDelegate: Bool { get }
  /// In what drags and taps depart from the rules of their mode now.
  var activeErrata: ScrollAndSelectErrata { get }
  /// Where events are noted.
  var log: EventLog? { get }
  /// Who learns of events.
  var observer: (any SelectionObserver)? { get }

  /// The table; nil when it is gone.
  var tableView: TableView? { get }
  /// What is selected under the owner's own limit.
  var ownSelection: LimitedSelection? { get }

  /// Notes a step if debug mode is on.
  func debug(_ text: @autoclosure () -> String)
  /// The drag cannot go on: it is cancelled, or ends with the rows that it holds.
  func endDrag(_ drag: DragSession, _ event: SelectionEvent, because reason: String)
  /// The drag passed rows, or gave some up.
  func dragDidUpdate(_ drag: DragSession)
  /// Rows were inserted, deleted, moved or loaded anew, of which the drag held some.
  func drag(_ drag: DragSession, didFollow transition: TableTransition, holding rows: Range<Int>)
  /// The finger is up and the table has come to rest.
  func dragDidSettle(_ drag: DragSession)
}

/// How a table scrolls by itself under a drag.
enum DragScrolling {
  /// By whole rows per second.
  case constant(rowsPerSecond: Double, usesEstimatedHeights: Bool)
  /// The faster the deeper the finger is in the zone at the edge.
  case byDepth(DepthScroll.Zone)
}

extension DragSessionOwner {
  var activeErrata: ScrollAndSelectErrata { [] }
  func endDrag(_ drag: DragSession, because reason: String) {
    endDrag(drag, .cancelled, because: reason)
  }

  func dragDidUpdate(_ drag: DragSession) {}
  func drag(
    _ drag: DragSession,
    didFollow transition: TableTransition,
    holding rows: Range<Int>
  ) {}

  /// The rows of a table as a drag or a tap of the owner sees them.
  func rows(of table: TableView) -> DragRows {
    DragRows(
      table,
      asksDelegate: asksDelegate,
      ignoresEditing: activeErrata.contains(.selectsUneditableRows)
    )
  }

  /// What is selected, by age, under the limit that holds.
  ///
  /// That is the one of the table's delegate if it has one, the owner's own, or that of another controller of
  /// the table.
  var limitedSelection: LimitedSelection? {
    guard let tableView else { return ownSelection }
    let delegate = tableView.delegate as? any LimitingTableViewDelegate
    if let limited = delegate?.limitedSelection { return limited }
    if let ownSelection, ownSelection.isInForce(in: tableView) { return ownSelection }
    return tableView.limitInForce ?? ownSelection
  }

  /// Tells somebody of what happened, after those who are being told of something that happened before.
  func tell(_ listener: @escaping () -> Void) {
    guard let tableView else { return listener() }
    tableView.notificationQueue.tell(listener)
  }

  /// Notes an event and tells of it.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - kind: What the line in the log is about.
  ///   - text: The line in the log.
  func report(_ event: SelectionEvent, _ kind: EventLog.Kind, _ text: @autoclosure () -> String) {
    log?.record(kind, text())
    guard let observer else { return }
    tell { observer.selectionDid(event) }
  }
}
