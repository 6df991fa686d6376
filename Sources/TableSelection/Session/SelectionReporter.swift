import LayoutInteraction
import LayoutTables
import LayoutViews

/// A reporter of what becomes of a table's rows: to the log of its window and to an observer.
final class SelectionReporter {
  private weak var table: TableView?
  /// The one who learns of events.
  weak var observer: (any SelectionObserver)?
  /// Whether every step is noted in the log.
  var notesSteps = false

  /// Creates a reporter for a table.
  init(_ table: TableView) { self.table = table }

  /// The log of the window that the table is in.
  var log: EventLog? { table?.window?.interaction.log }

  /// Notes a step if every step is to be noted.
  func debug(_ text: @autoclosure () -> String) { if notesSteps { log?.record(.debug, text()) } }

  /// Notifies somebody, after those who are being notified of something that happened before.
  func notify(_ listener: @escaping () -> Void) {
    guard let table else { return listener() }
    table.notificationQueue.notify(listener)
  }

  /// Notes an event as a line of the log and notifies the observer.
  func report(_ event: SelectionEvent, _ kind: EventLog.Kind, _ text: @autoclosure () -> String) {
    log?.record(kind, text())
    guard let observer else { return }
    notify { observer.selectionDid(event) }
  }
}
