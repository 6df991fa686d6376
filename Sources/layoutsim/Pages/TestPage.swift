import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSnapshots

/// The page of a test: what does not pass, in words and pictures, with its run from moment to moment where that was
/// recorded.
struct TestPage {
  let verdicts: [ScenarioVerdict]

  /// The file.
  var text: String {
    let isSingle = verdicts.count == 1
    var page = SnapshotPage(
      title: isSingle ? "Test of \(verdicts[0].name)" : "Test",
      summary: summary
    )
    page.hiddenRecordings = verdicts.count {
      $0.status != .fine && $0.played != nil && $0.recording == nil
    }
    page.runs = verdicts.map(\.shownRun)
    return page.text
  }

  private var summary: String {
    let results = verdicts.flatMap(\.snapshots).map(\.result.verdict)
    let counts = [
      (results.count { if case .differs = $0 { true } else { false } }, "differs", "differ"),
      (results.count { if case .missing = $0 { true } else { false } }, "is new", "are new"),
      (results.count(where: \.isRecording), "was recorded", "were recorded"),
      (results.count { $0 == .matched }, "is as its golden", "are as their goldens"),
    ]
    let snapshots = counts.compactMap { count, one, several in
      count > 0 ? "\(count) \(count == 1 ? one : several)" : nil
    }
    let wrong = verdicts.count { verdict in
      verdict.status != .fine && verdict.diagnostics.containsError
    }
    let parts = [
      counted(verdicts.count(where: \.isScenario), "run"),
      wrong > 0 ? "\(wrong) not as \(wrong == 1 ? "it" : "they") should be" : nil,
      results.isEmpty
        ? nil : "\(counted(results.count, "snapshot")): \(snapshots.joined(separator: ", "))",
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }
}

extension SnapshotVerdict {
  fileprivate var isRecording: Bool {
    switch self {
    case .recorded, .updated: true
    case .matched, .missing, .differs: false
    }
  }
}

extension ScenarioVerdict {
  /// The run as a page shows it.
  fileprivate var shownRun: SnapshotPage.Run {
    var run = SnapshotPage.Run(name: name, file: name == file ? nil : file)
    run.findings = diagnostics.sortedByPlace().map { FindingCard.html($0) }
    for snapshot in snapshots {
      if let shown = shown(snapshot) {
        run.snapshots.append(shown)
      } else {
        run.passed.append(snapshot.result.name)
      }
    }
    run.recording = recording
    return run
  }

  /// Returns a snapshot with its pictures, or `nil` for one that is as its golden.
  private func shown(_ snapshot: SnapshotVerdictInPlace) -> ShownSnapshot? {
    let result = snapshot.result
    let state: ShownSnapshot.State
    var difference: PictureDifference?
    var path: String?
    switch result.verdict {
    case .matched: return nil
    case .recorded: (state, path) = (.recorded, result.golden)
    case .updated(let found):
      var shown = ShownSnapshot(name: result.name, step: step(of: result), state: .recorded)
      shown.lines = found.lines.map { .init($0) }
      return shown
    case .missing(let pending): (state, path) = (.new, pending.path)
    case .differs(let found, let pending):
      (state, difference, path) = (.differs, found, pending.path)
    }
    var shown = ShownSnapshot(name: result.name, step: step(of: result), state: state)
    shown.place = snapshot.mark.map { "\($0.file):\($0.line)" }
    shown.read(golden: result.golden, picture: path, difference)
    shown.lines += snapshot.firstMoment.map { .init($0) }
    switch advice(on: result) {
    case .mendFirst(let reason)?: shown.obstacle = "not recorded, because \(reason)"
    case let advice: shown.command = advice?.command
    }
    return shown
  }

  /// Returns the name of a snapshot as the scenario's step has it.
  private func step(of result: SnapshotResult) -> String {
    String(result.snapshot.prefix { $0 != "@" })
  }
}

extension PendingFile {
  /// The path of the new result, or `nil` if it was not kept.
  fileprivate var path: String? {
    switch self {
    case .written(let path): path
    case .notWritten: nil
    }
  }
}
