import Foundation
import LayoutControls
import LayoutDevices
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// A table in a navigation controller with an edit button.
private final class EditScreen {
  let window: Window
  let table = TableView()
  let container: NavigationContainer
  let source = RowSource(sections: [1_000_000])
  let controller: EditSelectionController

  init(isEditing: Bool = false) throws {
    let device = try #require(Device.named("iPhone SE (1st generation)"))
    window = Window(environment: ScreenEnvironment(device: device))
    table.rowHeight = 50
    table.isEditing = isEditing
    container = NavigationContainer(rootView: table)
    controller = EditSelectionController(container: container, tableView: table)
    table.dataSource = source
    table.delegate = source
    window.rootView = container
    source.didChange = { [controller] _ in controller.selectionDidChange() }
    window.layoutIfNeeded()
  }

  var title: String? { titles(container.navigationBar).last }
  var action: String? { container.isToolbarHidden ? nil : titles(container.toolbar).first }

  private func titles(_ bar: View) -> [String] {
    bar.subviews.compactMap { ($0 as? BarButton)?.currentTitle }
  }

  func tap(_ bar: View) {
    window.layoutIfNeeded()
    guard let button = bar.subviews.last(where: { $0 is BarButton }) else { return }
    tap(middleOf: button)
  }

  func tap(middleOf button: View) {
    let middle = CGPoint(x: button.bounds.width / 2, y: button.bounds.height / 2)
    Finger(on: window).tap(at: button.convert(middle, to: nil))
    window.interaction.clock.advance(by: .seconds(1))
    window.layoutIfNeeded()
  }

  func place(ofRow row: Int) -> CGPoint {
    let span = table.geometry.span(ofRow: row)
    return table.convert(CGPoint(x: 200, y: span.minY + 25), to: nil)
  }

  func tap(row: Int) {
    Finger(on: window).tap(at: place(ofRow: row))
    window.interaction.clock.advance(by: .seconds(1))
  }
}

@Suite struct EditSelectionControllerTests {
  @Test func `edit and cancel swap, and with them the toolbar and editing mode`() throws {
    let screen = try EditScreen()
    #expect(screen.title == "Edit")
    #expect(screen.action == nil)
    screen.tap(screen.container.navigationBar)
    #expect(screen.title == "Cancel")
    #expect(screen.action == "No Action")
    #expect(screen.table.isEditing)
    screen.tap(screen.container.navigationBar)
    #expect(screen.title == "Edit")
    #expect(screen.action == nil)
    #expect(!screen.table.isEditing)
  }

  @Test func `buttons of one title have actions of their own`() throws {
    let screen = try EditScreen()
    var pressed: [Int] = []
    let items = (0..<2).map { index in
      BarButtonItem(title: "Edit", primaryAction: Action { _ in pressed.append(index) })
    }
    screen.container.navigationBar.leadingItems = items
    screen.window.layoutIfNeeded()
    for item in items.reversed() { screen.tap(middleOf: item.view) }
    #expect(pressed == [1, 0] && !screen.table.isEditing)
  }

  @Test func `the title of the action has the count`() throws {
    let screen = try EditScreen()
    screen.controller.edit()
    for row in [1, 3, 4] { screen.tap(row: row) }
    #expect(screen.action == "Delete (3)")
    screen.tap(row: 3)
    #expect(screen.action == "Delete (2)")
    screen.controller.actionTitle = { "Archive \($0)" }
    #expect(screen.action == "Archive 2")
  }

  @Test func `the bars follow the table into editing mode and out of it, whoever sets it`() throws {
    let screen = try EditScreen()
    _ = screen.window.interaction
    screen.table.setEditing(true, animated: true)
    #expect(screen.title == "Cancel")
    #expect(screen.action == "No Action")
    screen.tap(row: 2)
    #expect(screen.action == "Delete (1)")
    screen.table.setEditing(false, animated: true)
    screen.window.interaction.clock.advance(by: .seconds(1))
    #expect(screen.title == "Edit")
    #expect(screen.action == nil)
    #expect(
      screen.window.interaction.log.texts(of: .lifecycle).suffix(2)
        == ["editing began", "editing ended"]
    )
  }

  @Test func `a table that is edited already has the bars`() throws {
    let screen = try EditScreen(isEditing: true)
    #expect(screen.title == "Cancel")
    #expect(screen.action == "No Action")
    screen.tap(screen.container.navigationBar)
    #expect(screen.title == "Edit")
    #expect(!screen.table.isEditing)
  }

  @Test func `two fingers bring the bars, and Cancel takes them back`() throws {
    let screen = try EditScreen()
    screen.source.selectsWithTwoFingers = true
    let fingers = RowSelectionController(tableView: screen.table, mode: .twoFingerPan)
    fingers.isEnabled = true
    let hand = Hand(of: 2, on: screen.window)
    let height = screen.place(ofRow: 2).y
    hand.press(at: [CGPoint(x: 150, y: height), CGPoint(x: 210, y: height)])
    hand.move(by: CGPoint(x: 0, y: 150), within: .milliseconds(400))
    #expect(screen.title == "Cancel")
    #expect(screen.action == "Delete (4)")
    hand.release()
    #expect(screen.controller.isEditing)
    screen.tap(screen.container.navigationBar)
    #expect(screen.title == "Edit")
    #expect(screen.action == nil)
    #expect(screen.table.indexPathsForSelectedRows == nil)
  }

  @Test func `two fingers of the system change the title and what can be pressed`() throws {
    let screen = try EditScreen()
    screen.source.didChange = nil
    screen.source.selectsWithTwoFingers = true
    let hand = Hand(of: 2, on: screen.window)
    let height = screen.place(ofRow: 2).y
    hand.press(at: [CGPoint(x: 150, y: height), CGPoint(x: 210, y: height)])
    hand.move(by: CGPoint(x: 0, y: 150), within: .milliseconds(400))
    #expect(screen.action == "Delete (4)")
    hand.move(by: CGPoint(x: 0, y: -100), within: .milliseconds(400))
    #expect(screen.action == "Delete (2)")
    hand.release()
    screen.window.interaction.clock.advance(by: .seconds(1))
    var acted: [Int] = []
    screen.controller.action = { acted = $0.map(\.row) }
    screen.tap(screen.container.toolbar)
    #expect(acted == [2, 3])
    #expect(!screen.table.isEditing)
  }

  @Test(
    arguments: [
      SelectionMode.editColumnPan, .twoFingerPan,
      SelectionMode(start: .editColumnPan, pass: .path, turningBack: .flip),
    ],
    [true, false]
  )
  func `the action takes the rows of a drag under way, and selects nothing again`(
    mode: SelectionMode,
    endsEditing: Bool
  ) throws {
    let screen = try EditScreen(isEditing: true)
    screen.table.allowsMultipleSelection = true
    screen.source.selectsWithTwoFingers = true
    screen.table.setSelected(true, rows: 1..<2)
    screen.table.setSelected(true, rows: 4..<5)
    screen.controller.endsEditingAfterAction = endsEditing
    screen.controller.selectionDidChange()
    let drags = RowSelectionController(tableView: screen.table, mode: mode)
    drags.isEnabled = true
    var acted: [Int] = []
    screen.controller.action = { rows in
      acted = rows.map(\.row)
      for row in rows { screen.table.deselectRow(at: row, animated: false) }
    }
    let hand = Hand(of: mode.start == .twoFingerPan ? 2 : 1, on: screen.window)
    let height = screen.place(ofRow: 3).y
    hand.press(at: [CGPoint(x: 20, y: height), CGPoint(x: 80, y: height)])
    hand.move(by: CGPoint(x: 0, y: 150), within: .milliseconds(400))
    #expect(screen.action == "Delete (5)")
    screen.tap(screen.container.toolbar)
    #expect(acted == [1, 3, 4, 5, 6])
    #expect(!drags.isSelecting)
    hand.move(by: CGPoint(x: 0, y: 50), within: .milliseconds(100))
    hand.release()
    screen.window.interaction.clock.advance(by: .seconds(1))
    #expect(screen.table.indexPathsForSelectedRows == nil)
    #expect(screen.table.isEditing != endsEditing)
    let ends = screen.window.interaction.log.texts(of: .selection).filter { $0.hasPrefix("drag ") }
    #expect(ends == ["drag began on row 3, selecting", "drag ended"])
  }

  @Test func `what the action leaves selected is told as deselected`() throws {
    let screen = try EditScreen(isEditing: true)
    let notes = EventNotes()
    screen.controller.observer = notes
    screen.tap(row: 2)
    screen.tap(row: 4)
    screen.tap(screen.container.toolbar)
    #expect(notes.events == ["+2", "+4", "cleared"])
    #expect(
      screen.window.interaction.log.texts(of: .selection)
        == ["row 2 selected", "row 4 selected", "selection cleared: 2 rows deselected"]
    )
    screen.controller.edit()
    screen.tap(row: 1)
    screen.controller.action = { rows in
      for row in rows { screen.table.deselectRow(at: row, animated: false) }
    }
    screen.tap(screen.container.toolbar)
    #expect(notes.events.suffix(2) == ["cleared", "+1"])
  }

  @Test(arguments: [SelectionMode.editColumnPan, .twoFingerPan], [true, false])
  func `a drag over the check marks does not outlive editing mode`(
    mode: SelectionMode,
    isCancel: Bool
  ) throws {
    let screen = try EditScreen(isEditing: true)
    screen.table.allowsMultipleSelection = true
    screen.source.selectsWithTwoFingers = true
    screen.table.setSelected(true, rows: 9..<10)
    let drags = RowSelectionController(tableView: screen.table, mode: mode)
    drags.isEnabled = true
    let hand = Hand(of: mode.start == .twoFingerPan ? 2 : 1, on: screen.window)
    let height = screen.place(ofRow: 2).y
    hand.press(at: [CGPoint(x: 20, y: height), CGPoint(x: 80, y: height)])
    hand.move(by: CGPoint(x: 0, y: 100), within: .milliseconds(400))
    #expect(screen.action == "Delete (4)")
    if isCancel {
      screen.controller.cancel()
    } else {
      screen.table.setEditing(false, animated: true)
    }
    #expect(!drags.isSelecting)
    hand.move(by: CGPoint(x: 0, y: 100), within: .milliseconds(400))
    hand.release()
    #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == (isCancel ? nil : [9]))
    #expect(screen.source.told.last == "did end")
    let log = screen.window.interaction.log
    #expect(log.texts(of: .selection).contains("drag cancelled"))
    #expect(log.texts(of: .lifecycle).last == "editing ended")
    #expect(
      log.texts(of: .selection).contains("selection cancelled: 1 row deselected") == isCancel
    )
  }

  @Test(arguments: [true, false])
  func `a long press does not outlive the mode in which it began`(isEditing: Bool) throws {
    let screen = try EditScreen(isEditing: isEditing)
    screen.table.allowsMultipleSelection = true
    let drags = RowSelectionController(tableView: screen.table, mode: .longPressAndDrag)
    drags.isEnabled = true
    let hand = Hand(of: 1, on: screen.window)
    hand.press(at: [CGPoint(x: 200, y: screen.place(ofRow: 2).y)])
    hand.hold(for: .milliseconds(300))
    hand.move(by: CGPoint(x: 0, y: 100), within: .milliseconds(400))
    #expect(drags.isSelecting)
    screen.table.setEditing(!isEditing, animated: true)
    #expect(!drags.isSelecting)
    hand.move(by: CGPoint(x: 0, y: 100), within: .milliseconds(400))
    hand.release()
    #expect(screen.table.indexPathsForSelectedRows == nil)
  }

  @Test func `cancel clears the selection, also the one from before`() throws {
    let screen = try EditScreen()
    screen.table.allowsMultipleSelection = true
    screen.table.setSelected(true, rows: 5..<7)
    screen.controller.edit()
    screen.tap(row: 1)
    screen.controller.cancel()
    #expect(screen.table.indexPathsForSelectedRows == nil)
    #expect(screen.controller.selectedCount == 0)
  }

  @Test func `the action gets the selected rows`() throws {
    let screen = try EditScreen()
    var rows: [Int] = []
    screen.controller.action = { rows = $0.map(\.row) }
    screen.controller.edit()
    screen.tap(screen.container.toolbar)
    #expect(rows == [])
    screen.tap(row: 2)
    screen.tap(row: 4)
    screen.tap(screen.container.toolbar)
    #expect(rows == [2, 4])
  }

  @Test(arguments: [true, false])
  func `rows that the action deletes are gone, and editing mode ends or goes on`(
    ends: Bool
  ) throws {
    let screen = try EditScreen()
    let table = screen.table
    screen.controller.endsEditingAfterAction = ends
    screen.controller.action = { [screen] rows in
      screen.source.sections[0] -= rows.count
      table.deleteRows(at: rows, with: .automatic)
    }
    table.allowsMultipleSelection = true
    screen.controller.edit()
    for row in [2, 4, 5] { screen.tap(row: row) }
    screen.tap(screen.container.toolbar)
    #expect(table.numberOfRows(inSection: 0) == 999_997)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.isEditing == !ends)
    #expect(screen.title == (ends ? "Edit" : "Cancel"))
    #expect(screen.action == (ends ? nil : "No Action"))
  }

  @Test func `rows that somebody else deletes are no longer counted`() throws {
    let screen = try EditScreen()
    screen.controller.edit()
    for row in [2, 4] { screen.tap(row: row) }
    screen.source.sections[0] -= 1
    screen.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    #expect(screen.action == "Delete (1)")
  }

  @Test func `a million selected rows are not counted anew`() throws {
    let screen = try EditScreen()
    screen.controller.edit()
    screen.table.setSelected(true, rows: 0..<1_000_000)
    screen.controller.selectionDid(.ended)
    #expect(screen.action == "Delete (1000000)")
    screen.tap(row: 2)
    #expect(screen.action == "Delete (999999)")
  }
}
