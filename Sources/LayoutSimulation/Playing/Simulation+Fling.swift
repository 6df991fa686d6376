public import Foundation
import LayoutGeometry
import LayoutInteraction
public import LayoutScenes
import LayoutViews

extension Simulation {
  /// Puts the finger down, moves it to a place and lifts it there while it moves.
  ///
  /// - Parameters:
  ///   - place: The place at which the finger goes down.
  ///   - end: The place at which it is lifted.
  ///   - duration: The duration of the way.
  ///   - taker: The view that must take the touch, or `nil` if the place decides: the view it is on, or the table.
  /// - Throws: `FailedAction` if a place is not on the screen or another view takes the touch.
  public func fling(
    from place: Place,
    to end: Place,
    within duration: Duration = Fling.shortestTime,
    takenBy taker: TouchTaker? = nil
  ) throws(FailedAction) {
    let start = TouchTarget(place, takenBy: taker)
    try fling(Fling(from: start, .to(end, within: duration)), stoppingAfter: nil)
  }

  /// Puts the finger down, moves it at an even speed and lifts it while it moves.
  ///
  /// - Parameters:
  ///   - place: The place at which the finger goes down.
  ///   - direction: The direction of the movement.
  ///   - velocity: The speed, in points a second.
  ///   - taker: The view that must take the touch, or `nil` if the place decides: the view it is on, or the table.
  /// - Throws: `FailedAction` if the place is not on the screen, another view takes the touch, or the edge
  ///   of the screen is too near.
  public func fling(
    from place: Place,
    _ direction: Fling.Direction,
    velocity: CGFloat,
    takenBy taker: TouchTaker? = nil
  ) throws(FailedAction) {
    let start = TouchTarget(place, takenBy: taker)
    try fling(Fling(from: start, .toward(direction, velocity: velocity)), stoppingAfter: nil)
  }

  /// Performs a fling; the finger stays down if there is a limit and the fling takes longer.
  func fling(_ fling: Fling, stoppingAfter limit: Duration?) throws(FailedAction) {
    try press(fling.start.place, takenBy: fling.start.taker)
    let begun = clock.now
    switch fling.way {
    case .to(let end, let duration):
      try move(through: [end], within: duration, stoppingAfter: limit)
      if let limit, limit < duration { return }
    case .toward(let direction, let velocity):
      let (end, duration) = try endOfFling(direction, velocity)
      finger.move(through: [end], within: duration, stoppingAfter: limit)
      if let limit, begun.advanced(by: limit) < begun.advanced(by: duration) { return }
    }
    if finger.isDown { try release() }
  }

  /// Returns the place and time at which a finger is lifted that moves at a speed from its present place.
  package func endOfFling(
    _ direction: Fling.Direction,
    _ velocity: CGFloat
  ) throws(FailedAction) -> (CGPoint, Duration) {
    let bounds = window.bounds
    let (start, vector) = (finger.location, direction.vector)
    let room =
      switch direction {
      case .up: start.y - bounds.minY
      case .down: bounds.maxY - 1 - start.y
      case .left: start.x - bounds.minX
      case .right: bounds.maxX - 1 - start.x
      }
    let way = min(room, velocity * CGFloat(Fling.shortestTime.inSeconds))
    guard way > Thresholds.panHysteresis.value, velocity > 0 else {
      finger.cancel()
      throw FailedAction(
        "no-room",
        "fling: from here the edge of the screen is \(decimalText(room)) points"
          + " \(direction.rawValue), too near for a fling",
        hint: "begin farther from the edge"
      )
    }
    let end = CGPoint(x: start.x + vector.x * way, y: start.y + vector.y * way)
    return (end, .seconds(Double(way / velocity)))
  }
}

extension Fling.Direction {
  /// The vector of one point in this direction.
  fileprivate var vector: CGPoint {
    switch self {
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    }
  }
}
