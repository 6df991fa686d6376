package import Foundation
package import LayoutGeometry
import LayoutText
package import ScreenFrames

/// A set of small names on plates, none over another.
package struct NamePlates {
  /// The size of the names' font, in points.
  static let fontSize: CGFloat = 9.5
  /// The height of a plate.
  package static let height: CGFloat = 14

  /// The area in which plates lie.
  private(set) var area: CGRect
  /// The areas that are taken.
  private(set) var taken: [CGRect]
  /// The texts below, which plates cover only where there is no other room near.
  private let texts: [CGRect]
  /// The lines and views below, which plates cover rather than texts.
  private var spared: [CGRect] = []

  /// The distance up to which a plate goes out of the way of a text, in points: past the bars.
  private static let detour: CGFloat = 100

  /// Creates a set without plates, which keep clear of the areas that are taken, and of texts where they can.
  package init(in area: CGRect, avoiding taken: [CGRect] = [], sparing texts: [CGRect] = []) {
    self.area = area
    self.taken = taken
    self.texts = texts
  }

  /// Adds areas that plates cover only where there is no other room near, though rather than texts.
  mutating func spare(_ areas: [CGRect]) { spared += areas }

  /// Returns the width of a name's plate.
  package static func width(of text: String) -> CGFloat {
    TextMetrics.width(of: text, font: .systemFont(ofSize: fontSize, weight: .medium)) + 8
  }

  /// Returns a plate near a place, or `nil` if there is no room for one.
  ///
  /// It is at the place, or as near below it as there is room within `reach`, or else above it, or else aside; room where
  /// it covers nothing comes first, within `detour` of the place, and then room where it covers no text. Where it covers
  /// one in a range all the same, it covers the least of it. The place is its beginning, or with `isTrailing` its end.
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - color: The color of the plate.
  ///   - place: The place.
  ///   - isTrailing: Whether the plate ends there.
  ///   - reach: The farthest that it goes below, above or aside, in points; negative for nowhere.
  ///   - detour: The farthest that it does so where it covers nothing, or with a `reach` no text, or `nil` for no farther
  ///     than `reach`.
  ///   - span: The range in which it goes aside, as far as it likes, or `nil` for all of the area.
  /// - Returns: The plate.
  package mutating func plate(
    _ text: String,
    color: Color,
    at place: CGPoint,
    isTrailing: Bool = false,
    reach: CGFloat = .infinity,
    detour: CGFloat? = nil,
    within span: ClosedRange<CGFloat>? = nil
  ) -> ScreenElement? {
    let width = min(Self.width(of: text), area.width)
    let left = isTrailing ? place.x - width : place.x
    let start = CGRect(
      x: max(area.minX, min(left, area.maxX - width)),
      y: max(area.minY, min(place.y, area.maxY - Self.height)),
      width: width,
      height: Self.height
    )
    let near = min(detour ?? reach, Self.detour)
    let words = taken + texts
    let all = words + spared
    let nearOnViews = reach < 0 ? reach : near
    guard
      let rect = room(from: start, reach: near, besides: all)
        ?? roomAside(from: start, reach: near, within: span, besides: all)
        ?? room(from: start, reach: nearOnViews, besides: words)
        ?? roomAside(from: start, reach: nearOnViews, within: span, besides: words)
        ?? clearest(from: start, reach: reach, within: span)
        ?? room(from: start, reach: reach, besides: taken)
        ?? roomAside(from: start, reach: reach, within: span, besides: taken)
    else { return nil }
    taken.append(rect)
    return Self.element(text, color: color, in: rect)
  }

  /// Returns a plate at a place, or near it, in a part of the area, or `nil` if there is no room for one in that part.
  mutating func plate(
    _ text: String,
    color: Color,
    at place: CGPoint,
    isTrailing: Bool,
    inside part: CGRect
  ) -> ScreenElement? {
    let room = area.intersection(part)
    guard !room.isNull, room.height >= Self.height, room.width >= Self.width(of: text) else {
      return nil
    }
    var plates = self
    plates.area = room
    let plate = plates.plate(text, color: color, at: place, isTrailing: isTrailing)
    taken = plates.taken
    return plate
  }

  /// Returns the nearest room below a place, or else above it, or `nil` if there is none within a reach.
  private func room(from start: CGRect, reach: CGFloat, besides taken: [CGRect]) -> CGRect? {
    var below = start
    while below.minY <= area.maxY, let obstacle = taken.first(where: { $0.intersects(below) }) {
      below.origin.y = obstacle.maxY + 1
    }
    var above = start
    while above.maxY >= area.minY, let obstacle = taken.first(where: { $0.intersects(above) }) {
      above.origin.y = obstacle.minY - 1 - Self.height
    }
    return [below, above].first {
      $0.minY >= area.minY && $0.maxY <= area.maxY && abs($0.minY - start.minY) <= reach
    }
  }

  /// Returns the nearest room at the left or at the right of what is in the way, or `nil` if there is none within a reach.
  private func roomAside(
    from start: CGRect,
    reach: CGFloat,
    within span: ClosedRange<CGFloat>?,
    besides taken: [CGRect]
  ) -> CGRect? {
    let across = span == nil ? min(reach, area.width) : area.width
    let around = start.insetBy(dx: -across, dy: -min(reach, area.height))
    let left = max(area.minX, span?.lowerBound ?? area.minX)
    let right = min(area.maxX, span?.upperBound ?? area.maxX)
    let sides = taken.filter(around.intersects).flatMap {
      [$0.minX - 1 - start.width, $0.maxX + 1]
    }
    let rooms = sides.compactMap { x -> CGRect? in
      guard x >= left, x + start.width <= right, abs(x - start.minX) <= across else { return nil }
      var place = start
      place.origin.x = x
      return room(from: place, reach: reach, besides: taken)
    }
    func distance(_ rect: CGRect) -> CGFloat {
      abs(rect.minX - start.minX) + abs(rect.minY - start.minY)
    }
    return rooms.min { distance($0) < distance($1) }
  }

  /// Returns the room in a range where a plate covers the least of the texts, or `nil` without a range or room.
  private func clearest(
    from start: CGRect,
    reach: CGFloat,
    within span: ClosedRange<CGFloat>?
  ) -> CGRect? {
    guard let span else { return nil }
    let ends = [span.lowerBound, span.upperBound - start.width].map {
      min(max($0, area.minX), area.maxX - start.width)
    }
    func covered(_ rect: CGRect) -> CGFloat {
      (texts + spared).reduce(0) { sum, text in
        let shared = text.intersection(rect)
        return shared.isNull ? sum : sum + shared.width * shared.height
      }
    }
    return ([start.minX] + ends)
      .compactMap { x -> CGRect? in
        var place = start
        place.origin.x = x
        return room(from: place, reach: reach, besides: taken)
      }
      .min { covered($0) < covered($1) }
  }

  /// Returns a plate that fills a rectangle, with the name cut if it is too long.
  package static func element(_ text: String, color: Color, in rect: CGRect) -> ScreenElement {
    .group(
      ElementGroup(
        .none,
        children: [
          .fill(.rectangle(rect, cornerRadius: 3), color),
          .line(
            text,
            at: CGPoint(x: rect.minX + 4, y: rect.minY + 10.4),
            size: fontSize,
            weight: .medium,
            color: .white,
            room: rect.width - 8
          ),
        ]
      )
    )
  }
}
