public import LayoutViews

/// A stage of a controller's view on its way into a window or out of it.
enum AppearanceStage {
  case gone, appearing, there, disappearing
}

// A view appears when it comes into a window, and has appeared after the first layout there. A container may
// forward that to its children itself.
extension ViewController: ViewOwner {
  /// Whether no container forwards the appearance itself: neither the parent, nor, before the parent is there, one
  /// around it.
  private var appearsByItself: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && (parent.appearanceStage == .there || parent.appearsByItself)
  }

  package func viewWillMove(to window: Window?) {
    if appearsByItself { beginAppearance(window != nil, animated: comesAndGoesAnimated) }
  }

  /// Whether a change takes time, of the controller or of one that it is in, with which the view comes or goes.
  private var comesAndGoesAnimated: Bool {
    isChangeAnimated || parent?.comesAndGoesAnimated == true
  }

  /// Has views come and go, and their controllers hear whether that takes time.
  func change(animated: Bool, _ work: () -> Void) {
    let former = isChangeAnimated
    isChangeAnimated = animated
    work()
    isChangeAnimated = former
  }

  package func viewDidMove(to window: Window?) {
    guard let window else {
      if appearsByItself, !isHeldBack { endAppearance() }
      return
    }
    if appearanceStage == .appearing { viewIsAppearing(isAppearanceAnimated) }
    window.appearingOwners.append(self)
  }

  package func viewWasLaidOutInWindow() {
    if appearsByItself { endAppearance() }
    if motion == .presented || motion == .toParent { motion = .none }
  }

  /// Whether the controller, or one that it is in, hears later that its view has disappeared.
  private var isHeldBack: Bool { disappearsLater || parent?.isHeldBack == true }

  /// Runs a closure when the controllers whose views are on their way have appeared: at once if there are none.
  func afterAppearance(_ end: @escaping () -> Void) {
    if let window = viewIfLoaded?.window { window.afterAppearance(end) } else { end() }
  }

  /// Ends a disappearance of which the controller was to hear later.
  func endHeldDisappearance() {
    guard disappearsLater else { return }
    disappearsLater = false
    endAppearanceTransition()
  }

  /// Notifies a child, on behalf of its container, that its view is about to come or go.
  ///
  /// It is for a container whose ``shouldAutomaticallyForwardAppearanceMethods`` is false. Nothing happens to a child
  /// that is on its way already, or there.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view comes.
  ///   - animated: Whether that takes time.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearanceStage != (isAppearing ? .there : .gone) else { return }
    beginAppearance(isAppearing, animated: animated)
    if isAppearing, viewIfLoaded?.window != nil { viewIsAppearing(animated) }
    for child in forwardingChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Notifies a child, on behalf of its container, that its view has come or gone.
  public final func endAppearanceTransition() {
    let children = forwardingChildren
    endAppearance()
    for child in children { child.endAppearanceTransition() }
  }

  /// The children that come and go with the controller without its doing.
  private var forwardingChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  private func endAppearance() {
    switch appearanceStage {
    case .appearing:
      appearanceStage = .there
      viewDidAppear(isAppearanceAnimated)
      restoreKeyboard()
      takeIdleKeyboard()
    case .disappearing:
      appearanceStage = .gone
      viewDidDisappear(isAppearanceAnimated)
    case .there, .gone: break
    }
  }

  /// Becomes the first responder if the controller can be and nobody is, as a chat with a view at the bottom does
  /// without asking (practice of chats; no reference has it).
  private func takeIdleKeyboard() {
    guard let window = viewIfLoaded?.window, window.firstResponder == nil, canBecomeFirstResponder
    else { return }
    _ = window.giveKeyboard(toInput: self)
  }

  private func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let stage: AppearanceStage = isAppearing ? .appearing : .disappearing
    guard appearanceStage != stage else { return }
    (appearanceStage, isAppearanceAnimated) = (stage, animated)
    if isAppearing {
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
      giveKeyboardUp()
    }
  }
}
