/// The side to which lines of text go: UIKit's `NSTextAlignment`.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
  /// To the left edge.
  case left = 0
  /// To the middle.
  case center = 1
  /// To the right edge.
  case right = 2
  /// Drawn as `natural`: words keep their spaces.
  case justified = 3
  /// To the edge at which a line of text begins.
  case natural = 4
}
