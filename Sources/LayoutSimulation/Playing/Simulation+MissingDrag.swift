import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutTables
import TableSelection

extension Simulation {
  /// Why a finger that moved began no drag that selects; nil where one began, or none moved.
  var missingDragReason: String? {
    guard interaction.dispatcher.hasMovedFinger, begunDragCount == 0 else { return nil }
    guard let start = scene.selection?.start ?? (scene.overlay == nil ? nil : .stripPan) else {
      let start: SelectionMode.Start = scene.editScreen == nil ? .longPress : .editColumnPan
      return "the scene says nothing of drags that select, such as 'selection: \(start.rawValue)'"
    }
    if rowSelection?.isEnabled == false { return "what selects rows is off: 'enable: false'" }
    if start == .editColumnPan, !tableView.isEditing { return "the table is not in editing mode" }
    // Two fingers bring editing mode along.
    let isEditing = start == .twoFingerPan || tableView.isEditing
    guard
      isEditing
        ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
    else {
      return "the table does not allow multiple selection\(isEditing ? " during editing" : "")"
    }
    switch start {
    case .stripPan:
      return screen.missingTouchViewReason ?? "a finger selects on the strip: 'row 3 on touchView'"
    case .longPress:
      let rest = scene.selection?.minimumPressDuration ?? Self.pressDuration
      return "a finger selects once it rested on a row for \(rest.inSecondsText) s: 'hold'"
    case .twoFingerPan where scene.selection?.shouldBegin == false:
      return "the delegate does not let two fingers select: 'should-begin: false'"
    case .twoFingerPan:
      return "two fingers select: '{at: row 3, fingers: 2}'"
    case .editColumnPan:
      return "a finger selects over the check marks: 'row 3 on check mark'"
    }
  }

  /// How many drags that select began so far.
  package var begunDragCount: Int { interaction.begunDragCount }

  /// How long a finger rests where the scene does not say: as long as `RowSelectionController` says.
  package static let pressDuration = Duration.milliseconds(200)
}
