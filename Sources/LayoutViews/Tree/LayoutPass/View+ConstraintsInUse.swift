// Layout by constraints comes into a tree when somebody uses it (`UIView.h`, at
// `requiresConstraintBasedLayout`): the application makes a constraint or has a view placed by some, a view is
// measured by them, there is a view whose class says that it needs them, or a bar or table of the system comes
// into a window. Until then no view is asked for its constraints, and each waits with its wish.
extension View {
  /// Whether the tree uses constraints, which it begins to do if this view needs them.
  var isInTreeWithConstraints: Bool {
    let root = self.root
    if root.constraintState.engine != nil || root.constraintState.needsEngine { return true }
    guard type(of: self).requiresConstraintBasedLayout else { return false }
    _ = root.engineForConstraints
    return true
  }

  /// Puts the wish for `updateConstraints` aside until the tree uses constraints.
  func waitForConstraints() {
    layoutState.waitsForConstraints = true
    root.constraintState.hasWaitingViews = true
  }

  /// Has the views of a tree that begins to use constraints asked for theirs.
  func constraintsComeIntoUse() {
    guard constraintState.hasWaitingViews else { return }
    constraintState.hasWaitingViews = false
    tellWaitingViews()
  }

  /// Takes the views that wait in a subtree into account, which joined the tree of `root`.
  func waitingViewsJoin(_ root: View) {
    guard constraintState.hasWaitingViews else { return }
    constraintState.hasWaitingViews = false
    if root.constraintState.engine == nil {
      root.constraintState.hasWaitingViews = true
    } else {
      tellWaitingViews()
    }
  }

  private func tellWaitingViews() {
    if layoutState.waitsForConstraints {
      layoutState.waitsForConstraints = false
      layoutState.needsUpdateConstraints = true
      superview?.markSubtreeNeedsUpdateConstraints()
    }
    for subview in subviews { subview.tellWaitingViews() }
  }
}
