import Foundation
import LayoutInteraction
public import LayoutTables
import LayoutViews

/// A controller that selects rows of a table with a finger: what all ways to select have in common.
public class SelectionController: TableViewObserver {
  /// The one who learns of everything that becomes of rows.
  public final var observer: (any SelectionObserver)? {
    get { reporter.observer }
    set { reporter.observer = newValue }
  }

  /// The limit of rows that taps and drags select, and taps on the table; none at first.
  ///
  /// It holds while the controller is enabled, for the gestures of the system, and of other controllers that have
  /// no limit of their own, too.
  /// The limit of a delegate of the table that has one, such as a ``SelectionForm``, goes first.
  public final var limit: SelectionLimit {
    get { ownSelection.limit }
    set { ownSelection.limit = newValue }
  }

  /// The shortcomings of the selection under the minimum of the limit that holds; empty if there are none.
  public final var shortcomings: [SelectionShortcoming] { tableView?.selectionShortcomings ?? [] }

  /// The table, or `nil` if it is gone.
  package final private(set) weak var tableView: TableView?
  /// The rows that the drag under way, or the drag or the tap that came last, was refused, in the order in which
  /// it came to them.
  package final var refused: [RefusedRows] { limitedSelection.refused }
  /// The direction in which the table scrolls by itself under the drag; nil if it does not.
  package final var scrollingDirection: PanDirection? {
    isFingerDown ? drag?.scrollingDirection : nil
  }

  final let reporter: SelectionReporter
  /// The selection under the controller's own limit.
  final let ownSelection: LimitedSelection
  /// The drag under way.
  final var drag: DragSession?

  init(_ tableView: TableView) {
    self.tableView = tableView
    reporter = SelectionReporter(tableView)
    ownSelection = LimitedSelection(of: tableView, isOn: false)
    tableView.addObserver(self)
  }

  /// Whether a drag is under way.
  final var isFingerDown: Bool { drag?.isFingerDown ?? false }

  /// The selection by age, under the limit that holds.
  ///
  /// That is the one of the table's delegate if it has one, the controller's own, or that of another controller of
  /// the table.
  final var limitedSelection: LimitedSelection {
    guard let tableView else { return ownSelection }
    let delegate = tableView.delegate as? any LimitingTableViewDelegate
    if let limited = delegate?.limitedSelection { return limited }
    if ownSelection.isInForce(in: tableView) { return ownSelection }
    return tableView.limitInForce ?? ownSelection
  }

  /// Follows a gesture with the drag that `begin` begins.
  final func follow(
    _ recognizer: GestureRecognizer,
    along strokes: [FingerStroke],
    begin: () -> Void
  ) {
    switch recognizer.state {
    case .began: begin()
    case .changed: drag?.follow(strokes)
    case .ended: drag?.fingerDidLift()
    case .cancelled: endDrag(because: "the touch was taken away")
    case .possible, .failed: break
    }
  }

  /// Ends the drag under way without the finger.
  final func endDrag(because reason: String) { drag?.end(because: reason, notifying: self) }

  /// Notifies that the drag passed rows, or gave some up.
  func dragDidUpdate(_ drag: DocumentedDrag) {}
  /// Notifies that rows were inserted, deleted, moved or reloaded, of which the drag held some.
  func drag(_ drag: DragSession, didFollow transition: TableTransition, holding rows: Range<Int>) {}
  /// Notifies that the drag ended, or was cancelled; the table may yet come to rest.
  func dragDidEnd(_ drag: DragSession, _ event: SelectionEvent, on row: IndexPath?) {}

  /// Reports plain taps too, while the controller is enabled.
  package final func observe(_ event: TableEvent, of tableView: TableView) {
    guard case .didTakeTap(let tap) = event, ownSelection.isOn else { return }
    observer?.didTakeTap(tap, of: tableView)
  }
}
