import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews

/// A pan as version 1.0.0 of the pod handles it, event by event.
///
/// It knows of the finger where the pan is recognized and at the events after it that are 5 pt away from the last
/// one that counted; what lies between two of them is taken for granted. The first row decides; a row that the
/// pan comes to gets the state, and as many rows *from there onward* as it is steps away from the row before.
/// An event further back turns the pan, flips the state and gives it to its own row alone.
///
/// An event in the zone at an edge takes no row and begins to scroll (``Version1Scroll``). From then on, also
/// when the scroll has come to its end, no event counts until one is further back than that one.
final class Version1Pan {
  let table: TableView
  let interaction: Interaction?
  private(set) weak var controller: TableViewScrollAndSelectController?

  /// The height of the event that counted last, in the superview.
  private var height: CGFloat = 0
  /// Which way the finger goes; nil until an event after the first one counts.
  private(set) var direction: PanDirection?
  /// Whether rows get selected; otherwise deselected.
  private(set) var selects = true
  /// The row that the pan came to last; nil where it was on none so far.
  private(set) var row: IndexPath?
  /// The scroll that was set off and not turned back from, also when it is over.
  var scroll: Version1Scroll?
  /// What moves the scroll at every frame; nil while nothing scrolls.
  var link: DisplayLink?
  private(set) var isStopped = false

  /// How far an event is away from the last one that counted, to count itself.
  static let leastDistance: CGFloat = 5

  init(table: TableView, controller: TableViewScrollAndSelectController) {
    self.table = table
    self.controller = controller
    interaction = table.window?.interaction
  }

  var log: EventLog? { interaction?.log }
  var rows: Version1Rows { Version1Rows(geometry: table.geometry) }

  /// Takes the row where the pan is recognized.
  func begin(_ recognizer: PanGestureRecognizer) {
    guard let superview = superview() else { return }
    height = recognizer.location(in: superview).y
    row = rowUnderFinger(recognizer, in: superview)
    if let row { selects = !isSelected(row) }
    let text = row.map { "began on \(name(of: $0)), \(verb)" } ?? "began on no row, selecting"
    controller?.debug("pan \(text)")
    controller?.report(
      .began(row, selects: row.map { _ in selects }),
      .selection,
      "drag \(text)"
    )
    if let row { change(row) }
  }

  /// Looks at where the finger is now.
  func follow(_ recognizer: PanGestureRecognizer) {
    catchUp()
    guard !isStopped, let superview = superview() else { return }
    let height = recognizer.location(in: superview).y
    guard abs(height - self.height) >= Self.leastDistance else { return }
    let newDirection: PanDirection = height > self.height ? .down : .up
    let hasTurned = direction == newDirection.opposite
    guard scroll == nil || hasTurned else { return }
    self.height = height
    direction = newDirection
    // A turn off the rows changes the direction alone: what scrolls goes on, the other way.
    guard let row = rowUnderFinger(recognizer, in: superview) else {
      controller?.debug("pan at \(height.logText), on no row, going \(newDirection.rawValue)")
      if link != nil {
        log?.record(.scroll, "auto-scroll goes \(newDirection.rawValue) from where it began")
      }
      return
    }
    if hasTurned {
      endScroll("the finger turned back")
      scroll = nil
      selects.toggle()
      controller?.debug(
        "finger turned back at \(height.logText), now \(verb) \(newDirection.rawValue)"
      )
      self.row = row
      change(row)
    } else if isInZone(newDirection) {
      beginScroll(newDirection, on: row)
    } else {
      controller?.debug("pan at \(height.logText) going \(newDirection.rawValue)")
      pass(to: row, newDirection)
    }
  }

  /// Ends the pan because the finger was lifted.
  func lift() {
    stop("the finger was lifted")
    controller?.debug("pan ended")
  }

  /// Ends everything that is under way.
  func stop(_ reason: String) {
    catchUp()
    guard !isStopped else { return }
    isStopped = true
    endScroll(reason)
  }

  /// Says that the release crashes here.
  func crash(_ reason: String) {
    guard !isStopped else { return }
    isStopped = true
    endLink()
    controller?.crash(reason)
  }
}

extension Version1Pan {
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
      ? rows.steps(from: before, to: row) : rows.steps(from: row, to: before)
    if missed > 1 {
      change(missed, direction, from: row)
    } else {
      change(row)
    }
  }

  /// Whether the finger is beyond the edge in a direction.
  private func isInZone(_ direction: PanDirection) -> Bool {
    guard let edges = controller?.scrollingEdges else { return false }
    return switch direction {
    case .down: edges.bottom.map { height > $0 } ?? false
    case .up: edges.top.map { height < $0 } ?? false
    }
  }

  /// The view whose heights count; a table that was taken out of it crashes the release.
  private func superview() -> View? {
    if table.superview == nil { crash("the table view has no superview any more") }
    return table.superview
  }

  private func rowUnderFinger(
    _ recognizer: PanGestureRecognizer,
    in superview: View
  ) -> IndexPath? {
    let place = recognizer.location(in: superview)
    return table.indexPathForRow(at: superview.convert(place, to: table))
  }

  private var verb: String { selects ? "selecting" : "deselecting" }
}
