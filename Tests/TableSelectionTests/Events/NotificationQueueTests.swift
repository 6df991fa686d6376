import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// Somebody who ends a drag while it is told of.
struct EndingRow: CustomTestStringConvertible {
  let start: SelectionMode.Start
  /// The event at which the drag is ended.
  let moment: String
  /// Whether the table's delegate ends it in place of the observer.
  let isDelegate: Bool
  let end: End

  var mode: SelectionMode { SelectionMode(start: start, pass: .range, turningBack: .restore) }

  var testDescription: String {
    "\(start.rawValue): \(end.rawValue) by the \(isDelegate ? "delegate" : "observer") at \(moment)"
  }

  /// What ends a drag.
  enum End: String, CaseIterable {
    case disabled
    case otherMode = "the other mode"
    case removed = "the table is removed"
    case invalidated
    case width = "another width"
    case constraints = "other constraints"

    func happen(to screen: SelectionScreen, _ controller: RowSelectionController?) {
      switch self {
      case .disabled:
        screen.controller.enabled = false
        controller?.isEnabled = false
      case .otherMode: screen.table.setEditing(!screen.table.isEditing, animated: true)
      case .removed: screen.table.removeFromSuperview()
      case .invalidated: screen.controller.invalidate()
      case .width: screen.controller.touchViewWidth = 80
      case .constraints: screen.controller.setCustomConstraints { _ in [] }
      }
    }
  }

  static let all: [Self] = SelectionMode.Start.allCases.flatMap { start in
    End.allCases.prefix(start == .stripPan ? End.allCases.count : 3).flatMap { end in
      ["began 2 selecting", "+2", "+4", "-6", "scrolling down"].map {
        Self(start: start, moment: $0, isDelegate: false, end: end)
      }
        // The delegate hears of rows alone.
        + ["+2", "+4", "-6"].map { Self(start: start, moment: $0, isDelegate: true, end: end) }
    }
  }
}

@Suite struct OrderedTellingTests {
  @Test(arguments: EndingRow.all)
  func `who ends a drag while it is told of changes no order, and begins and ends match`(
    _ row: EndingRow
  ) {
    let screen = SelectionScreen(isEditing: false) { source, table in
      source.selectsWithTwoFingers = true
      table.allowsMultipleSelection = true
    }
    let end = EndingObserver()
    let watch = PressWatch()
    let log = screen.log
    var controller: RowSelectionController?
    if row.start == .stripPan {
      screen.controller.mode = row.mode
      screen.controller.observer = end
    } else {
      screen.controller.enabled = false
      screen.table.isEditing = row.start == .editColumnPan
      let rows = RowSelectionController(tableView: screen.table, mode: row.mode)
      rows.observer = end
      rows.pressDelegate = watch
      rows.isEnabled = true
      controller = rows
    }
    var isOver = false
    if row.isDelegate {
      screen.source.didChange = { path in
        let told = screen.source.told.last.map { "\($0.prefix(1))\(path.row)" }
        guard told == row.moment, !isOver else { return }
        isOver = true
        row.end.happen(to: screen, controller)
      }
    } else {
      end.moment = row.moment
      end.act = { row.end.happen(to: screen, controller) }
    }
    play(row.start, on: screen)

    let told = screen.source.told
    let rows = told.filter { "+-".contains($0.prefix(1)) }.map {
      $0.replacingOccurrences(of: "0/", with: "")
    }
    let events = end.notes.events
    let lines = log.texts(of: .selection)
    #expect(row.isDelegate ? isOver : events.contains(row.moment))
    #expect(events.filter { "+-".contains($0.prefix(1)) } == rows)
    #expect(lines.filter { !$0.hasPrefix("drag") } == rows.map(Self.line))
    #expect(events.count { $0.hasPrefix("began") } == 1)
    #expect(events.filter { ["cancelled", "ended"].contains($0) } == ["cancelled"])
    #expect(events.last == "cancelled")
    #expect(lines.last == "drag cancelled")
    #expect(
      events.count { $0 == "scrolling down" } == events.count { $0 == "scrolling down ended" }
    )
    var selected = Set<String>()
    for row in rows {
      let name = String(row.dropFirst())
      #expect(row.hasPrefix("+") == !selected.contains(name))
      if row.hasPrefix("+") { selected.insert(name) } else { selected.remove(name) }
    }
    #expect(selected.isEmpty && screen.selected.isEmpty)

    // Of a two-finger pan the table is told from its second row on, as of the state of a press.
    let isEarly = ["began 2 selecting", "+2"].contains(row.moment)
    let begins = told.count { $0.hasSuffix("begin") || $0.hasPrefix("did begin") }
    #expect(begins == told.count { $0.hasSuffix("end") })
    switch row.start {
    case .stripPan: #expect(begins == 1)
    case .longPress: #expect(begins == 0)
    case .twoFingerPan, .editColumnPan: #expect(begins == (isEarly ? 0 : 1))
    }
    #expect((told.last?.hasSuffix("end") ?? false) == (begins > 0))
    #expect(
      watch.states.count { $0.hasPrefix("began") } == watch.states.count { $0 == "cancelled" }
    )
    #expect(watch.states.last == (row.start == .longPress && !isEarly ? "cancelled" : nil))
    #expect(screen.clock.isIdle)
    _ = controller
  }

  /// Goes from row 2 over row 6 back to row 4, and then to the edge, where the table scrolls.
  private func play(_ start: SelectionMode.Start, on screen: SelectionScreen) {
    let x: CGFloat = start == .stripPan || start == .editColumnPan ? 20 : 200
    let hand = Hand(of: start == .twoFingerPan ? 2 : 1, on: screen.window)
    let place = screen.place(2, x: x)
    hand.press(at: [place, CGPoint(x: x + 60, y: place.y)])
    if start == .longPress { screen.clock.advance(by: .milliseconds(250)) }
    for distance: CGFloat in [200, -100, 280] {
      hand.move(by: CGPoint(x: 0, y: distance), within: .milliseconds(300))
    }
    screen.clock.advance(by: .milliseconds(300))
    hand.release()
    screen.clock.advance(by: .seconds(2))
  }

  private static func line(_ change: String) -> String {
    "row \(change.dropFirst()) \(change.hasPrefix("+") ? "selected" : "deselected")"
  }
}

/// Does something once, as it is told of an event.
private final class EndingObserver: SelectionObserver {
  let notes = EventNotes()
  var moment: String?
  var act: (() -> Void)?

  func selectionDid(_ event: SelectionEvent) {
    notes.selectionDid(event)
    guard notes.events.last == moment, let act else { return }
    self.act = nil
    act()
  }
}
