import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection

/// A screen on which a finger of a mode has come down on row 2 and gone to row 5.
final class DraggedScreen {
  let screen = SelectionScreen()
  let controller: RowSelectionController?
  let hand: Hand

  init(
    _ mode: SelectionMode,
    selected: Range<Int> = 0..<0,
    limit: SelectionLimit = .none,
    observer: (any SelectionObserver)? = nil,
    configure: (SelectionScreen) -> Void = { _ in }
  ) {
    let screen = screen
    screen.source.selectsWithTwoFingers = true
    screen.table.allowsMultipleSelection = true
    screen.table.isEditing = mode.start == .stripPan || mode.start == .editColumnPan
    if mode.start == .stripPan {
      screen.controller.mode = mode
      screen.controller.limit = limit
      controller = nil
    } else {
      screen.controller.enabled = false
      controller = RowSelectionController(tableView: screen.table, mode: mode)
      controller?.limit = limit
      controller?.isEnabled = true
    }
    hand = Hand(of: mode.start == .twoFingerPan ? 2 : 1, on: screen.window)
    screen.controller.observer = observer
    controller?.observer = observer
    configure(screen)
    screen.table.setSelected(true, rows: selected)
    let x: CGFloat = mode.start == .longPress || mode.start == .twoFingerPan ? 150 : 20
    let y = screen.row(2).y
    hand.press(at: [CGPoint(x: x, y: y), CGPoint(x: x + 60, y: y)])
    hand.hold(for: .milliseconds(250))
    move(3)
  }

  /// Moves by so many rows of 50 pt.
  func move(_ rows: Int) {
    hand.move(by: CGPoint(x: 0, y: 50 * rows), within: .milliseconds(300))
  }

  /// Inserts a row.
  func insert(_ row: Int) {
    screen.source.sections[0] += 1
    screen.table.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  /// Deletes a row.
  func delete(_ row: Int) {
    screen.source.sections[0] -= 1
    screen.table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}
