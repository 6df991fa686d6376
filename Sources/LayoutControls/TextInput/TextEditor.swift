import Foundation
import LayoutGeometry
import LayoutText
import LayoutViews

/// A view whose text is written by keys and has places.
protocol EditedText: KeyboardUser {
  /// The letters as they were written.
  var writtenText: String { get }
  /// The label that shows them.
  var content: Label { get }
  /// Whether dots stand for the letters.
  var showsDots: Bool { get }
  /// Takes over what was written.
  func take(_ text: String)
  /// Responds to another selection.
  func selectionDidChange()
}

/// The selection of a view's text, and what keys do with it.
final class TextEditor {
  unowned let view: any EditedText
  /// The selected part, or `nil` for the caret behind the text.
  private var ownSelection: NSRange?

  init(_ view: any EditedText) { self.view = view }

  private var length: Int { view.writtenText.utf16.count }

  /// The selected part in UTF-16 units, empty at the caret.
  var selection: NSRange {
    get { ownSelection.map(clamped) ?? NSRange(location: length, length: 0) }
    set {
      let new = clamped(newValue)
      guard new != selection else { return }
      ownSelection = new
      view.setNeedsLayout()
      view.selectionDidChange()
      if new.length > 0, view.isFirstResponder { view.tellNoEffect(of: "selectedTextRange") }
    }
  }

  /// The part that deleting takes away: the selection, or else the letter before the caret.
  var deletion: NSRange {
    let range = selection
    let before = (view.writtenText as NSString).substring(to: range.location)
    guard range.length == 0, let letter = before.last?.utf16.count else { return range }
    return NSRange(location: range.location - letter, length: letter)
  }

  /// Puts letters in the place of a part, and the caret behind them.
  func replace(_ range: NSRange, by text: String) {
    let range = clamped(range)
    let new = (view.writtenText as NSString).replacingCharacters(in: range, with: text)
    let caret = range.location + text.utf16.count
    ownSelection = nil
    pendingSelection = caret == new.utf16.count ? nil : NSRange(location: caret, length: 0)
    view.take(new)
    pendingSelection = nil
  }

  /// The caret that a text has as soon as it is there, before anybody learns of it.
  private var pendingSelection: NSRange?

  /// Puts the caret behind a text that code sets.
  func textDidChange() { ownSelection = pendingSelection }

  // MARK: Places

  /// Returns a place, within the text.
  func position(_ offset: Int) -> TextPosition? {
    offset >= 0 && offset <= length ? OffsetPosition(offset) : nil
  }

  /// Returns the UTF-16 units before a place; one of another text is the beginning.
  func offset(_ position: TextPosition) -> Int {
    min((position as? OffsetPosition)?.offset ?? 0, length)
  }

  /// Returns the units of a part, or `nil` for one of another text.
  func range(_ range: TextRange) -> NSRange? {
    (range as? OffsetRange).map { clamped($0.range) }
      ?? (range.start as? OffsetPosition).flatMap { start in
        (range.end as? OffsetPosition).map { end in
          clamped(NSRange(location: start.offset, length: end.offset - start.offset))
        }
      }
  }

  /// Returns the letters of a part.
  func text(in part: TextRange) -> String? {
    range(part).map { (view.writtenText as NSString).substring(with: $0) }
  }

  /// Returns the part between two places, in their order in the text.
  func range(from start: TextPosition, to end: TextPosition) -> TextRange? {
    guard start is OffsetPosition, end is OffsetPosition else { return nil }
    let (start, end) = (offset(start), offset(end))
    return OffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  /// Returns a place so many letters or lines from another.
  func position(
    from position: TextPosition,
    in direction: TextLayoutDirection,
    by count: Int
  ) -> TextPosition? {
    let start = offset(position)
    switch direction {
    case .right: return self.position(start + count)
    case .left: return self.position(start - count)
    case .up, .down:
      let caret = geometry.caret(at: start)
      let way = caret.height * CGFloat(direction == .up ? -count : count)
      let point = CGPoint(x: caret.midX, y: caret.midY + way)
      return geometry.contains(y: point.y) ? self.position(geometry.offset(at: point)) : nil
    }
  }

  /// Selects a part; none puts the caret behind the text.
  func select(_ part: TextRange?) {
    selection = part.flatMap(range) ?? NSRange(location: length, length: 0)
  }

  /// Returns which of two places comes first.
  func compare(_ position: TextPosition, _ other: TextPosition) -> ComparisonResult {
    let (first, second) = (offset(position), offset(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  // MARK: Rectangles

  /// Returns the caret in a place.
  func caretRect(_ position: TextPosition) -> CGRect { geometry.caret(at: offset(position)) }

  /// Returns the rectangle of a part's first line; of a part without letters the caret.
  func firstRect(_ part: TextRange) -> CGRect {
    range(part).flatMap { geometry.rects(of: $0).first } ?? caretRect(part.start)
  }

  /// Returns the rectangles of a part.
  func rects(_ part: TextRange) -> [TextSelectionRect] {
    let rects = range(part).map { geometry.rects(of: $0) } ?? []
    return rects.enumerated().map { index, rect in
      TextSelectionRect(rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  /// Returns the place that is nearest to a point, in a part if there is one.
  func nearest(to point: CGPoint, within part: TextRange? = nil) -> TextPosition? {
    let offset = geometry.offset(at: point)
    guard let part = part.flatMap(range) else { return position(offset) }
    return position(min(max(offset, part.location), NSMaxRange(part)))
  }

  /// Returns the letter at a point, or `nil` for none.
  func letter(at point: CGPoint) -> TextRange? { geometry.letter(at: point).map(OffsetRange.init) }

  /// The places of the letters on the screen.
  private var geometry: TextGeometry {
    TextGeometry(
      view.writtenText,
      in: view.content,
      showsDots: view.showsDots,
      scale: view.pixelScale
    )
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }
}
