extension View {
  /// The window that the view is in; nil in a tree without one.
  public var window: Window? { root as? Window }

  /// Adds `view` in front of all other subviews.
  public func addSubview(_ view: View) {
    insert(view, at: subviews.count)
  }

  /// Adds `view` at `index` of `subviews`; an index outside of them means the nearest end.
  public func insertSubview(_ view: View, at index: Int) {
    insert(view, at: index)
  }

  /// Adds `view` right in front of `sibling`; in front of all where that is not a subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Adds `view` right behind `sibling`; in front of all where that is not a subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, at: place(of: sibling, without: view) ?? subviews.count)
  }

  /// Moves `view` in front of its siblings.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// Moves `view` behind its siblings.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  /// Changes the places of two subviews.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
  }

  /// Takes the view out of its superview, with the constraints that tie it to what stays.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    tellWindowWillChange(to: nil)
    let hadWindow = window != nil
    tellHostOfLeaving()
    detach()
    didMoveToSuperview()
    if hadWindow { tellWindowDidChange() }
  }

  /// Returns whether this view is `view` or somewhere in it.
  public func isDescendant(of view: View) -> Bool {
    var next: View? = self
    while let candidate = next {
      if candidate === view { return true }
      next = candidate.superview
    }
    return false
  }

  /// Finds the view with `tag` here or in the subviews, front of the tree first.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func place(of sibling: View, without view: View) -> Int? {
    guard sibling !== view else { return subviews.firstIndex { $0 === view } }
    return subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  private func insert(_ view: View, at index: Int) {
    // A window has no superview, and a view cannot be inside itself.
    guard !(view is Window), !isDescendant(of: view) else {
      recordImpossibleSubview(view)
      return
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(0, index), subviews.count))
      setNeedsLayout()
      return
    }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow {
      view.tellWindowWillChange(to: newWindow)
      view.tellHostOfLeaving()
    }
    if view.superview != nil { view.detach() }
    let oldTraits = view.traitCollection
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    joinTree(view)
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
    if changesWindow { view.tellWindowDidChange() }
    if view.traitCollection != oldTraits { view.traitsDidChange(from: oldTraits) }
  }

  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    leaveTree()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.setNeedsLayout()
    insetsMayChange()
  }

  private func tellHostOfLeaving() {
    guard let host = window?.host as? any WindowHost else { return }
    host.viewWillLeaveWindow(self)
  }

  private func tellWindowWillChange(to newWindow: Window?) {
    willMove(toWindow: newWindow)
    for subview in subviews { subview.tellWindowWillChange(to: newWindow) }
  }

  private func tellWindowDidChange() {
    didMoveToWindow()
    for subview in subviews { subview.tellWindowDidChange() }
  }

  func traitsDidChange(from old: TraitCollection) {
    if old.layoutDirection != traitCollection.layoutDirection { layoutDirectionDidChange() }
    traitCollectionDidChange(old)
    for subview in subviews { subview.traitsDidChange(from: old) }
  }
}
