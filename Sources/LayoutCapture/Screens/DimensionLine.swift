package import Foundation
package import LayoutGeometry
package import ScreenFrames

/// A line with bars at its ends, and with words.
package struct DimensionLine: Sendable {
  let start: CGPoint
  let end: CGPoint
  let tag: ElementTag
  package var text: String?
  let color: Color
  /// The words for a note where there is no room for the text, or `nil` for the text.
  package var name: String?
  /// The distance of the text from the line, in points, up to which it is looked for nearby, covering neither a text nor a
  /// view, or `nil` for over what it must.
  package var detour: CGFloat?

  /// Whether the text says only how long the line is, and stands nearer to it than to any other one.
  package var isOfLength = false
  /// Whether it may stand elsewhere, too, since it names what it is the length of.
  package var saysAttribute = false

  /// The half of the length of a bar, in points.
  private static let bar: CGFloat = 3

  /// Creates a line, level or upright, whose text is as far away as it must.
  package init(
    from start: CGPoint,
    to end: CGPoint,
    tag: ElementTag,
    text: String?,
    color: Color
  ) {
    (self.start, self.end) = (start, end)
    (self.tag, self.text, self.color) = (tag, text, color)
  }

  /// Whether it is seen without its bars.
  var hasLength: Bool { max(abs(end.x - start.x), abs(end.y - start.y)) >= 1 }

  /// Whether it lies at one place, in a crowd.
  var liesAtOnePlace: Bool { detour != nil && !hasLength }

  var isHorizontal: Bool { abs(end.x - start.x) >= abs(end.y - start.y) }

  var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

  /// The area of the line with its bars.
  package var area: CGRect {
    CGRect(
      x: min(start.x, end.x),
      y: min(start.y, end.y),
      width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    )
    .insetBy(dx: isHorizontal ? -0.5 : -Self.bar, dy: isHorizontal ? -Self.bar : -0.5)
  }

  /// The line as it is drawn; one shorter than a point as its bars alone.
  package var element: ScreenElement {
    let path = [.move(start), .line(end)] + bar(at: start) + bar(at: end)
    return .group(ElementGroup(tag, children: [.stroke(.path(path), color, width: 1)]))
  }

  private func bar(at point: CGPoint) -> [PathCommand] {
    let (dx, dy) = isHorizontal ? (0, Self.bar) : (Self.bar, 0)
    return [
      .move(CGPoint(x: point.x - dx, y: point.y - dy)),
      .line(CGPoint(x: point.x + dx, y: point.y + dy)),
    ]
  }
}
