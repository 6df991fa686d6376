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

    /// Creates the curve with a number, which is slow at both ends for one that has no name: the keyboard's notifications
    /// carry such a number, 7, and UIKit has a curve for any.
    public init?(rawValue: Int) {
      self =
        switch rawValue {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .easeInOut
        }
    }
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
