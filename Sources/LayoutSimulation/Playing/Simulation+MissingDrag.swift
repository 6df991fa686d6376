import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutTables
import TableSelection

extension Simulation {
  /// The reason why a finger that moved began no drag that selects, or `nil` if one began, or none moved.
  var missingDragReason: String? {
    guard interaction.dispatcher.hasMovedFinger, begunDragCount == 0 else { return nil }
    guard let start = scene.selection?.start ?? (scene.overlay == nil ? nil : .stripPan) else {
      let start: SelectionMode.Start = scene.editScreen == nil ? .longPress : .editColumnPan
      return "the scene says nothing of drags that select, such as 'selection: \(start.rawValue)'"
    }
    if rowSelection?.isEnabled == false { return "what selects rows is off: 'enable: false'" }
    let approach = start.approach
    if approach.editing == .required, !tableView.isEditing {
      return "the table is not in editing mode"
    }
    // Two fingers bring editing mode along.
    let isEditing = approach.editing == .begun || tableView.isEditing
    guard
      isEditing
        ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
    else {
      return "the table does not allow multiple selection\(isEditing ? " during editing" : "")"
    }
    if approach.surface == .strip, let reason = screen.missingTouchViewReason { return reason }
    if approach.asksDelegate, scene.selection?.shouldBegin == false {
      return "the delegate does not let two fingers select: 'should-begin: false'"
    }
    guard approach.rests else { return approach.hint }
    let rest = scene.selection?.minimumPressDuration ?? Self.pressDuration
    return "\(approach.hint) for \(rest.inSecondsText) s: 'hold'"
  }

  /// The number of drags that have begun to select.
  package var begunDragCount: Int { interaction.begunDragCount }

  /// The time that a finger rests by default, as in `RowSelectionController`.
  package static let pressDuration = Duration.milliseconds(200)
}
