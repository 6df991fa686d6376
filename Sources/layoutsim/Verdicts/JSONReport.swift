import LayoutDiagnostics
import LayoutSnapshots

/// A namespace for verdicts as JSON.
enum JSONReport {
  /// The version of the form, which changes when a member gets another meaning.
  static let form = 2

  /// Returns an object with the facts about the run and `scenarios`, each with its `diagnostics` and `snapshots`.
  ///
  /// States are names; times are in seconds, the only numbers that differ from run to run.
  static func text(of verdicts: [ScenarioVerdict], _ record: RunRecord) -> String {
    let status = ScenarioVerdict.status(of: verdicts)
    let facts: [(String, JSONValue)] = [
      ("layoutsim", .text(OwnVersion.text)), ("form", .number(form)),
      ("command", .text(record.command)), ("status", .text(status.name)),
      ("exitCode", .number(Int(status.rawValue))),
    ]
    return JSONValue.object(
      facts + seconds(record.duration) + parts(of: record)
        + [("scenarios", .list(verdicts.map(\.json)))]
    ).fileText
  }

  /// Returns what joining the reports of parts needs to know.
  private static func parts(of record: RunRecord) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if let shard = record.shard {
      let numbers = [("index", JSONValue.number(shard.index)), ("total", .number(shard.total))]
      members.append(("shard", .object(numbers)))
    }
    for (name, paths) in [("folders", record.folders), ("files", record.files)]
    where !paths.isEmpty {
      members.append((name, .list(paths.map { .text($0) })))
    }
    return members
  }

  fileprivate static func seconds(_ duration: Duration?) -> [(String, JSONValue)] {
    duration.map { [("seconds", .decimal($0.seconds))] } ?? []
  }
}

extension ScenarioVerdict {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("file", .text(file)), ("name", .text(name)),
      ("kind", .text(subject.rawValue)),
    ]
    members.append(("scenario", .text(scenario)))
    if let environment { members.append(("environment", .text(environment))) }
    if !options.isEmpty { members.append(("options", .text(options))) }
    if let artifacts { members.append(("artifacts", .text(artifacts))) }
    if let reasonNotToRecord { members.append(("notRecordedBecause", .text(reasonNotToRecord))) }
    members.append(("status", .text(status.name)))
    members += JSONReport.seconds(duration)
    members.append(
      ("diagnostics", .list(diagnostics.sortedByPlace().map { .written($0.jsonText) }))
    )
    if !consoleTexts.isEmpty {
      members.append(("console", JSONValue.list(consoleTexts.map { .text($0) })))
    }
    members.append(("snapshots", .list(snapshots.map { $0.json(advice(on: $0.result)) })))
    return .object(
      members + (validation.map { $0.members } ?? [])
        + ((sampling?.json ?? recordedSampling).map { [("sampling", $0)] } ?? [])
    )
  }
}

extension SnapshotVerdictInPlace {
  fileprivate func json(_ advice: RecordingAdvice?) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .text(result.name)), ("golden", .text(result.golden)),
      ("verdict", .text(result.verdict.name)),
    ]
    if let mark {
      members += [
        ("line", .number(mark.line)), ("column", .number(mark.column)),
        ("length", .number(mark.length)),
      ]
    }
    members += JSONReport.seconds(duration)
    if let difference = result.verdict.difference {
      members.append(("differences", .list(difference.lines.map { .text($0) })))
    }
    if !firstMoment.isEmpty {
      members.append(("firstMoment", .list(firstMoment.map { .text($0) })))
    }
    switch result.verdict.pending {
    case nil: break
    case .written(let path)?: members.append(("new", .text(path)))
    case .notWritten(let error)?:
      members += [("notKeptAt", .text(error.path)), ("notKeptBecause", .text(error.reason))]
    }
    if case .mendFirst(let reason)? = advice {
      members.append(("notRecordedBecause", .text(reason)))
    }
    if let command = advice?.command { members.append(("accept", .text(command))) }
    if let pictures = result.pictures {
      members.append(("pictures", .object(pictures.all.map { ($0, .text($1)) })))
    }
    return .object(members)
  }
}

extension SnapshotVerdict {
  /// The name in reports for programs.
  var name: String {
    switch self {
    case .matched: "matched"
    case .recorded: "recorded"
    case .updated: "updated"
    case .missing: "missing"
    case .differs: "differs"
    }
  }

  /// The difference from the golden, or `nil` if there is none.
  fileprivate var difference: PictureDifference? {
    switch self {
    case .updated(let difference), .differs(let difference, _): difference
    case .matched, .recorded, .missing: nil
    }
  }

  /// The fate of the new result, or `nil` if none waits.
  fileprivate var pending: PendingFile? {
    switch self {
    case .missing(let pending), .differs(_, let pending): pending
    case .matched, .recorded, .updated: nil
    }
  }
}
