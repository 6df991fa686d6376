import LayoutText

/// A treatment of a line that is too long: UIKit's `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
  /// The text continues in the next line, at a word.
  case byWordWrapping = 0
  /// The text continues in the next line, at a character.
  case byCharWrapping = 1
  /// The text is cut off.
  case byClipping = 2
  /// An ellipsis stands for its beginning.
  case byTruncatingHead = 3
  /// An ellipsis stands for its end.
  case byTruncatingTail = 4
  /// An ellipsis stands for its middle.
  case byTruncatingMiddle = 5

  /// The meaning of the mode for the lines of a text.
  var overflow: LineOverflow {
    switch self {
    case .byWordWrapping: .words
    case .byCharWrapping: .letters
    case .byClipping: .clipped
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}
