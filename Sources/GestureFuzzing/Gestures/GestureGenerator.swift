import Foundation
import LayoutInteraction
import LayoutScenes
import SelectionModel

/// A generator of gestures at random, which a seed and the number of a run repeat.
package struct GestureGenerator {
  private let surfaces: [GestureSurface]
  /// The number of the surface on which the device is held now.
  private var held = 0
  private var random: SplitMix64

  /// The most gestures of a run, which begins on a screen as new.
  package static let mostGestures = 6
  /// The most time from a finger's coming down to its going up.
  package static let longest = Duration.seconds(1)
  /// The most steps between.
  private static let mostMoves = 6

  /// Creates the generator of a run.
  ///
  /// - Parameters:
  ///   - surfaces: The parts of the screen as it is, and of the same one turned if it may be.
  ///   - seed: The seed of all runs.
  ///   - run: The number of the run.
  package init(_ surfaces: [GestureSurface], seed: UInt64, run: Int) {
    self.surfaces = surfaces
    random = SplitMix64(seed: seed, run: run)
  }

  /// Returns the gestures of the run, at least one.
  package mutating func gestures() -> [FuzzedGesture] {
    var gestures = (0..<number(1...Self.mostGestures)).map { _ in
      surfaces.count > 1 && isOne(in: 16) ? FuzzedGesture([turn()]) : gesture()
    }
    for index in gestures.indices.dropLast() where isOne(in: 4) {
      gestures[index].pause = .milliseconds(10 * number(0...40))
    }
    return gestures
  }

  private var surface: GestureSurface { surfaces[held] }

  private mutating func turn() -> FingerStep {
    held = (held + 1) % surfaces.count
    return .rotate(surface.orientation)
  }

  private mutating func gesture() -> FuzzedGesture {
    let start = startPlace()
    if isOne(in: 6) { return FuzzedGesture([.tap(Self.place(start))]) }
    let approach = surface.start?.approach
    let fingers = approach.map { $0.fingers > 1 && !isOne(in: 4) ? $0.fingers : 1 } ?? 1
    var steps: [FingerStep] = [.press(Self.place(start), fingers: fingers)]
    var left = Self.longest
    if approach?.rests == true, !isOne(in: 4) {
      let rest = min(left, surface.pressDuration + .milliseconds(10 * number(1...10)))
      steps.append(.hold(rest))
      left -= rest
    }
    var last = start
    for _ in 0..<number(1...Self.mostMoves) where left > .zero {
      let time = min(left, .milliseconds(10 * (isOne(in: 12) ? 0 : number(1...40))))
      left -= time
      if isOne(in: 5) {
        if time > .zero { steps.append(.hold(time)) }
      } else {
        last = nextPlace(after: last)
        steps.append(.move(to: Self.place(last), within: time))
      }
    }
    steps.append(isOne(in: 5) ? .cancel : .release)
    return FuzzedGesture(steps)
  }

  /// Returns where a finger comes down: mostly where a drag begins, and anywhere on the table else.
  private mutating func startPlace() -> CGPoint {
    let area = isOne(in: 5) ? surface.table : surface.home
    let rows = area.intersection(surface.table)
    return point(in: isOne(in: 8) || rows.isEmpty ? area : rows)
  }

  /// Returns where a finger goes: near to where it is, to an edge at which a table scrolls, or anywhere.
  private mutating func nextPlace(after last: CGPoint) -> CGPoint {
    let edge = CGFloat(number(0...60))
    var place = last
    switch number(0...9) {
    case 0...2: place.y += CGFloat(number(-30...30))
    case 3...6: place.y += CGFloat(number(-220...220))
    case 7: place.y = surface.table.maxY - edge
    case 8: place.y = surface.table.minY + edge
    default: return point(in: surface.window)
    }
    place.x += CGFloat(number(-8...8))
    return inside(place)
  }

  /// Returns the nearest whole point in the window.
  private func inside(_ place: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(place.x.rounded(), surface.window.minX), surface.window.maxX - 1),
      y: min(max(place.y.rounded(), surface.window.minY), surface.window.maxY - 1)
    )
  }

  private mutating func point(in area: CGRect) -> CGPoint {
    inside(
      CGPoint(
        x: area.minX + CGFloat(number(0...Int(max(0, area.width - 1)))),
        y: area.minY + CGFloat(number(0...Int(max(0, area.height - 1))))
      )
    )
  }

  private static func place(_ point: CGPoint) -> Place { Place(.point(point)) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func isOne(in count: Int) -> Bool { number(1...count) == 1 }
}
