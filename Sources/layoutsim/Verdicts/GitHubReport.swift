import LayoutDiagnostics

/// A namespace for annotations of GitHub Actions.
///
/// A step shows ten errors, ten warnings and ten notices (docs.github.com, "Limitations" of annotations); what is
/// beyond that is counted in the last one and not lost in silence.
enum GitHubReport {
  /// The most annotations of one level that a step shows.
  private static let most = 10

  /// Returns an annotation a line, the first ones of each level.
  static func text(of verdicts: [ScenarioVerdict]) -> String {
    let all = verdicts.flatMap { verdict in
      verdict.allDiagnostics.sortedByPlace().map { (diagnostic: $0, file: verdict.file) }
    }
    var counts: [Diagnostic.Severity: Int] = [:]
    for entry in all { counts[entry.diagnostic.severity, default: 0] += 1 }
    var written: [Diagnostic.Severity: Int] = [:]
    var lines: [String] = []
    for (diagnostic, file) in all {
      let severity = diagnostic.severity
      let count = counts[severity] ?? 0
      written[severity, default: 0] += 1
      let place = written[severity] ?? 0
      if count <= most || place < most {
        lines.append(diagnostic.gitHubAnnotation(in: file))
      } else if place == most {
        let rest = Diagnostic(
          severity,
          code: "more",
          "\(counted(count - place + 1, "more \(severity.rawValue)")) beyond the ten that a step shows",
          hint: "the report of --format json has all"
        )
        lines.append(rest.gitHubAnnotation(in: file))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
