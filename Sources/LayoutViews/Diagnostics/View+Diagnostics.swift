import LayoutDiagnostics

extension View {
  /// Notes `diagnostic` at the root of the tree, once.
  func record(_ diagnostic: Diagnostic) {
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

  func recordUnsettledLayout() {
    var names: [String] = []
    collectUnsettled(into: &names)
    let list = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    record(
      Diagnostic(
        .error,
        code: "unsettled-layout",
        "the layout did not settle after \(View.roundLimit) rounds; still asking: \(list)",
        hint: "look for 'setNeedsLayout' or a changing constraint in 'layoutSubviews'"
      )
    )
  }

  private func collectUnsettled(into names: inout [String]) {
    if layoutState.needsLayout { names.append(reportName) }
    for subview in subviews { subview.collectUnsettled(into: &names) }
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
