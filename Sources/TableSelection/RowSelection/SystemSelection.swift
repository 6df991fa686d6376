package import LayoutInteraction
package import LayoutTables

extension Interaction: SystemSelectionProvider {
  /// Makes the object that selects rows with two fingers, or with one over the check circles in editing
  /// mode, if the table's delegate wants it.
  package func makeSystemSelection(of tableView: TableView) -> AnyObject {
    let controller = RowSelectionController(tableView: tableView, mode: .twoFingerPan)
    controller.isSystem = true
    controller.isEnabled = true
    return controller
  }
}
