public import Foundation
public import LayoutViews

/// A place in a text, between two letters: UIKit's `UITextPosition`.
open class TextPosition: NSObject {
  /// Creates a place that means nothing; a view hands out its own.
  public override init() { super.init() }
}

/// A part of a text: UIKit's `UITextRange`.
open class TextRange: NSObject {
  /// Creates a part without letters; a view hands out its own.
  public override init() { super.init() }

  /// The place before the first letter.
  open var start: TextPosition { TextPosition() }
  /// The place behind the last letter.
  open var end: TextPosition { TextPosition() }
  /// Whether there is no letter in it.
  open var isEmpty: Bool { true }
}

/// A rectangle of the selected part of a line: UIKit's `UITextSelectionRect`.
open class TextSelectionRect: NSObject {
  private let area: CGRect
  private let ends: (start: Bool, end: Bool)

  /// Creates a rectangle of nothing.
  public override convenience init() { self.init(.zero, containsStart: false, containsEnd: false) }

  init(_ area: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.area = area
    ends = (containsStart, containsEnd)
    super.init()
  }

  /// The rectangle, in the view's coordinates.
  open var rect: CGRect { area }
  /// The direction of the letters in it.
  open var writingDirection: WritingDirection { .natural }
  /// Whether the selection starts in it.
  open var containsStart: Bool { ends.start }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { ends.end }
  /// Whether lines go from top to bottom: never here.
  open var isVertical: Bool { false }
}

/// A direction on the screen: UIKit's `UITextLayoutDirection`.
public enum TextLayoutDirection: Int, Sendable, Hashable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// A direction in the text: UIKit's `UITextStorageDirection`.
public enum TextStorageDirection: Int, Sendable, Hashable {
  /// To its end.
  case forward = 0
  /// To its beginning.
  case backward = 1
}

/// A place that is so many UTF-16 units behind the beginning.
final class OffsetPosition: TextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.offset == offset }
  override var hash: Int { offset }
}

/// A part by its UTF-16 units.
final class OffsetRange: TextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: TextPosition { OffsetPosition(range.location) }
  override var end: TextPosition { OffsetPosition(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }
  override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.range == range }
  override var hash: Int { range.hashValue }
}
