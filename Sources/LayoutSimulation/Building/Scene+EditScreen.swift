import LayoutScenes
import LayoutTables
import LayoutViews
import TableSelection

extension SceneScreen {
  /// Returns the controller of the edit screen, or `nil` without a container, whose bars have its buttons.
  func makeEditScreen(_ scene: EditScreenScene, of table: SceneTable) -> EditSelectionController? {
    guard let container else { return nil }
    let controller = EditSelectionController(container: container, tableView: tableView)
    controller.editTitle = scene.editTitle
    controller.cancelTitle = scene.cancelTitle
    controller.actionTitle = { scene.title(forCount: $0) }
    controller.endsEditingAfterAction = scene.endsEditing
    controller.rangeAction = { [weak table, weak tableView] ranges in
      guard let table, let tableView else { return }
      let rows = RowsBySection(ranges, in: tableView.geometry)
      table.actedRows = rows
      if scene.performs == .delete { table.delete(rows, from: tableView) }
    }
    table.selectionDidChange = { [weak controller] in controller?.selectionDidChange() }
    return controller
  }
}
