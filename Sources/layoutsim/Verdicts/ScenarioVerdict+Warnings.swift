import LayoutDiagnostics
import LayoutSimulation
import LayoutSnapshots

extension ScenarioVerdict {
  /// Warns of what former runs left of snapshots that pass now, and could not be removed.
  mutating func noteLeftovers() {
    let errors = snapshots.compactMap(\.result.leftover)
    guard let first = errors.first else { return }
    diagnostics.append(
      Diagnostic(
        .warning,
        code: "result-left",
        "what a former run left of \(counted(errors.count, "snapshot")) stays: \(first.reason)",
        notes: errors.prefix(12).map { .init("'\($0.path)'") },
        hint: "remove it, so that nobody accepts it: this run agrees with the golden"
      )
    )
  }

  /// Warns of views to ignore that no snapshot shows: a wrong name would ignore nothing in silence.
  mutating func noteVainlyIgnored(
    _ views: [String],
    in snapshots: [SimulationReport.Snapshot]
  ) {
    guard !snapshots.isEmpty else { return }
    let seen = Set(snapshots.flatMap { DrawnViews.boxes(of: views, in: $0.frame).keys })
    for view in views where !seen.contains(view) {
      diagnostics.append(
        Diagnostic(
          .warning,
          code: "ignored-view-missing",
          "no snapshot shows a view \(quoted(view)) to ignore",
          hint: "take a name of 'layoutsim tree', or an id or 'data-view' of the golden's SVG"
        )
      )
    }
  }
}
