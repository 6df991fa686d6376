import LayoutDiagnostics
import LayoutSnapshots

/// A namespace for annotations of GitHub Actions, one for each cause.
///
/// A step shows ten errors, ten warnings and ten notices (docs.github.com, "Limitations" of annotations); what is
/// beyond that is counted in the last one and not lost in silence.
enum GitHubReport {
  /// The most annotations of one level that a step shows.
  private static let most = 10
  /// The most names of further places in an annotation.
  private static let mostNames = 20

  /// Returns an annotation a line, the first ones of each level.
  static func text(of verdicts: [ScenarioVerdict]) -> String {
    let groups = verdicts.causeGroups
    var counts: [Diagnostic.Severity: Int] = [:]
    for group in groups { counts[group.cause.severity, default: 0] += 1 }
    var written: [Diagnostic.Severity: Int] = [:]
    var lines: [String] = []
    for group in groups {
      let severity = group.cause.severity
      let count = counts[severity] ?? 0
      written[severity, default: 0] += 1
      let place = written[severity] ?? 0
      if count <= most || place < most {
        lines.append(annotation(of: group).gitHubAnnotation(in: file(of: group, in: verdicts)))
      } else if place == most {
        let rest = Diagnostic(
          severity,
          code: "more",
          "\(counted(count - place + 1, "more \(severity.rawValue)")) beyond the ten that a step shows",
          hint: "the report of --format json has all"
        )
        lines.append(rest.gitHubAnnotation(in: file(of: group, in: verdicts)))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func file(of group: CauseGroup, in verdicts: [ScenarioVerdict]) -> String {
    verdicts[group.places[0].verdict].file
  }

  /// Returns what stands at the first place of a cause, for all of its places.
  private static func annotation(of group: CauseGroup) -> Diagnostic {
    var diagnostic = group.places[0].diagnostic
    guard group.places.count > 1 else { return diagnostic }
    diagnostic.message = "\(group.title); first \(group.places[0].name)"
    diagnostic.notes.insert(.init("all: \(group.names(limit: mostNames))"), at: 0)
    return diagnostic
  }
}
