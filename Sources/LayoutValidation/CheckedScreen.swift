import Foundation
package import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
package import LayoutSimulation
import LayoutViews
import TableSelection

/// What came to light on one screen.
package struct CheckedScreen: Sendable {
  /// The place among the screens that were laid out.
  let place: Int
  package let findings: [ScreenFinding]
  /// Which constraints hold the touch view, in one phrase; nil where there is none.
  let constraintSource: String?

  /// Looks at a screen that is laid out.
  package init(_ simulation: Simulation, place: Int, includesConsoleText: Bool) {
    self.place = place
    constraintSource = simulation.scrollAndSelect?.constraintSource?.phrase
    let window = simulation.window
    let conflicts = (window.layoutConflicts + window.conflictsInMeasuring).filter {
      !simulation.allows($0)
    }
    // Conflicts come with their amounts from the views, and not again from what these noted.
    let others = simulation.layoutFindings.filter {
      $0.rule != .conflict && simulation.allowance(of: $0) == nil
    }
    findings =
      conflicts.map {
        ScreenFinding(
          $0.diagnostic,
          $0.amount,
          includesConsoleText ? $0.consoleText : nil,
          axis: $0.axis
        )
      } + others.map { ScreenFinding($0.diagnostic, $0.amount, axis: $0.axis) }
  }
}

extension LayoutConflict {
  /// The direction in which the constraints cannot hold.
  fileprivate var axis: LayoutAxis {
    constraints.allSatisfy { $0.concerns(.vertical) } ? .vertical : .horizontal
  }
}

/// Something that is wrong on one screen.
package struct ScreenFinding: Sendable {
  package let diagnostic: Diagnostic
  /// By how much something is off, in points, to find the worst of several.
  package let amount: Double
  /// What UIKit's console says of a conflict, where it was asked for.
  package let consoleText: String?
  /// The direction in which it is wrong, the horizontal one where there is none.
  let axis: LayoutAxis
  let cause: LayoutFinding.Cause

  init(
    _ diagnostic: Diagnostic,
    _ amount: Double = 0,
    _ consoleText: String? = nil,
    axis: LayoutAxis = .horizontal
  ) {
    self.diagnostic = diagnostic
    self.amount = abs(amount)
    self.consoleText = consoleText
    self.axis = axis
    cause = LayoutFinding.Cause(diagnostic)
  }
}
