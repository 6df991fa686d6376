public import Foundation
public import LayoutViews

// Nothing animates by itself here: the end of an animation is what counts for a layout.
extension View {
  /// How an animation runs: UIKit's `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
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
    /// Begins and ends slowly.
    public static let curveEaseInOut: Self = []
    /// Begins slowly.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Keeps its speed.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// Blends the old picture into the new one.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// Brings about the end of an animation at once.
  ///
  /// The closures run before this returns, the first one and then the second with true: without a
  /// screen there is nobody to see what lies between. Times and curves are not looked at.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - delay: How long it would wait.
  ///   - options: How it would run.
  ///   - animations: What changes.
  ///   - completion: What follows.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Brings about the end of an animation with a spring at once.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - delay: How long it would wait.
  ///   - dampingRatio: How soon the spring would come to rest.
  ///   - velocity: How fast it would begin.
  ///   - options: How it would run.
  ///   - animations: What changes.
  ///   - completion: What follows.
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
    completion?(true)
  }

  /// Brings about the end of a change that UIKit would blend into at once.
  ///
  /// - Parameters:
  ///   - view: The view in which something changes.
  ///   - duration: How long it would take, in seconds.
  ///   - options: How it would run.
  ///   - animations: What changes.
  ///   - completion: What follows.
  public static func transition(
    with view: View,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Changes something without animation, as everything here.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
