public import Foundation
public import LayoutViews

/// An animation that is started, stopped and waited for: UIKit's `UIViewPropertyAnimator`.
///
/// As with `View.animate`, the end is brought about at once: starting runs all that was added, and then
/// the completions.
public final class ViewPropertyAnimator {
  /// What the animator does at present.
  public enum State: Int, Sendable, Hashable {
    /// Nothing: not started, or at its end.
    case inactive = 0
    /// It was started, or paused before its start.
    case active = 1
    /// It was stopped, and not told yet where.
    case stopped = 2
  }

  /// How long the animation would take, in seconds.
  public let duration: TimeInterval
  /// What the animator does at present.
  public private(set) var state = State.inactive
  /// How far the animation is, 0 to 1.
  public var fractionComplete: CGFloat = 0
  /// Whether the animation would run back.
  public var isReversed = false
  /// Whether the animation is under way, which it never is: it ends as it begins.
  public var isRunning: Bool { false }

  private var animations: [() -> Void] = []
  private var completions: [(View.AnimatingPosition) -> Void] = []

  /// Makes an animation with a curve.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - curve: How its speed would change.
  ///   - animations: What changes.
  public init(
    duration: TimeInterval,
    curve: View.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = [animations].compactMap(\.self)
  }

  /// Makes an animation with a spring.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - ratio: How soon the spring would come to rest.
  ///   - animations: What changes.
  public init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = [animations].compactMap(\.self)
  }

  /// Makes an animation with a curve of two control points.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - point1: The first control point.
  ///   - point2: The second control point.
  ///   - animations: What changes.
  public init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = [animations].compactMap(\.self)
  }

  /// Makes an animation and starts it.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - delay: How long it would wait.
  ///   - options: How it would run.
  ///   - animations: What changes.
  ///   - completion: What follows.
  /// - Returns: The animator, at its end.
  @discardableResult
  public static func runningPropertyAnimator(
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

  /// Adds something that changes.
  ///
  /// - Parameters:
  ///   - animation: What changes.
  ///   - delayFactor: How late it would begin, as a share of the duration.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    animations.append(animation)
  }

  /// Adds something that follows.
  public func addCompletion(_ completion: @escaping (View.AnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Brings about the end.
  ///
  /// - Parameter delay: How long the animation would wait, in seconds.
  public func startAnimation(afterDelay delay: TimeInterval = 0) {
    guard state != .stopped else { return }
    runAnimations()
    complete(at: isReversed ? .start : .end)
  }

  /// Brings about the end of a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: How it would run; not looked at.
  ///   - durationFactor: How long the rest would take, as a share of the duration.
  public func continueAnimation(
    withTimingParameters parameters: AnyObject? = nil,
    durationFactor: CGFloat = 0
  ) {
    startAnimation()
  }

  /// Pauses the animation; one that was not started makes its changes, as in UIKit.
  public func pauseAnimation() {
    state = .active
    runAnimations()
  }

  /// Stops the animation where it is.
  ///
  /// - Parameter withoutFinishing: Whether the completions are not called, now or by `finishAnimation`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation and calls the completions.
  public func finishAnimation(at finalPosition: View.AnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  private func runAnimations() {
    let pending = animations
    animations = []
    for animation in pending { animation() }
  }

  private func complete(at position: View.AnimatingPosition) {
    state = .inactive
    fractionComplete = position == .end ? 1 : 0
    let pending = completions
    completions = []
    for completion in pending { completion(position) }
  }
}

extension View {
  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable, Hashable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// Always the same.
    case linear = 3
  }

  /// Where an animation ends.
  public enum AnimatingPosition: Int, Sendable, Hashable {
    /// Where it was to end.
    case end = 0
    /// Where it began.
    case start = 1
    /// Somewhere between.
    case current = 2
  }
}
