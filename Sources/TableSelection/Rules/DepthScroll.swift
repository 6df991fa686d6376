package import Foundation
package import LayoutGeometry

/// An automatic scroll of a table that is the faster the deeper the finger is in the zone at its edge.
///
/// At the inner edge of the zone it stands still. At the outer edge, and beyond, it has its greatest
/// speed. The selection is always at the finger.
package struct DepthScroll: DragScroll, Sendable, Hashable {
  /// The zone in which a finger makes a table scroll.
  package struct Zone: Sendable, Hashable {
    /// The depth of the zone, in points; above 0.
    package var depth: CGFloat
    /// The speed at its outer edge, in points per second; above 0.
    package var greatestSpeed: CGFloat

    /// Creates a zone.
    package init(depth: CGFloat, greatestSpeed: CGFloat) {
      precondition(
        depth > 0 && greatestSpeed > 0 && greatestSpeed.isFinite,
        "a zone cannot be \(depth) pt deep and \(greatestSpeed) pt/s fast"
      )
      self.depth = depth
      self.greatestSpeed = greatestSpeed
    }
  }

  /// The direction in which it scrolls.
  package let direction: PanDirection
  /// The zone.
  package let zone: Zone
  /// The height of the screen at which the zone begins.
  package let edge: CGFloat
  /// The offset at the table's end.
  package var limit: CGFloat
  /// The moment.
  package private(set) var time: Instant
  /// The height of the finger on the screen.
  package private(set) var height: CGFloat
  /// The scroll position of the content.
  package var offset: CGFloat
  /// Whether it has ended: at the end of the table, or because the finger was lifted.
  package private(set) var isOver = false

  /// Creates a scroll that begins with the finger at a height of the screen.
  package init(
    _ direction: PanDirection,
    zone: Zone,
    edge: CGFloat,
    limit: CGFloat,
    at time: Instant,
    height: CGFloat,
    offset: CGFloat
  ) {
    self.direction = direction
    self.zone = zone
    self.edge = edge
    self.limit = limit
    self.time = time
    self.height = height
    self.offset = offset
  }

  /// Returns the speed with the finger at a height, in points per second.
  package func speed(at height: CGFloat) -> CGFloat {
    let depth = (height - edge) * direction.sign
    return zone.greatestSpeed * min(1, max(0, depth / zone.depth))
  }

  package var reached: CGFloat { height + offset }

  package mutating func advance(to time: Instant, in rows: some SelectableRows) {
    scroll(by: speed(at: height) * seconds(to: time))
    self.time = max(self.time, time)
  }

  package mutating func follow(
    _ distance: CGFloat,
    from departure: Instant,
    to arrival: Instant,
    in rows: some SelectableRows
  ) {
    advance(to: departure, in: rows)
    scroll(by: meanSpeed(from: height, to: height + distance) * seconds(to: arrival))
    height += distance
    time = max(time, arrival)
  }

  package mutating func constrain(to limit: CGFloat, resumes: Bool) -> Bool {
    self.limit = limit
    let left = (limit - offset) * direction.sign
    if left > AutoScroll.tolerance, resumes { isOver = false }
    guard left < -AutoScroll.tolerance else { return false }
    offset = limit
    isOver = true
    return true
  }

  package mutating func settle(to time: Instant, height: CGFloat, in rows: some SelectableRows) {
    isOver = true
  }

  package mutating func end(before distance: CGFloat) {
    offset -= distance * direction.sign
    isOver = true
  }

  package mutating func shift(by distance: CGFloat, movedRow rowDistance: CGFloat) {
    offset += distance
  }

  /// Returns the mean of the speed along a straight movement.
  private func meanSpeed(from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard start != end else { return speed(at: start) }
    // The speed is linear between the edges of the zone and constant outside of it.
    let outer = edge + zone.depth * direction.sign
    let low = min(start, end)
    let high = max(start, end)
    let stops = ([low, high] + [edge, outer].map { min(max(low, $0), high) }).sorted()
    var sum: CGFloat = 0
    for (from, to) in zip(stops, stops.dropFirst()) {
      sum += (speed(at: from) + speed(at: to)) / 2 * (to - from)
    }
    return sum / (high - low)
  }

  private func seconds(to time: Instant) -> CGFloat {
    max(0, CGFloat(self.time.duration(to: time).inSeconds))
  }

  private mutating func scroll(by distance: CGFloat) {
    guard !isOver, distance > 0 else { return }
    let moved = offset + distance * direction.sign
    guard (limit - moved) * direction.sign > 0 else {
      offset = limit
      isOver = true
      return
    }
    offset = moved
  }
}
