import Foundation

// Actions of a swipe. If the delegate has nothing to say at the trailing edge, a row that can be deleted
// gets one button, as in "UITableView.h": the source has a method to commit edits, the row can be edited and
// its editing style is to delete. An empty configuration stands for no actions at all.
extension TableView {
  /// Returns the actions of a row at one of its edges, or `nil` for none.
  func swipeActions(
    isLeading: Bool,
    forRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else { return nil }
    let configuration =
      isLeading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        ?? deletion(ofRowAt: indexPath)
    guard let configuration, !configuration.actions.isEmpty else { return nil }
    return configuration
  }

  /// Returns the button that deletes a row, or `nil` if the row cannot be deleted.
  private func deletion(ofRowAt indexPath: IndexPath) -> SwipeActionsConfiguration? {
    guard dataSource?.commitsEdits ?? false,
      delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete
    else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    let action = ContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      defer { done(true) }
      // The row may have moved since its actions came to light.
      guard let self, let row = swipe.flatMap({ self.indexPath(for: $0.cell) }) else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: row)
    }
    return SwipeActionsConfiguration(actions: [action])
  }
}
