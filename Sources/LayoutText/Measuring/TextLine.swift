public import Foundation

/// One line of a text as it is drawn.
public struct TextLine: Sendable, Hashable {
  /// What is drawn: without spaces at the end of a wrapped line, with an ellipsis where cut.
  public let string: String
  /// Its width in points, not rounded.
  public let width: CGFloat

  /// Makes a line.
  public init(string: String, width: CGFloat) {
    self.string = string
    self.width = width
  }
}
