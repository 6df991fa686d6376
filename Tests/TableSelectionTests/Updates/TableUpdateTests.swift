import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// A table that tells its updates while a finger drags over it, in every mode.
@Suite struct TableUpdateTests {
  @Test(arguments: SelectionMode.all)
  func `a row inserted above moves all, and the drag goes on`(mode: SelectionMode) {
    let drag = DraggedScreen(mode)
    #expect(drag.screen.selected == [2, 3, 4, 5])
    drag.insert(0)
    #expect(drag.screen.selected == [3, 4, 5, 6])
    // The finger is over row 5 now, which was 4.
    drag.move(2)
    #expect(drag.screen.selected == [3, 4, 5, 6, 7])
    drag.hand.release()
    #expect(drag.screen.selected == [3, 4, 5, 6, 7])
  }

  @Test(arguments: SelectionMode.all)
  func `a row inserted among the held ones is held`(mode: SelectionMode) {
    let drag = DraggedScreen(mode)
    drag.insert(4)
    #expect(drag.screen.selected == [2, 3, 5, 6])
    drag.hand.release()
    #expect(drag.screen.selected == [2, 3, 4, 5, 6])
  }

  @Test(arguments: SelectionMode.all)
  func `where the first row is deleted the next one that is held takes its place`(
    mode: SelectionMode
  ) {
    let drag = DraggedScreen(mode)
    drag.delete(2)
    #expect(drag.screen.selected == [2, 3, 4])
    // The finger is over row 5 now, which was 6.
    drag.move(1)
    #expect(drag.screen.selected == [2, 3, 4, 5, 6])
    guard mode.turningBack != .flip else { return }
    drag.move(-6)
    #expect(drag.screen.selected == [0, 1, 2])
  }

  @Test(arguments: SelectionMode.all)
  func `where all are deleted the next row goes on as the first did`(mode: SelectionMode) {
    let drag = DraggedScreen(mode)
    drag.screen.table.beginUpdates()
    for row in 2...5 { drag.delete(row) }
    drag.screen.table.endUpdates()
    #expect(drag.screen.selected == [])
    // The finger is over row 5, which was 9.
    drag.move(1)
    #expect(drag.screen.selected == [5, 6])
  }

  @Test(arguments: SelectionMode.all)
  func `a row loaded anew is selected again`(mode: SelectionMode) {
    let drag = DraggedScreen(mode)
    drag.screen.table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(drag.screen.selected == [3, 4, 5])
    drag.move(1)
    drag.hand.release()
    #expect(drag.screen.selected == [2, 3, 4, 5, 6])
  }

  @Test(arguments: SelectionMode.all.filter { $0.turningBack == .restore })
  func `taken away, a drag leaves what was before, wherever it is now`(mode: SelectionMode) {
    let drag = DraggedScreen(mode, selected: 4..<5)
    #expect(drag.screen.selected == [2, 3, 4, 5])
    drag.insert(0)
    drag.delete(4)
    drag.hand.cancel()
    // Row 4 was row 5 for a while.
    #expect(drag.screen.selected == [4])
  }

  @Test(arguments: SelectionMode.all)
  func `a delegate that inserts a row for every one that is selected interrupts nothing`(
    mode: SelectionMode
  ) {
    let drag = DraggedScreen(mode)
    drag.screen.source.didChange = { [drag] _ in
      drag.insert(drag.screen.source.sections[0])
    }
    drag.move(2)
    drag.hand.release()
    drag.screen.source.didChange = nil
    #expect(drag.screen.selected == [2, 3, 4, 5, 6, 7])
    #expect(drag.screen.source.sections[0] == 102)
    // Only the new rows are still on their way.
    drag.screen.clock.advance(by: .milliseconds(300))
    #expect(drag.screen.clock.isIdle)
  }
}
