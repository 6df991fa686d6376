extension LayoutConstraint {
  func setActive(_ active: Bool) {
    if active { activate() } else { installedView?.uninstall(self) }
  }

  /// Activates all of `constraints`, in their order.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes all of `constraints` out of layout.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard !isInstalled else { return }
    if isMisuse, let misuse {
      record(misuse)
      return
    }
    guard let ancestor = commonAncestor else {
      record(.noCommonAncestor(self))
      return
    }
    ancestor.install(self)
  }

  /// The nearest view that contains all items, a view counting as inside itself.
  private var commonAncestor: View? {
    guard let first else { return nil }
    guard let second else { return first.commonAncestor }
    if first.startNode == nil, second.startNode == nil {
      return first.node.nearestCommonAncestor(with: second.node)
    }
    guard let left = first.commonAncestor, let right = second.commonAncestor else { return nil }
    return left.nearestCommonAncestor(with: right)
  }
}

extension LayoutOperand {
  /// The nearest view that contains what the operand names.
  fileprivate var commonAncestor: View? {
    startNode.map { node.nearestCommonAncestor(with: $0) } ?? node.hostView
  }
}

extension View {
  /// The constraints that this view holds: those of which it is the nearest common ancestor.
  public var constraints: [LayoutConstraint] { constraintState.constraints }

  func add(_ constraint: LayoutConstraint) {
    if let misuse = constraint.misuse {
      record(misuse)
      return
    }
    guard constraint.installedView !== self else { return }
    for item in constraint.items {
      guard let host = item?.hostView, host.isDescendant(of: self) else {
        record(.itemOutsideOfSubtree(constraint, of: self))
        return
      }
    }
    constraint.installedView?.uninstall(constraint)
    install(constraint)
  }

  func remove(_ constraint: LayoutConstraint) {
    guard constraint.installedView === self else { return }
    uninstall(constraint)
  }

  /// Returns the nearest view that contains this one and `other`, or `nil` if they are in different trees.
  func nearestCommonAncestor(with other: View) -> View? {
    var chain: Set<ObjectIdentifier> = []
    var next: View? = self
    while let view = next {
      chain.insert(ObjectIdentifier(view))
      next = view.superview
    }
    next = other
    while let view = next {
      if chain.contains(ObjectIdentifier(view)) { return view }
      next = view.superview
    }
    return nil
  }

  func install(_ constraint: LayoutConstraint) {
    // A new engine takes in all that is installed: get it first.
    let engine = root.engineForConstraints
    layoutWatch?.note(.activation(constraint))
    constraint.installedView = self
    constraintState.constraints.append(constraint)
    constraint.forEachNode { $0.addReference(constraint) }
    engine.add(constraint)
  }

  func uninstall(_ constraint: LayoutConstraint) {
    if let engine = constraint.place?.engine, engine.isOpen {
      engine.meetActivations(before: constraint)
    }
    layoutWatch?.note(.deactivation(constraint))
    constraint.leaveEngine()
    constraint.installedView = nil
    constraintState.constraints.removeLast(constraint)
    constraint.forEachNode { $0.removeReference(constraint) }
  }
}

extension [LayoutConstraint] {
  mutating func removeLast(_ constraint: LayoutConstraint) {
    guard let index = lastIndex(where: { $0 === constraint }) else { return }
    remove(at: index)
  }
}
