import Foundation
import LayoutViews

/// A clock by which animations end, which the host of a window has.
package protocol AnimationClock: AnyObject {
  /// Performs an action after a while, and returns a function that takes that back.
  func perform(after delay: Duration, _ action: @escaping () -> Void) -> () -> Void
}

/// The end of an animation, whose changes are made at once.
///
/// It comes in its time by the clock of the window whose code runs, or ran last. It comes at once without such a clock, for an
/// animation that takes no time, where animations are switched off, and in an animator of a transition, which is at its end
/// at once.
enum AnimationEnd {
  /// The nesting of animators of transitions.
  private final class Transitions {
    var depth = 0

    static var shared: Transitions { SharedObjects.object("AnimationEnd.Transitions") { .init() } }
  }

  /// Calls what follows an animation, and returns a function that takes that back, or `nil` if it was called.
  ///
  /// - Parameters:
  ///   - seconds: The time until the end; longer than any clock goes if it is infinite.
  ///   - action: What follows.
  /// - Returns: The function, or `nil`.
  @discardableResult
  static func reach(after seconds: TimeInterval, _ action: @escaping () -> Void) -> (() -> Void)? {
    guard seconds > 0, View.areAnimationsEnabled, Transitions.shared.depth == 0,
      let clock = CurrentWindow.ofThread?.host as? any AnimationClock
    else {
      action()
      return nil
    }
    return clock.perform(after: .seconds(min(seconds, 1e12)), action)
  }

  /// Runs an animator of a transition, whose animations end at once.
  static func atOnce(_ work: () -> Void) {
    Transitions.shared.depth += 1
    work()
    Transitions.shared.depth -= 1
  }
}

extension View {
  /// Calls the completion of an animation at its end; one that repeats has none.
  static func end(
    _ completion: ((Bool) -> Void)?,
    after seconds: TimeInterval,
    _ options: AnimationOptions
  ) {
    guard let completion, !options.contains(.repeat) else { return }
    AnimationEnd.reach(after: seconds) { completion(true) }
  }
}
