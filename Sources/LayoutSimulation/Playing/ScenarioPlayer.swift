import Foundation
import LayoutDiagnostics
public import LayoutGeometry
public import LayoutInteraction
public import LayoutScenes
import LayoutViews
import TableSelection

/// A player of the steps of a scenario on its screen.
public struct ScenarioPlayer {
  /// The screen, as it is after the steps that were played.
  public let simulation: Simulation
  /// Whether snapshots are taken, which a run for inspection alone does not need.
  public var takesSnapshots = true
  /// Whether the log is kept line by line, which a run without readers does not need, unless a step expects
  /// lines of it.
  public var keepsLog = true {
    didSet { simulation.log.isRecording = keepsLog || scenario.expectsLog }
  }
  /// A closure that says before each step whether the run ends there, as nobody waits for it any more.
  package var isStopped: (() -> Bool)?
  private let scenario: Scenario
  private var report = SimulationReport(snapshots: [], trace: [], failures: [], findings: [])
  /// The errors of the screen that are in the report already.
  private var toldErrors: Set<Diagnostic> = []
  private var toldAmbiguities: Set<LayoutFinding.Cause> = []
  private var frameCount = 0

  /// Creates the screen of `scenario`, with nothing played yet.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    simulation = Simulation(scenario.scene)
  }

  /// Creates the screen of `scenario` for a finger that loses reports.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - sampling: The sampling of the finger's reports, instead of the scene's.
  public init(_ scenario: Scenario, sampling: TouchSampling) {
    self.init(scenario)
    simulation.finger.sampling = sampling
  }

  /// Plays a scenario from beginning to end.
  ///
  /// A touch that cannot be made or that another view takes ends the run, because everything after it
  /// would be about something else; an expectation that does not hold does not.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - keepsLog: Whether the log is wanted, line by line.
  /// - Returns: The report.
  public static func play(_ scenario: Scenario, keepsLog: Bool = true) -> SimulationReport {
    var player = Self(scenario)
    player.keepsLog = keepsLog
    return player.play(until: nil)
  }

  /// Plays the steps up to a moment.
  ///
  /// - Parameter end: The moment at which to stop, perhaps within a step, or `nil` for the end.
  /// - Returns: The report so far.
  public mutating func play(until end: Instant?) -> SimulationReport { play(until: end) { _ in } }

  /// Plays the steps up to a moment and lets `look` see the screen after each that was played.
  package mutating func play(
    until end: Instant?,
    afterEach look: (_ index: Int) -> Void
  ) -> SimulationReport {
    tellErrors(of: nil)
    if let (index, failure) = Simulation.objection(to: scenario, until: end) {
      fail(failure, scenario.steps[index], index + 1)
      report.failedStep = .init(number: index + 1, mark: scenario.steps[index].mark)
      return report
    }
    for (index, step) in scenario.steps.enumerated() {
      if let end, simulation.clock.now >= end { break }
      if isStopped?() == true { break }
      let goesOn = perform(step, number: index + 1, until: end)
      tellErrors(of: (step, index + 1))
      guard goesOn else {
        report.failedStep = .init(number: index + 1, mark: step.mark)
        break
      }
      look(index)
    }
    if simulation.log.isRecording { report.trace = simulation.log.entries }
    report.findings = simulation.findings.filter { $0.severity != .error }
    return report
  }

  /// Records new errors on the screen as failures of a step.
  ///
  /// Requests of our own code in the name of the step have the step's place.
  private mutating func tellErrors(of step: (step: Step, number: Int)?) {
    for finding in simulation.layoutFindings {
      if let allowance = simulation.allowance(of: finding) {
        report.neededAllowances.insert(allowance)
        continue
      }
      guard isNews(finding) else { continue }
      var error = finding.diagnostic.inRow(finding.row)
      if error.code == "crash", expectsCrash(after: step?.number ?? 0) { continue }
      if let (step, number) = step {
        error.message = "step \(number): \(error.message)"
        if error.mark?.isInOwnSource ?? true { error.mark = step.mark ?? error.mark }
        error = step.noting(error)
      }
      fail([error], finding.rule?.failure ?? error.message)
    }
  }

  /// Records failures, in full and in a few words.
  private mutating func fail(_ failures: [Diagnostic], _ words: @autoclosure () -> String) {
    guard !failures.isEmpty else { return }
    report.failures += failures
    report.firstFailure = report.firstFailure ?? words()
  }

  /// Returns whether a finding is a new error; the numbers of open values change with each
  /// step.
  private mutating func isNews(_ finding: LayoutFinding) -> Bool {
    guard finding.diagnostic.severity == .error else { return false }
    return finding.rule == .ambiguity
      ? toldAmbiguities.insert(.init(finding.diagnostic)).inserted
      : toldErrors.insert(finding.diagnostic).inserted
  }

  /// Returns whether a later step expects that the pod has crashed.
  private func expectsCrash(after number: Int) -> Bool {
    scenario.steps.dropFirst(number).contains { step in
      guard case .expect(let expectations) = step.action else { return false }
      return expectations.contains { $0.fact == .crash(true) }
    }
  }

  /// Performs a step, and returns whether the run can continue.
  private mutating func perform(_ step: Step, number: Int, until end: Instant?) -> Bool {
    do throws(Simulation.FailedAction) {
      switch step.action {
      case .expect(let expectations):
        let checker = ExpectationChecker(simulation: simulation)
        let failures = checker.failures(of: expectations)
        fail(failures.map(step.noting), "an expectation did not hold")
      case .snapshot(let name):
        frameCount += 1
        guard takesSnapshots, frameCount <= scenario.limits.frames else { break }
        let (frame, unnamedGuides) = simulation.capture(named: name)
        report.snapshots.append(.init(name: name, frame: frame, unnamedGuides: unnamedGuides))
      case let action:
        if case .remove = action { simulation.removalMark = step.mark }
        try simulation.perform(
          action,
          stoppingAfter: end.map { simulation.clock.now.duration(to: $0) }
        )
      }
    } catch {
      fail(error, step, number)
      guard step.action.canFailAndGoOn else { return false }
    }
    do throws(Simulation.FailedAction) {
      try simulation.check(scenario.limits, frameCount: frameCount, at: step.mark)
      return true
    } catch {
      fail(error, step, number)
      return false
    }
  }

  private mutating func fail(_ error: Simulation.FailedAction, _ step: Step, _ number: Int) {
    var diagnostic = error.diagnostic
    diagnostic.message = "step \(number): \(diagnostic.message)"
    diagnostic.mark = diagnostic.mark ?? step.mark
    fail([step.noting(diagnostic)], "step \(number) failed")
  }
}

extension Step {
  /// Returns a mistake of the step with the places that use it.
  fileprivate func noting(_ mistake: Diagnostic) -> Diagnostic {
    var mistake = mistake
    mistake.notes += notes
    return mistake
  }
}

extension StepAction {
  /// Whether the steps after a failure still make sense: if nothing was touched.
  fileprivate var canFailAndGoOn: Bool { if case .settle = self { true } else { false } }
}
