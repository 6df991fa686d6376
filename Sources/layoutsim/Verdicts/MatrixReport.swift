import LayoutDiagnostics
import LayoutSnapshots

/// A report for people of a scenario that was played on many screens: what is wrong once for each cause, as `validate`
/// says it, and not once for each screen.
struct MatrixReport {
  /// The least number of runs of a scenario that are put together by causes.
  static let least = 9
  /// The number of names in a list.
  private static let mostNames = 6

  /// The runs, at least one, all of one scenario.
  let runs: [ScenarioVerdict]
  let palette: Palette
  /// A function that returns the whole text about a snapshot.
  let text: (SnapshotVerdictInPlace, ScenarioVerdict) -> String

  /// The lines.
  var lines: String {
    let wrong = runs.count { $0.status != .fine }
    let groups = runs.causeGroups
    let graves = groups.filter { $0.cause.severity == .error }
    let others = groups.filter { $0.cause.severity != .error }
    var heading: String
    if wrong == 0 {
      let snapshots = runs.reduce(0) { $0 + $1.snapshots.count }
      heading = "\(palette.green("✓")) \(name)  \(counted(runs.count, "run"))"
      if snapshots > 0 { heading += ", \(counted(snapshots, "snapshot"))" }
    } else {
      heading = "\(palette.red("✗")) \(name)  \(wrong) of \(runs.count) runs"
      if graves.count == 1 {
        heading += ", all because \(PrintableText.escaped(graves[0].reason))"
      } else if !graves.isEmpty {
        heading += ", for \(counted(graves.count, "cause"))"
      }
    }
    if wrong == 0, let sampling = runs[0].sampling { heading += ", \(sampling.soundness)" }
    return heading + "\n" + recorded + (graves + others).map(text).joined()
  }

  private var name: String { PrintableText.escaped(runs[0].scenario) }

  /// The lines about what was recorded, which nobody has to look for one by one.
  private var recorded: String {
    let results = runs.flatMap(\.snapshots).map(\.result.verdict)
    let new = results.count { $0 == .recorded }
    let anew = results.count { if case .updated = $0 { true } else { false } }
    return [(new, "+", "recorded"), (anew, "~", "recorded anew")].filter { $0.0 > 0 }
      .map { count, sign, what in
        "\(palette.yellow(sign)) \(name)  \(counted(count, "snapshot")) \(what)\n"
      }
      .joined()
  }

  /// Returns a cause with the screens that have it, and all about the first of them.
  private func text(of group: CauseGroup) -> String {
    let first = group.places[0]
    let verdict = runs[first.verdict]
    let places = group.places.map(\.name)
    let more =
      places.count > Self.mostNames ? " and \(places.count - Self.mostNames) more" : ""
    let names = places.prefix(Self.mostNames).joined(separator: ", ") + more
    let screens = Set(group.places.map(\.verdict)).count
    var lines = ["  \(screens) of \(runs.count): \(group.reason)", "    on \(names)"]
    if group.places.count > 1, let advice = group.advice?.command {
      lines.append("    accept all  \(advice)")
    }
    // What has no place in the scenario, such as a golden that nothing names, is about no screen.
    let isOfScreens =
      group.places.count > 1 || first.snapshot != nil || first.diagnostic.mark != nil
    let head = isOfScreens ? lines.map { PrintableText.escaped($0) + "\n" }.joined() : ""
    if let snapshot = first.snapshot { return head + text(verdict.snapshots[snapshot], verdict) }
    let printer = DiagnosticPrinter(sources: verdict.sources, style: palette.diagnosticStyle)
    return head + printer.text(of: [first.diagnostic])
  }
}

extension CauseGroup {
  /// The words about the cause: those of its first place.
  fileprivate var reason: String {
    let first = places[0].words
    return places.contains { $0.words != first } ? "\(first), elsewhere by other amounts" : first
  }
}
