import Foundation
import LayoutControls
import LayoutGeometry
import LayoutViews

extension NSLayoutManager {
  /// The lines of a text view, in the coordinates of its container.
  struct Lines {
    private let view: UITextView
    private let length: Int
    private let inset: CGPoint
    private let padding: CGFloat

    init(_ view: UITextView, _ length: Int) {
      self.view = view
      self.length = length
      inset = CGPoint(x: view.textContainerInset.left, y: view.textContainerInset.top)
      padding = view.textContainer.lineFragmentPadding
    }

    private func position(_ offset: Int) -> UITextPosition {
      view.position(from: view.beginningOfDocument, offset: min(max(0, offset), length))
        ?? view.endOfDocument
    }

    private func caret(at offset: Int) -> CGRect {
      view.caretRect(for: position(offset)).offsetBy(dx: -inset.x, dy: -inset.y)
    }

    /// The UTF-16 units of each line.
    ///
    /// - Complexity: O(*n*) in the letters.
    var ranges: [NSRange] {
      var ranges: [NSRange] = []
      var last: CGFloat?
      for offset in 0..<length {
        let top = caret(at: offset).minY
        if top == last {
          ranges[ranges.count - 1].length += 1
        } else {
          ranges.append(NSRange(location: offset, length: 1))
        }
        last = top
      }
      return ranges
    }

    /// Returns the line of a unit, or `nil` for none.
    func range(at offset: Int) -> NSRange? { ranges.first { $0.contains(offset) } }

    /// Returns the rectangle around some units, that of the caret for none.
    func rect(of range: NSRange) -> CGRect {
      let part = view.textRange(
        from: position(range.location),
        to: position(range.location + range.length)
      )
      let rects = range.length > 0 ? part.map(view.selectionRects)?.map(\.rect) ?? [] : []
      guard let first = rects.first else { return caret(at: range.location) }
      return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: -inset.x, dy: -inset.y)
    }

    /// Returns the rectangle of a line, as wide as the container.
    func fragment(of range: NSRange) -> CGRect {
      let rect = rect(of: range)
      return CGRect(x: 0, y: rect.minY, width: view.textContainer.size.width, height: rect.height)
    }

    /// Returns the rectangle of a line's letters, with the padding at both ends.
    func used(by range: NSRange) -> CGRect { rect(of: range).insetBy(dx: -padding, dy: 0) }

    /// Returns the unit at a point, or the nearest one, and the share of its width that is before the point.
    func letter(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
      let place = CGPoint(x: point.x + inset.x, y: point.y + inset.y)
      guard length > 0, let nearest = view.closestPosition(to: place) else { return (0, 0) }
      let caret = min(view.offset(from: view.beginningOfDocument, to: nearest), length)
      for index in [caret, caret - 1] where index >= 0 && index < length {
        let rect = rect(of: NSRange(location: index, length: 1))
        if rect.minX <= point.x, point.x < rect.maxX, rect.width > 0 {
          return (index, (point.x - rect.minX) / rect.width)
        }
      }
      return caret < length ? (caret, 0) : (length - 1, 1)
    }
  }
}
