import Foundation
import LayoutDiagnostics
import LayoutSnapshots

/// The reports of the parts of a run, joined into those of one run.
struct JoinedReports {
  /// A report with the file that it is from.
  struct Source {
    let path: String
    let bytes: [UInt8]
    let report: RecordedReport
  }

  /// The verdicts in the order of the scenarios, then what is wrong with the reports.
  private(set) var verdicts: [ScenarioVerdict] = []
  /// The facts about the whole run.
  private(set) var record = RunRecord(of: "test")

  /// Creates the whole of some reports.
  ///
  /// - Throws: `CommandFailure` if they are of different runs.
  init(_ sources: [Source]) throws(CommandFailure) {
    let parts = sources.filter { $0.report.shard != nil }
    let total = parts.first?.report.shard?.total
    if let first = sources.first {
      for other in sources.dropFirst() { try Self.require(other, like: first) }
    }
    record.files = sources.first?.report.files ?? []
    record.folders = sources.first?.report.folders ?? []
    let times = sources.compactMap(\.report.seconds?.duration)
    record.duration = times.isEmpty ? nil : times.reduce(.zero, +)
    let texts = SharedSources()
    var found: [(place: Int, verdict: ScenarioVerdict)] = []
    let places = Dictionary(
      record.files.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    for source in sources {
      for recorded in source.report.scenarios {
        guard let verdict = recorded.verdict(sources: texts.texts(of: recorded.file)) else {
          throw .damagedReport(source.path, "a word in it means nothing to this layoutsim")
        }
        found.append((places[recorded.file] ?? .max, verdict))
      }
    }
    verdicts = found.enumerated().sorted { one, other in
      (one.element.place, one.offset) < (other.element.place, other.offset)
    }.map(\.element.verdict)
    if let total { verdicts += Self.wrongParts(parts, of: total) }
  }

  /// Throws unless two reports are parts of one run.
  private static func require(_ other: Source, like first: Source) throws(CommandFailure) {
    let reason: String
    if other.report.layoutsim != first.report.layoutsim {
      reason = "versions \(first.report.layoutsim) and \(other.report.layoutsim) wrote them"
    } else if other.report.shard?.total != first.report.shard?.total {
      reason = "they are not parts of the same number of parts"
    } else if other.report.files != first.report.files {
      reason = "the whole runs had other scenarios"
    } else if other.report.folders != first.report.folders {
      reason = "the whole runs looked at other folders"
    } else {
      return
    }
    throw CommandFailure(
      .wrongUsage,
      "\(quoted(first.path)) and \(quoted(other.path)) are of different runs: \(reason)",
      hint: "name the reports of one run"
    )
  }

  /// Returns the verdicts on parts without a report, or with several.
  private static func wrongParts(_ parts: [Source], of total: Int) -> [ScenarioVerdict] {
    let byIndex = Dictionary(grouping: parts) { $0.report.shard?.index ?? 0 }
    return (1...total).compactMap { index in
      let there = byIndex[index] ?? []
      guard there.count != 1 else { return nil }
      let part = "shard \(index) of \(total)"
      return there.isEmpty
        ? ScenarioVerdict(
          shard: part,
          .noInput,
          Diagnostic(
            .error,
            code: "shard-missing",
            "\(part) has left no report",
            hint: "look at why, and name the report of each part"
          )
        )
        : ScenarioVerdict(
          shard: part,
          .wrongUsage,
          Diagnostic(
            .error,
            code: "shard-twice",
            "\(part) has left \(there.count) reports: \(quotedList(there.map(\.path)))",
            hint: "leave out those that are not meant"
          )
        )
    }
  }
}

extension JoinedReports {
  /// Looks for goldens that nothing names, if the run looked at whole folders.
  ///
  /// - Parameter action: What is done about them; nothing is ever removed here.
  mutating func judgeObsolete(_ action: ObsoleteAction) {
    guard !record.folders.isEmpty else { return }
    let isHere = record.folders.allSatisfy { LinkedPath.isInside($0, ".") }
    let search = isHere ? ScenarioSearch(named: record.folders) : nil
    guard let search, search.files == record.files, search.problems.isEmpty else {
      var verdict = ScenarioVerdict(folder: record.folders.joined(separator: ", "))
      verdict.diagnostics = [
        Diagnostic(
          .warning,
          code: "obsolete-unknown",
          "goldens that nothing names are not looked for: the scenarios here are not those of the run",
          hint: "join the reports in the folder in which the parts ran"
        )
      ]
      verdicts.append(verdict)
      return
    }
    for index in verdicts.indices {
      let path = verdicts[index].file
      // Once, with the last of the runs of a scenario.
      guard !verdicts[(index + 1)...].contains(where: { $0.file == path }),
        let scenario = (try? ScenarioFile(path))?.scenario
      else { continue }
      verdicts[index].findObsolete(scenario, of: path)
    }
    let tree = GoldenTree(below: search.folders, of: search.files)
    verdicts = ObsoleteSettlement(action: action, tree: tree).settled(verdicts)
  }
}

/// The texts of scenarios, each read once.
private final class SharedSources {
  private var known: [String: [SourceText]] = [:]

  /// Returns the texts of a scenario below the working folder, or none of any other.
  func texts(of path: String) -> [SourceText] {
    if let texts = known[path] { return texts }
    let texts = LinkedPath.isInside(path, ".") ? (try? ScenarioFile(path))?.sources ?? [] : []
    known[path] = texts
    return texts
  }
}

extension CommandFailure {
  /// Returns the failure of a file that is no report of ours.
  static func damagedReport(_ path: String, _ reason: String) -> Self {
    Self(
      .mistakeInScenario,
      "\(quoted(path)) is no report of 'layoutsim test --format json': \(reason)"
    )
  }
}
