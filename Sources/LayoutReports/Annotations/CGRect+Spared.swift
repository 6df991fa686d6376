import Foundation
import LayoutGeometry

extension CGRect {
  /// Returns the area with room between its edges and the texts in it, so that its outline covers none; close to others, as
  /// between the titles of an index, it stays as high as it is.
  func spared(around texts: [CGRect]) -> CGRect {
    let least: CGFloat = 3
    // One that goes on outside is not in it.
    let inner = texts.filter(insetBy(dx: -least, dy: -least).holds)
    // The dot of a line would touch them.
    let reach = LeaderRoutes.dotReach
    let isNarrow = inner.contains { $0.minX < minX + reach || $0.maxX > maxX - reach }
    let higher = insetBy(dx: 0, dy: -least)
    // Letters fill three fifths of the height of a line.
    let isCrowded = texts.contains { text in
      !inner.contains(text) && text.insetBy(dx: 1, dy: text.height / 5).intersects(higher)
    }
    let isLow =
      !isCrowded && inner.contains { $0.minY < minY + least || $0.maxY > maxY - least }
    return insetBy(dx: isNarrow ? -least - 1 : 0, dy: isLow ? -least : 0)
  }

  /// Returns what the area has in common with another one that lies partly beside it, where a dot would be on both, or `nil`
  /// if one is apart from the other, holds it or lies across it.
  func shared(with other: CGRect) -> CGRect? {
    let shared = intersection(other)
    guard !shared.isNull, shared.width > 1, shared.height > 1, !holds(other), !other.holds(self),
      !isAcross(other), !other.isAcross(self)
    else { return nil }
    return shared
  }

  /// Returns the areas between parts of a thing that lie side by side.
  func gaps(between parts: [CGRect]) -> [CGRect] {
    let sorted = parts.sorted { $0.minX < $1.minX }
    return zip(sorted, sorted.dropFirst()).map { left, right in
      CGRect(x: left.maxX, y: minY, width: right.minX - left.maxX, height: height)
    }
  }
}
