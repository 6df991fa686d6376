import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews

/// A drag that selects rows, from the finger's coming down until all has come to rest.
///
/// The session has what all drags share: the table, the clock, the finger's recognizer, and how their beginning and
/// end are reported. ``DocumentedDrag`` takes rows by rules that are values; version 1.0.0 of
/// TableViewScrollAndSelect is a subclass of its own, event by event.
class DragSession {
  final let context: DragContext
  final let interaction: Interaction?
  final private(set) weak var delegate: SelectionController?
  /// The link that moves a scroll at every frame; nil while nothing scrolls.
  final var link: DisplayLink?
  /// Whether the drag is under way under the finger.
  final private(set) var isFingerDown = true
  /// Whether everything is over.
  final private(set) var isStopped = false
  private var isEndReported = false
  /// The direction in which it was reported that the table scrolls by itself, and not yet that it no longer does.
  private var reportedScroll: PanDirection?

  /// The reason why a drag ends whose table is no longer under the finger.
  static let tableIsGone = "the table was taken away"

  /// Creates a drag whose finger comes down; it does not keep the controller that starts it.
  init(_ context: DragContext, delegate: SelectionController) {
    self.context = context
    self.delegate = delegate
    interaction = context.table.window?.interaction
  }

  final var table: TableView { context.table }
  final var reporter: SelectionReporter { context.reporter }

  /// The rows as the drag sees them.
  final var rows: TableRows {
    TableRows(table, asksDelegate: context.asksDelegate, ignoresEditing: context.ignoresEditing)
  }

  /// The writer that changes rows and reports it.
  var writer: SelectionWriter {
    SelectionWriter(table: table, reporter: reporter, ignoresEditing: context.ignoresEditing)
  }

  // MARK: What drags do in their own ways

  /// Takes the row under the finger.
  func begin() {}
  /// Follows the finger on its path.
  func follow(_ strokes: [FingerStroke]) {}
  /// Takes the row under the finger, and follows it on the path by which it was recognized.
  func begin(along strokes: [FingerStroke]) {
    begin()
    follow(strokes)
  }
  /// Leaves the rows as they are because the finger was lifted; the table may yet come to rest.
  func lift() { stop("the finger was lifted") }
  /// Restores all rows to their states before the drag.
  func restore() {}
  /// The direction in which the table scrolls by itself under the finger; nil if it does not.
  var scrollingDirection: PanDirection? { nil }
  /// The row under the finger, or the last one that was.
  var currentRow: IndexPath? { nil }

  /// Ends everything that is under way, for a reason if the end of a scroll is to be reported.
  func stop(_ reason: String?) {
    guard !isStopped else { return }
    isStopped = true
    isFingerDown = false
    endLink()
    if let reason { reportScrollEnd(reason) }
    detachIfOver()
  }
}

// MARK: - The end

extension DragSession {
  /// Ends the drag because the finger was lifted.
  final func fingerDidLift() {
    guard isFingerDown else { return }
    let row = currentRow
    lift()
    reportEnd(.ended, on: row, to: delegate)
  }

  /// Records that the finger is up.
  final func liftFinger() { isFingerDown = false }

  /// Ends the drag without the finger; one that is cancelled and restores returns all rows.
  ///
  /// If the finger is up the rows stay, though that may not be reported yet; they stay too if the controller is going
  /// away, which is named then to hear of it.
  final func end(
    _ event: SelectionEvent = .cancelled,
    because reason: String,
    notifying delegate: SelectionController? = nil
  ) {
    let event = isFingerDown ? event : .ended
    liftFinger()
    let row = event == .ended ? currentRow : nil
    let isAlone = self.delegate == nil
    table.notificationQueue.together {
      if event == .cancelled, context.mode.turningBack == .restore, !isAlone { restore() }
      stop(isAlone ? nil : reason)
      reportEnd(event, on: row, to: delegate ?? self.delegate)
    }
  }

  /// Ends everything at once without a word of the end.
  final func abandon() {
    isStopped = true
    isFingerDown = false
    isEndReported = true
    reportedScroll = nil
    endLink()
    detachIfOver()
  }

  /// Detaches the drag from its controller, which keeps neither the drag nor its table once all is over.
  private func detachIfOver() {
    if isStopped, isEndReported, delegate?.drag === self { delegate?.drag = nil }
  }

  private func reportEnd(
    _ event: SelectionEvent,
    on row: IndexPath?,
    to delegate: SelectionController?
  ) {
    guard !isEndReported else { return }
    isEndReported = true
    reporter.report(event, .selection, event == .ended ? "drag ended" : "drag cancelled")
    table.noteShortcomings()
    delegate?.dragDidEnd(self, event, on: row)
    detachIfOver()
  }
}

// MARK: - Scrolling

extension DragSession {
  /// Reports that the table begins to scroll by itself, at a speed as the log has it.
  final func reportScroll(_ direction: PanDirection, _ speed: String) {
    reportedScroll = direction
    let text = "auto-scroll \(direction.rawValue) began \(speed)"
    reporter.report(.scrollingBegan(direction), .scroll, text)
    reporter.debug(text)
  }

  /// Reports why a scroll ends whose beginning was reported.
  final func reportScrollEnd(_ reason: String) {
    guard let direction = reportedScroll else { return }
    reportedScroll = nil
    let text = "auto-scroll \(direction.rawValue) ended: \(reason)"
    reporter.report(.scrollingEnded(direction), .scroll, text)
    reporter.debug(text)
  }

  /// Ends what moves the scroll at every frame.
  final func endLink() {
    link?.invalidate()
    link = nil
  }
}
