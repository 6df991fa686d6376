import Foundation
import LayoutScenes

/// A measure of how much there is to read in gestures: of two that show the same, the simpler one is kept.
struct Complexity: Comparable {
  private let numbers: [Int]

  init(_ gestures: [FuzzedGesture]) {
    let steps = gestures.flatMap(\.steps)
    var places: [Place] = []
    var milliseconds = 0
    var rests = 0
    var extras = 0
    for step in steps {
      switch step {
      case .tap(let place): places.append(place)
      case .press(let place, let fingers):
        places.append(place)
        extras += fingers - 1
      case .move(let place, let time):
        places.append(place)
        milliseconds += time.milliseconds
      case .hold(let time):
        rests += 1
        milliseconds += time.milliseconds
      case .cancel, .rotate: extras += 1
      case .release: break
      }
    }
    for pause in gestures.compactMap(\.pause) {
      extras += 1
      milliseconds += pause.milliseconds
    }
    numbers = [
      gestures.count, steps.count, extras, rests, places.count { !$0.isOnRow },
      Self.way(places), milliseconds, places.reduce(0) { $0 + $1.roughness },
    ]
  }

  static func < (first: Self, second: Self) -> Bool {
    first.numbers.lexicographicallyPrecedes(second.numbers)
  }

  /// Returns how far a finger goes, in points or in rows of as many points as rows are high at least.
  private static func way(_ places: [Place]) -> Int {
    zip(places, places.dropFirst()).reduce(0) { sum, pair in
      switch (pair.0.anchor, pair.1.anchor) {
      case (.point(let first), .point(let second)): sum + Int(abs(first.y - second.y))
      case (.row(let first), .row(let second)) where first.section == second.section:
        sum + 20 * abs(first.row - second.row)
      default: sum + 200
      }
    }
  }
}

extension Place {
  /// Whether the place is the middle of a row.
  fileprivate var isOnRow: Bool { if case .row = anchor { true } else { false } }

  /// The number of digits that say nothing: those of points that are no tens.
  fileprivate var roughness: Int {
    switch anchor {
    case .point(let point):
      [point.x, point.y].count { !$0.truncatingRemainder(dividingBy: 10).isZero }
    case .row(let row): row.section + row.row
    default: 0
    }
  }
}

extension Duration {
  /// The milliseconds, cut off.
  var milliseconds: Int {
    Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
