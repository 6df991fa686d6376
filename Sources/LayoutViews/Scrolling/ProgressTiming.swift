/// A way in which the progress of a part of a view goes to its end.
package enum ProgressTiming: Sendable, Hashable {
  /// Slow at both ends, over a duration.
  case easeInOut(Duration)
  /// As a critically damped spring of a frequency in radians per second, from rest, until a thousandth of the way is
  /// left.
  case spring(frequency: Double)
  /// As the same spring, which a push at first takes beyond its end by a share of the way: 3 %.
  case pushedSpring(frequency: Double)
}
