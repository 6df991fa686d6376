import Foundation
import LayoutScenes
import LayoutSimulation
import LayoutTables
import SelectionModel

/// The simpler gestures that may show the same as those of a run, those that save most first.
struct GestureCandidates {
  private let run: FuzzedRun
  private let violation: Violation
  private let gestures: [FuzzedGesture]

  init(_ run: FuzzedRun, _ violation: Violation) {
    self.run = run
    self.violation = violation
    gestures = run.gestures.map(\.gesture)
  }

  /// The candidates; some may not be simpler.
  var all: [[FuzzedGesture]] {
    withoutAGesture + cutAfterTheViolation + withoutAPause
      + gestures.indices.flatMap { index in
        simpler(gestures[index], played: run.gestures[index]).map { simpler in
          var candidate = gestures
          candidate[index] = simpler
          return candidate
        }
      }
  }

  private var withoutAGesture: [[FuzzedGesture]] {
    guard gestures.count > 1 else { return [] }
    return gestures.indices.dropLast().map { index in
      var candidate = gestures
      candidate.remove(at: index)
      return candidate
    }
  }

  /// The gestures with one after which all comes to rest, or for which less time passes.
  private var withoutAPause: [[FuzzedGesture]] {
    gestures.indices.flatMap { index in
      guard let pause = gestures[index].pause else { return [[FuzzedGesture]]() }
      return ([nil, .zero] + times(shorterThan: pause)).map { shorter in
        var candidate = gestures
        candidate[index].pause = shorter
        return candidate
      }
    }
  }

  /// The gestures with the last one let go where the violation shows.
  private var cutAfterTheViolation: [[FuzzedGesture]] {
    guard let step = violation.step, var last = gestures.last, step < last.steps.count - 2 else {
      return []
    }
    last.steps.removeSubrange((step + 1)..<(last.steps.count - 1))
    return [gestures.dropLast() + [last]]
  }

  private func simpler(_ gesture: FuzzedGesture, played: PlayedGesture) -> [FuzzedGesture] {
    var candidates: [FuzzedGesture] = []
    for (index, step) in gesture.steps.enumerated() {
      if index > 0, index < gesture.steps.count - 1 {
        var shorter = gesture
        shorter.steps.remove(at: index)
        candidates.append(shorter)
      }
      for simpler in variants(of: step, at: index, played) {
        var candidate = gesture
        candidate.steps[index] = simpler
        candidates.append(candidate)
      }
    }
    return candidates
  }

  private func variants(of step: FingerStep, at index: Int, _ played: PlayedGesture) -> [FingerStep]
  {
    switch step {
    case .tap(let place): places(like: place, at: index, played).map { .tap($0) }
    case .press(let place, let fingers):
      (fingers > 1 ? [.press(place)] : [])
        + places(like: place, at: index, played).map { .press($0, fingers: fingers) }
    case .move(let place, let time):
      places(like: place, at: index, played).map { .move(to: $0, within: time) }
        + times(shorterThan: time).map { .move(to: place, within: $0) }
    case .hold(let time): times(shorterThan: time).map { .hold($0) }
    case .cancel: [.release]
    case .release, .rotate: []
    }
  }

  /// Returns times that are shorter, and easier to read: none is too short for a finger.
  private func times(shorterThan time: Duration) -> [Duration] {
    [50, 100, 200, 300, 500].map { .milliseconds($0) }.filter { $0 < time }
      + (time > .milliseconds(60) ? [time - .milliseconds(10)] : [])
  }

  private func places(like place: Place, at index: Int, _ played: PlayedGesture) -> [Place] {
    switch place.anchor {
    case .point(let point):
      var near: [Place] = []
      if let row = row(at: index, played) { near += named(row, isStart: index == 0, played) }
      let start = index > 0 ? self.point(of: played.gesture.start) : nil
      if let start {
        let middle = ((point.y + start.y) / 2).rounded()
        near.append(Place(.point(CGPoint(x: start.x, y: point.y))))
        near.append(Place(.point(CGPoint(x: point.x, y: middle))))
        near.append(Place(.point(CGPoint(x: point.x, y: point.y + (start.y > point.y ? 1 : -1)))))
      }
      let round = CGPoint(x: (point.x / 10).rounded() * 10, y: (point.y / 10).rounded() * 10)
      return near + [Place(.point(round))]
    case .row(let row):
      let fewer = [row.row / 2, row.row - 1, row.row + 1].filter { $0 >= 0 && $0 != row.row }
      return fewer.map { number in
        var nearer = place
        nearer.anchor = .row(RowAddress(section: row.section, row: number))
        return nearer
      }
    default: return []
    }
  }

  private func point(of place: Place?) -> CGPoint? {
    if case .point(let point) = place?.anchor { point } else { nil }
  }

  /// Returns the row on which the finger is after a step, or `nil` if it is on none.
  private func row(at index: Int, _ played: PlayedGesture) -> RowAddress? {
    guard index < played.moments.count else { return nil }
    let moment = played.moments[index]
    guard let number = played.geometry.row(at: moment.height) else { return nil }
    return RowAddress(played.geometry.indexPath(ofRow: number))
  }

  /// Returns the forms in which a place on a row can be written.
  private func named(_ row: RowAddress, isStart: Bool, _ played: PlayedGesture) -> [Place] {
    guard isStart else { return [Place(.row(row))] }
    switch played.mode?.start.approach.surface {
    case .strip: return [Place(.row(row), on: .touchView), Place(.row(row))]
    case .checkMarks: return [Place(.row(row)).onCheckMark, Place(.row(row))]
    case .rows, nil: return [Place(.row(row)), Place(.row(row), on: .touchView)]
    }
  }
}
