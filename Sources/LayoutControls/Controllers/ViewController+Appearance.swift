public import LayoutViews

/// A stage of a controller's view on its way into a window or out of it.
enum AppearanceStage {
  case gone, appearing, there, disappearing
}

// A view appears when it comes into a window, and has appeared after the first layout there. A container may
// forward that to its children itself.
extension ViewController: ViewOwner {
  /// Whether no container forwards the appearance itself.
  private var appearsByItself: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

  package func viewWillMove(to window: Window?) {
    if appearsByItself { beginAppearance(window != nil, animated: false) }
  }

  package func viewDidMove(to window: Window?) {
    guard let window else {
      if appearsByItself { endAppearanceTransition() }
      return
    }
    if appearanceStage == .appearing { viewIsAppearing(false) }
    window.appearingOwners.append(self)
  }

  package func viewWasLaidOutInWindow() {
    if appearsByItself { endAppearanceTransition() }
    if motion == .presented || motion == .toParent { motion = .none }
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
  }

  /// Notifies a child, on behalf of its container, that its view has come or gone.
  public final func endAppearanceTransition() {
    switch appearanceStage {
    case .appearing:
      appearanceStage = .there
      viewDidAppear(false)
    case .disappearing:
      appearanceStage = .gone
      viewDidDisappear(false)
    case .there, .gone: break
    }
  }

  private func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let stage: AppearanceStage = isAppearing ? .appearing : .disappearing
    guard appearanceStage != stage else { return }
    appearanceStage = stage
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
}
