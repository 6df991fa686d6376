import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews

/// A pan as version 1.0.0 of the pod handles it, event by event.
///
/// It knows the finger when the pan is recognized and at the events after it that are 5 pt away from the last
/// one that counted; it makes assumptions between two of them. The first row decides; a row that the
/// pan reaches gets the state, and as many rows *from there onward* as it is steps away from the row before.
/// An event further back turns the pan, flips the state and gives it to its own row alone.
///
/// An event in the zone at an edge takes no row and begins to scroll (``Version1Scroll``). From then on, also
/// when the scroll has come to its end, no event counts until one is further back than that one.
final class Version1Drag: DragSession {
  private(set) weak var controller: TableViewScrollAndSelectController?

  /// The height of the event that counted last, in the superview.
  private var height: CGFloat = 0
  /// The direction of the finger; nil until an event after the first one counts.
  private(set) var direction: PanDirection?
  /// Whether rows get selected; otherwise they get deselected.
  private(set) var selects = true
  /// The row that the pan came to last; nil if it was on none so far.
  private(set) var row: IndexPath?
  /// The scroll that was set off and not turned back from, also when it is over.
  var scroll: Version1Scroll?

  /// The distance of an event from the last one that counted, to count itself.
  static let leastDistance = FingerTrack.turningDistance

  /// Creates a drag whose finger comes down; it does not keep the controller that starts it.
  init(_ context: DragContext, controller: TableViewScrollAndSelectController) {
    self.controller = controller
    super.init(context, delegate: controller)
  }

  var places: Version1Rows { Version1Rows(geometry: table.geometry) }

  /// The writer, which changes rows as the application does: neither editing mode nor a delegate is asked.
  override var writer: SelectionWriter {
    SelectionWriter(table: table, reporter: reporter, actsAsApplication: true)
  }

  override var scrollingDirection: PanDirection? { link == nil ? nil : direction }

  /// Takes the row where the pan is recognized; the path up to there does not count.
  override func begin(along strokes: [FingerStroke]) {
    context.limited.refused = []
    guard let place = placeOfFinger() else { return }
    height = place.y
    row = row(at: place)
    if let row { selects = !isSelected(row) }
    let text = row.map { "began on \(name(of: $0)), \(verb)" } ?? "began on no row, selecting"
    reporter.debug("pan \(text)")
    reporter.report(.began(row, selects: row.map { _ in selects }), .selection, "drag \(text)")
    if let row { change(row) }
  }

  /// Handles the finger's present place.
  override func follow(_ strokes: [FingerStroke]) {
    catchUp()
    guard !isStopped, let place = placeOfFinger() else { return }
    let height = place.y
    guard abs(height - self.height) >= Self.leastDistance else { return }
    let newDirection: PanDirection = height > self.height ? .down : .up
    let hasTurned = direction == newDirection.opposite
    guard scroll == nil || hasTurned else { return }
    self.height = height
    direction = newDirection
    // A turn off the rows changes the direction alone: a scroll continues, the other way.
    guard let row = row(at: place) else {
      reporter.debug("pan at \(height.logText), on no row, going \(newDirection.rawValue)")
      if link != nil {
        reporter.log?.record(
          .scroll,
          "auto-scroll goes \(newDirection.rawValue) from where it began"
        )
      }
      return
    }
    if hasTurned {
      endLink()
      reportScrollEnd("the finger turned back")
      scroll = nil
      selects.toggle()
      reporter.debug(
        "finger turned back at \(height.logText), now \(verb) \(newDirection.rawValue)"
      )
      self.row = row
      change(row)
    } else if isInZone(newDirection) {
      beginScroll(newDirection, on: row)
    } else {
      reporter.debug("pan at \(height.logText) going \(newDirection.rawValue)")
      pass(to: row, newDirection)
    }
  }

  override func lift() {
    liftFinger()
    super.lift()
    reporter.debug("pan ended")
  }

  override func stop(_ reason: String?) {
    catchUp()
    super.stop(reason)
  }

  /// Stops where version 1.0.0 crashes, without a word of the end.
  func crash(_ reason: String) {
    guard !isStopped else { return }
    abandon()
    controller?.crash(reason)
  }
}

extension Version1Drag {
  /// Gives rows the state: the one under the finger, and onward from it as many as were missed.
  private func pass(to row: IndexPath, _ direction: PanDirection) {
    let before = self.row
    self.row = row
    guard let before else { return }
    guard before.section < table.geometry.numberOfSections else {
      return crash("section \(before.section), where the pan was, is no longer in the table")
    }
    let missed =
      direction == .down
      ? places.steps(from: before, to: row) : places.steps(from: row, to: before)
    if missed > 1 {
      change(missed, direction, from: row)
    } else {
      change(row)
    }
  }

  /// Returns whether the finger is beyond the edge in a direction.
  private func isInZone(_ direction: PanDirection) -> Bool {
    context.edges().edge(direction).map { direction.puts($0, before: height) } ?? false
  }

  /// Returns where the finger is, in the view whose heights count; a table that was taken out of it is a crash.
  private func placeOfFinger() -> CGPoint? {
    guard let superview = table.superview else {
      crash("the table view has no superview any more")
      return nil
    }
    return context.recognizer?.location(in: superview)
  }

  private func row(at place: CGPoint) -> IndexPath? {
    table.superview.flatMap { table.indexPathForRow(at: $0.convert(place, to: table)) }
  }

  private var verb: String { selects ? "selecting" : "deselecting" }

  private func isSelected(_ row: IndexPath) -> Bool {
    table.geometry.row(of: row).map(table.selection.contains) ?? false
  }

  private func name(of row: IndexPath) -> String {
    table.geometry.row(of: row).map(table.geometry.name(ofRow:)) ?? "a row that is gone"
  }

  /// Gives a row the state.
  func change(_ path: IndexPath) {
    if let row = table.geometry.row(of: path) { writer.change(row, selects: selects) }
  }

  /// Gives so many rows the state, one after the other; if nobody hears of each row, all at once.
  func change(_ count: Int, _ direction: PanDirection, from start: IndexPath) {
    guard count > 0 else { return }
    guard writer.hasListeners || !table.allowsMultipleSelectionNow else {
      for range in places.sweep(count, direction, from: start) {
        table.setSelected(selects, rows: range)
      }
      return table.notifyObservers(of: .didChangeRowsUnderFinger)
    }
    var next: IndexPath? = start
    for _ in 0..<count {
      guard let row = next else { return }
      change(row)
      next = places.row(1, direction, from: row)
    }
  }
}
