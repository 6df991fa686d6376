public import Foundation

/// A line of a text as it is drawn.
public struct TextLine: Sendable, Hashable {
  /// The drawn text: without spaces at the end of a wrapped line, with an ellipsis if it is cut.
  public let string: String
  /// The width in points, not rounded.
  public let width: CGFloat

  /// Creates a line.
  public init(string: String, width: CGFloat) {
    self.string = string
    self.width = width
  }
}
