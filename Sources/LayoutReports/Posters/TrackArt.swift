import Foundation
import LayoutGeometry
import ScreenFrames

/// A drawing of a finger's path over a small screen.
///
/// A way up and down one line would cover itself: each leg is drawn beside the one before, with a bend
/// between them.
struct TrackArt {
  /// The color of the way.
  let color: Color
  /// The glow around it, so that it shows on rows of any color.
  let halo: Color

  /// The distance from a finger to the outer edge of the ring around it.
  private static let ringReach: CGFloat = 8.5
  /// The distance from a finger to the edge of its dot.
  private static let dotReach: CGFloat = 5
  /// The distance from a leg to the sides of its arrow head.
  private static let headReach: CGFloat = 5
  private static let lineWidth: CGFloat = 2

  /// Draws a way whose points are in the coordinates of the picture.
  func elements(of track: DrawnTrack) -> [ScreenElement] {
    lines(of: track) + dots(of: track)
  }

  /// Draws the line of a way.
  func lines(of track: DrawnTrack) -> [ScreenElement] {
    guard !track.points.isEmpty else { return [] }
    let way = commands(of: track)
    var lines: [[PathCommand]] = []
    if !way.isEmpty { lines.append(way) }
    if let head = arrowHead(of: track) { lines.append(head) }
    return lines.map { stroke($0, halo, width: Self.lineWidth + 2.5) }
      + lines.map { stroke($0, color, width: Self.lineWidth) }
  }

  /// Draws the places at which the fingers of a way came down.
  func dots(of track: DrawnTrack) -> [ScreenElement] {
    guard !track.points.isEmpty, !track.goesOn else { return [] }
    return track.fingers.flatMap { dot(at: $0, rests: track.restsAtStart) }
  }

  private func stroke(_ commands: [PathCommand], _ color: Color, width: CGFloat) -> ScreenElement {
    .stroke(.path(commands), color, width: width, isRound: true)
  }

  /// Returns the sign of a finger that comes down: a dot, with a ring if it rests.
  private func dot(at point: CGPoint, rests: Bool) -> [ScreenElement] {
    let ring = ScreenElement.stroke(
      .circle(center: point, radius: Self.ringReach - 1),
      color,
      width: 1.5
    )
    let dot = Shape(
      .none,
      .circle(center: point, radius: Self.dotReach - 0.5),
      fill: color,
      stroke: Stroke(halo, width: 1)
    )
    return rests ? [ring, .shape(dot)] : [.shape(dot)]
  }

  /// Returns the legs: parts of the way that go up or down without a turn.
  fileprivate static func legs(of points: [CGPoint]) -> [(from: CGFloat, to: CGFloat)] {
    var legs: [(from: CGFloat, to: CGFloat)] = []
    for (from, to) in zip(points, points.dropFirst()) where from.y != to.y {
      if let last = legs.last, (last.to > last.from) == (to.y > from.y) {
        legs[legs.count - 1].to = to.y
      } else {
        legs.append((from.y, to.y))
      }
    }
    return legs
  }

  private func commands(of track: DrawnTrack) -> [PathCommand] {
    guard let start = track.points.first else { return [] }
    var commands: [PathCommand] = []
    let distance = track.legDistance
    let bend = distance / 2
    let legs = Self.legs(of: track.points)
    for (index, leg) in legs.enumerated() {
      let x = start.x + CGFloat(index) * distance
      if index == 0 { commands.append(.move(CGPoint(x: x, y: leg.from))) }
      commands.append(.line(CGPoint(x: x, y: leg.to)))
      guard index + 1 < legs.count else { break }
      // Half a circle around the turn, as two quarters would be, in one cubic.
      let depth = (leg.to > leg.from ? 1 : -1) * bend * 4 / 3
      commands.append(
        .curve(
          CGPoint(x: x, y: leg.to + depth),
          CGPoint(x: x + distance, y: leg.to + depth),
          to: CGPoint(x: x + distance, y: leg.to)
        )
      )
    }
    return commands
  }

  /// Returns areas that together hold all that is drawn of a way.
  static func areas(of track: DrawnTrack) -> [CGRect] {
    let half = lineWidth / 2 + 1
    func line(_ from: CGPoint, _ to: CGPoint) -> [CGRect] {
      [CGRect].along(from: from, to: to).map {
        CGRect(x: $0.midX - half, y: $0.midY - 3, width: 2 * half, height: 6)
      }
    }
    var areas: [CGRect] = []
    var end = track.points.last
    if track.isStraight, let start = track.points.first {
      for (index, leg) in legs(of: track.points).enumerated() {
        let x = start.x + CGFloat(index) * track.legDistance
        areas += line(CGPoint(x: x, y: leg.from), CGPoint(x: x, y: leg.to))
        end = CGPoint(x: x, y: leg.to)
      }
    } else {
      areas = zip(track.points, track.points.dropFirst()).flatMap(line)
    }
    areas += dotAreas(of: track, reach: track.restsAtStart ? ringReach : dotReach)
    if let end, track.points.count > 1 {
      areas.append(CGRect(origin: end, size: .zero).insetBy(dx: -headReach, dy: -headReach))
    }
    return areas
  }

  /// Returns the areas around the dots at which the fingers of a way came down, with room for rings.
  static func dotAreas(of track: DrawnTrack) -> [CGRect] { dotAreas(of: track, reach: ringReach) }

  private static func dotAreas(of track: DrawnTrack, reach: CGFloat) -> [CGRect] {
    let fingers = track.goesOn ? [] : track.fingers
    return fingers.map { CGRect(origin: $0, size: .zero).insetBy(dx: -reach, dy: -reach) }
  }

  private func arrowHead(of track: DrawnTrack) -> [PathCommand]? {
    let legs = Self.legs(of: track.points)
    guard let start = track.points.first, let last = legs.last else { return nil }
    let x = start.x + CGFloat(legs.count - 1) * track.legDistance
    let back: CGFloat = last.to > last.from ? -1 : 1
    return [
      .move(CGPoint(x: x - 4, y: last.to + back * 5)), .line(CGPoint(x: x, y: last.to)),
      .line(CGPoint(x: x + 4, y: last.to + back * 5)),
    ]
  }
}

extension DrawnTrack {
  /// Whether it turns, so that it has several legs.
  var hasTurns: Bool { isStraight && TrackArt.legs(of: points).count > 1 }

  /// Whether it goes up and down on one line, whose legs are drawn beside each other; one that drifts aside is drawn as
  /// it went.
  package var isStraight: Bool {
    let xs = points.map(\.x)
    return (xs.max() ?? 0) - (xs.min() ?? 0) <= 6
  }
}
