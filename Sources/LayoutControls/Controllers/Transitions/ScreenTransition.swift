import Foundation
import LayoutGeometry
import LayoutViews

/// A transition that an application's objects move: over other screens, on a stack, or from tab to tab.
final class ScreenTransition: TransitionContext {
  /// A part of a screen in a transition.
  struct Role {
    let controller: ViewController
    /// The view that comes or goes, or `nil` for one that stays.
    var view: View?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  /// The objects that move the views and lead them.
  struct Movers {
    let animator: any AnimatedTransitioning
    let interaction: (any InteractiveTransitioning)?
  }

  let containerView: View
  let presentationStyle: ModalPresentationStyle
  let isAnimated = true
  let targetTransform = CGAffineTransform.identity
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private let (from, to): (Role, Role)
  private let movers: Movers
  private let coordinator: TransitionCoordinator
  private var places: [ViewPlace] = []
  private var end: ((Bool) -> Void)?

  /// Creates a transition that has not begun.
  ///
  /// - Parameters:
  ///   - roles: The screen that goes or stays below, and the one that comes or is below.
  ///   - container: The view in which it is seen.
  ///   - style: The style of a presentation, or `none`.
  ///   - movers: The objects of the application.
  ///   - coordinator: Takes closures that run with it.
  ///   - end: Called at the end, with whether it was completed.
  init(
    _ roles: (from: Role, to: Role),
    in container: View,
    style: ModalPresentationStyle = .none,
    movers: Movers,
    coordinator: TransitionCoordinator,
    end: @escaping (Bool) -> Void
  ) {
    (from, to) = roles
    containerView = container
    presentationStyle = style
    self.movers = movers
    self.coordinator = coordinator
    self.end = end
  }

  /// The time that it takes on a device, in seconds.
  var duration: TimeInterval { movers.animator.transitionDuration(using: self) }
  /// The speed and the curve with which it ends.
  var ending: (speed: CGFloat, curve: View.AnimationCurve) {
    (movers.interaction?.completionSpeed ?? 1, movers.interaction?.completionCurve ?? .easeInOut)
  }

  /// Begins: with what leads it, or else to the end.
  func begin() {
    coordinator.transition = self
    places = ViewPlace.all(in: containerView.window ?? containerView)
    guard let interaction = movers.interaction, interaction.wantsInteractiveStart else {
      return moveViews()
    }
    isInteractive = true
    coordinator.isInitiallyInteractive = true
    movingViews { interaction.startInteractiveTransition(self) }
  }

  /// Lets the animator move the views; a transition that it does not end is as good as ended, as nothing takes time.
  func moveViews() {
    guard end != nil else { return }
    coordinator.runAnimations()
    movingViews { AnimationEnd.atOnce { movers.animator.animateTransition(using: self) } }
    completeTransition(!transitionWasCancelled)
  }

  /// Lets objects of the application move the views, whose controllers hear that it takes time.
  private func movingViews(_ work: () -> Void) {
    from.controller.change(animated: true) { to.controller.change(animated: true, work) }
  }

  /// Ends a transition that something leads with everything as before.
  func abandon() {
    if isInteractive { cancelInteractiveTransition() }
    completeTransition(false)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func pauseInteractiveTransition() {}

  func finishInteractiveTransition() { stopLeading() }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    stopLeading()
  }

  private func stopLeading() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator.interactionDidChange()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    isInteractive = false
    if !didComplete {
      transitionWasCancelled = true
      for place in places { place.restore() }
    }
    places = []
    movingViews { end(didComplete) }
    movers.animator.animationEnded(didComplete)
  }

  private func role(_ controller: ViewController) -> Role? {
    controller === from.controller ? from : controller === to.controller ? to : nil
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? from.controller : to.controller
  }

  func view(forKey key: TransitionContextViewKey) -> View? { key == .from ? from.view : to.view }
  func initialFrame(for vc: ViewController) -> CGRect { role(vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: ViewController) -> CGRect { role(vc)?.finalFrame ?? .zero }
}

/// The place of a view before a transition, to which a cancelled one brings it back.
private struct ViewPlace {
  private let view: View
  private let bounds: CGRect
  private let center: CGPoint
  private let transform: CGAffineTransform
  private let alpha: CGFloat
  private let isHidden: Bool

  private init(_ view: View) {
    self.view = view
    (bounds, center, transform) = (view.bounds, view.center, view.transform)
    (alpha, isHidden) = (view.alpha, view.isHidden)
  }

  /// Returns the places of a view and of all in it.
  static func all(in view: View) -> [Self] { [Self(view)] + view.subviews.flatMap { all(in: $0) } }

  /// Brings the view back; one that has not moved is left alone, so that nothing is laid out for it.
  func restore() {
    if view.transform != transform { view.transform = transform }
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != center { view.center = center }
    if view.alpha != alpha { view.alpha = alpha }
    if view.isHidden != isHidden { view.isHidden = isHidden }
  }
}
