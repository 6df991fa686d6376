public import Foundation
public import LayoutGeometry
public import LayoutViews

/// A role of a controller in a transition: UIKit's `UITransitionContextViewControllerKey`.
public enum TransitionContextViewControllerKey: Sendable, Hashable {
  /// The controller that was seen before.
  case from
  /// The controller that is seen afterwards.
  case to
}

/// A role of a view in a transition: UIKit's `UITransitionContextViewKey`.
public enum TransitionContextViewKey: Sendable, Hashable {
  /// The view that was seen before.
  case from
  /// The view that is seen afterwards.
  case to
}

/// A change from one screen to another: UIKit's `UIViewControllerContextTransitioning`.
public protocol TransitionContext: AnyObject {
  /// The view in which the transition is seen.
  var containerView: View { get }
  /// Whether it is to be seen: only then is anybody asked to move views.
  var isAnimated: Bool { get }
  /// Whether something leads it at the moment, as a finger does.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` in a container.
  var presentationStyle: ModalPresentationStyle { get }
  /// Notes the share of the way that what leads it has come, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Stops a transition on its way, which none is here.
  func pauseInteractiveTransition()
  /// Notes that nothing leads it any longer, and that it goes on to its end.
  func finishInteractiveTransition()
  /// Notes that nothing leads it any longer, and that it goes back.
  func cancelInteractiveTransition()
  /// Ends the transition; with false everything is as before.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller in a role.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view in a role that comes or goes, or `nil` for one that stays.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// The turn of the screen with which it comes: none here.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view before, zero for one that comes.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Returns the frame of a controller's view afterwards, zero for one that goes.
  func finalFrame(for vc: ViewController) -> CGRect
}
