import Foundation

/// The places of a thing at which it is what one sees, and not something that lies on it or over it.
struct SeenPlaces {
  /// The areas of the other things, none where they leave nothing of the thing.
  let others: [CGRect]
  private let places: [CGPoint]

  /// The distance of a place from other things and from the edges of its own.
  private static let gap: CGFloat = 5
  /// The most things that are kept apart from, the largest ones.
  private static let mostOthers = 32

  /// Creates the places of a thing of which all is seen.
  init() { (others, places) = ([], []) }

  /// Creates the places of a thing, or of a line, besides areas in which something else is seen.
  ///
  /// - Complexity: O(*n*³), with *n* areas on the thing, of which the 32 largest count.
  init(of thing: CGRect, besides areas: [CGRect]) {
    let near = areas.filter { $0.touches(thing) && $0.width > 0 && $0.height > 0 }
    let others = near.sorted { $0.width * $0.height > $1.width * $1.height }
      .prefix(Self.mostOthers)
    let (gap, inner) = (Self.gap, thing.insetBy(dx: thing.width / 8, dy: thing.height / 8))
    let xs =
      others.flatMap { [$0.minX - gap, $0.maxX + gap] } + [inner.minX, inner.midX, inner.maxX]
    let ys =
      others.flatMap { [$0.minY - gap, $0.maxY + gap] } + [inner.minY, inner.midY, inner.maxY]
    let room = thing.insetBy(dx: min(3, thing.width / 3), dy: min(3, thing.height / 3))
    let places = ys.flatMap { y in xs.map { CGPoint(x: $0, y: y) } }.filter { place in
      place == place.clamped(to: room) && !others.contains { Self.covers($0, place) }
    }
    self.init(places.isEmpty ? [] : Array(others), places)
  }

  private init(_ others: [CGRect], _ places: [CGPoint]) {
    (self.others, self.places) = (others, places)
  }

  private static func covers(_ other: CGRect, _ place: CGPoint) -> Bool {
    other.insetBy(dx: 1 - gap, dy: 1 - gap).contains(place)
  }

  /// Returns whether something else is seen at a point, although the thing is seen elsewhere.
  func hides(_ point: CGPoint) -> Bool {
    others.contains { $0.insetBy(dx: -1, dy: -1).contains(point) }
  }

  /// Returns a point at which the thing is seen, or else the nearest of those.
  func nearest(to point: CGPoint) -> CGPoint {
    func distance(_ place: CGPoint) -> CGFloat {
      (place.x - point.x) * (place.x - point.x) + (place.y - point.y) * (place.y - point.y)
    }
    guard hides(point) else { return point }
    return places.min { distance($0) < distance($1) } ?? point
  }

  /// The places in a picture in which x and y have changed places.
  var flipped: Self { Self(others.map(\.flipped), places.map(\.flipped)) }
}
