package import Foundation
import LayoutGeometry
import ScreenFrames

// The names of areas that lie beside each other, such as those of touches: each stands where it cannot be taken for that
// of another one.
extension NamePlates {
  /// An area with what its name may not cover.
  package struct NamedArea {
    /// The area.
    let rect: CGRect
    /// The row or the bar that it lies in, beside which its name stands only where there is no room in it, or `nil` for none.
    let host: CGRect?
    /// The controls on the screen, and what lies over the area.
    let controls: [CGRect]
    /// The other areas that it does not lie in, as far as they are seen, on which its name would be theirs, or `nil` if it only stands in its own.
    let others: [CGRect]?
    /// The areas on it that have names of their own, on which its name stands only where there is no other room.
    let parts: [CGRect]
    /// Whether its name stands at the right end of its top edge rather than in its middle.
    let isNamedAtTopRight: Bool
    /// The radius of the corner there.
    let cornerRadius: CGFloat

    /// Creates an area with what its name may not cover.
    ///
    /// - Parameters:
    ///   - rect: The area.
    ///   - host: The row or the bar that it lies in, or `nil` for none.
    ///   - controls: The controls on the screen, and what lies over the area.
    ///   - others: The areas that it does not lie in, or `nil` if its name only stands in its own.
    ///   - parts: The areas on it that have names of their own.
    ///   - isNamedAtTopRight: Whether its name stands at the right end of its top edge rather than in its middle.
    ///   - cornerRadius: The radius of the corner there.
    package init(
      _ rect: CGRect,
      in host: CGRect?,
      besides controls: [CGRect],
      _ others: [CGRect]?,
      parts: [CGRect] = [],
      isNamedAtTopRight: Bool = false,
      cornerRadius: CGFloat = 0
    ) {
      (self.rect, self.host, self.controls, self.others) = (rect, host, controls, others)
      (self.parts, self.isNamedAtTopRight) = (parts, isNamedAtTopRight)
      self.cornerRadius = cornerRadius
    }
  }

  /// The distance of a name from the area that it stands beside, and at its left and right from a text, in points.
  private static let gap: CGFloat = 2

  /// Returns a plate in an area, or right beside it, where it covers neither a text nor a control, or `nil` if there is no
  /// room for one; as near to the middle of the area as can be, or to the right end of its top edge.
  mutating func plate(_ text: String, color: Color, in named: NamedArea) -> ScreenElement? {
    let size = CGSize(width: Self.width(of: text, in: fonts), height: Self.height)
    let obstacles = taken + texts + named.controls
    let aim = named.isNamedAtTopRight ? named.topRight(for: size) : named.rect.middle
    func nearest(in rooms: [CGRect], besides others: [CGRect]) -> CGRect? {
      rooms.map { $0.intersection(area) }.filter { !$0.isNull }
        .compactMap { Self.nearest(size, to: aim, in: $0, obstacles + others) }
        .min { Self.distance(of: $0, from: aim) < Self.distance(of: $1, from: aim) }
    }
    var rect = nearest(in: [named.rect], besides: named.parts)
    if rect == nil, let others = named.others {
      let sides = Self.sides(of: named.rect, for: size)
      let inHost = named.host.map { host in sides.map { $0.intersection(host) } } ?? []
      rect = nearest(in: inHost, besides: others) ?? nearest(in: sides, besides: others)
    }
    if rect == nil, !named.parts.isEmpty { rect = nearest(in: [named.rect], besides: []) }
    return rect.map { add(text, color: color, in: $0) }
  }

  private static func distance(of box: CGRect, from point: CGPoint) -> CGFloat {
    abs(box.midX - point.x) + abs(box.midY - point.y)
  }

  /// Returns the rooms below and above an area, and at its left and right, in which a plate of a size touches it.
  private static func sides(of rect: CGRect, for size: CGSize) -> [CGRect] {
    let (width, height) = (size.width, size.height)
    let across = rect.insetBy(dx: -width / 2, dy: 0)
    let along = rect.insetBy(dx: 0, dy: -height / 2)
    return [
      CGRect(x: across.minX, y: rect.maxY + gap, width: across.width, height: height),
      CGRect(x: across.minX, y: rect.minY - gap - height, width: across.width, height: height),
      CGRect(x: rect.minX - gap - width, y: along.minY, width: width, height: along.height),
      CGRect(x: rect.maxX + gap, y: along.minY, width: width, height: along.height),
    ]
  }

  /// Returns the free place of a size in a room that is the nearest to a point, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*³) in the obstacles of one height, *n*² in all those in the room; O(*n* log *n*) where there is
  ///   room near the point.
  private static func nearest(
    _ size: CGSize,
    to point: CGPoint,
    in room: CGRect,
    _ obstacles: [CGRect]
  ) -> CGRect? {
    // Of sums and differences the last bits may differ.
    let rest = CGSize(width: room.width - size.width, height: room.height - size.height)
    guard rest.width > -0.01, rest.height > -0.01 else { return nil }
    let near = obstacles.filter(room.intersects)
    let start = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    let ends = (
      x: room.minX...room.minX + max(0, rest.width), y: room.minY...room.minY + max(0, rest.height)
    )
    let xs = places(start.x, ends.x, near.flatMap { [$0.minX - gap - size.width, $0.maxX + gap] })
    let ys = places(start.y, ends.y, near.flatMap { [$0.minY - 1 - size.height, $0.maxY + 1] })
    var best: CGRect?
    for y in ys {
      // Foundation's test of two rectangles takes twenty times as long.
      let level = near.filter { $0.minY <= y + size.height && y <= $0.maxY }
        .map { (start: $0.minX, end: $0.maxX) }
      for x in xs {
        let box = CGRect(origin: CGPoint(x: x, y: y), size: size)
        if let best, distance(of: box, from: point) >= distance(of: best, from: point) { break }
        if !level.contains(where: { $0.start <= x + size.width && x <= $0.end }) { best = box }
      }
    }
    return best
  }

  /// Returns the places in a range that are tried, those first that are the nearest to a start.
  private static func places(
    _ start: CGFloat,
    _ range: ClosedRange<CGFloat>,
    _ others: [CGFloat]
  ) -> [CGFloat] {
    let first = min(max(start, range.lowerBound), range.upperBound)
    return ([first] + others.filter(range.contains)).sorted {
      (abs($0 - start), $0) < (abs($1 - start), $1)
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension NamePlates.NamedArea {
  /// The share of the radius of a round corner by which a point inside is away from either edge: the middle of the corner
  /// is 0.29 away.
  private static let shareOfCorner: CGFloat = 1 / 3

  /// Returns the middle of a plate of a size in the corner at the right end of the top edge, inside of a round one.
  fileprivate func topRight(for size: CGSize) -> CGPoint {
    let inset = max(1, cornerRadius * Self.shareOfCorner)
    return CGPoint(x: rect.maxX - inset - size.width / 2, y: rect.minY + inset + size.height / 2)
  }
}
