// The pass goes in UIKit's order: `updateConstraints` from the leaves to the root; the constraints are
// solved; then from the root to the leaves each view is notified of its new safe area and margins and
// lays out its subviews. Whatever a view changes on the way makes a further round, and a layout that
// has not settled after `View.roundLimit` rounds is reported. No view is laid out within its own layout,
// so that nothing goes down for ever.
extension View {
  /// The number of times that the pass goes through a tree before it gives up.
  static var roundLimit: Int { 50 }

  /// Records that `layoutSubviews` is to be called, whatever the reason.
  func markNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    superview?.markSubtreeNeedsLayout()
  }

  func defaultSetNeedsLayout() {
    if !layoutState.needsLayout { layoutWatch?.note(.layout(self)) }
    markNeedsLayout()
  }

  func defaultSetNeedsUpdateConstraints() {
    if !layoutState.needsUpdateConstraints { layoutWatch?.note(.constraintUpdate(self)) }
    layoutState.needsUpdateConstraints = true
    superview?.markSubtreeNeedsUpdateConstraints()
  }

  /// Returns whether `updateConstraints` will be called in the next pass.
  public func needsUpdateConstraints() -> Bool {
    layoutState.needsUpdateConstraints || layoutState.waitsForConstraints
  }

  func defaultUpdateConstraintsIfNeeded() {
    if layoutState.subtreeNeedsUpdateConstraints {
      layoutState.subtreeNeedsUpdateConstraints = false
      for subview in subviews { subview.updateConstraintsIfNeeded() }
    }
    // Requests that are made meanwhile wait for the next round.
    guard layoutState.needsUpdateConstraints, !layoutState.isUpdatingConstraints else { return }
    layoutState.needsUpdateConstraints = false
    guard isInTreeWithConstraints else {
      waitForConstraints()
      return
    }
    layoutState.isUpdatingConstraints = true
    defer { layoutState.isUpdatingConstraints = false }
    watching(.updateConstraints) {
      if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
  }

  func defaultLayoutIfNeeded() {
    let root = self.root
    guard !root.layoutState.isInPass else {
      layoutWithinPass(root)
      return
    }
    guard let window = root as? Window else {
      layoutInPass(root)
      return
    }
    window.onItsScreen { layoutInPass(root) }
    window.ownersDidAppear()
  }

  private func layoutInPass(_ root: View) {
    root.layoutState.isInPass = true
    if !layoutInRounds(root) {
      root.recordUnsettledLayout(root.layoutState.watch)
      root.watchLayout(nil)
    }
    root.recordConflicts()
    root.layoutState.isInPass = false
  }

  /// Lays out the requests in the middle of a pass, with texts that wrap to their new width; what
  /// does not come to an end soon is left to the pass.
  private func layoutWithinPass(_ root: View) {
    for _ in 0..<3 {
      updateConstraintsIfNeeded()
      root.solveConstraintsIfNeeded()
      let top = outermostViewThatNeedsLayout
      guard top.layoutState.needsVisit else { return }
      top.layoutTree()
      if top.layoutState.isLayingOut { return }
    }
  }

  /// Goes through the tree until no view asks any more, and returns whether that was reached.
  private func layoutInRounds(_ root: View) -> Bool {
    for round in 1...View.roundLimit {
      if round == View.roundLimit - View.watchedRounds { root.watchLayout(LayoutWatch()) }
      root.updateConstraintsIfNeeded()
      root.solveConstraintsIfNeeded()
      root.applySolvedSizeToLooseRoot()
      let top = outermostViewThatNeedsLayout
      if top.layoutState.needsVisit {
        top.layoutTree()
      } else if !root.layoutState.needsConstraintVisit {
        if root.layoutState.watch != nil { root.watchLayout(nil) }
        return true
      }
    }
    return false
  }

  private var outermostViewThatNeedsLayout: View {
    var view = self
    while let next = view.superview, next.layoutState.needsLayout { view = next }
    return view
  }

  private func layoutTree() {
    reportChangedInsets()
    if layoutState.needsLayout {
      if layoutState.isLayingOut {
        // Asked from within: the subviews get their places, the rest waits for the next round.
        applySolvedFramesToSubviews()
      } else {
        layoutState.needsLayout = false
        root.solveConstraintsIfNeeded()
        layOutSubviews()
      }
    }
    guard layoutState.subtreeNeedsLayout else { return }
    layoutState.subtreeNeedsLayout = false
    for subview in subviews where subview.superview === self && subview.layoutState.needsVisit {
      subview.layoutTree()
    }
  }

  private func layOutSubviews() {
    layoutState.isLayingOut = true
    defer { layoutState.isLayingOut = false }
    watching(.layoutSubviews) {
      controller?.layoutWillBegin()
      updatePropertiesIfNeeded()
      controller?.viewWillLayoutSubviews()
      if let layer = layerIfUsed { layer.layoutSublayers() } else { layoutSubviews() }
      controller?.viewDidLayoutSubviews()
    }
  }

  /// Runs code of the application, with the watch if there is one.
  private func watching(_ callback: LayoutWatch.Callback, _ body: () -> Void) {
    guard let watch = layoutWatch else { return body() }
    watch.begin(callback, of: self)
    body()
    watch.end()
  }

  private func reportChangedInsets() {
    guard layoutState.insetsMayHaveChanged else { return }
    layoutState.insetsMayHaveChanged = false
    let safeArea = safeAreaInsets
    let effective = layoutMargins
    var isChanged = false
    if safeArea != margins.reportedSafeArea {
      margins.reportedSafeArea = safeArea
      isChanged = true
      watching(.safeAreaInsetsDidChange) {
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
      }
    }
    if effective != margins.reportedMargins {
      margins.reportedMargins = effective
      isChanged = true
      watching(.layoutMarginsDidChange) {
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
      }
    }
    guard isChanged else { return }
    markNeedsLayout()
    subviewInsetsMayChange()
  }

  /// Notes that the safe area or the margins of this view may be others now.
  package func insetsMayChange() {
    guideInsetsDidChange()
    guard !layoutState.insetsMayHaveChanged else { return }
    layoutState.insetsMayHaveChanged = true
    superview?.markSubtreeNeedsLayout()
  }

  func subviewInsetsMayChange() { for subview in subviews { subview.insetsMayChange() } }

  func markSubtreeNeedsLayout() {
    var next: View? = self
    while let view = next, !view.layoutState.subtreeNeedsLayout {
      view.layoutState.subtreeNeedsLayout = true
      next = view.superview
    }
  }

  func markSubtreeNeedsUpdateConstraints() {
    var next: View? = self
    while let view = next, !view.layoutState.subtreeNeedsUpdateConstraints {
      view.layoutState.subtreeNeedsUpdateConstraints = true
      next = view.superview
    }
  }

  /// Takes the flags of a subtree that joined into account.
  func markPath(of subview: View) {
    if subview.layoutState.needsVisit { markSubtreeNeedsLayout() }
    if subview.layoutState.needsConstraintVisit { markSubtreeNeedsUpdateConstraints() }
  }
}
