import Foundation
import LayoutControls
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// A limit with a minimum, and what it says of so many rows.
struct MinimumRow: CustomTestStringConvertible {
  let testDescription: String
  let limit: SelectionLimit
  let counts: [Int]
  let message: String
}

/// A minimum of a plain table refuses nothing, and everybody can learn whether it is met.
@Suite struct MinimumTests {
  @Test(arguments: [
    MinimumRow(
      testDescription: "no minimum",
      limit: SelectionLimit(total: 3),
      counts: [0],
      message: ""
    ),
    MinimumRow(
      testDescription: "met",
      limit: SelectionLimit(min: 2, minPerSection: 1),
      counts: [1, 1],
      message: ""
    ),
    MinimumRow(
      testDescription: "of the whole table",
      limit: SelectionLimit(min: 1),
      counts: [0, 0],
      message: "Select at least 1 row in all; none is selected."
    ),
    MinimumRow(
      testDescription: "beside a maximum",
      limit: SelectionLimit(total: 5, min: 3),
      counts: [1, 1],
      message: "Select 3 to 5 rows in all; 2 are selected."
    ),
    MinimumRow(
      testDescription: "that is the maximum",
      limit: SelectionLimit(total: 3, min: 3),
      counts: [1],
      message: "Select exactly 3 rows in all; 1 is selected."
    ),
    MinimumRow(
      testDescription: "of sections and of all, each with its own numbers",
      limit: SelectionLimit(total: 8, perSection: 4, min: 6, minPerSection: 2),
      counts: [1, 3, 0],
      message: "Select 2 to 4 rows in 'Inbox'; 1 is selected."
        + " Select 2 to 4 rows in section 3; none is selected."
        + " Select 6 to 8 rows in all; 4 are selected."
    ),
    MinimumRow(
      testDescription: "more than may be selected are not too few",
      limit: SelectionLimit(total: 3, perSection: 2, min: 1),
      counts: [4],
      message: ""
    ),
  ])
  func `a limit says what falls short of its minima`(_ row: MinimumRow) {
    let found = row.limit.shortcomings(of: row.counts)
    #expect(found.message(sectionTitles: ["Inbox", "Archive"], counting: "row") == row.message)
  }

  @Test(arguments: SelectionLimit.WhenFull.allCases)
  func `taps and drags may fall below a minimum, and the log says when they are over`(
    whenFull: SelectionLimit.WhenFull
  ) {
    let screen = ControllerScreen(.longPressAndDrag)
    screen.controller.limit = SelectionLimit(total: 4, min: 2, whenFull: whenFull)
    let short = { (count: String) in
      "selection incomplete: Select 2 to 4 rows in all; \(count) selected."
    }
    #expect(screen.controller.shortcomings.map(\.count) == [0])
    screen.screen.tapTable(1)
    #expect(screen.controller.shortcomings.map(\.count) == [1])
    #expect(screen.controller.shortcomings.map(\.scope) == [.total])
    let finger = screen.press(3)
    finger.move(to: screen.place(4), within: .milliseconds(200))
    finger.release()
    #expect(screen.controller.shortcomings.isEmpty)
    let away = screen.press(3)
    away.move(to: screen.place(4), within: .milliseconds(200))
    away.release()
    screen.screen.tapTable(1)
    #expect(screen.screen.selected.isEmpty)
    #expect(
      screen.screen.log.texts(of: .selection) == [
        "row 1 selected", short("1 is"),
        "drag began on row 3, selecting", "row 3 selected", "row 4 selected", "drag ended",
        "drag began on row 3, deselecting", "row 3 deselected", "row 4 deselected", "drag ended",
        short("1 is"),
        "row 1 deselected", short("none is"),
      ]
    )
    screen.controller.isEnabled = false
    #expect(screen.controller.shortcomings.isEmpty)
  }

  @Test func `a row that makes room for another one falls short of nothing`() {
    let screen = SelectionScreen()
    screen.controller.limit = SelectionLimit(total: 2, min: 2)
    for row in [1, 3, 5] { screen.tapTable(row) }
    screen.finger().tap(at: screen.row(7))
    screen.pan(2, 3)
    #expect(screen.selected == [2, 3])
    #expect(
      screen.log.texts(of: .selection).filter { $0.hasPrefix("selection") } == [
        "selection incomplete: Select exactly 2 rows in all; 1 is selected."
      ]
    )
    screen.finger().tap(at: screen.row(2))
    #expect(
      screen.log.texts(of: .selection).last
        == "selection incomplete: Select exactly 2 rows in all; 1 is selected."
    )
  }

  @Test func `where one row can be selected the one before falls short of nothing`() {
    let screen = ControllerScreen(.longPressAndDrag) { _, table in
      table.allowsMultipleSelection = false
    }
    screen.controller.limit = SelectionLimit(min: 1)
    for row in [1, 3] { screen.screen.tapTable(row) }
    #expect(
      screen.screen.log.texts(of: .selection) == [
        "row 1 selected", "row 1 deselected", "row 3 selected",
      ]
    )
  }

  @Test func `each section has its minimum, by its title`() {
    let screen = ControllerScreen(.longPressAndDrag, sections: [3, 3]) { source, _ in
      source.headers = [0]
    }
    screen.controller.limit = SelectionLimit(minPerSection: 1)
    screen.screen.tapTable(4)
    #expect(
      screen.screen.log.texts(of: .selection).last
        == "selection incomplete: Select at least 1 row in 'Section 0'; none is selected."
    )
    screen.screen.tapTable(1)
    #expect(screen.screen.log.texts(of: .selection).last == "row 0/1 selected")
  }

  @Test func `the action of an edit screen waits for the minimum`() {
    let screen = ControllerScreen(.editColumnPan)
    let container = NavigationContainer(rootView: View())
    let edit = EditSelectionController(container: container, tableView: screen.screen.table)
    screen.controller.limit = SelectionLimit(min: 3)
    screen.controller.observer = edit
    var done: [[Int]] = []
    edit.action = { rows in done.append(rows.map(\.row)) }
    edit.edit(animated: false)
    func isEnabled() -> Bool { container.toolbar.items?.first?.isEnabled ?? false }
    for row in [1, 2] { screen.screen.tapTable(row) }
    #expect(!isEnabled() && !edit.canPerformAction)
    edit.performAction()
    #expect(done.isEmpty && edit.isEditing)
    let finger = screen.screen.finger()
    finger.press(at: screen.place(4, x: 20))
    finger.move(to: screen.place(5, x: 20), within: .milliseconds(300))
    finger.release()
    #expect(isEnabled() && edit.canPerformAction)
    edit.performAction()
    #expect(done == [[1, 2, 4, 5]])
  }
}
