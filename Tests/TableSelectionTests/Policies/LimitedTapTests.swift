import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// Limits of controllers under plain taps, and what delegates answer under taps and drags alike.
@Suite struct LimitedTapTests {
  private static let limits = SelectionLimit.WhenFull.allCases

  /// What is left of rows 1, 3 and 5 that are tapped where two may be selected.
  private func left(_ whenFull: SelectionLimit.WhenFull) -> [Int] {
    whenFull == .replaceOldest ? [3, 5] : [1, 3]
  }

  @Test(arguments: limits)
  func `a controller's limit holds for plain taps`(whenFull: SelectionLimit.WhenFull) {
    let screen = ControllerScreen(.longPressAndDrag)
    let notes = EventNotes()
    screen.controller.observer = notes
    screen.controller.limit = SelectionLimit(total: 2, whenFull: whenFull)
    for row in [1, 3, 5] { screen.screen.tapTable(row) }
    #expect(screen.screen.selected == left(whenFull))
    #expect(
      notes.events.suffix(2)
        == (whenFull == .replaceOldest
          ? ["-1", "+5"] : ["+3", "refused 5: no more than 2 rows may be selected"])
    )
    #expect(screen.controller.refused.map(\.rows) == (whenFull == .replaceOldest ? [] : [5..<6]))
    // Taps and drags have one limit.
    let finger = screen.press(7)
    finger.move(to: screen.place(8), within: .milliseconds(200))
    finger.release()
    #expect(screen.screen.selected == (whenFull == .replaceOldest ? [7, 8] : [1, 3]))
    // Where the controller is off anything goes.
    screen.controller.isEnabled = false
    screen.screen.tapTable(0)
    #expect(screen.screen.selected.count == 3)
  }

  @Test(arguments: limits)
  func `so does that of a strip, beside it`(whenFull: SelectionLimit.WhenFull) {
    let screen = SelectionScreen()
    screen.controller.limit = SelectionLimit(total: 2, whenFull: whenFull)
    screen.tapTable(1)
    screen.finger().tap(at: screen.row(3))
    screen.tapTable(5)
    #expect(screen.selected == left(whenFull))
  }

  @Test(arguments: limits)
  func `a row that the delegate names in place of another needs room too`(
    whenFull: SelectionLimit.WhenFull
  ) throws {
    let screen = try FormOnScreen(.all(min: 0, max: 2), whenFull: whenFull)
    screen.form.answers[7] = 5
    for row in [1, 3, 7] { screen.screen.tapTable(row) }
    #expect(screen.screen.selected == left(whenFull))
  }

  @Test func `where all others keep their state nothing makes room, and the row is refused`() {
    let screen = ControllerScreen(.longPressAndDrag, isEditing: true) { source, _ in
      source.fixed = [IndexPath(row: 0, section: 0)]
    }
    screen.screen.table.selectRow(
      at: IndexPath(row: 0, section: 0),
      animated: false,
      scrollPosition: .none
    )
    screen.controller.limit = SelectionLimit(total: 1, whenFull: .replaceOldest)
    screen.screen.tapTable(5)
    #expect(screen.screen.selected == [0])
    #expect(screen.controller.refused.map(\.rows) == [5..<6])
  }

  @Test func `where one row at a time can be selected the next one needs no room`() {
    let screen = ControllerScreen(.longPressAndDrag) { _, table in
      table.allowsMultipleSelection = false
    }
    screen.controller.limit = SelectionLimit(total: 1, whenFull: .skip)
    for row in [1, 3] { screen.screen.tapTable(row) }
    #expect(screen.screen.selected == [3])
    screen.controller.limit = SelectionLimit(total: 0, whenFull: .skip)
    screen.screen.tapTable(5)
    #expect(screen.screen.selected == [3])
  }

  @Test(arguments: SelectionMode.all.filter { $0.start == .longPress })
  func `an application's form refuses rows to taps and drags alike`(mode: SelectionMode) throws {
    let screen = try FormOnScreen(.all(min: 0, max: 9))
    screen.form.answers = [3: nil, 4: 7]
    screen.screen.tapTable(3)
    #expect(screen.screen.selected == [])
    #expect(screen.screen.log.texts(of: .selection) == ["row 3 skipped: it may not be selected"])
    let controller = RowSelectionController(tableView: screen.screen.table, mode: mode)
    controller.isEnabled = true
    screen.form.asked = []
    let finger = screen.screen.finger()
    finger.press(at: screen.screen.place(2))
    finger.hold(for: .milliseconds(250))
    finger.move(to: screen.screen.place(5), within: .milliseconds(300))
    finger.release()
    #expect(screen.screen.selected == [2, 5])
    #expect(screen.form.asked == [2, 3, 4, 5])
    #expect(controller.refused.flatMap(\.rows) == [3, 4])
  }
}

/// A form of ten options as an application writes it, that answers for its rows.
private final class AnsweringForm: SelectionForm<String> {
  /// What `willSelectRowAt` answers for rows in place of themselves.
  var answers: [Int: Int?] = [:]
  var asked: [Int] = []

  override func tableView(
    _ tableView: TableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    asked.append(indexPath.row)
    guard let answer = answers[indexPath.row] else {
      return super.tableView(tableView, willSelectRowAt: indexPath)
    }
    return answer.map { IndexPath(row: $0, section: 0) }
  }
}

private final class FormOnScreen {
  let screen = SelectionScreen(sections: [1], isEditing: false)
  let form: AnsweringForm

  init(_ type: SelectionType, whenFull: SelectionLimit.WhenFull = .replaceOldest) throws {
    screen.controller.enabled = false
    let keys = (0..<10).map { "option \($0)" }
    form = try AnsweringForm(
      SelectionOptions(Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) }), order: [keys]),
      in: screen.table,
      selectionType: type,
      whenFull: whenFull
    )
    screen.window.layoutIfNeeded()
  }
}
