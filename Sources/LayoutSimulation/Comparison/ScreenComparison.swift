public import LayoutScenes
import LayoutViews

/// One finger track on several screens: what every way to select rows makes of it.
///
/// The finger of a scenario goes the same way up and down on each screen. Where it comes down, and with
/// how many fingers, is what the way to select needs.
public struct ScreenComparison: Sendable {
  /// What is compared.
  public enum Subject: String, Sendable, Hashable, CaseIterable {
    /// Every start, with every pass, with every way of turning back.
    case modes
    /// Scroll and select by its manual, and as it was released.
    case errata
  }

  /// What is compared.
  public let subject: Subject
  /// The name of the scenario, without ", as released" or ", by the manual" at its end.
  public let title: String
  /// The screens: for modes start by start, and in each pass by pass and turn by turn.
  public let screens: [ComparedScreen]

  /// Plays a scenario on all screens.
  ///
  /// For modes its selection is replaced, and its limit kept. For errata the overlay selects by itself, in
  /// its own mode and without a limit, as the released pod does: `selection` is left out. The errata are
  /// those of the overlay, or all where it names none. A finger that never comes down on the touch view goes
  /// the same way up and down on it.
  ///
  /// - Parameters:
  ///   - subject: What is compared.
  ///   - scenario: The scenario; what it expects is not looked at.
  public init(_ subject: Subject, of scenario: Scenario) {
    self.subject = subject
    var screens: [ComparedScreen]
    switch subject {
    case .modes: screens = Self.modes.map { ComparedScreen(scenario, in: $0) }
    case .errata: screens = Self.errata(scenario)
    }
    screens.markDifferences()
    self.screens = screens
    // One half of a pair may say in its name which one it is.
    let half = screens.map { ", \($0.name)" }.first { scenario.name.hasSuffix($0) }
    title = String(scenario.name.dropLast(half?.count ?? 0))
  }

  /// Every mode, start by start.
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
    let errata = overlay.errata.isEmpty ? Set(ScrollAndSelectErratum.allCases) : overlay.errata
    overlay.errata = []
    manual.scene.overlay = overlay
    var released = manual
    overlay.errata = errata
    released.scene.overlay = overlay
    func screens(startingWith start: SelectionMode.Start?) -> [ComparedScreen] {
      [
        ComparedScreen(manual, named: "by the manual", startingWith: start),
        ComparedScreen(released, named: "as released", startingWith: start),
      ]
    }
    let own = screens(startingWith: nil)
    let isElsewhere = !own.contains(where: \.wasOnStrip) && own.contains { !$0.tracks.isEmpty }
    return isElsewhere ? screens(startingWith: .stripPan) : own
  }
}

extension ScreenComparison {
  /// The outcome as lines of text: the name of each screen, and what is selected.
  public var lines: [String] {
    let width = screens.map(\.name.count).max() ?? 0
    return screens.map { screen in
      let padding = String(repeating: " ", count: width - screen.name.count)
      let facts = screen.facts.filter {
        [.selected, .refused, .shortcomings].contains($0.subject)
          || $0.differs && subject == .errata
      }
      return screen.name + padding + "  " + facts.map(\.text).joined(separator: "; ")
    }
  }
}

extension ComparedScreen {
  /// Plays the finger of a scenario in a mode.
  fileprivate init(_ scenario: Scenario, in mode: SelectionScene) {
    var scenario = scenario
    let own = scenario.scene.selection
    let ownStart = own?.start ?? .stripPan
    var selection = own ?? mode
    selection.mode = mode.mode
    scenario.scene.selection = selection
    // Two fingers begin editing mode by themselves, and a long press needs none. The buttons of an edit
    // screen are left alone, so that its own start needs its mode too.
    if mode.start != ownStart || scenario.scene.editScreen != nil {
      scenario.scene.table.isEditing = mode.start == .stripPan || mode.start == .editColumnPan
    }
    scenario.scene.overlay =
      mode.start == .stripPan ? scenario.scene.overlay ?? ScrollAndSelectOverlay() : nil
    self.init(
      scenario,
      named: "\(mode.start.rawValue), \(mode.pass.rawValue), \(mode.turningBack.rawValue)",
      system: mode.systemName,
      startingWith: mode.start,
      leavesBarsOut: true
    )
  }
}

extension SelectionScene {
  /// The system that selects in this way; nil for none.
  fileprivate var systemName: String? {
    let named = SelectionScene(start)
    guard named.pass == pass, named.turningBack == turningBack else { return nil }
    return switch start {
    case .stripPan: "A  Scroll and select"
    case .longPress: "B  Long press and drag"
    case .twoFingerPan: "C  Two-finger pan"
    case .editColumnPan: "D  Check marks"
    }
  }
}
