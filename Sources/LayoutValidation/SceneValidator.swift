import Foundation
public import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
public import LayoutScenes
import LayoutSimulation
import LayoutViews
import TableSelection

/// Lays a scene out on many screens and says where its constraints cannot hold or leave something open.
public enum SceneValidator {
  /// Validates a scene.
  ///
  /// Constraints that cannot hold together, misuse that UIKit answers with an exception, and views that
  /// may lie in more than one place are errors; an overlay without effect is a warning. Findings of one
  /// cause are one, whatever the amount.
  ///
  /// - Parameters:
  ///   - scene: The scene; its own environment does not matter.
  ///   - environments: The screens.
  ///   - includesConsoleText: Whether conflicts come with what UIKit's console says of them.
  /// - Returns: What came to light.
  /// - Complexity: One layout for each screen.
  public static func validate(
    _ scene: Scene,
    on environments: [ScreenEnvironment] = ValidationMatrix().environments,
    includesConsoleText: Bool = false
  ) -> ValidationReport {
    var report = ValidationReport(environments: environments, findings: [])
    var places: [Cause: Int] = [:]
    var amounts: [Cause: Double] = [:]
    for environment in environments {
      var scene = scene
      scene.environment = environment
      let simulation = Simulation(scene)
      report.constraintSource =
        report.constraintSource ?? simulation.scrollAndSelect?.constraintSource?.phrase
      for finding in findings(of: simulation) {
        let cause = Cause(finding.diagnostic)
        let place = places[cause] ?? report.findings.count
        if place == report.findings.count {
          places[cause] = place
          report.findings.append(
            ValidationFinding(diagnostic: finding.diagnostic, worst: environment, environments: [])
          )
        }
        report.findings[place].environments.append(environment)
        if finding.diagnostic != report.findings[place].diagnostic {
          report.findings[place].dependsOnScreen = true
        }
        if let amount = amounts[cause], finding.amount <= amount { continue }
        amounts[cause] = finding.amount
        report.findings[place].diagnostic = finding.diagnostic
        report.findings[place].worst = environment
        if includesConsoleText {
          report.findings[place].consoleText = finding.conflict?.consoleText
        }
      }
    }
    return report
  }

  /// What makes two findings the same: the rule and the places, not the numbers.
  private struct Cause: Hashable {
    let code: String
    let places: [SourceMark?]
    let words: String

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      places = [diagnostic.mark] + diagnostic.notes.map(\.mark)
      words = diagnostic.message.filter { !$0.isNumber && $0 != "." && $0 != "-" }
    }
  }

  // MARK: One screen

  private struct Finding {
    var diagnostic: Diagnostic
    /// By how much something is off, in points, to find the worst of several.
    var amount = 0.0
    var conflict: LayoutConflict?
  }

  private static func findings(of simulation: Simulation) -> [Finding] {
    let conflicts = simulation.window.layoutConflicts
    let conflicting = Set(conflicts.map(\.diagnostic))
    return conflicts.map {
      Finding(diagnostic: $0.diagnostic, amount: abs($0.amount), conflict: $0)
    }
      + simulation.findings.filter { !conflicting.contains($0) && !isConflict($0) }
      .map { Finding(diagnostic: $0) }
      + ambiguities(in: simulation.window, of: simulation)
  }

  /// Conflicts come with their amounts from the views, and not again from the list of diagnostics.
  private static func isConflict(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.code == "unsatisfiable-constraints"
  }

  private static func ambiguities(in view: View, of simulation: Simulation) -> [Finding] {
    let own = view.layoutAmbiguities.map { ambiguity in
      Finding(
        diagnostic: Diagnostic(
          .error,
          code: "ambiguous-layout",
          ambiguity.sentence(about: view.reportName),
          at: view === simulation.view(named: .touchView) ? simulation.scene.overlay?.mark : nil,
          notes: notes(on: view.constraintsAround),
          hint: hint(for: ambiguity.attribute)
        ),
        amount: ambiguity.upper - ambiguity.lower
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
