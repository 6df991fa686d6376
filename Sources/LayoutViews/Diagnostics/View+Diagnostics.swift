package import LayoutDiagnostics

extension View {
  /// Notes `diagnostic` at the root of the tree, once.
  package func record(_ diagnostic: Diagnostic) {
    let root = self.root
    if !root.recordedDiagnostics.contains(diagnostic) {
      root.recordedDiagnostics.append(diagnostic)
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

  /// Reports each conflict of required constraints when it appears.
  func recordConflicts() {
    guard let engine = constraintState.engine else { return }
    var present: Set<[Int]> = []
    for conflict in engine.conflictingRows {
      let key = conflict.rows.map(\.number).sorted() + [conflict.broken.number]
      present.insert(key)
      guard !engine.reportedConflicts.contains(key) else { continue }
      record(LayoutConflict(conflict).diagnostic)
    }
    engine.reportedConflicts = present
  }
}

extension View {
  /// The constraints of the whole tree that the last layout gave up, and what they conflict with.
  public var layoutConflicts: [LayoutConflict] {
    (root.constraintState.engine?.conflictingRows ?? []).map(LayoutConflict.init)
  }
}
