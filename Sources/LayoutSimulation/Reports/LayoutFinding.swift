import Foundation
public import LayoutDiagnostics
import LayoutGeometry
package import LayoutScenes
package import LayoutViews

/// Something wrong on a screen or worth knowing, with what decides whether it is allowed.
package struct LayoutFinding {
  /// What is wrong.
  package let diagnostic: Diagnostic
  /// By which word it can be allowed; nil where nothing allows it.
  package let rule: LayoutRule?
  /// The names of the views that it is about.
  package let views: [String]
  /// By how much something is off or open, in points.
  package let amount: Double
  /// The direction in which it is wrong, the horizontal one where there is none.
  package let axis: LayoutAxis

  init(
    _ diagnostic: Diagnostic,
    _ rule: LayoutRule?,
    of views: [String] = [],
    _ amount: Double = 0,
    axis: LayoutAxis = .horizontal
  ) {
    self.diagnostic = diagnostic
    self.rule = rule
    self.views = views
    self.amount = amount
    self.axis = axis
  }

  /// What makes two findings the same: the rule and the places, not the numbers.
  package struct Cause: Sendable, Hashable {
    private let code: String
    private let places: [SourceMark?]
    private let words: String

    /// The cause of what a diagnostic tells.
    package init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      places = [diagnostic.mark] + diagnostic.notes.map(\.mark)
      words = diagnostic.message.filter { !$0.isNumber && $0 != "." && $0 != "-" }
    }
  }
}

extension LayoutRule {
  /// What happened where it is broken, in a few words.
  package var failure: String {
    switch self {
    case .conflict: "constraints are in conflict"
    case .misuse: "something was asked for that UIKit answers with an exception"
    case .ambiguity: "the layout is ambiguous"
    }
  }

  /// The word for an error that the views noted; nil where it is about something else than a layout.
  init?(ofRecorded diagnostic: Diagnostic) {
    switch (diagnostic.severity, diagnostic.code) {
    case (.warning, _), (.note, _): return nil
    case (.error, "unsatisfiable-constraints"): self = .conflict
    // What a finger or the clock was asked for is no layout, a layout that never settles is none, and a crash
    // of the pod is what it does.
    case (.error, "finger"), (.error, "time"), (.error, "unsettled-layout"), (.error, "crash"):
      return nil
    case (.error, _): self = .misuse
    }
  }
}

extension Simulation {
  /// What is to be known about the layout and the set-up, but for what the scene allows.
  ///
  /// That is misuse, conflicts, places and sizes that are open, a way to select without effect.
  ///
  /// - Complexity: O(*n*) in the number of views, and a few solutions of what is connected with each place
  ///   that is open.
  public var findings: [Diagnostic] {
    layoutFindings.filter { allowance(of: $0) == nil }.map(\.diagnostic)
  }

  /// What is to be known about the layout and the set-up, with what is allowed.
  ///
  /// - Complexity: O(*n*) in the number of views, and a few solutions of what is connected with each place
  ///   that is open.
  package var layoutFindings: [LayoutFinding] {
    sceneFindings.map { LayoutFinding($0, nil) } + recordedFindings + ambiguities
      + troubles.map { LayoutFinding($0, nil) }
  }

  /// What the views noted: misuse at once, conflicts after each layout.
  package var recordedFindings: [LayoutFinding] {
    window.findings.map {
      LayoutFinding($0.diagnostic, LayoutRule(ofRecorded: $0.diagnostic), of: names(of: $0.views))
    }
  }

  /// What the scene says of why a finding is meant so; nil where it does not allow it.
  package func allowance(of finding: LayoutFinding) -> Allowance? {
    scene.allowances.first { $0.rule == finding.rule && finding.views.contains($0.view) }
  }

  /// Whether the scene says that a conflict is meant so.
  package func allows(_ conflict: LayoutConflict) -> Bool {
    allowance(of: LayoutFinding(conflict.diagnostic, .conflict, of: names(of: conflict.views)))
      != nil
  }

  /// The names of views: each one's own, else that of the innermost view with a name around it.
  package func names(of views: [View]) -> [String] {
    var names: [String] = []
    for view in views {
      var next: View? = view
      while let current = next {
        let own = scenarioNames(of: current)
        for name in own where !names.contains(name) { names.append(name) }
        next = own.isEmpty ? current.superview : nil
      }
    }
    return names
  }

  /// What a scenario can call a view itself.
  private func scenarioNames(of view: View) -> [String] {
    let ofScreen = NamedView.allCases.filter { self.view(named: $0) === view }.map(\.rawValue)
    guard ofScreen.isEmpty else { return ofScreen }
    return screen.stack?.views.filter { $0.value === view }.map(\.key).sorted() ?? []
  }
}
