public import Foundation

/// An object that lets a screen come or go: UIKit's `UIViewControllerAnimatedTransitioning`.
///
/// Views move at once here, so that what counts is where it leaves them.
public protocol AnimatedTransitioning: AnyObject {
  /// Returns the time that it takes on a device, in seconds.
  func transitionDuration(using transitionContext: (any TransitionContext)?) -> TimeInterval
  /// Moves the views, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any TransitionContext)
  /// Returns an animation that can be stopped; nobody asks for it, as none is under way here.
  func interruptibleAnimator(
    using transitionContext: any TransitionContext
  ) -> any ViewImplicitlyAnimating
  /// Responds to the end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension AnimatedTransitioning {
  /// Returns an animation of nothing.
  public func interruptibleAnimator(
    using transitionContext: any TransitionContext
  ) -> any ViewImplicitlyAnimating { ViewPropertyAnimator(duration: 0, curve: .linear) }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
