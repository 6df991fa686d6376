/// A way in which the progress of a part of a view goes to its end.
package enum ProgressTiming: Sendable, Hashable {
  /// Slow at both ends, over a duration.
  case easeInOut(Duration)
  /// As a spring of a frequency in radians per second and a damping ratio from 0 to 1, from rest, until less than a
  /// thousandth of the way is left.
  case spring(frequency: Double, dampingRatio: Double = 1)
}
