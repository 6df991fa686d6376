import LayoutDiagnostics

// Each tree has one engine, kept by its root. A subtree that leaves takes its own constraints along
// into the engine of the tree that it becomes or joins; those that cross its edge are deactivated.
extension View {
  /// The engine of the tree of which this view is the root.
  var engineForConstraints: LayoutEngine {
    if let engine = constraintState.engine { return engine }
    let engine = LayoutEngine(root: self)
    constraintState.engine = engine
    constraintState.needsEngine = false
    fill(engine)
    constraintsComeIntoUse()
    return engine
  }

  func solveConstraintsIfNeeded() {
    if constraintState.needsEngine { _ = engineForConstraints }
    constraintState.engine?.solve()
  }

  /// Has all that points at this view know that it is gone.
  func letGoOfTree() {
    for subview in subviews {
      if subview.superview === self { subview.superview = nil }
      subview.constraintState.needsEngine = true
      if constraintState.hasWaitingViews { subview.constraintState.hasWaitingViews = true }
    }
    for guide in layoutGuides { guide.owningView = nil }
    if !insetGuides.isEmpty { insetGuides.visit { $0.owningView = nil } }
    for constraint in constraintState.constraints { constraint.viewIsGone() }
    constraintState.engine?.close()
    existingNode?.ownerIsGone()
  }

  /// Takes `view`, until now a root and now a subview, into this tree.
  func joinTree(_ view: View) {
    let root = self.root
    if !view.recordedDiagnostics.isEmpty {
      for known in view.recordedDiagnostics { root.record(known.diagnostic, about: known.views) }
      view.recordedDiagnostics = []
    }
    if !view.constraintState.measuringConflicts.isEmpty {
      root.constraintState.measuringConflicts += view.constraintState.measuringConflicts
      view.constraintState.measuringConflicts = []
    }
    let hasConstraints = view.constraintState.engine != nil || view.constraintState.needsEngine
    view.constraintState.engine?.close()
    view.constraintState.engine = nil
    view.constraintState.needsEngine = false
    if hasConstraints {
      if let engine = root.constraintState.engine {
        view.fill(engine)
      } else {
        _ = root.engineForConstraints
      }
    } else if view.isPlacedByConstraints {
      root.engineForConstraints.enter(view)
    }
    view.waitingViewsJoin(root)
    markPath(of: view)
    view.insetsMayChange()
  }

  /// Takes the subtree of this view out of the engine, before it leaves its superview.
  func leaveTree() {
    let state = root.constraintState
    if state.hasWaitingViews { constraintState.hasWaitingViews = true }
    guard state.engine != nil || state.needsEngine else { return }
    var items: [any LayoutItem] = []
    collectItems(into: &items)
    for item in items {
      for constraint in item.references {
        guard let holder = constraint.installedView, !holder.isDescendant(of: self) else {
          continue
        }
        holder.uninstall(constraint)
      }
    }
    for item in items {
      if let solved = item.solvedItem { solved.engine?.removeRows(of: solved) }
      for constraint in (item as? View)?.constraints ?? [] { constraint.leaveEngine() }
    }
    for item in items {
      if let solved = item.solvedItem { solved.engine?.remove(solved) }
    }
    constraintState.needsEngine = true
  }

  /// Gives `engine` all that it must know of this subtree, in the order of activation.
  func fill(_ engine: LayoutEngine) {
    var items: [any LayoutItem] = []
    collectItems(into: &items)
    var constraints: [LayoutConstraint] = []
    for item in items {
      if let node = item.existingNode {
        node.solvedItem = nil
        // A tree whose root is gone took the constraints of the root with it.
        node.removeUninstalledReferences()
      }
      guard let view = item as? View else { continue }
      view.constraintState.scrolledConstraints = []
      constraints += view.constraints
      if view.isPlacedByConstraints { engine.enter(view) }
    }
    constraints.sort { $0.activationNumber < $1.activationNumber }
    for constraint in constraints { engine.add(constraint) }
  }

  func collectItems(into items: inout [any LayoutItem]) {
    items.append(self)
    items += allGuides as [any LayoutItem]
    for subview in subviews { subview.collectItems(into: &items) }
  }
}
