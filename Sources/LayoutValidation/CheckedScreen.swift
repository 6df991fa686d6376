import Foundation
package import LayoutDiagnostics
import LayoutGeometry
package import LayoutScenes
package import LayoutSimulation
import LayoutViews
import TableSelection

/// The findings on one screen.
package struct CheckedScreen: Sendable {
  package let findings: [ScreenFinding]
  /// The constraints that hold the touch view, in one phrase, or `nil` if there are none.
  let constraintSource: String?

  /// Creates the findings on a screen.
  ///
  /// - Parameters:
  ///   - simulation: The screen.
  ///   - allowed: The rules that it may break, besides what its scene allows.
  ///   - includesConsoleText: Whether conflicts have the text of UIKit's console.
  package init(
    _ simulation: Simulation,
    allowing allowed: Set<LayoutRule> = [],
    includesConsoleText: Bool
  ) {
    constraintSource = simulation.scrollAndSelect?.constraintSource?.phrase
    simulation.window.layoutIfNeeded()
    let allConflicts = simulation.checkedWindows.flatMap {
      $0.layoutConflicts + $0.conflictsInMeasuring
    }
    let conflicts = allConflicts.filter {
      !allowed.contains(.conflict) && !simulation.allows($0)
    }
    let recorded = simulation.layoutFindings
    // Where a view lies whose place is open follows from that, and a size that nobody wanted from a conflict.
    let open = Set(recorded.filter { $0.rule == .ambiguity }.flatMap(\.views))
    let found = ScreenGeometry(simulation).findings
    let placed = found.filter { finding in
      guard finding.rule == .placement else { return true }
      let isOfConflict =
        Self.codesOfConflicts.contains(finding.diagnostic.code)
        && conflicts.contains { conflict in
          conflict.axis == finding.axis
            && !Set(simulation.names(of: conflict.views)).isDisjoint(with: finding.views)
        }
      return open.isDisjoint(with: finding.views) && !isOfConflict
    }
    // Conflicts come with their amounts from the views, and not again from the findings recorded there.
    let others = (recorded + placed).filter {
      $0.rule != .conflict && !($0.rule.map(allowed.contains) ?? false)
    }
    let told = others.filter { simulation.allowance(of: $0) == nil }
    findings =
      conflicts.map {
        var finding = ScreenFinding(
          $0.diagnostic,
          abs($0.amount),
          includesConsoleText ? $0.consoleText : nil,
          axis: $0.axis,
          row: simulation.rowName(of: $0.views),
          views: simulation.names(of: $0.views)
        )
        finding.illustrations = $0.illustrations
        return finding
      }
      + told.map { finding in
        var judged = ScreenFinding(
          finding.judged,
          finding.amount,
          axis: finding.axis,
          row: finding.row,
          views: finding.views
        )
        judged.holdsEverywhere = finding.holdsEverywhere
        judged.illustrations = finding.illustrations
        judged.missing = finding.missing
        return judged
      }
      + Self.needless(in: simulation, besides: (recorded + found).compactMap(simulation.allowance))
  }
}

extension CheckedScreen {
  /// The codes of what a conflict brings about, which is then the only finding.
  private static let codesOfConflicts: Set = [
    "touch-view-without-area", "touch-view-off-screen", "touch-view-small", "view-without-area",
    "view-off-screen", "view-partly-off-screen", "small-control",
  ]

  /// Returns a remark on each allowance for validation that nothing on this screen needs, which counts if no screen
  /// needs it.
  ///
  /// A run, which also sees what steps bring about, remarks on all others.
  private static func needless(
    in simulation: Simulation,
    besides used: [Allowance]
  ) -> [ScreenFinding] {
    simulation.scene.allowances.filter { $0.rule.isOfValidation && !used.contains($0) }.map {
      var finding = ScreenFinding($0.needlessDiagnostic, views: [$0.view])
      finding.holdsEverywhere = true
      return finding
    }
  }
}

extension LayoutFinding {
  /// The finding at its level among screens: a view whose place is open is somewhere on each, which is a warning.
  fileprivate var judged: Diagnostic {
    guard rule == .ambiguity else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.severity = .warning
    return diagnostic
  }
}

extension LayoutConflict {
  /// The direction in which the constraints cannot hold.
  fileprivate var axis: LayoutAxis {
    constraints.allSatisfy { $0.concerns(.vertical) } ? .vertical : .horizontal
  }
}

/// A mistake on one screen.
package struct ScreenFinding: Sendable {
  package let diagnostic: Diagnostic
  /// The size of the mistake, to find the worst of several.
  package let amount: Double
  /// The text of UIKit's console for a conflict, on request.
  package let consoleText: String?
  /// The direction of the mistake, the horizontal one if there is none.
  let axis: LayoutAxis
  let cause: LayoutFinding.Cause
  /// The names of the views that it is about.
  let views: [String]
  /// Whether it is one only if every screen has it.
  var holdsEverywhere = false
  /// The marks of a picture of it.
  var illustrations: [Illustration] = []
  /// The constraint that an open place or length lacks, or `nil` if it is about something else.
  var missing: MissingConstraint?

  init(
    _ diagnostic: Diagnostic,
    _ amount: Double = 0,
    _ consoleText: String? = nil,
    axis: LayoutAxis = .horizontal,
    row: String? = nil,
    views: [String] = []
  ) {
    self.views = views
    self.diagnostic = diagnostic.inRow(row)
    self.amount = amount
    self.consoleText = consoleText
    self.axis = axis
    cause = LayoutFinding.Cause(diagnostic)
  }
}
