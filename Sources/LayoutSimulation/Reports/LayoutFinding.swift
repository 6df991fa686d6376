import Foundation
public import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
package import LayoutScenes
package import LayoutViews

/// A finding about a screen, with the facts that decide whether it is allowed.
package struct LayoutFinding {
  /// The diagnostic.
  package let diagnostic: Diagnostic
  /// The word by which it can be allowed, or `nil` if nothing allows it.
  package let rule: LayoutRule?
  /// The names of the views that it is about.
  package internal(set) var views: [String] = []
  /// The size of the error or of the open range, in points.
  package internal(set) var amount = 0.0
  /// The direction in which it is wrong, the horizontal one if there is none.
  package internal(set) var axis = LayoutAxis.horizontal
  /// The row, header or footer that it is in, such as "row 3", or `nil` for none.
  package var row: String?
  /// Whether it is one only if every screen has it, such as a constraint without effect.
  package var holdsEverywhere = false
  /// The marks of a picture of it, in window coordinates.
  package var illustrations: [Illustration] = []
  /// The constraint that an open place or length lacks, or `nil` if it is about something else.
  package var missing: MissingConstraint?

  /// The identity of a finding: the rule and the places, not the numbers.
  package struct Cause: Sendable, Hashable {
    private let code: String
    private let places: [SourceMark?]
    private let words: String

    /// Creates the cause of a diagnostic.
    package init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      places = [diagnostic.mark] + diagnostic.notes.map(\.mark)
      words = diagnostic.message.filter { !$0.isNumber && $0 != "." && $0 != "-" }
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic with a note about the row that it is in.
  package func inRow(_ row: String?) -> Self {
    guard let row else { return self }
    var placed = self
    placed.notes.append(Note("it is in \(row)"))
    return placed
  }
}

extension LayoutRule {
  /// The failure in a few words.
  package var failure: String {
    switch self {
    case .conflict: "constraints are in conflict"
    case .misuse: "something was asked for that UIKit answers with an exception"
    case .ambiguity: "the layout is ambiguous"
    case .placement: "a view lies where it is not seen or touched"
    case .content: "a text or a control is hard to read"
    case .effect: "a constraint has no effect"
    }
  }

  /// Creates the rule of an error that the views recorded, or `nil` if it is about something else than a
  /// layout.
  init?(ofRecorded diagnostic: Diagnostic) {
    switch (diagnostic.severity, diagnostic.code) {
    case (.warning, _), (.note, _): return nil
    case (.error, "unsatisfiable-constraints"): self = .conflict
    // Requests to a finger or the clock are no layout, a layout that never settles is none, and a crash
    // of the pod is its own doing.
    case (.error, "finger"), (.error, "time"), (.error, "unsettled-layout"), (.error, "crash"):
      return nil
    case (.error, _): self = .misuse
    }
  }
}

extension Simulation {
  /// The findings about the layout and the set-up, without those that the scene allows.
  ///
  /// That is misuse, conflicts, places and sizes that are open, a way to select without effect.
  ///
  /// - Complexity: O(*n*) in the number of views, and a few solutions of the rows connected with each place
  ///   that is open.
  public var findings: [Diagnostic] {
    layoutFindings.filter { allowance(of: $0) == nil }.map(\.diagnostic)
  }

  /// The findings about the layout and the set-up, with those that are allowed.
  ///
  /// - Complexity: O(*n*) in the number of views, and a few solutions of what is connected with each place
  ///   that is open.
  package var layoutFindings: [LayoutFinding] {
    sceneFindings.map { LayoutFinding(diagnostic: $0, rule: nil) } + recordedFindings + ambiguities
      + troubles.map { LayoutFinding(diagnostic: $0, rule: nil) }
  }

  /// The findings that the views recorded: misuse at once, conflicts after each layout.
  package var recordedFindings: [LayoutFinding] {
    checkedWindows.flatMap(\.findings).map {
      let views = $0.views
      var diagnostic = $0.diagnostic
      diagnostic.mark = diagnostic.mark ?? views.lazy.compactMap { self.mark(of: $0) }.first
      var finding = LayoutFinding(
        diagnostic: diagnostic,
        rule: LayoutRule(ofRecorded: diagnostic),
        views: names(of: views)
      )
      finding.row = rowName(of: views)
      return finding
    }
  }

  /// Returns the row, header or footer that the first of some views is in which is in one, or `nil` for none.
  package func rowName(of views: [View]) -> String? {
    views.lazy.compactMap { self.rowName(of: $0) }.first
  }

  /// Returns the scene's allowance of a finding, or `nil` if it does not allow it.
  package func allowance(of finding: LayoutFinding) -> Allowance? {
    scene.allowances.first { $0.rule == finding.rule && finding.views.contains($0.view) }
  }

  /// Returns whether the scene says that a conflict is meant so.
  package func allows(_ conflict: LayoutConflict) -> Bool {
    let views = names(of: conflict.views)
    return allowance(of: .init(diagnostic: conflict.diagnostic, rule: .conflict, views: views))
      != nil
  }

  /// Returns the names of views: each one's own, else that of the innermost view with a name around it.
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

  /// Returns the names by which a scenario can call a view itself.
  private func scenarioNames(of view: View) -> [String] {
    let ofScreen = NamedView.allCases.filter { self.view(named: $0) === view }.map(\.rawValue)
    guard ofScreen.isEmpty else { return ofScreen }
    let own = view.ownViewsAround?.views ?? [:]
    return screen.views.views.merging(own) { first, _ in first }
      .filter { $0.value === view }.map(\.key).sorted()
  }
}
