package import LayoutTables
import LayoutViews

/// What gives a table the selection with two fingers that the system gives every table; see `Window.host`.
///
/// How rows are selected with fingers is the business of a module above this one.
package protocol SystemSelectionProvider: AnyObject {
  /// Makes what selects rows of a table with the system's gestures; it ends with what is returned.
  func makeSystemSelection(of tableView: TableView) -> AnyObject
}

/// What selects rows of a table with the system's gestures, kept with the table.
private final class AttachedSelection {
  let selection: AnyObject

  init(_ selection: AnyObject) {
    self.selection = selection
  }
}

extension TableView {
  /// Has the system's gestures select rows, where the table allows it and nobody else follows them.
  final func attachSystemSelection() {
    guard attachments[AttachedSelection.self] == nil, allowsMultipleSelectionDuringEditing,
      delegate != nil,
      gestureRecognizers?.contains(where: { $0 is MultiSelectPanGestureRecognizer }) != true,
      let provider = window?.host as? any SystemSelectionProvider
    else { return }
    attachments[AttachedSelection.self] = AttachedSelection(provider.makeSystemSelection(of: self))
  }

  /// Leaves the system's gestures to somebody else.
  package final func detachSystemSelection() {
    // What is taken out ends its gestures, which are kept in the same place.
    let selection = attachments[AttachedSelection.self]
    attachments[AttachedSelection.self] = nil
    withExtendedLifetime(selection) {}
  }
}
