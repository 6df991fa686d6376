import LayoutDiagnostics

/// The success that a repair of a finding needs.
///
/// The finding is gone on every screen, and no code of an error or warning is on more screens than before.
struct RepairSuccess {
  private let finding: ValidationFinding
  private let before: ScreenCounts
  private let countWhereWorst: Int

  init(against finding: ValidationFinding, in report: ValidationReport) {
    self.finding = finding
    before = ScreenCounts(report)
    countWhereWorst = report.findings.count {
      $0.diagnostic.code == finding.diagnostic.code && $0.environments.contains(finding.worst)
    }
  }

  /// Returns whether the finding may be gone, from a report on the screen where it was worst.
  func isPossible(after report: ValidationReport) -> Bool {
    report.findings.count { $0.diagnostic.code == finding.diagnostic.code } < countWhereWorst
  }

  /// Returns whether a report on all screens is as it has to be.
  func isReached(by report: ValidationReport) -> Bool {
    let after = ScreenCounts(report)
    let code = finding.diagnostic.code
    return after.isAtMost(before) && after[code] <= before[code] - finding.environments.count
  }
}

/// The numbers of screens that have errors or warnings of a code, each cause by itself.
private struct ScreenCounts {
  private var counts: [String: Int] = [:]

  init(_ report: ValidationReport) {
    for finding in report.findings where finding.diagnostic.severity != .note {
      counts[finding.diagnostic.code, default: 0] += finding.environments.count
    }
  }

  subscript(code: String) -> Int { counts[code] ?? 0 }

  func isAtMost(_ other: Self) -> Bool { counts.allSatisfy { $0.value <= other[$0.key] } }
}
