public import LayoutViews

extension View {
  /// A curve of an animation's speed.
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

  /// A position at which an animation ends.
  public enum AnimatingPosition: Int, Sendable, Hashable {
    /// The planned end.
    case end = 0
    /// The beginning.
    case start = 1
    /// Somewhere between.
    case current = 2
  }
}
