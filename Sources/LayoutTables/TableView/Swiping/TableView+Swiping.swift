package import Foundation
import LayoutDevices
import LayoutGeometry
package import LayoutViews

// A finger that moves over a row from one side to the other pulls it aside and uncovers actions. Let go, the
// row opens, closes or, pulled far enough, performs its first action. A finger that touches elsewhere closes
// it and does nothing else.
extension TableView {
  /// The row that is swiped aside, or `nil` for none.
  package var swipedRow: IndexPath? { swipe?.indexPath }

  /// The distance of the row aside, whose arrival at its goal has consequences.
  package internal(set) var swipeDistance: CGFloat {
    get { swipe?.distance ?? 0 }
    set { setSwipeDistance(newValue) }
  }

  /// The distance of the row aside when all its actions show.
  package var swipeOpenDistance: CGFloat { swipe?.view.openWidth ?? 0 }

  /// Whether a swipe over the whole row does the first action.
  package var swipePerformsFirstAction: Bool {
    swipe?.configuration.performsFirstActionWithFullSwipe ?? false
  }

  /// Whether the row moves to the right as its actions come to light.
  package var swipeOpensToTheRight: Bool { swipe.map(isOnTheLeft) ?? false }

  /// Returns whether a view belongs to the actions of the swiped row.
  package func isSwipeAction(_ view: View?) -> Bool {
    guard let view, let swipe else { return false }
    return view.isDescendant(of: swipe.view)
  }

  /// Returns whether a view belongs to the swiped row itself.
  package func isSwipedRow(_ view: View?) -> Bool {
    guard let view, let swipe else { return false }
    return view.isDescendant(of: swipe.cell)
  }

  /// Begins the swipe of a finger at a place in the content, and returns whether the row has actions there.
  package func userWillSwipe(at point: CGPoint, isToTheRight: Bool) -> Bool {
    guard reorder == nil, let indexPath = indexPathForRow(touchedAt: point),
      let cell = cellForRow(at: indexPath)
    else { return false }
    if let swipe, swipe.cell === cell {
      self.swipe?.goal = nil
      window?.host?.stopAnimation(of: \.swipeDistance, of: self)
      stopCircles()
      return true
    }
    guard !isInEditingMode else { return false }
    let isLeading = isToTheRight == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    return uncoverActions(of: cell, at: indexPath, isLeading: isLeading)
  }

  /// Responds to a tap on the minus or the plus in front of a row: the minus uncovers the button that
  /// deletes, the plus inserts one.
  package func userDidTapEditControl(of cell: TableViewCell) {
    guard isInEditingMode, reorder == nil, let indexPath = indexPath(for: cell) else { return }
    switch cell.editControl?.kind {
    case .delete:
      if uncoverActions(of: cell, at: indexPath, isLeading: false) { finishSwipe(.open) }
    case .insert:
      dataSource?.tableView(self, commit: .insert, forRowAt: indexPath)
    case .check, nil:
      break
    }
  }

  /// Puts the actions of a row behind it, if it has some.
  private func uncoverActions(
    of cell: TableViewCell,
    at indexPath: IndexPath,
    isLeading: Bool
  ) -> Bool {
    guard let configuration = swipeActions(isLeading: isLeading, forRowAt: indexPath) else {
      return false
    }
    endSwipe()
    userDidCancelPress()
    let isEditingRow = !isInEditingMode
    if isEditingRow { delegate?.tableView(self, willBeginEditingRowAt: indexPath) }
    let buttons = configuration.actions.map { action in
      SwipeActionButton(action, rowHeight: cell.frame.height, metrics: metrics) { [weak self] in
        self?.perform($0)
      }
    }
    let safeArea = cell.sideSafeArea
    let swipe = RowSwipe(
      cell: cell,
      indexPath: indexPath,
      isLeading: isLeading,
      isEditingRow: isEditingRow,
      configuration: configuration,
      view: SwipeActionsView(
        buttons,
        edgeInset: isLeading ? safeArea.leading : safeArea.trailing,
        metrics: metrics
      )
    )
    self.swipe = swipe
    addSubview(swipe.view)
    cell.beginTransition()
    return true
  }

  /// Does what the button of an action says.
  func perform(_ button: SwipeActionButton) {
    guard let swipe else { return }
    window?.host?.stopAnimation(of: \.swipeDistance, of: self)
    self.swipe?.goal = nil
    if let row = indexPath(for: swipe.cell) {
      notifyObservers(of: .willPerform(button.action, forRowAt: row))
    }
    button.action.handler(button.action, button) { [weak self] _ in
      // If the row is gone by now, so is the swipe.
      guard let self, self.swipe?.view === swipe.view else { return }
      self.closeSwipe()
    }
  }

  /// Puts the row back at once.
  func endSwipe() {
    guard let ended = swipe else { return }
    stopCircles()
    swipe = nil
    window?.host?.stopAnimation(of: \.swipeDistance, of: self)
    ended.view.removeFromSuperview()
    ended.cell.beginTransition()
    ended.cell.endTransition()
    setNeedsLayout()
    guard ended.isEditingRow else { return }
    delegate?.tableView(self, didEndEditingRowAt: indexPath(for: ended.cell))
  }

  // MARK: Placing

  private func isOnTheLeft(_ swipe: RowSwipe) -> Bool {
    swipe.isLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  /// Returns the distance of a cell to the right of its place.
  func swipeShift(of cell: TableViewCell) -> CGFloat {
    guard let swipe, swipe.cell === cell else { return 0 }
    return isOnTheLeft(swipe) ? swipe.distance : -swipe.distance
  }

  /// Places the actions that the row uncovers.
  func placeSwipeActions() {
    guard let swipe else { return }
    guard let shown = shownCells.first(where: { $0.cell === swipe.cell }) else {
      endSwipe()
      return
    }
    let whole = rect(of: storedGeometry.span(ofRow: shown.row))
    let isOnTheLeft = isOnTheLeft(swipe)
    let width = max(0, min(swipe.distance, whole.width))
    swipe.view.frame = CGRect(
      x: isOnTheLeft ? whole.minX : whole.maxX - width,
      y: whole.minY,
      width: width,
      height: whole.height
    )
    swipe.view.layout(
      isOnTheLeft: isOnTheLeft,
      isFull: isFull(swipe, in: whole.width),
      growth: swipe.growth
    )
  }

  /// Returns the look of a swiped row and its actions, within the edges of a round group.
  ///
  /// In the design of iOS 26 the row leaves its group as it is, with its own corners.
  func swipePresentation(of view: View) -> ViewPresentation? {
    guard let swipe, view === swipe.cell || view === swipe.view, !metrics.hasRoundSwipeActions
    else { return nil }
    guard let edges = GroupEdges(of: swipe.cell) else { return nil }
    let across = cellSpan
    let size = CGSize(width: across.width, height: view.frame.height)
    return ViewPresentation(
      clip: edges.clip(of: size, x: view.frame.minX - across.x),
      clipRadius: edges.radius
    )
  }

  /// Returns whether letting go does the first action.
  private func isFull(_ swipe: RowSwipe, in width: CGFloat) -> Bool {
    swipe.configuration.performsFirstActionWithFullSwipe
      && swipe.distance > swipe.view.openWidth && swipe.distance >= width * metrics.fullSwipeShare
  }

  /// Whether letting go of the row does its first action.
  package var isSwipeFull: Bool { swipe.map { isFull($0, in: $0.cell.frame.width) } ?? false }
}

// Actions of a swipe. If the delegate has nothing to say at the trailing edge, a row that can be deleted
// gets one button, as in "UITableView.h": the source has a method to commit edits, the row can be edited and
// its editing style is to delete. An empty configuration stands for no actions at all.
extension TableView {
  /// Returns the actions of a row at one of its edges, or `nil` for none.
  package func swipeActions(
    isLeading: Bool,
    forRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else { return nil }
    let configuration =
      isLeading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        ?? rowActions(ofRowAt: indexPath) ?? deletion(ofRowAt: indexPath)
    guard let configuration, !configuration.actions.isEmpty else { return nil }
    return configuration
  }

  /// Returns the actions of a row that a delegate of older code has, or `nil` if it has none to say.
  private func rowActions(ofRowAt indexPath: IndexPath) -> SwipeActionsConfiguration? {
    delegate?.tableView(self, editActionsForRowAt: indexPath)
      .map { SwipeActionsConfiguration($0, forRowAt: indexPath) }
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
