package import Foundation

/// A line of a text as it is drawn.
package struct TextLine: Sendable, Hashable {
  /// The drawn text: without spaces at the end of a wrapped line, with an ellipsis if it is cut.
  package let string: String
  /// The width in points, not rounded.
  package let width: CGFloat
}
