package import LayoutTables
import LayoutViews

/// A provider of the selection with two fingers that the system gives every table; see `Window.host`.
///
/// The selection of rows with fingers belongs to a module above this one.
package protocol SystemSelectionProvider: AnyObject {
  /// Makes the object that selects rows of a table with the system's gestures, which end with it.
  func makeSystemSelection(of tableView: TableView) -> AnyObject
}

/// The object that selects rows of a table with the system's gestures, kept with the table.
private final class AttachedSelection {
  let selection: AnyObject

  init(_ selection: AnyObject) { self.selection = selection }
}

extension TableView {
  /// Lets the system's gestures select rows, if the table allows it and no other observer does.
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
    // The removed object ends its gestures, which are kept in the same place.
    let selection = attachments[AttachedSelection.self]
    attachments[AttachedSelection.self] = nil
    withExtendedLifetime(selection) {}
  }
}
