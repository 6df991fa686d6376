public import Foundation
public import LayoutViews

// Nothing animates by itself here: only the end of an animation counts for a layout.
extension View {
  /// A set of options of an animation: UIKit's `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option to lay the subviews out along with the view.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// The option to let fingers touch what moves.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The option to begin from the state of an animation under way.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The option to repeat without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The option to run back too.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The option to begin and end slowly.
    public static let curveEaseInOut: Self = []
    /// The option to begin slowly.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// The option to end slowly.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// The option to keep the speed.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// The option to go straight from step to step.
    public static let calculationModeLinear: Self = []
    /// The option to jump from step to step.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// The option to keep the speed through all steps.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// The option to go on a curve through all steps.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// The option to take the duration of no animation around.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// The option to take the curve of no animation around.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// The option to draw again meanwhile.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// The option to hide the old view and show the new one, in place of removing and adding.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// The option to take no option of an animation around.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// The option to turn over from the left.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// The option to turn over from the right.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// The option to turn a page up.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// The option to turn a page down.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// The option to turn over from above.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// The option to turn over from below.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    /// The option to draw 60 times a second.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// The option to draw 30 times a second.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
    /// The option to blend the old picture into the new one.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// Performs the changes of an animation at once, and calls the completion when it would be over.
  ///
  /// The changes are made before this returns, since no moment between is shown; curves have no effect. The completion is called
  /// with true, after delay and duration by the window's clock; before this returns without such a clock, or if both are
  /// zero.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The changes.
  ///   - completion: A closure called at the end.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    end(completion, after: delay + duration, options)
  }

  /// Performs the changes of an animation with a spring at once.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - dampingRatio: The damping of the spring.
  ///   - velocity: The speed at the beginning.
  ///   - options: The options of the animation.
  ///   - animations: The changes.
  ///   - completion: A closure called at the end.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    end(completion, after: delay + duration, options)
  }

  /// Performs a change at once that UIKit would blend into.
  ///
  /// - Parameters:
  ///   - view: The view that changes.
  ///   - duration: The duration, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The changes.
  ///   - completion: A closure called at the end.
  public static func transition(
    with view: View,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    end(completion, after: duration, options)
  }

  /// Puts a view in the place of another one at once.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes.
  ///   - duration: The duration, in seconds.
  ///   - options: The options; with `showHideTransitionViews` the views are hidden and shown.
  ///   - completion: A closure called at the end.
  public static func transition(
    from fromView: View,
    to toView: View,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else if let parent = fromView.superview {
      parent.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    end(completion, after: duration, options)
  }

  /// An animation of the system: UIKit's `UIView.SystemAnimation`.
  public enum SystemAnimation: UInt, Sendable, Hashable {
    /// Views that are removed.
    case delete = 0
  }

  /// Removes views, with changes beside, at once.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views, which are removed.
  ///   - options: The options.
  ///   - parallelAnimations: The changes beside.
  ///   - completion: A closure called at the end.
  public static func perform(
    _ animation: SystemAnimation,
    on views: [View],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }

  /// Performs changes that would be repeated, once.
  ///
  /// - Parameters:
  ///   - count: The number of times.
  ///   - autoreverses: Whether they run back.
  ///   - animations: The changes.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    animations()
  }

  /// The duration of the animation around: none.
  public static var inheritedAnimationDuration: TimeInterval { 0 }

  /// A set of options of an animation of several steps: UIKit's `UIView.KeyframeAnimationOptions`.
  public typealias KeyframeAnimationOptions = AnimationOptions

  /// Performs the changes of an animation of several steps at once.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: A closure that adds the steps.
  ///   - completion: A closure called at the end.
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    end(completion, after: delay + duration, options)
  }

  /// Performs a step of an animation, in the order in which steps are added.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a share of the duration.
  ///   - frameDuration: The length of the step, as a share of the duration.
  ///   - animations: The changes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Performs the changes of an animation with a spring of a perceived duration at once.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - bounce: The swing of the spring beyond its end.
  ///   - initialSpringVelocity: The speed at the beginning.
  ///   - delay: The delay, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The changes.
  ///   - completion: A closure called at the end.
  public static func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    end(completion, after: delay + duration, options)
  }
}
