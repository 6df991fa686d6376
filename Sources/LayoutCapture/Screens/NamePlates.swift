package import Foundation
package import LayoutGeometry
package import LayoutText
package import ScreenFrames

/// A set of small names on plates, none over another.
package struct NamePlates {
  /// The size of the names' font, in points.
  static let fontSize: CGFloat = 9.5
  /// The height of a plate.
  package static let height: CGFloat = 14

  /// The area in which plates lie.
  let area: CGRect
  /// The fonts for letters of names that the system's does not have, or `nil` for none.
  let fonts: FontCascade?
  /// The areas that are taken.
  private(set) var taken: [CGRect]
  /// The texts below, which plates cover only where there is no other room near.
  let texts: [CGRect]
  /// The views below, which plates cover rather than texts.
  let views: [CGRect]
  /// The lines below, which plates cover rather than views.
  private(set) var lines: [CGRect] = []
  /// The areas of the plates, with the lines that they are joined to, and the ways to those that stand apart.
  private(set) var plates: [(box: CGRect, line: CGRect?, way: LineSegment?)] = []

  /// The things that a plate may cover where there is no room near it.
  package enum Coverable: Sendable {
    /// Lines.
    case lines
    /// Lines, views rather than texts, and texts.
    case anything
  }

  /// The distance up to which a plate goes out of the way of a text, in points: past the bars.
  static let detour: CGFloat = 100

  /// Creates a set without plates, which keep clear of the areas that are taken, and of texts and views where they can.
  package init(
    in area: CGRect,
    avoiding taken: [CGRect] = [],
    sparing texts: [CGRect] = [],
    _ views: [CGRect] = [],
    in fonts: FontCascade?
  ) {
    self.area = area
    self.fonts = fonts
    self.taken = taken
    self.texts = texts
    self.views = views
  }

  /// Adds lines that plates cover only where there is no other room near, though rather than texts and views.
  mutating func spare(_ areas: [CGRect]) { lines += areas }

  /// Returns the width of a name's plate.
  package static func width(of text: String, in fonts: FontCascade?) -> CGFloat {
    let font = Font.systemFont(ofSize: fontSize, weight: .medium).with(fonts)
    return TextMetrics.width(of: text, font: font) + 8
  }

  /// Returns a plate near a place, or `nil` if there is no room for one.
  ///
  /// It is at the place, or as near below it as there is room within `reach`, or else above it, or else aside; room where
  /// it covers nothing comes first, within `detour` of the place, and then room where it covers lines, and then views,
  /// and no text; one that is joined to a line goes farther for that. The place is its beginning, or with `isTrailing` its end.
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - color: The color of the plate.
  ///   - place: The place.
  ///   - isTrailing: Whether the plate ends there.
  ///   - reach: The farthest that it goes below, above or aside, in points.
  ///   - detour: The farthest that it does so to cover no text, or `nil` for no farther than `reach`.
  ///   - coverable: What it covers where there is no other room near.
  ///   - others: The areas that it does not cover either.
  ///   - line: The line that it is joined to where it stands apart, across no text and no other plate where there is such
  ///     a place near, or `nil` for none.
  /// - Returns: The plate.
  package mutating func plate(
    _ text: String,
    color: Color,
    at place: CGPoint,
    isTrailing: Bool = false,
    reach: CGFloat = .infinity,
    detour: CGFloat? = nil,
    over coverable: Coverable = .anything,
    besides others: [CGRect] = [],
    joinedTo line: CGRect? = nil
  ) -> ScreenElement? {
    let width = min(Self.width(of: text, in: fonts), area.width)
    let left = isTrailing ? place.x - width : place.x
    let start = CGRect(
      x: max(area.minX, min(left, area.maxX - width)),
      y: max(area.minY, min(place.y, area.maxY - Self.height)),
      width: width,
      height: Self.height
    )
    let near = min(detour ?? reach, Self.detour)
    let words = taken + texts + others
    let obstacles: [[CGRect]] =
      switch coverable {
      case .lines: [words + views + lines, words + views]
      case .anything: [words + views + lines, words]
      }
    func nearest(besides areas: [CGRect], reach: CGFloat) -> CGRect? {
      room(from: start, reach: reach, besides: areas)
        ?? roomAside(from: start, reach: reach, besides: areas)
    }
    var best: CGRect?
    for areas in obstacles {
      let rect = nearest(besides: areas, reach: near)
      if let rect, line.map({ isJoined(rect, to: $0) }) ?? true {
        return add(text, color: color, in: rect, joinedTo: line)
      }
      if let line, let rect = joined(to: line, from: start, besides: areas) {
        return add(text, color: color, in: rect, joinedTo: line)
      }
      best = best ?? rect
    }
    // A way leads to what is joined, from however far away.
    if best == nil, line != nil, let areas = obstacles.last {
      best = nearest(besides: areas, reach: .infinity)
    }
    if best == nil, coverable == .anything { best = nearest(besides: taken + others, reach: reach) }
    return best.map { add(text, color: color, in: $0, joinedTo: line) }
  }

  /// Adds a plate in an area that is free, and the way to it from a line that it stands apart from.
  mutating func add(
    _ text: String,
    color: Color,
    in rect: CGRect,
    joinedTo line: CGRect? = nil
  ) -> ScreenElement {
    plates.append((rect, line, line.flatMap { leader(from: $0, to: rect)?.way }))
    taken.append(rect)
    return Self.element(text, color: color, in: rect, fonts)
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
    besides taken: [CGRect]
  ) -> CGRect? {
    let across = min(reach, area.width)
    let around = start.insetBy(dx: -across, dy: -min(reach, area.height))
    let sides = taken.filter(around.intersects).flatMap {
      [$0.minX - 1 - start.width, $0.maxX + 1]
    }
    let rooms = sides.compactMap { x -> CGRect? in
      guard x >= area.minX, x + start.width <= area.maxX, abs(x - start.minX) <= across
      else { return nil }
      var place = start
      place.origin.x = x
      return room(from: place, reach: reach, besides: taken)
    }
    func distance(_ rect: CGRect) -> CGFloat {
      abs(rect.minX - start.minX) + abs(rect.minY - start.minY)
    }
    return rooms.min { distance($0) < distance($1) }
  }

  /// Returns a plate that fills a rectangle, with the name cut if it is too long.
  package static func element(
    _ text: String,
    color: Color,
    in rect: CGRect,
    _ fonts: FontCascade?
  ) -> ScreenElement {
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
            room: rect.width - 8,
            in: fonts
          ),
        ]
      )
    )
  }
}
