import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutSimulation
import LayoutViews

/// A recording of the ways of a scenario's finger, whatever moves it.
final class FingerWays {
  /// A way with the place of the content at its end.
  private struct Way {
    var track: DrawnTrack
    var place: ContentPlace
  }

  /// A place of the content of a table.
  private struct ContentPlace {
    let table: ObjectIdentifier
    let offset: CGPoint

    init(of simulation: Simulation) {
      table = ObjectIdentifier(simulation.tableView)
      offset = simulation.tableView.contentOffset
    }

    func isSame(as other: Self) -> Bool {
      table == other.table && abs(offset.x - other.offset.x) < 0.5
        && abs(offset.y - other.offset.y) < 0.5
    }
  }

  private var ways: [Way] = []
  private var isDown = false
  private var pressTime = Instant.start
  /// The place of the content at the last look.
  private var place: ContentPlace?
  /// Whether the content moved by itself then, as it does after a finger.
  private var wasOnItsWay = false

  /// The time after which a finger that has not moved counts as one that rests.
  private static let rest = Duration.milliseconds(200)

  /// The ways over the content as it stands now, and that which brought it here; those before it was scrolled went over
  /// other rows.
  var tracks: [DrawnTrack] {
    guard let place else { return [] }
    return ways.filter { $0.place.isSame(as: place) }.map(\.track)
  }

  /// Looks where the finger is now.
  func look(at simulation: Simulation) {
    let finger = simulation.finger
    let now = simulation.clock.now
    let place = ContentPlace(of: simulation)
    let isOnItsWay = simulation.tableView.isDecelerating
    self.place = place
    defer {
      isDown = finger.isDown
      // What a finger has set in motion goes on by itself.
      if finger.isDown || isOnItsWay || wasOnItsWay, !ways.isEmpty {
        ways[ways.count - 1].place = place
      }
      wasOnItsWay = isOnItsWay
    }
    guard finger.isDown else { return }
    guard isDown, let last = ways.last?.track.points.last else {
      pressTime = now
      let track = DrawnTrack(
        points: [finger.middle],
        fingers: ([finger] + finger.companions).map(\.location),
        windowSize: simulation.window.bounds.size
      )
      ways.append(Way(track: track, place: place))
      return
    }
    let index = ways.count - 1
    if ways[index].track.points.count == 1, pressTime.duration(to: now) >= Self.rest {
      ways[index].track.restsAtStart = true
    }
    guard finger.middle != last else { return }
    ways[index].track.add(finger.middle)
  }
}

extension DrawnTrack {
  /// Adds a point, in place of the last one if the way goes straight on.
  fileprivate mutating func add(_ point: CGPoint) {
    if points.count > 1 {
      let (start, middle) = (points[points.count - 2], points[points.count - 1])
      let first = CGPoint(x: middle.x - start.x, y: middle.y - start.y)
      let second = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
      let cross = first.x * second.y - first.y * second.x
      let along = first.x * second.x + first.y * second.y
      if abs(cross) < 0.5, along > 0 { points.removeLast() }
    }
    points.append(point)
  }
}
