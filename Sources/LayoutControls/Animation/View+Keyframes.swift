public import Foundation
public import LayoutViews

extension View {
  /// How an animation of several steps runs: UIKit's `UIView.KeyframeAnimationOptions`.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays the subviews out along with the view.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Lets fingers touch what moves.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins where an animation under way is.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs back too.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Goes straight from step to step.
    public static let calculationModeLinear: Self = []
    /// Jumps from step to step.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// Keeps its speed through all steps.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Goes on a curve through all steps.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
  }

  /// Brings about the end of an animation of several steps at once.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - delay: How long it would wait.
  ///   - options: How it would run.
  ///   - animations: Adds the steps.
  ///   - completion: What follows.
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Takes a step of an animation; steps run in the order in which they are added.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it would begin, as a share of the duration.
  ///   - frameDuration: How long it would take, as a share of the duration.
  ///   - animations: What changes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Brings about the end of an animation with a spring of a perceived duration at once.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - bounce: How far the spring would swing beyond its end.
  ///   - initialSpringVelocity: How fast it would begin.
  ///   - delay: How long it would wait.
  ///   - options: How it would run.
  ///   - animations: What changes.
  ///   - completion: What follows.
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
    completion?(true)
  }

  /// Switches animations on or off, which are none here.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// Whether changes are shown over time, which they are not.
  public static var areAnimationsEnabled: Bool { false }
}
