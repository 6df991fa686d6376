public import Foundation
public import LayoutViews

/// A delegate that hands out what shows a screen and moves it: UIKit's `UIViewControllerTransitioningDelegate`.
public protocol TransitioningDelegate: AnyObject {
  /// Returns the object that places a screen of the style `custom`, or `nil` for one over everything.
  func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController?
  /// Returns the object that lets the screen come, or `nil` for the system's.
  func animationController(
    forPresented presented: ViewController,
    presenting: ViewController,
    source: ViewController
  ) -> (any AnimatedTransitioning)?
  /// Returns the object that lets the screen go, or `nil` for the system's.
  func animationController(forDismissed dismissed: ViewController) -> (any AnimatedTransitioning)?
}

extension TransitioningDelegate {
  /// Returns the answer of a delegate that has none of its own.
  public func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController? { nil }
  /// Returns the answer of a delegate that has none of its own.
  public func animationController(
    forPresented presented: ViewController,
    presenting: ViewController,
    source: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns the answer of a delegate that has none of its own.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
}

/// An object that lets a screen come or go: UIKit's `UIViewControllerAnimatedTransitioning`.
///
/// Views move at once here, so that what counts is where it leaves them.
public protocol AnimatedTransitioning: AnyObject {
  /// Returns the time that it takes on a device, in seconds.
  func transitionDuration(using transitionContext: (any TransitionContext)?) -> TimeInterval
  /// Moves the views, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any TransitionContext)
  /// Responds to the end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension AnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

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
  /// Whether a finger leads it: none does here.
  var isInteractive: Bool { get }
  /// Whether it was cancelled: none is here.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: ModalPresentationStyle { get }
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller in a role.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view in a role that comes or goes, or `nil` for one that stays.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns the frame of a controller's view before, zero for one that comes.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Returns the frame of a controller's view afterwards, zero for one that goes.
  func finalFrame(for vc: ViewController) -> CGRect
}

/// A transition of one screen over another.
final class ModalTransition: TransitionContext {
  let containerView: View
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle: ModalPresentationStyle
  private let from: ViewController
  private let to: ViewController
  private let moving: ViewController
  private let frame: CGRect
  private let movingView: View?
  private var end: ((Bool) -> Void)?

  /// Creates the transition of a controller that comes over another one, or goes.
  init(
    _ moving: ViewController,
    over other: ViewController,
    isComing: Bool,
    of controller: PresentationController,
    in container: View,
    end: @escaping (Bool) -> Void
  ) {
    self.moving = moving
    containerView = container
    presentationStyle = moving.modalPresentationStyle
    (from, to) = isComing ? (other, moving) : (moving, other)
    frame = controller.frameOfPresentedViewInContainerView
    movingView = controller.presentedView
    self.end = end
  }

  func completeTransition(_ didComplete: Bool) {
    let end = end
    self.end = nil
    end?(didComplete)
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? from : to
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    (key == .from ? from : to) === moving ? movingView : nil
  }

  func initialFrame(for vc: ViewController) -> CGRect {
    vc === moving && moving === to ? .zero : vc.view.frame
  }

  func finalFrame(for vc: ViewController) -> CGRect {
    if vc !== moving { return vc.view.frame }
    return moving === to ? frame : .zero
  }
}
