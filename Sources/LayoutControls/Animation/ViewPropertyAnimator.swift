public import Foundation
public import LayoutViews

/// An animation that is started, stopped and waited for: UIKit's `UIViewPropertyAnimator`.
///
/// As with `View.animate`, the changes are made at once: starting runs all that was added, and the completions follow when the
/// animation would be over. What is added after the start belongs to the animation too, and is run at once.
open class ViewPropertyAnimator: NSObject, ViewImplicitlyAnimating {
  /// A state of an animator.
  public typealias State = ViewAnimatingState

  /// The duration of the animation, in seconds.
  public final let duration: TimeInterval
  /// The present state of the animator.
  public private(set) final var state = State.inactive
  /// The progress of the animation, 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether the animation would run back.
  open var isReversed = false
  /// Whether the animation is under way.
  open var isRunning: Bool { takeEndBack != nil }

  /// The curve or spring that was given, or `nil` for a curve by its name.
  public private(set) final var timingParameters: (any TimingCurveProvider)?
  /// The delay with which it was started, in seconds.
  public private(set) final var delay: TimeInterval = 0
  /// Whether the animation can be stopped.
  open var isInterruptible = true
  /// Whether the views can be touched meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether the application finds the views under a finger meanwhile.
  open var isManualHitTestingEnabled = false
  /// Whether a paused animation goes at an even speed.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, which it does not here.
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(View.AnimatingPosition) -> Void] = []
  /// The position at which the animation ended, or `nil` before that.
  private var end: View.AnimatingPosition?
  /// The function that takes the end back, or `nil` for an animation that is not under way.
  private var takeEndBack: (() -> Void)?

  /// Creates an animation with a curve.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - curve: The curve of its speed.
  ///   - animations: The changes.
  public init(duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.animations = [animations].compactMap(\.self)
  }

  /// Creates an animation with a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - ratio: The damping of the spring.
  ///   - animations: The changes.
  public init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = [animations].compactMap(\.self)
  }

  /// Creates an animation with a curve of two control points.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - point1: The first control point.
  ///   - point2: The second control point.
  ///   - animations: The changes.
  public init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = [animations].compactMap(\.self)
  }

  /// Creates an animation with a curve or a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - parameters: The curve.
  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Makes an animation and starts it.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The changes.
  ///   - completion: A closure called at the end.
  /// - Returns: The animator, which is under way.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: View.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((View.AnimatingPosition) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(
      duration: duration,
      curve: .easeInOut,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: The start, as a share of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
    if end != nil || isRunning { runAnimations() }
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds something that follows.
  open func addCompletion(_ completion: @escaping (View.AnimatingPosition) -> Void) {
    if let end { completion(end) } else { completions.append(completion) }
  }

  /// Performs the changes.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Performs the changes.
  ///
  /// - Parameter delay: The delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    start(endingAfter: delay + duration)
  }

  private func start(endingAfter seconds: TimeInterval) {
    runAnimations()
    state = .active
    // Kept until its end, as UIKit keeps it.
    takeEndBack = AnimationEnd.reach(after: seconds) {
      self.complete(at: self.isReversed ? .start : .end)
    }
  }

  /// Performs the changes of a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: The timing, which has no effect.
  ///   - durationFactor: The length of the rest, as a share of the duration; 0 stands for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state != .stopped, !isRunning else { return }
    start(endingAfter: duration * (durationFactor > 0 ? durationFactor : 1 - fractionComplete))
  }

  /// Pauses the animation.
  ///
  /// One that was not started makes its changes, as in UIKit.
  open func pauseAnimation() {
    stopRunning()
    state = .active
    end = nil
    runAnimations()
  }

  /// Stops the animation at its present position.
  ///
  /// - Parameter withoutFinishing: Whether the completions are not called, now or by `finishAnimation`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    stopRunning()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation and calls the completions.
  open func finishAnimation(at finalPosition: View.AnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  private func runAnimations() {
    let pending = animations
    animations = []
    for animation in pending { animation() }
  }

  private func stopRunning() {
    takeEndBack?()
    takeEndBack = nil
  }

  private func complete(at position: View.AnimatingPosition) {
    takeEndBack = nil
    state = .inactive
    end = position
    fractionComplete = position == .end ? 1 : 0
    let pending = completions
    completions = []
    for completion in pending { completion(position) }
  }
}
