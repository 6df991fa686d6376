import Foundation

// The part of constraints in the tree, filled in by the engine.
struct ConstraintState {
  var translatesMask = true
}

final class SolvedItem {}

extension View {
  /// Whether frame and mask place the view; off for views that constraints place.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.translatesMask }
    set { constraintState.translatesMask = newValue }
  }

  func maskLayoutDidChange() {}
  func layoutDirectionDidChange() {
    insetsMayChange()
    setNeedsLayout()
  }
  func boundsOriginDidChangeForConstraints() {}
  func guideInsetsDidChange() {}
  func applySolvedFramesToSubviews() {}
  func solvedFrame(of guide: LayoutGuide) -> CGRect { .zero }
  func solveConstraintsIfNeeded() {}
  func recordConflicts() {}
  func recordUnsettledLayout() {}
  func recordImpossibleSubview(_ view: View) {}

  func joinTree(_ view: View) {
    markPath(of: view)
    view.insetsMayChange()
  }
  func leaveTree() {}

  /// Adds a guide, which constraints can then place in this view.
  public func addLayoutGuide(_ layoutGuide: LayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  /// Takes a guide away.
  public func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}
