package import LayoutViews

/// What gives a table the selection with two fingers that the system gives every table; see `Window.host`.
///
/// How rows are selected with fingers is the business of a module above this one.
package protocol SystemSelectionProvider: AnyObject {
  /// Makes what selects rows of a table with the system's gestures; it ends with what is returned.
  func makeSystemSelection(of tableView: TableView) -> AnyObject
}

extension TableView {
  private static var systemSelectionKey: ObjectIdentifier {
    ObjectIdentifier((any SystemSelectionProvider).self)
  }

  /// Has the system's gestures select rows, where the table allows it and nobody else follows them.
  final func attachSystemSelection() {
    guard attachments[Self.systemSelectionKey] == nil, allowsMultipleSelectionDuringEditing,
      delegate != nil,
      gestureRecognizers?.contains(where: { $0 is MultiSelectPanGestureRecognizer }) != true,
      let provider = window?.host as? any SystemSelectionProvider
    else { return }
    attachments[Self.systemSelectionKey] = provider.makeSystemSelection(of: self)
  }

  /// Leaves the system's gestures to somebody else.
  package final func detachSystemSelection() {
    // What is taken out ends its gestures, which are kept in the same place.
    let selection = attachments.removeValue(forKey: Self.systemSelectionKey)
    withExtendedLifetime(selection) {}
  }
}
