package import LayoutInteraction
package import LayoutTables

extension Interaction: SystemSelectionProvider {
  /// Makes what selects rows with two fingers, or with one over the check circles in editing mode, where the
  /// table's delegate wants it.
  package func makeSystemSelection(of tableView: TableView) -> AnyObject {
    let controller = RowSelectionController(tableView: tableView, mode: .twoFingerPan)
    controller.isSystem = true
    controller.isEnabled = true
    return controller
  }
}
