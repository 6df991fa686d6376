import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutViews
import TableSelection

/// What came to light on one screen.
struct CheckedScreen: Sendable {
  /// The place among the screens that were laid out.
  let place: Int
  let findings: [ScreenFinding]
  /// Which constraints hold the touch view, in one phrase; nil where there is none.
  let constraintSource: String?

  /// Looks at a screen that is laid out.
  init(_ simulation: Simulation, place: Int, includesConsoleText: Bool) {
    self.place = place
    constraintSource = simulation.scrollAndSelect?.constraintSource?.phrase
    let conflicts = simulation.window.layoutConflicts
    // Conflicts come with their amounts from the views, and not again from the list of diagnostics.
    findings =
      conflicts.map {
        ScreenFinding($0.diagnostic, $0.amount, includesConsoleText ? $0.consoleText : nil)
      }
      + simulation.findings.filter { $0.code != "unsatisfiable-constraints" }
      .map { ScreenFinding($0) }
      + Self.ambiguities(in: simulation.window, of: simulation)
  }

  private static func ambiguities(in view: View, of simulation: Simulation) -> [ScreenFinding] {
    let own = view.layoutAmbiguities.map { ambiguity in
      ScreenFinding(
        Diagnostic(
          .error,
          code: "ambiguous-layout",
          ambiguity.sentence(about: view.reportName),
          at: view === simulation.view(named: .touchView) ? simulation.scene.overlay?.mark : nil,
          notes: notes(on: view.constraintsAround),
          hint: hint(for: ambiguity.attribute)
        ),
        ambiguity.upper - ambiguity.lower
      )
    }
    return own + view.subviews.flatMap { ambiguities(in: $0, of: simulation) }
  }

  /// What there is, in the order in which it was written.
  private static func notes(on constraints: [LayoutConstraint]) -> [Diagnostic.Note] {
    constraints.enumerated().sorted {
      ($0.element.source?.line ?? .max, $0.offset) < ($1.element.source?.line ?? .max, $1.offset)
    }.map { Diagnostic.Note("there is '\($0.element.equation)'", at: $0.element.source) }
  }

  private static func hint(for attribute: LayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left, .width:
      "add a constraint for its leading or trailing edge, its centerX or its width"
    default: "add a constraint for its top or bottom edge, its centerY or its height"
    }
  }
}

/// Something that is wrong on one screen.
struct ScreenFinding: Sendable {
  let diagnostic: Diagnostic
  /// By how much something is off, in points, to find the worst of several.
  let amount: Double
  /// What UIKit's console says of a conflict, where it was asked for.
  let consoleText: String?
  let cause: Cause

  init(_ diagnostic: Diagnostic, _ amount: Double = 0, _ consoleText: String? = nil) {
    self.diagnostic = diagnostic
    self.amount = abs(amount)
    self.consoleText = consoleText
    cause = Cause(diagnostic)
  }

  /// What makes two findings the same: the rule and the places, not the numbers.
  struct Cause: Sendable, Hashable {
    private let code: String
    private let places: [SourceMark?]
    private let words: String

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      places = [diagnostic.mark] + diagnostic.notes.map(\.mark)
      words = diagnostic.message.filter { !$0.isNumber && $0 != "." && $0 != "-" }
    }
  }
}
