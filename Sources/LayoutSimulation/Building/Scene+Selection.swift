import LayoutGeometry
import LayoutScenes
import LayoutTables
import LayoutViews
import TableSelection

extension SelectionScene {
  /// Returns a controller that selects rows of a table with a gesture on the table itself.
  func makeController(of tableView: TableView, calls: DelegateCalls) -> RowSelectionController {
    let controller = RowSelectionController(tableView: tableView, mode: mode)
    if let minimumPressDuration { controller.minimumPressDuration = minimumPressDuration.inSeconds }
    if let allowableMovement { controller.allowableMovement = allowableMovement }
    if let crossesSections { controller.crossesSections = crossesSections }
    if let autoScrollZone { controller.autoScrollZone = autoScrollZone }
    if let autoScrollTopOffset { controller.autoScrollTopOffset = autoScrollTopOffset }
    if let autoScrollBottomOffset { controller.autoScrollBottomOffset = autoScrollBottomOffset }
    if let autoScroll { controller.autoScroll = autoScroll }
    controller.didUpdateLongPress = { [weak tableView] update in
      if let tableView { calls.note(update, in: tableView.geometry) }
    }
    controller.isEnabled = true
    return controller
  }
}
