import Foundation
import LayoutDiagnostics
import LayoutSnapshots

/// A namespace for annotations of GitHub Actions, one for each cause.
///
/// A step shows ten errors, ten warnings and ten notices (docs.github.com, "Limitations" of annotations); what is
/// beyond that is counted in the last one and not lost in silence.
enum GitHubReport {
  /// The most annotations of one level that a step shows.
  private static let most = 10

  /// Returns an annotation a line, the first ones of each level.
  ///
  /// - Parameters:
  ///   - verdicts: The verdicts of the run.
  ///   - folder: The folder of the run, as the repository names it, or an empty text for its top.
  ///   - hasSummary: Whether the summary of the job has all of them.
  /// - Returns: The lines.
  static func text(
    of verdicts: [ScenarioVerdict],
    from folder: String,
    hasSummary: Bool
  ) -> String {
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
      let file = verdicts[group.places[0].verdict].file
      if count <= most || place < most {
        lines.append(group.diagnostic.gitHubAnnotation(in: file, from: folder))
      } else if place == most {
        let rest = Diagnostic(
          severity,
          code: "more",
          "\(counted(count - place + 1, "more \(severity.rawValue)")) beyond the ten that a step shows",
          hint: "\(hasSummary ? "the summary of the job" : "the report of --format json") has all"
        )
        lines.append(rest.gitHubAnnotation(in: file, from: folder))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The working folder, from the top of the repository that the runner names, or an empty text outside of it.
  static var workingFolder: String {
    let variables = ProcessInfo.processInfo.environment
    guard let top = variables["GITHUB_WORKSPACE"], !top.isEmpty else { return "" }
    let (start, here) = (LinkedPath.real(top) + "/", LinkedPath.real("."))
    return here.hasPrefix(start) ? String(here.dropFirst(start.count)) : ""
  }

  /// Returns text of which GitHub Actions takes no line as a command, whatever names are in it.
  static func withoutCommands(_ text: String) -> String {
    var token = "layoutsim"
    while text.contains(token) { token += "-" }
    return "::stop-commands::\(token)\n\(text)::\(token)::\n"
  }
}
