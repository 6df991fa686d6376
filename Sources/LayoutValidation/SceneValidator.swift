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
  /// Constraints that cannot hold together, misuse that UIKit answers with an exception, and a touch view
  /// that may lie in more than one place are errors; an overlay without effect is a warning. Findings of
  /// one cause are one, whatever the amount.
  ///
  /// - Parameters:
  ///   - scene: The scene; its own environment does not matter.
  ///   - environments: The screens.
  /// - Returns: What came to light.
  /// - Complexity: One layout for each screen.
  public static func validate(
    _ scene: Scene,
    on environments: [ScreenEnvironment] = ValidationMatrix().environments
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
        if let place = places[cause] {
          report.findings[place].environments.append(environment)
          guard finding.amount > amounts[cause, default: 0] else { continue }
          report.findings[place].diagnostic = finding.diagnostic
        } else {
          places[cause] = report.findings.count
          report.findings.append(
            ValidationFinding(diagnostic: finding.diagnostic, environments: [environment])
          )
        }
        amounts[cause] = finding.amount
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
    var amount: Double
  }

  private static func findings(of simulation: Simulation) -> [Finding] {
    let conflicts = simulation.window.layoutConflicts
    let conflicting = Set(conflicts.map(\.diagnostic))
    return conflicts.map { Finding(diagnostic: $0.diagnostic, amount: abs($0.amount)) }
      + simulation.findings.filter { !conflicting.contains($0) && !isConflict($0) }
      .map { Finding(diagnostic: $0, amount: 0) }
      + ambiguities(of: simulation)
  }

  /// Conflicts come with their amounts from the views, and not again from the list of diagnostics.
  private static func isConflict(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.code == "unsatisfiable-constraints"
  }

  private static func ambiguities(of simulation: Simulation) -> [Finding] {
    guard let touchView = simulation.view(named: .touchView) else { return [] }
    return touchView.layoutAmbiguities.map { ambiguity in
      Finding(
        diagnostic: Diagnostic(
          .error,
          code: "ambiguous-layout",
          "the \(ambiguity.place) of touchView can be anything \(ambiguity.range)",
          at: simulation.scene.overlay?.mark,
          notes: touchView.constraintsAround.map {
            Diagnostic.Note($0.equation, at: $0.source)
          },
          hint: hint(for: ambiguity.attribute)
        ),
        amount: ambiguity.upper - ambiguity.lower
      )
    }
  }

  private static func hint(for attribute: LayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left, .width:
      "add a constraint for its leading or trailing edge, its centerX or its width"
    default: "add a constraint for its top or bottom edge, its centerY or its height"
    }
  }
}
