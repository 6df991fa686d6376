import Foundation
import LayoutDiagnostics
public import LayoutGeometry
import LayoutInteraction
public import LayoutScenes
import LayoutViews

/// Plays the steps of a scenario on its screen.
public struct ScenarioPlayer {
  /// The screen, as it is after the steps that were played.
  public let simulation: Simulation
  private let scenario: Scenario
  private var report = SimulationReport(snapshots: [], trace: [], failures: [], findings: [])

  /// Builds the screen of `scenario`; nothing is played yet.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    simulation = Simulation(scenario.scene)
  }

  /// Plays a scenario from beginning to end.
  ///
  /// A touch that cannot be made or that another view takes ends the run, because everything after it
  /// would be about something else; an expectation that does not hold does not.
  ///
  /// - Parameter scenario: The scenario.
  /// - Returns: What came to light.
  public static func play(_ scenario: Scenario) -> SimulationReport {
    var player = Self(scenario)
    return player.play(until: nil)
  }

  /// Plays the steps up to a moment.
  ///
  /// - Parameter end: The moment at which to stop, within a step where need be; nil for the end.
  /// - Returns: What came to light so far.
  public mutating func play(until end: Instant?) -> SimulationReport {
    for (index, step) in scenario.steps.enumerated() {
      if let end, simulation.clock.now >= end { break }
      guard perform(step, number: index + 1, until: end) else { break }
    }
    report.trace = simulation.log.entries
    report.findings = simulation.findings
    return report
  }

  /// Performs a step; false where the run cannot go on.
  private mutating func perform(_ step: Step, number: Int, until end: Instant?) -> Bool {
    switch step.action {
    case .press(let target):
      return touch(target, step: step, number: number) { $0.press(at: $1) }
    case .tap(let target):
      return touch(target, step: step, number: number) { $0.tap(at: $1) }
    case .move(let places, let duration):
      return move(through: places, within: duration, step: step, number: number)
    case .hold(let duration): simulation.finger.hold(for: duration)
    case .release: simulation.finger.release()
    case .cancel: simulation.finger.cancel()
    case .wait(let duration): simulation.advance(by: duration)
    case .settle(let limit): settle(within: limit, step: step, number: number)
    case .expect(let expectations):
      let checker = ExpectationChecker(simulation: simulation)
      report.failures += expectations.compactMap(checker.failure)
    case .snapshot(let name):
      report.snapshots.append(.init(name: name, frame: simulation.frame(named: name)))
    }
    return true
  }

  /// Puts the finger down where the scenario means it, if the view that it names takes the touch.
  private mutating func touch(
    _ target: TouchTarget,
    step: Step,
    number: Int,
    how act: (Finger, CGPoint) -> Void
  ) -> Bool {
    let resolver = PlaceResolver(screen: simulation.screen)
    do throws(Simulation.ImpossiblePlace) {
      let point = try resolver.point(of: target.place, fingerX: nil)
      let hits = HitReport(simulation.window, at: point)
      guard isExpected(hits.taker, target) else {
        fail(missed(target, hits, step: step, number: number))
        return false
      }
      act(simulation.finger, point)
      return true
    } catch {
      fail(impossible(error, target.place, step: step, number: number))
      return false
    }
  }

  private mutating func move(
    through places: [Place],
    within duration: Duration,
    step: Step,
    number: Int
  ) -> Bool {
    let resolver = PlaceResolver(screen: simulation.screen)
    var points: [CGPoint] = []
    for place in places {
      do throws(Simulation.ImpossiblePlace) {
        let x = points.last?.x ?? simulation.finger.location.x
        points.append(try resolver.point(of: place, fingerX: x))
      } catch {
        fail(impossible(error, place, step: step, number: number))
        return false
      }
    }
    simulation.finger.move(through: points, within: duration)
    return true
  }

  private mutating func settle(within limit: Duration, step: Step, number: Int) {
    let deadline = simulation.clock.now.advanced(by: limit)
    while !simulation.isAtRest {
      guard let next = simulation.clock.nextDeadline, next <= deadline else { break }
      simulation.advance(by: simulation.clock.now.duration(to: next))
    }
    guard !simulation.isAtRest else { return }
    fail(
      Diagnostic(
        .error,
        code: "not-at-rest",
        "step \(number): after \(limit.inSecondsText) s something still moves",
        at: step.mark,
        notes: simulation.movingThings.map { Diagnostic.Note($0) },
        hint: "give 'settle' more time, or lift the finger first"
      )
    )
  }

  // MARK: Findings

  private mutating func fail(_ diagnostic: Diagnostic) {
    report.failures.append(diagnostic)
  }

  /// Whether the view that takes a touch is the one that the scenario names, or one inside it.
  private func isExpected(_ taker: View?, _ target: TouchTarget) -> Bool {
    let name: NamedView
    switch target.taker {
    case .nothing: return simulation.screen.namedView(around: taker) == nil
    case .view(let view): name = view
    case nil:
      switch target.place.anchor {
      case .point where target.place.view == nil: return taker != nil
      case .view(let view): name = target.place.view ?? view
      case .point, .row, .topEdge, .bottomEdge: name = target.place.view ?? .tableView
      }
    }
    guard let taker, let expected = simulation.screen.view(named: name) else { return false }
    return taker.isDescendant(of: expected)
  }

  private func missed(
    _ target: TouchTarget,
    _ hits: HitReport,
    step: Step,
    number: Int
  ) -> Diagnostic {
    let taker = hits.taker.map(\.treeName) ?? "nothing"
    var notes = [
      Diagnostic.Note(
        "the finger is at \(hits.point.logText); \(taker) takes the touch"
      ),
      Diagnostic.Note("chain: \(hits.chain.map(\.treeName).joined(separator: " > "))"),
    ]
    notes += hits.lines.map { Diagnostic.Note($0) }
    return Diagnostic(
      .error,
      code: "missed-touch",
      "step \(number): \(step.action.keyword) at '\(target.place)' missed",
      at: step.mark,
      notes: notes,
      hint: hint(for: target, taker: hits.taker)
    )
  }

  private func hint(for target: TouchTarget, taker: View?) -> String? {
    guard let taker, let touchView = simulation.screen.view(named: .touchView),
      taker.isDescendant(of: touchView), target.place.view == nil
    else { return nil }
    return "the touch view lies over it; write '\(target.place) on touchView' if it is meant"
  }

  private func impossible(
    _ error: Simulation.ImpossiblePlace,
    _ place: Place,
    step: Step,
    number: Int
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "impossible-place",
      "step \(number): \(error.message)",
      at: place.mark ?? step.mark,
      hint: error.hint
    )
  }
}
