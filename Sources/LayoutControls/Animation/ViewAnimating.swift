public import Foundation
public import LayoutViews

/// A state of an animation: UIKit's `UIViewAnimatingState`.
public enum ViewAnimatingState: Int, Sendable, Hashable {
  /// Nothing: not started, or at its end.
  case inactive = 0
  /// The animation was started, or paused before its start.
  case active = 1
  /// The animation was stopped, and has no final position yet.
  case stopped = 2
}

/// An animation that can be started, paused and stopped: UIKit's `UIViewAnimating`.
public protocol ViewAnimating: AnyObject {
  /// The present state.
  var state: ViewAnimatingState { get }
  /// Whether the animation is under way.
  var isRunning: Bool { get }
  /// Whether the animation runs back.
  var isReversed: Bool { get set }
  /// The progress, 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation.
  func startAnimation()
  /// Starts the animation after a time, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its present position, with or without a later end.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: View.AnimatingPosition)
}

/// An animation of changes in closures: UIKit's `UIViewImplicitlyAnimating`.
///
/// Its methods are optional in UIKit; whoever has none of its own does nothing.
public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes that start after a share of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds something that follows.
  func addCompletion(_ completion: @escaping (View.AnimatingPosition) -> Void)
  /// Goes on with a paused animation, with another timing and another length of the rest.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

extension ViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (View.AnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?,
    durationFactor: CGFloat
  ) {}
}
