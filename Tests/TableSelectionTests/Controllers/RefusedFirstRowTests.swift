import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// A drag over rows 2 to 5 whose first rows cannot be changed: they are told like any other refused row.
@Suite struct RefusedFirstRowTests {
  private static let may = "it may not be edited"
  private static let second = IndexPath(row: 2, section: 0)
  private static let third = IndexPath(row: 3, section: 0)

  @Test(arguments: SelectionMode.all)
  func `a first row that may not be edited decides nothing, and is told once`(mode: SelectionMode) {
    let notes = EventNotes()
    let screen = DraggedScreen(mode, selected: 3..<5, observer: notes) { screen in
      screen.table.isEditing = true
      screen.source.fixed = [Self.second]
    }
    #expect(screen.screen.selected == [])
    #expect(notes.refusals == ["refused 2: \(Self.may)"])
    #expect((screen.controller?.refused ?? screen.screen.controller.refused).map(\.rows) == [2..<3])
    // A leg of its own comes to the row anew.
    screen.move(-3)
    #expect(notes.refusals.count == (mode.turningBack == .flip ? 2 : 1))
    screen.hand.release()
    #expect(screen.screen.lines("row 2 skipped: \(Self.may)") == notes.refusals.count)
  }

  @Test(arguments: SelectionMode.all.filter { $0 != .scrollAndSelect })
  func `so are first rows that the delegate refuses, each asked for once`(mode: SelectionMode) {
    let notes = EventNotes()
    let screen = DraggedScreen(mode, observer: notes) { screen in
      screen.source.refused = [Self.second, Self.third]
    }
    #expect(screen.screen.selected == [4, 5])
    #expect(
      Set(notes.refusals) == [
        "refused 2: it may not be selected", "refused 3: it may not be selected",
      ]
    )
    #expect(notes.refusals.count == 2)
    #expect(screen.screen.source.asked == [2, 3, 4, 5])
    screen.hand.release()
  }

  @Test(arguments: SelectionMode.all, [SelectionLimit.WhenFull.skip, .stop])
  func `so is a first row for which there is no room`(
    mode: SelectionMode,
    whenFull: SelectionLimit.WhenFull
  ) {
    let notes = EventNotes()
    let limit = SelectionLimit(total: 2, whenFull: whenFull)
    let screen = DraggedScreen(mode, selected: 40..<42, limit: limit, observer: notes)
    #expect(screen.screen.selected == [40, 41])
    #expect(notes.refusals.first == "refused 2: no more than 2 rows may be selected")
    screen.hand.release()
  }

  @Test func `where no row may be changed the drag ends with all of them refused`() {
    let notes = EventNotes()
    let screen = DraggedScreen(.longPressAndDrag, observer: notes) { screen in
      screen.table.isEditing = true
      screen.source.fixed = Set((0..<100).map { IndexPath(row: $0, section: 0) })
    }
    screen.hand.release()
    #expect(screen.controller?.refused == [RefusedRows(rows: 2..<6, reason: .uneditable)])
    #expect(notes.events.first == "began nowhere")
    #expect(notes.events.last == "ended")
  }

  @Test(arguments: [
    ScrollAndSelectErratum.fastPanFillsOnward, .emptySectionCountsAsRow, .losesFirstRows,
  ])
  func `with errata too`(erratum: ScrollAndSelectErratum) {
    let notes = EventNotes()
    let screen = DraggedScreen(.scrollAndSelect, observer: notes) { screen in
      screen.controller.errata = [erratum]
      screen.source.fixed = [Self.second, IndexPath(row: 4, section: 0)]
    }
    #expect(screen.screen.selected == [3, 5])
    #expect(notes.refusals == ["refused 2: \(Self.may)", "refused 4: \(Self.may)"])
    #expect(screen.screen.controller.refused.map(\.rows) == [2..<3, 4..<5])
    screen.hand.release()
  }

  @Test func `a tap on a row that may not be edited is refused, on the strip and beside it`() {
    let screen = SelectionScreen { source, _ in source.fixed = [Self.second, Self.third] }
    screen.finger().tap(at: screen.row(2))
    #expect(screen.controller.refused.map(\.rows) == [2..<3])
    screen.tapTable(3)
    #expect(screen.controller.refused.map(\.rows) == [3..<4])
    screen.tapTable(4)
    #expect(screen.controller.refused == [])
  }

  @Test(arguments: SelectionMode.all)
  func `a turn does not forget what was refused before it`(mode: SelectionMode) {
    let screen = DraggedScreen(mode) { screen in
      screen.table.isEditing = true
      screen.source.fixed = [Self.third]
    }
    screen.move(-1)
    #expect((screen.controller?.refused ?? screen.screen.controller.refused).map(\.rows) == [3..<4])
    screen.hand.release()
  }

  @Test(arguments: SelectionMode.all.filter { $0.turningBack != .flip && $0 != .scrollAndSelect })
  func `where rows are given up, so are those that were refused before one decided`(
    mode: SelectionMode
  ) {
    let screen = DraggedScreen(mode) { screen in screen.source.refused = [Self.second, Self.third] }
    var refused: [Range<Int>] {
      (screen.controller?.refused ?? screen.screen.controller.refused).map(\.rows)
    }
    #expect(refused == [2..<4])
    screen.move(-4)
    #expect(screen.screen.selected == [1])
    #expect(refused == [2..<3])
    screen.move(2)
    #expect(refused == [2..<4])
    screen.hand.release()
  }

  @Test func `rows behind a first row that moved away are not come to, however often it reports`() {
    let mode = SelectionMode(start: .longPress, pass: .path, turningBack: .flip)
    for duration in [Duration.zero, .milliseconds(300)] {
      let screen = ControllerScreen(mode) { source, _ in
        source.refused = [Self.second, Self.third]
      }
      let finger = screen.press(2)
      screen.screen.source.sections[0] += 1
      screen.screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      #expect(screen.controller.refused.map(\.rows) == [3..<4])
      // The delegate goes by numbers: now it refuses rows 2 and 3.
      finger.move(to: screen.place(5), within: duration)
      #expect(screen.controller.refused.map(\.rows) == [3..<4])
      #expect(screen.screen.selected == [4, 5])
      finger.release()
    }
  }

  @Test func `a row that has the state already is refused nothing`() {
    let notes = EventNotes()
    let screen = DraggedScreen(.scrollAndSelect, selected: 3..<4, observer: notes) { screen in
      screen.source.fixed = [Self.third]
    }
    #expect(screen.screen.selected == [2, 3, 4, 5])
    #expect(notes.refusals == [])
    #expect(screen.screen.controller.refused == [])
    screen.hand.release()
  }
}

extension EventNotes {
  fileprivate var refusals: [String] { events.filter { $0.hasPrefix("refused") } }
}

extension SelectionScreen {
  /// How often the log has a line.
  fileprivate func lines(_ text: String) -> Int {
    log.texts(of: .selection).count { $0 == text }
  }
}
