import LayoutDiagnostics

// The pass goes in UIKit's order: `updateConstraints` from the leaves to the root; the constraints are
// solved; then from the root to the leaves each view is told of its new safe area and margins and
// lays out its subviews. Whatever a view changes on the way makes a further round, and a layout that
// has not settled after `View.roundLimit` rounds is reported.
extension View {
  /// How often the pass goes through a tree before it gives up.
  static var roundLimit: Int { 50 }

  /// Asks for `layoutSubviews` in the next pass.
  public func setNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    superview?.markSubtreeNeedsLayout()
  }

  /// Asks for `updateConstraints` in the next pass.
  public func setNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    superview?.markSubtreeNeedsUpdateConstraints()
  }

  /// Whether `updateConstraints` will be called in the next pass.
  public func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

  /// Calls `updateConstraints` here and below where it was asked for, the leaves first.
  public func updateConstraintsIfNeeded() {
    if layoutState.subtreeNeedsUpdateConstraints {
      layoutState.subtreeNeedsUpdateConstraints = false
      for subview in subviews { subview.updateConstraintsIfNeeded() }
    }
    guard layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    updateConstraints()
  }

  /// Lays out this view and all below it where it was asked for, at once.
  ///
  /// Begins further up where superviews ask for layout too.
  public func layoutIfNeeded() {
    let root = self.root
    guard !root.layoutState.isInPass else {
      updateConstraintsIfNeeded()
      layoutTree()
      return
    }
    root.layoutState.isInPass = true
    defer { root.layoutState.isInPass = false }
    for _ in 0..<View.roundLimit {
      root.updateConstraintsIfNeeded()
      root.solveConstraintsIfNeeded()
      let top = outermostViewThatNeedsLayout
      guard top.layoutState.needsVisit else {
        root.recordConflicts()
        return
      }
      top.layoutTree()
    }
    root.recordUnsettledLayout()
    root.recordConflicts()
  }

  private var outermostViewThatNeedsLayout: View {
    var view = self
    while let next = view.superview, next.layoutState.needsLayout { view = next }
    return view
  }

  private func layoutTree() {
    reportChangedInsets()
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      root.solveConstraintsIfNeeded()
      layoutSubviews()
    }
    guard layoutState.subtreeNeedsLayout else { return }
    layoutState.subtreeNeedsLayout = false
    for subview in subviews where subview.superview === self && subview.layoutState.needsVisit {
      subview.layoutTree()
    }
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
      safeAreaInsetsDidChange()
    }
    if effective != margins.reportedMargins {
      let isFirst = margins.reportedMargins == nil
      margins.reportedMargins = effective
      isChanged = true
      if !isFirst { layoutMarginsDidChange() }
    }
    guard isChanged else { return }
    setNeedsLayout()
    subviewInsetsMayChange()
  }

  /// Notes that the safe area or the margins of this view may be others now.
  func insetsMayChange() {
    guideInsetsDidChange()
    guard !layoutState.insetsMayHaveChanged else { return }
    layoutState.insetsMayHaveChanged = true
    superview?.markSubtreeNeedsLayout()
  }

  func subviewInsetsMayChange() {
    for subview in subviews { subview.insetsMayChange() }
  }

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
    if subview.layoutState.needsUpdateConstraints
      || subview.layoutState.subtreeNeedsUpdateConstraints
    {
      markSubtreeNeedsUpdateConstraints()
    }
  }
}
