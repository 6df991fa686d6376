import LayoutDiagnostics
import LayoutSnapshots
import LayoutValidation

/// A case of a JUnit report: a snapshot, the rest of a run of a scenario, or one cause that a validation finds in it.
struct JUnitCase {
  let file: String
  let name: String
  let status: ExitStatus
  /// The diagnostics that make it fail.
  let wrong: [Diagnostic]
  /// The diagnostics besides.
  let remarks: [Diagnostic]
  /// The time that it took, or `nil` if it was not measured.
  var duration: Duration?
  /// The files that a build server shows with it.
  var attachments: [String] = []
}

extension ScenarioVerdict {
  /// The cases of a verdict: one for each cause of a validation and for each snapshot, and one for all else.
  var jUnitCases: [JUnitCase] {
    guard let validation, !validation.findings.isEmpty else {
      return [caseOfRun] + snapshots.map(jUnitCase)
    }
    let found = validation.findings.map { finding in
      (finding, diagnostic: finding.diagnostic(among: validation.environments))
    }
    let known = Set(found.map(\.diagnostic))
    let others = allDiagnostics.filter { !known.contains($0) }
    var counts: [String: Int] = [:]
    let causes = found.map { finding, diagnostic in
      let views = finding.views.isEmpty ? "" : " of \(finding.views.joined(separator: ", "))"
      let cause = "\(name): \(diagnostic.code)\(views)"
      counts[cause, default: 0] += 1
      let count = counts[cause] ?? 1
      let isWrong = diagnostic.severity.isAtLeast(countingLevel)
      return JUnitCase(
        file: file,
        name: count > 1 ? "\(cause) (\(count))" : cause,
        status: isWrong ? .notAsExpected : .fine,
        wrong: isWrong ? [diagnostic] : [],
        remarks: isWrong ? [] : [diagnostic]
      )
    }
    let isCounted = status == .fine || status == .notAsExpected
    return (others.isEmpty && isCounted ? [] : [jUnitCase(of: others)]) + causes
  }

  /// The case of what a run expects, besides its snapshots.
  private var caseOfRun: JUnitCase {
    let wrong = diagnostics.filter { $0.severity.isAtLeast(countingLevel) }
    let failsBySnapshots = wrong.isEmpty && snapshots.contains { !$0.result.verdict.isPass }
    let times = snapshots.compactMap(\.duration)
    return JUnitCase(
      file: file,
      name: name,
      status: status == .notAsExpected && failsBySnapshots ? .fine : status,
      wrong: wrong,
      remarks: diagnostics.filter { !$0.severity.isAtLeast(countingLevel) },
      duration: duration.map { times.reduce($0, -) }
    )
  }

  /// Returns the case of a snapshot.
  private func jUnitCase(of snapshot: SnapshotVerdictInPlace) -> JUnitCase {
    let result = snapshot.result
    return JUnitCase(
      file: file,
      name: result.name == name ? "\(result.name) (snapshot)" : result.name,
      status: result.verdict.isPass ? .fine : .notAsExpected,
      wrong: snapshot.diagnostic(advice(on: result)).map { [$0] } ?? [],
      remarks: [],
      duration: snapshot.duration,
      attachments: result.pictures?.all.map(\.path) ?? []
    )
  }

  /// Returns a case for the whole verdict with some of its diagnostics.
  private func jUnitCase(of diagnostics: [Diagnostic]) -> JUnitCase {
    let wrong = diagnostics.filter { $0.severity.isAtLeast(countingLevel) }
    // What fails for findings alone is told by the cases of these.
    let isWhole = diagnostics.count == allDiagnostics.count || !wrong.isEmpty
    return JUnitCase(
      file: file,
      name: name,
      status: status == .notAsExpected && !isWhole ? .fine : status,
      wrong: wrong,
      remarks: diagnostics.filter { !$0.severity.isAtLeast(countingLevel) }
    )
  }
}
