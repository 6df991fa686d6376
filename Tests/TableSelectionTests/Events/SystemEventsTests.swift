import Foundation
import LayoutControls
import LayoutDevices
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// What a system is played, and everything that it says.
struct SystemRow: CustomTestStringConvertible {
  let testDescription: String
  /// Sets the system up and plays it; what is returned is kept until the end.
  let play: @Sendable (SelectionScreen, EventNotes) throws -> [AnyObject]
  /// What the observer learns.
  let events: [String]
  /// The lines of the log about rows.
  let lines: [String]
}

@Suite struct SystemEventsTests {
  @Test(arguments: [
    SystemRow(
      testDescription: "no system: plain taps",
      play: { screen, _ in
        screen.controller.enabled = false
        screen.source.fixed = [IndexPath(row: 2, section: 0)]
        for row in [1, 4, 1, 2] { screen.tapTable(row) }
        return []
      },
      events: [],
      lines: [
        "row 1 selected", "row 4 selected", "row 1 deselected",
        "row 2 skipped: it may not be edited",
      ]
    ),
    SystemRow(
      testDescription: "A: a tap on the strip, one beside it, a pan, one taken away",
      play: { screen, notes in
        screen.controller.observer = notes
        screen.source.fixed = [IndexPath(row: 4, section: 0)]
        screen.finger().tap(at: screen.row(1))
        screen.tapTable(7)
        screen.finger().tap(at: screen.row(4))
        screen.pan(3, 5)
        let finger = screen.finger()
        finger.press(at: screen.row(5))
        finger.move(to: screen.row(6), within: .milliseconds(200))
        finger.cancel()
        return []
      },
      events: [
        "+1", "+7", "refused 4: it may not be edited", "began 3 selecting", "+3",
        "refused 4: it may not be edited", "+5", "ended", "began 5 deselecting", "-5",
        "cancelled",
      ],
      lines: [
        "row 1 selected", "row 7 selected", "row 4 skipped: it may not be edited",
        "drag began on row 3, selecting", "row 3 selected",
        "row 4 skipped: it may not be edited", "row 5 selected", "drag ended",
        "drag began on row 5, deselecting", "row 5 deselected", "drag cancelled",
      ]
    ),
    SystemRow(
      testDescription: "A: a pan that scrolls",
      play: { screen, notes in
        screen.controller.observer = notes
        let finger = screen.finger()
        finger.press(at: screen.row(7))
        finger.move(to: screen.strip(445), within: .milliseconds(100))
        finger.hold(for: .milliseconds(60))
        finger.release()
        return []
      },
      events: [
        "began 7 selecting", "+7", "+8", "scrolling down", "+9", "+10", "scrolling down ended",
        "ended",
      ],
      lines: [
        "drag began on row 7, selecting", "row 7 selected", "row 8 selected", "row 9 selected",
        "row 10 selected", "drag ended",
      ]
    ),
    SystemRow(
      testDescription: "B: a plain tap, a long press out and back, a press off the limit",
      play: { screen, notes in
        let controller = screen.replace(.longPressAndDrag, observer: notes)
        controller.limit = SelectionLimit(total: 3, whenFull: .skip)
        screen.tapTable(6)
        let finger = screen.finger()
        finger.press(at: screen.place(1))
        finger.hold(for: .milliseconds(250))
        finger.move(to: screen.place(3), within: .milliseconds(200))
        finger.move(to: screen.place(1), within: .milliseconds(200))
        finger.release()
        return [controller]
      },
      events: [
        "+6", "began 1 selecting", "+1", "+2",
        "refused 3: no more than 3 rows may be selected", "-2", "ended",
      ],
      lines: [
        "row 6 selected", "drag began on row 1, selecting", "row 1 selected", "row 2 selected",
        "row 3 refused: no more than 3 rows may be selected", "row 2 deselected",
        "drag ended",
      ]
    ),
    SystemRow(
      testDescription: "C: two fingers, then a plain tap",
      play: { screen, notes in
        screen.source.selectsWithTwoFingers = true
        let controller = screen.replace(.twoFingerPan, observer: notes)
        let hand = Hand(of: 2, on: screen.window)
        let y = screen.place(2).y
        hand.press(at: [CGPoint(x: 150, y: y), CGPoint(x: 210, y: y)])
        hand.move(by: CGPoint(x: 0, y: 50), within: .milliseconds(200))
        hand.release()
        screen.clock.advance(by: .seconds(1))
        screen.tapTable(2)
        return [controller]
      },
      events: ["began 2 selecting", "+2", "+3", "ended", "-2"],
      lines: [
        "drag began on row 2, selecting", "row 2 selected", "row 3 selected", "drag ended",
        "row 2 deselected",
      ]
    ),
    SystemRow(
      testDescription: "C: one finger over the circles, taken away",
      play: { screen, notes in
        let controller = screen.replace(.editColumnPan, isEditing: true, observer: notes)
        let finger = screen.finger()
        finger.press(at: screen.place(2, x: 20))
        finger.move(to: screen.place(3, x: 20), within: .milliseconds(200))
        finger.cancel()
        return [controller]
      },
      events: ["began 2 selecting", "+2", "+3", "-3", "-2", "cancelled"],
      lines: [
        "drag began on row 2, selecting", "row 2 selected", "row 3 selected",
        "row 3 deselected", "row 2 deselected", "drag cancelled",
      ]
    ),
    SystemRow(
      testDescription: "D: taps in editing mode, and Cancel",
      play: { screen, notes in
        screen.controller.enabled = false
        screen.table.isEditing = false
        let container = NavigationContainer(rootView: View())
        let controller = EditSelectionController(
          container: container,
          tableView: screen.table
        )
        controller.observer = notes
        controller.endsEditingAfterAction = false
        controller.edit()
        screen.clock.advance(by: .seconds(1))
        for row in [1, 3, 1] { screen.tapTable(row) }
        controller.performAction()
        controller.cancel()
        return [container, controller]
      },
      events: ["+1", "+3", "-1", "cancelled"],
      lines: [
        "row 1 selected", "row 3 selected", "row 1 deselected",
        "selection cancelled: 1 row deselected",
      ]
    ),
    SystemRow(
      testDescription: "E: taps on a form of two at most, where the oldest makes room",
      play: { screen, notes in
        screen.controller.enabled = false
        let form = try screen.form(.replaceOldest)
        form.observer = notes
        for row in [0, 2, 3, 3] { screen.tapTable(row) }
        return [form]
      },
      events: ["+0", "+2", "-0", "+3", "-3"],
      lines: [
        "row 0 selected", "row 2 selected", "row 0 deselected", "row 3 selected",
        "row 3 deselected",
      ]
    ),
    SystemRow(
      testDescription: "E: a form that is full refuses, taps and drags alike",
      play: { screen, notes in
        let form = try screen.form(.skip)
        screen.controller.enabled = true
        form.observer = notes
        for row in [0, 2, 3] { screen.tapTable(row) }
        screen.controller.observer = notes
        form.observer = nil
        screen.pan(3, 4)
        return [form]
      },
      events: [
        "+0", "+2", "refused 3: no more than 2 rows may be selected", "began 3 selecting",
        "refused 3: no more than 2 rows may be selected",
        "refused 4: no more than 2 rows may be selected", "ended",
      ],
      lines: [
        "row 0 selected", "row 2 selected",
        "row 3 refused: no more than 2 rows may be selected",
        "drag began on row 3, selecting",
        "row 3 refused: no more than 2 rows may be selected",
        "row 4 refused: no more than 2 rows may be selected", "drag ended",
      ]
    ),
  ])
  func `a system says everything once, in the log and to its observer`(_ row: SystemRow) throws {
    let screen = SelectionScreen()
    let notes = EventNotes()
    let kept = try row.play(screen, notes)
    #expect(notes.events == row.events)
    #expect(screen.log.texts(of: .selection) == row.lines)
    _ = kept
  }

  @Test func `the log has what became of a row before the delegate learns of it`() {
    let screen = SelectionScreen()
    screen.controller.limit = SelectionLimit(total: 3)
    var known: [String] = []
    screen.source.didChange = { _ in known += screen.log.texts(of: .selection).suffix(1) }
    for row in [1, 4, 1] { screen.tapTable(row) }
    screen.finger().tap(at: screen.row(2))
    screen.pan(5, 6)
    screen.tapTable(0)
    #expect(known == screen.log.texts(of: .selection).filter { !$0.hasPrefix("drag") })
    #expect(
      known.suffix(4) == [
        "row 4 deselected", "row 6 selected", "row 2 deselected", "row 0 selected",
      ]
    )
  }

  @Test func `where one row can be selected a tap takes the other one back`() {
    let screen = SelectionScreen(isEditing: false)
    screen.controller.enabled = false
    for row in [1, 3, 3] { screen.tapTable(row) }
    #expect(
      screen.log.texts(of: .selection) == [
        "row 1 selected", "row 1 deselected", "row 3 selected", "row 3 selected",
      ]
    )
  }

  @Test func `the cell of a row that was tapped has its new state already`() {
    let screen = SelectionScreen()
    let notes = CellNotes(screen.table)
    screen.controller.observer = notes
    screen.tapTable(7)
    screen.tapTable(7)
    #expect(notes.states == [true, false])
  }

  /// Whether the cells of rows are selected when their events come.
  private final class CellNotes: SelectionObserver {
    private let table: TableView
    private(set) var states: [Bool?] = []

    init(_ table: TableView) {
      self.table = table
    }

    func selectionDid(_ event: SelectionEvent) {
      switch event {
      case .selected(let path), .deselected(let path):
        states.append(table.cellForRow(at: path)?.isSelected)
      default: break
      }
    }
  }
}

/// Notes what an observer is told.
final class EventNotes: SelectionObserver {
  private(set) var events: [String] = []

  func selectionDid(_ event: SelectionEvent) {
    switch event {
    case .began(let row, let selects):
      let verb = selects.map { $0 ? " selecting" : " deselecting" } ?? ""
      events.append("began \(row.map { "\($0.row)" } ?? "nowhere")\(verb)")
    case .selected(let row): events.append("+\(row.row)")
    case .deselected(let row): events.append("-\(row.row)")
    case .refused(let first, let last, let reason):
      let rows = first == last ? "\(first.row)" : "\(first.row)..\(last.row)"
      events.append("refused \(rows): \(reason.phrase)")
    case .scrollingBegan(let direction): events.append("scrolling \(direction.rawValue)")
    case .scrollingEnded(let direction): events.append("scrolling \(direction.rawValue) ended")
    case .ended: events.append("ended")
    case .cancelled: events.append("cancelled")
    case .cleared: events.append("cleared")
    }
  }
}

extension SelectionScreen {
  /// A place in the middle of a row, away from the strip.
  func place(_ row: Int, x: CGFloat = 200) -> CGPoint { CGPoint(x: x, y: self.row(row).y) }

  /// Taps a row of the table itself.
  func tapTable(_ row: Int) {
    finger().tap(at: place(row))
    clock.advance(by: .seconds(1))
  }

  /// Puts a controller of a mode in place of the strip.
  fileprivate func replace(
    _ mode: SelectionMode,
    isEditing: Bool = false,
    observer: any SelectionObserver
  ) -> RowSelectionController {
    controller.enabled = false
    table.allowsMultipleSelection = true
    table.isEditing = isEditing
    let controller = RowSelectionController(tableView: table, mode: mode)
    controller.observer = observer
    controller.isEnabled = true
    return controller
  }

  /// Fills the table with five options, of which two may be selected.
  fileprivate func form(_ whenFull: SelectionLimit.WhenFull) throws -> SelectionForm<String> {
    let keys = ["a", "b", "c", "d", "e"]
    let options = try SelectionOptions(
      Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) }),
      order: [keys]
    )
    return try SelectionForm(
      options,
      in: table,
      selectionType: .all(min: 0, max: 2),
      whenFull: whenFull
    )
  }
}
