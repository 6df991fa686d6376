import Foundation
package import LayoutDiagnostics

/// A diagnostic about a tree, with the views that it is about.
package struct RecordedDiagnostic {
  /// The diagnostic.
  package let diagnostic: Diagnostic
  private let nodes: [LayoutNode]
  /// The views, but for those that are gone.
  package var views: [View] { nodes.compactMap(\.view) }

  init(_ diagnostic: Diagnostic, about views: [View]) {
    self.diagnostic = diagnostic
    nodes = views.map(\.node)
  }
}

extension View {
  /// Records `diagnostic` at the root of the tree, once.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - views: The views that it is about, or `nil` for this one.
  package func record(_ diagnostic: Diagnostic, about views: [View]? = nil) {
    let root = self.root
    if !root.recordedDiagnostics.contains(where: { $0.diagnostic == diagnostic }) {
      root.recordedDiagnostics.append(RecordedDiagnostic(diagnostic, about: views ?? [self]))
    }
  }

  func recordImpossibleSubview(_ view: View) {
    let reason =
      view is Window
      ? "a window cannot be added to a view"
      : view === self
        ? "can't add '\(reportName)' as subview of itself"
        : "can't add '\(view.reportName)' to '\(reportName)', which is inside of it"
    record(
      Diagnostic(
        .error,
        code: "impossible-subview",
        reason,
        notes: [Diagnostic.Note("UIKit raises NSInvalidArgumentException here; nothing was added")]
      )
    )
  }

  /// Notes that a property was to have a number that is none, or infinite.
  func recordNumber(_ number: CGFloat, in property: String) {
    record(
      Diagnostic(
        .error,
        code: "invalid-geometry",
        "the \(property) of '\(reportName)' cannot contain \(number.isNaN ? "NaN" : "infinity")",
        notes: [
          Diagnostic.Note(
            "UIKit raises CALayerInvalidGeometry here; the \(property) stays as it was"
          )
        ]
      )
    )
  }

  /// Reports each conflict of required constraints when it appears.
  func recordConflicts() {
    guard let engine = constraintState.engine else { return }
    var present: Set<[Int]> = []
    for conflict in engine.conflictingRows {
      present.insert(conflict.key)
      guard !engine.reportedConflicts.contains(conflict.key) else { continue }
      record(LayoutConflict(conflict))
    }
    engine.reportedConflicts = present
    engine.layoutDidEnd()
  }

  /// Reports each conflict that came up by activations since the last layout.
  func recordConflictsOfActivations() {
    guard let engine = constraintState.engine else { return }
    for conflict in engine.conflictingRows where engine.isOfActivations(conflict) {
      guard engine.reportedConflicts.insert(conflict.key).inserted else { continue }
      record(LayoutConflict(conflict))
    }
  }

  /// Reports each conflict that keeps the view from being measured, when it appears.
  ///
  /// As UIKit's console does: there the target is a constraint too, `_UITemporaryLayoutWidth`. Every
  /// measurement has rows of its own, so conflicts are distinguished by the text of the constraints.
  func recordFittingConflicts(of engine: LayoutEngine) {
    var present: Set<[String]> = []
    for conflict in engine.conflictingRows {
      let key = ([conflict.broken] + conflict.rows).map { $0.constraint?.placedEquation ?? "" }
      present.insert(key)
      guard !constraintState.fittingConflicts.contains(key) else { continue }
      let conflict = LayoutConflict(conflict)
      if record(conflict) { root.constraintState.measuringConflicts.append(conflict) }
    }
    constraintState.fittingConflicts = present
  }

  /// Records a conflict, unless the same constraints were reported with the same amount: a view that is
  /// measured and laid out meets a conflict twice.
  ///
  /// - Returns: Whether it was recorded.
  @discardableResult
  private func record(_ conflict: LayoutConflict) -> Bool {
    let new = conflict.diagnostic
    let marks = new.notes.compactMap(\.mark)
    let isKnown = root.recordedDiagnostics.contains {
      let old = $0.diagnostic
      return old.code == new.code && old.message == new.message && old.mark == new.mark
        && old.notes.compactMap(\.mark) == marks
    }
    if !isKnown { record(new, about: conflict.views) }
    return !isKnown
  }
}

extension View {
  /// The constraints of the whole tree that the last layout gave up, and those they conflict with.
  public var layoutConflicts: [LayoutConflict] {
    (root.constraintState.engine?.conflictingRows ?? []).map(LayoutConflict.init)
  }

  /// The constraints of the whole tree that were given up when something was measured, and would hold in
  /// the layout: that of a row that reports its height, or of `systemLayoutSizeFitting(_:)`.
  ///
  /// Each is reported once, as it was when it was met.
  public var conflictsInMeasuring: [LayoutConflict] {
    let laidOut = layoutConflicts.map { Set($0.constraints) }
    return root.constraintState.measuringConflicts.filter { !laidOut.contains(Set($0.constraints)) }
  }
}

extension Diagnostic {
  /// Records this in the tree of the first view that is in a window, or else of the first one.
  ///
  /// Without any view the running test has it, and fails if it is an error. Without a test it goes to the destination of
  /// UIKit's console, standard error.
  package func record(inTreeOf hosts: [View]) {
    if let host = hosts.first(where: { $0.root is Window }) ?? hosts.first {
      host.record(self, about: hosts)
    } else if !UnplacedFindings.tell(self) {
      FileHandle.standardError.write(Data(DiagnosticPrinter().text(of: self).utf8))
    }
  }
}
