import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection

/// A table with a controller of one mode in place of the strip.
final class ControllerScreen {
  let screen: SelectionScreen
  let controller: RowSelectionController
  let press = PressWatch()

  init(
    _ mode: SelectionMode,
    sections: [Int] = [100],
    isEditing: Bool = false,
    configure: (RowSource, TableView) -> Void = { _, _ in }
  ) {
    screen = SelectionScreen(sections: sections, isEditing: isEditing) { source, table in
      table.allowsMultipleSelection = true
      configure(source, table)
    }
    screen.controller.enabled = false
    controller = RowSelectionController(tableView: screen.table, mode: mode)
    controller.pressDelegate = press
    controller.isEnabled = true
  }

  /// A place in the middle of a row, away from its circle.
  func place(_ row: Int, x: CGFloat = 200) -> CGPoint {
    let place = screen.row(row)
    return CGPoint(x: x, y: place.y)
  }

  /// Presses a row until a drag begins.
  func press(_ row: Int) -> Finger {
    let finger = screen.finger()
    finger.press(at: place(row))
    finger.hold(for: .milliseconds(250))
    return finger
  }
}

/// Notes the states of a long press.
final class PressWatch: LongPressSelectionDelegate {
  var states: [String] = []

  func tableView(_ tableView: TableView, didUpdateLongPress state: LongPressSelectionState) {
    switch state {
    case .began(let row): states.append("began \(row.row)")
    case .changed(let rows): states.append("changed \(rows.map(\.row))")
    case .ended(let row): states.append("ended \(row.row)")
    case .cancelled: states.append("cancelled")
    }
  }
}
