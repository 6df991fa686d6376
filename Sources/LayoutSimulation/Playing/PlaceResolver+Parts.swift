import Foundation
import LayoutControls
import LayoutScenes
import LayoutTables
import LayoutViews

// The parts of a row that a place can be on.
extension PlaceResolver {
  /// Returns the frame of a part of a row, in window coordinates.
  func frame(
    of part: RowPart,
    ofRow row: RowAddress,
    in place: Place
  ) throws(Simulation.ImpossiblePlace) -> CGRect {
    switch part {
    case .checkMark: try checkMarkFrame(of: place)
    case .accessory: try accessoryFrame(of: row, in: place)
    case .editControl:
      try frame(of: part, ofRow: row, in: place, orElse: "a row that may not be edited has none") {
        $0.editControl.map { ($0, $0.circleFrame) }
      }
    case .reorderControl:
      try frame(of: part, ofRow: row, in: place, orElse: "write 'movable: all' in the table") {
        $0.reorderControl.map { ($0, $0.signFrame) }
      }
    }
  }

  /// Returns the frame of the check mark of a place's row, or at an edge of any row on the screen, in window
  /// coordinates.
  func checkMarkFrame(of place: Place) throws(Simulation.ImpossiblePlace) -> CGRect {
    let table = screen.tableView
    let paths: [IndexPath]
    if case .row(let row) = place.anchor {
      paths = [row.indexPath]
    } else {
      paths = table.indexPathsForVisibleRows ?? []
    }
    let control = paths.lazy.compactMap { table.cellForRow(at: $0)?.editControl }
      .first { $0.kind == .check }
    guard let control else {
      throw Simulation.ImpossiblePlace(
        message: "no check mark is on the screen at '\(place)'",
        hint: hint(
          whileEditing:
            "a row that may not be edited has none, and a table has some where it allows multiple selection during editing"
        )
      )
    }
    return frame(of: control.circleFrame, in: control)
  }

  /// Returns the frame of what is at the end of a row, of its button if it has one, in window coordinates.
  func accessoryFrame(
    of row: RowAddress,
    in place: Place
  ) throws(Simulation.ImpossiblePlace) -> CGRect {
    screen.window.layoutIfNeeded()
    _ = try visibleFrame(of: row, in: place)
    guard let view = screen.accessory(ofRow: row), view.window != nil else {
      throw Simulation.ImpossiblePlace(
        message: "\(place.name(of: row)) has no accessory",
        hint: screen.tableView.isEditing
          ? "in editing mode a row shows none; 'edit control' and 'reorder control' are its parts then"
          : "write 'accessory-view: {switch: on}' or 'accessory: detail' in the row"
      )
    }
    return frame(of: (view as? AccessoryView)?.buttonFrame ?? view.bounds, in: view)
  }

  /// Returns the frame of a control that a row has in editing mode alone.
  private func frame(
    of part: RowPart,
    ofRow row: RowAddress,
    in place: Place,
    orElse advice: String,
    _ control: (TableViewCell) -> (view: View, area: CGRect)?
  ) throws(Simulation.ImpossiblePlace) -> CGRect {
    guard let (view, area) = try cell(of: row, in: place).flatMap(control) else {
      throw Simulation.ImpossiblePlace(
        message: "\(place.name(of: row)) has no \(part.rawValue)",
        hint: hint(whileEditing: advice)
      )
    }
    return frame(of: area, in: view)
  }

  private func cell(
    of row: RowAddress,
    in place: Place
  ) throws(Simulation.ImpossiblePlace) -> TableViewCell? {
    screen.window.layoutIfNeeded()
    _ = try visibleFrame(of: row, in: place)
    return screen.tableView.cellForRow(at: row.indexPath)
  }

  /// Returns advice for a part that a row has in editing mode alone.
  private func hint(whileEditing advice: String) -> String {
    screen.tableView.isEditing
      ? advice
      : "the table is not in editing mode; write 'editing: true' in the table, or a step 'edit: true'"
  }
}
