import Foundation
import LayoutGeometry
import ScreenFrames

// The lengths of lines, which stand where they cannot be taken for that of another line.
extension NamePlates {
  /// The distance of a length from its line, and that between two places that are tried.
  private static let step: CGFloat = 4
  /// The distance from its line up to which a length is close to it.
  private static let nearby: CGFloat = 12
  /// The distance by which another line is farther away than its own one.
  private static let margin: CGFloat = 2

  /// Returns a plate beside a line, nearer to it than to any other one, or `nil` if there is no such place at which it
  /// covers no text.
  ///
  /// It is as near to the line as can be, and then to its middle, below it or at its right first, and on a view only where
  /// there is no place beside those. In a crowd of lines it is close to its own one, and on none, or apart from all of them
  /// and joined to its own one.
  ///
  /// - Complexity: O(*p* · *n*), with *p* places, some thousands for a long line without room, and *n* things on the screen.
  mutating func plate(
    _ text: String,
    color: Color,
    beside line: DimensionLine,
    _ others: [CGRect]
  ) -> ScreenElement? {
    let size = CGSize(width: Self.width(of: text, in: fonts), height: Self.height)
    let (reach, words) = (line.detour ?? 0, taken + texts)
    let box =
      place(of: size, beside: line, upTo: reach, others, sparing: words + views)
      ?? place(of: size, beside: line, upTo: reach, others, sparing: words)
      ?? place(of: size, beside: line, upTo: Self.nearby, [], sparing: words + others)
    if let box { return add(text, color: color, in: box) }
    let start = CGRect(
      x: line.middle.x - size.width / 2,
      y: line.middle.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    let apart = (others + [line.area]).map { $0.insetBy(dx: -NameLeader.gap, dy: -NameLeader.gap) }
    return joined(to: line.area, from: start, besides: words + views + apart)
      .map { add(text, color: color, in: $0, joinedTo: line.area) }
  }

  private func place(
    of size: CGSize,
    beside line: DimensionLine,
    upTo reach: CGFloat,
    _ others: [CGRect],
    sparing obstacles: [CGRect]
  ) -> CGRect? {
    let own = line.area
    for gap in stride(from: Self.step, through: max(reach, Self.step), by: Self.step) {
      for box in Self.places(of: size, beside: line, gap)
      where area.holds(box) && !obstacles.contains(where: box.intersects) {
        let distance = own.distance(to: box)
        guard !others.contains(where: { $0.distance(to: box) < distance + Self.margin }) else {
          continue
        }
        return box
      }
    }
    return nil
  }

  /// Returns the places at a distance from a line, those first that are the nearest to its middle.
  private static func places(
    of size: CGSize,
    beside line: DimensionLine,
    _ gap: CGFloat
  ) -> [CGRect] {
    let (area, isLevel, middle) = (line.area, line.isHorizontal, line.middle)
    let reach = (isLevel ? area.width + size.width : area.height + size.height) / 2 + gap
    return stride(from: 0, through: reach, by: step).flatMap { distance in
      [distance, -distance].flatMap { shift -> [CGRect] in
        let (x, y) = (middle.x - size.width / 2 + shift, middle.y - size.height / 2 + shift)
        let origins =
          isLevel
          ? [CGPoint(x: x, y: middle.y + gap), CGPoint(x: x, y: middle.y - gap - size.height)]
          : [CGPoint(x: middle.x + gap, y: y), CGPoint(x: middle.x - gap - size.width, y: y)]
        return origins.map { CGRect(origin: $0, size: size) }
      }
    }
  }
}

extension CGRect {
  /// Returns the distance between two areas, or 0 if they touch.
  func distance(to other: CGRect) -> CGFloat {
    let x = max(0, minX - other.maxX, other.minX - maxX)
    let y = max(0, minY - other.maxY, other.minY - maxY)
    return (x * x + y * y).squareRoot()
  }
}
