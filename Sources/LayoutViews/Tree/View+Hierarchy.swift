extension View {
  func insert(_ view: View, above sibling: View) {
    insert(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  func insert(_ view: View, below sibling: View) {
    insert(view, at: place(of: sibling, without: view) ?? subviews.count)
  }

  func moveToFront(_ view: View) {
    guard view.superview === self else { return }
    takeOut(view)
    subviews.append(view)
  }

  func moveToBack(_ view: View) {
    guard view.superview === self else { return }
    takeOut(view)
    // Behind the layers that belong to no view, too.
    put(view, at: 0, isBehindLayers: true)
  }

  /// Takes a view out of the list of subviews, of which it is one, and does no more.
  private func takeOut(_ view: View) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    layerIfUsed?.subviewWillLeave(at: place)
    subviews.remove(at: place)
  }

  /// Puts a view into the list of subviews, and does no more.
  ///
  /// It comes to lie right behind the view that was there, and so in front of layers between the two.
  private func put(_ view: View, at index: Int, isBehindLayers: Bool = false) {
    subviews.insert(view, at: index)
    layerIfUsed?.subviewDidCome(at: isBehindLayers ? index - 1 : index)
  }

  func exchange(_ first: Int, with second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
  }

  // In the order that devices log: superview, window, window, superview.
  func leaveSuperview() {
    guard superview != nil else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { tellWindowWillChange(to: nil) }
    tellHostOfLeaving()
    detach()
    if hadWindow { tellWindowDidChange() }
    didMoveToSuperview()
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

  func insert(_ view: View, at index: Int) {
    // A window has no superview, and a view cannot be inside itself.
    guard !(view is Window), !isDescendant(of: view) else {
      recordImpossibleSubview(view)
      return
    }
    if view.superview === self {
      takeOut(view)
      put(view, at: min(max(0, index), subviews.count))
      return
    }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow {
      view.tellWindowWillChange(to: newWindow)
      view.tellHostOfLeaving()
    }
    let oldTraits = view.traitCollection
    // Those of views that come meanwhile hear of it by themselves.
    let owners = changesWindow && newWindow != nil ? view.controllersInTree : []
    if view.superview != nil { view.detach() }
    put(view, at: min(max(0, index), subviews.count))
    view.superview = self
    joinTree(view)
    layoutWatch?.note(.subviews(self))
    markNeedsLayout()
    let claimant = changesWindow ? view.tellWindowDidChange() : nil
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.traitCollection != oldTraits { view.traitsDidChange(from: oldTraits) }
    // "viewIsAppearing(_:)": "both the view controller and its view have received updated trait collections".
    for owner in owners where owner.viewIfLoaded?.window === newWindow {
      owner.viewDidMove(to: newWindow)
    }
    if let claimant, claimant.claimsKeyboard { claimant.becomeFirstResponder() }
  }

  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    traitsOutsideOfWindow = superview.computedTraits
    leaveTree()
    superview.takeOut(self)
    self.superview = nil
    superview.layoutWatch?.note(.subviews(superview))
    superview.markNeedsLayout()
    insetsMayChange()
  }

  private func tellHostOfLeaving() {
    guard let window else { return }
    window.viewWillLeave?(self)
    window.keyboardKeeper?.viewWillLeave(self, of: window)
  }

  private func tellWindowWillChange(to newWindow: Window?) {
    controller?.viewWillMove(to: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviews { subview.tellWindowWillChange(to: newWindow) }
  }

  /// Notifies the views of their window, and returns the last of them that asked for the keyboard while it had none.
  @discardableResult
  private func tellWindowDidChange() -> View? {
    if bringsConstraints, let window { _ = window.engineForConstraints }
    didMoveToWindow()
    if window == nil { controller?.viewDidMove(to: nil) }
    var claimant = claimsKeyboard && window != nil ? self : nil
    for subview in subviews { claimant = subview.tellWindowDidChange() ?? claimant }
    return claimant
  }

  /// The controllers of the view and of those in it, from the root on.
  private var controllersInTree: [any ViewOwner] {
    var owners = subviews.flatMap(\.controllersInTree)
    if let controller { owners.insert(controller, at: 0) }
    return owners
  }
}
