package import LayoutDiagnostics
public import LayoutScenes
import LayoutSimulation
import LayoutViews

/// A comparison of every way to select rows, with one finger track on several screens.
///
/// For drags with the scenario's own start, the scenario is played as it is written. For another start, its
/// drags that select have the same path up and down, and come down at the place and in the way that the start
/// needs; taps, flings and fingers that scroll stay as they are.
public struct ScreenComparison: Sendable {
  /// A subject of comparison.
  public enum Subject: String, Sendable, Hashable, CaseIterable {
    /// Every start, with every pass, with every way of turning back.
    case modes
    /// The subject of scroll and select by its manual, and as it was released.
    case errata
  }

  /// The subject of comparison.
  public let subject: Subject
  /// The name of the scenario, without ", as released" or ", by the manual" at its end.
  public let title: String
  /// The screens: for modes start by start, and in each pass by pass and turn by turn.
  public let screens: [ComparedScreen]

  /// Creates a comparison by playing a scenario on all screens.
  ///
  /// For modes its selection is replaced, and its limit kept. For errata the overlay selects by itself, in
  /// its own mode and without a limit, as the released pod does: `selection` is left out. The errata are
  /// those of the overlay, or the release if it names none. Drags that select in a scenario whose finger never
  /// comes down on the touch view have the same path up and down on it.
  ///
  /// In a scenario that says nothing of drags that select, each press counts as one.
  ///
  /// - Parameters:
  ///   - subject: The subject of comparison.
  ///   - scenario: The scenario, whose expectations are ignored.
  public init(_ subject: Subject, of scenario: Scenario) {
    switch subject {
    case .modes:
      let steps = scenario.selectingSteps
      let screens = Self.modes.map { ComparedScreen(scenario, in: $0, selectingIn: steps) }
      self.init(subject, of: scenario, screens)
    case .errata: self.init(subject, of: scenario, Self.errata(scenario))
    }
  }

  /// Plays a scenario on all screens, on as many at once as there are processors.
  package static func sideBySide(_ subject: Subject, of scenario: Scenario) async -> Self {
    guard subject == .modes else { return Self(subject, of: scenario) }
    let steps = scenario.selectingSteps
    let screens = await modes.concurrentMap { ComparedScreen(scenario, in: $0, selectingIn: steps) }
    return Self(subject, of: scenario, screens)
  }

  private init(_ subject: Subject, of scenario: Scenario, _ screens: [ComparedScreen]) {
    self.subject = subject
    var screens = screens
    screens.markDifferences()
    self.screens = screens
    // One half of a pair may say in its name which one it is.
    let half = screens.map { ", \($0.name)" }.first { scenario.name.hasSuffix($0) }
    title = String(scenario.name.dropLast(half?.count ?? 0))
  }

  /// The modes, start by start.
  static var modes: [SelectionScene] {
    SelectionMode.Start.allCases.flatMap { start in
      SelectionMode.Pass.allCases.flatMap { pass in
        SelectionMode.TurningBack.allCases.map {
          SelectionScene(start: start, pass: pass, turningBack: $0)
        }
      }
    }
  }

  private static func errata(_ scenario: Scenario) -> [ComparedScreen] {
    var manual = scenario
    manual.scene.selection = nil
    var overlay = scenario.scene.overlay ?? ScrollAndSelectOverlay()
    let errata = overlay.errata.isEmpty ? [.version1_0_0] : overlay.errata
    overlay.errata = []
    manual.scene.overlay = overlay
    var released = manual
    overlay.errata = errata
    released.scene.overlay = overlay
    func screens(startingWith start: TrackPlayer.Start?) -> [ComparedScreen] {
      [
        ComparedScreen(manual, named: "by the manual", startingWith: start),
        ComparedScreen(released, named: "as released", startingWith: start),
      ]
    }
    let own = screens(startingWith: nil)
    let isElsewhere = !own.contains(where: \.wasOnStrip) && own.contains { !$0.tracks.isEmpty }
    guard isElsewhere else { return own }
    return screens(startingWith: .init(start: .stripPan, steps: scenario.selectingSteps))
  }
}

extension ScreenComparison {
  /// The failures on the screens, each once, with the screens that have it.
  package var failures: [Diagnostic] {
    let failures = screens.flatMap { screen in
      screen.failures.map { failure in
        var failure = failure
        failure.message = String(failure.message.dropFirst("\(screen.name): ".count))
        return (failure: failure, name: screen.name)
      }
    }
    return failures.grouped(by: \.failure).map { failure, found in
      var failure = failure
      let isEverywhere = found.count == screens.count
      let rest = found.count > 1 ? " and \(found.count - 1) more" : ""
      failure.message =
        "\(isEverywhere ? "on every screen" : found[0].name + rest): \(failure.message)"
      return failure
    }
  }

  /// The outcome as lines of text: the name of each screen, and its selection.
  public var lines: [String] {
    let width = screens.map(\.name.count).max() ?? 0
    return screens.map { screen in
      let padding = String(repeating: " ", count: width - screen.name.count)
      let facts = screen.facts.filter {
        [.selected, .refused, .shortcomings, .crash].contains($0.subject)
          || $0.differs && subject == .errata
      }
      return screen.name + padding + "  " + facts.map(\.text).joined(separator: "; ")
    }
  }
}

extension ComparedScreen {
  /// Creates a result by playing the finger of a scenario in a mode.
  fileprivate init(_ scenario: Scenario, in mode: SelectionScene, selectingIn steps: Set<Int>) {
    let hasOwnStart = mode.start == scenario.ownStart
    var scenario = scenario
    // An overlay that selects by itself is another one than an overlay of a selection.
    if scenario.scene.selection != nil || !hasOwnStart || mode != SelectionScene(mode.start) {
      scenario.scene.selection = scenario.scene.selection ?? mode
      scenario.scene.selection?.mode = mode.mode
    }
    if !hasOwnStart {
      // Two fingers begin editing mode by themselves, and a long press needs none.
      let approach = mode.start.approach
      scenario.scene.table.isEditing = [.customary, .required].contains(approach.editing)
      scenario.scene.overlay =
        approach.surface == .strip ? scenario.scene.overlay ?? ScrollAndSelectOverlay() : nil
    }
    self.init(
      scenario,
      named: "\(mode.start.rawValue), \(mode.pass.rawValue), \(mode.turningBack.rawValue)",
      system: mode.systemName,
      startingWith: hasOwnStart ? nil : .init(start: mode.start, steps: steps),
      leavesBarsOut: true
    )
  }
}

extension Scenario {
  /// The start of the scenario's own drags, or `nil` if it has no drags that select.
  fileprivate var ownStart: SelectionMode.Start? {
    scene.selection?.start ?? (scene.overlay == nil ? nil : .stripPan)
  }

  /// The steps that put a finger down which begins a drag that selects.
  fileprivate var selectingSteps: Set<Int> {
    guard ownStart != nil else {
      let presses = steps.indices.filter {
        if case .press = steps[$0].action { true } else { false }
      }
      return Set(presses)
    }
    var player = TrackPlayer(self)
    // Failures of the finger are reported by the screens that are compared.
    try? player.play()
    return player.selectingSteps
  }
}

extension SelectionScene {
  /// The system that selects in this way, or `nil` for none.
  fileprivate var systemName: String? {
    let named = SelectionScene(start)
    guard named.pass == pass, named.turningBack == turningBack else { return nil }
    return start.approach.system
  }
}
