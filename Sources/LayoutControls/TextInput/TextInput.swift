public import Foundation

/// An object that takes letters: UIKit's `UIKeyInput`.
public protocol KeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Writes letters at the caret, in the place of what is selected.
  func insertText(_ text: String)
  /// Takes away what is selected, or else the letter before the caret.
  func deleteBackward()
}

/// An object whose text has places, a selection and a geometry: UIKit's `UITextInput`.
///
/// It has what fields and text views need. Text that waits for its completion, as Chinese is written, there is none.
public protocol TextInput: KeyInput {
  /// The selected part, empty at a caret, or `nil` if there is neither.
  var selectedTextRange: TextRange? { get set }
  /// The part that waits for its completion: `nil`.
  var markedTextRange: TextRange? { get }
  /// The place before the first letter.
  var beginningOfDocument: TextPosition { get }
  /// The place behind the last letter.
  var endOfDocument: TextPosition { get }
  /// Returns the letters of a part, or `nil` for a part of another text.
  func text(in range: TextRange) -> String?
  /// Puts letters in the place of a part.
  func replace(_ range: TextRange, withText text: String)
  /// Returns the part between two places, or `nil` for places of another text.
  func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange?
  /// Returns the place so many UTF-16 units behind another, or `nil` for none.
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// Returns the place so many UTF-16 units or lines from another in a direction, or `nil` for none.
  func position(
    from position: TextPosition,
    in direction: TextLayoutDirection,
    offset: Int
  ) -> TextPosition?
  /// Returns which of two places comes first.
  func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult
  /// Returns the UTF-16 units between two places, negative if the second comes first.
  func offset(from: TextPosition, to toPosition: TextPosition) -> Int
  /// Returns the rectangle of a part's first line, in the view's coordinates.
  func firstRect(for range: TextRange) -> CGRect
  /// Returns the rectangle of the caret in a place, in the view's coordinates.
  func caretRect(for position: TextPosition) -> CGRect
  /// Returns the rectangles of a part, one a line, in the view's coordinates.
  func selectionRects(for range: TextRange) -> [TextSelectionRect]
  /// Returns the place that is nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> TextPosition?
  /// Returns the place in a part that is nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint, within range: TextRange) -> TextPosition?
  /// Returns the letter at a point in the view's coordinates, or `nil` for none.
  func characterRange(at point: CGPoint) -> TextRange?
}
