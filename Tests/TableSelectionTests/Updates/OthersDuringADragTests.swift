import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// What others do to the rows, or to what is selected, while a finger drags that is taken away then.
@Suite struct OthersDuringADragTests {
  private static let restoring = SelectionMode.all.filter { $0.turningBack == .restore }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  // Row 2 is the first one: the drag deselects where it is selected.
  @Test(arguments: restoring, [8..<9, 2..<3])
  func `taken away after data were loaded anew, a drag leaves no row of these selected`(
    mode: SelectionMode,
    selected: Range<Int>
  ) {
    for moves in [false, true] {
      let drag = DraggedScreen(mode, selected: selected)
      drag.screen.source.sections = [moves ? 9 : 100]
      drag.screen.table.reloadData()
      #expect(drag.screen.selected == [])
      if moves { drag.move(1) }
      drag.hand.cancel()
      #expect(drag.screen.selected == [])
    }
  }

  @Test(arguments: restoring)
  func `what the app selects once data were loaded anew stays`(mode: SelectionMode) {
    let drag = DraggedScreen(mode, selected: 8..<9)
    drag.screen.table.reloadData()
    for row in [4, 8] { drag.screen.table.setSelected(true, rows: row..<row + 1) }
    drag.hand.cancel()
    #expect(drag.screen.selected == [4, 8])
  }

  @Test(arguments: restoring)
  func `a delegate that loads data anew for every row leaves nothing selected to return to`(
    mode: SelectionMode
  ) {
    let drag = DraggedScreen(mode, selected: 12..<13)
    let table = drag.screen.table
    drag.screen.source.didChange = { [weak table] _ in table?.reloadData() }
    drag.move(1)
    drag.hand.cancel()
    #expect(drag.screen.selected == [])
  }

  @Test(arguments: restoring, [false, true])
  func `taken away, a drag undoes what it did, and leaves what others did`(
    mode: SelectionMode,
    moves: Bool
  ) {
    let drag = DraggedScreen(mode, selected: 13..<14)
    drag.screen.table.selectRow(at: path(12), animated: false, scrollPosition: .none)
    drag.screen.table.deselectRow(at: path(13), animated: false)
    drag.screen.table.deselectRow(at: path(4), animated: false)
    if moves { drag.move(1) }
    drag.screen.source.told = []
    drag.hand.cancel()
    #expect(drag.screen.selected == [12])
    #expect(!drag.screen.source.told.contains { $0.hasSuffix("/12") || $0.hasSuffix("/13") })
  }

  @Test(arguments: restoring)
  func `rows for which others leave no room do not come back`(mode: SelectionMode) {
    let limit = SelectionLimit(total: 3, whenFull: .skip)
    let drag = DraggedScreen(mode, selected: 2..<3, limit: limit) {
      $0.table.setSelected(true, rows: 9..<10)
    }
    #expect(drag.screen.selected == [9])
    for row in [10, 11] {
      drag.screen.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    drag.hand.cancel()
    #expect(drag.screen.selected == [9, 10, 11])
    #expect(
      drag.screen.log.texts(of: .selection)
        .contains("row 2 refused: no more than 3 rows may be selected")
    )
  }

  @Test(
    arguments: SelectionMode.all.filter { $0.start == .longPress && $0.turningBack == .restore }
  )
  func `a controller that goes away under the finger leaves the rows as they are`(
    mode: SelectionMode
  ) {
    let screen = SelectionScreen(isEditing: false)
    screen.table.allowsMultipleSelection = true
    screen.controller.enabled = false
    var controller: RowSelectionController? = RowSelectionController(
      tableView: screen.table,
      mode: mode
    )
    controller?.isEnabled = true
    let finger = screen.finger()
    finger.press(at: CGPoint(x: 200, y: screen.row(3).y))
    finger.hold(for: .milliseconds(250))
    finger.move(to: CGPoint(x: 200, y: screen.row(5).y), within: .milliseconds(300))
    #expect(screen.selected == [3, 4, 5])
    controller = nil
    #expect(screen.selected == [3, 4, 5])
    finger.release()
    #expect(screen.selected == [3, 4, 5])
  }
}
