import LayoutDiagnostics
import LayoutSnapshots

/// The report of a run in JSON, as it is read again.
struct RecordedReport: Decodable {
  /// The version of the command that wrote it.
  let layoutsim: String
  let form: Int
  let command: String
  let seconds: Seconds?
  let shard: Shard?
  let folders: [String]?
  let files: [String]?
  let scenarios: [RecordedVerdict]
}

/// A number of seconds that a run may take.
struct Seconds: Decodable {
  let duration: Duration

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer().decode(Double.self)
    guard (0...1e9).contains(value) else {
      let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "")
      throw DecodingError.dataCorrupted(context)
    }
    duration = .seconds(value)
  }
}

/// A verdict on a scenario in JSON, as it is read again.
struct RecordedVerdict: Decodable {
  let file: String
  let name: String
  let kind: ScenarioVerdict.Subject
  let scenario: String?
  let environment: String?
  let status: String
  let seconds: Seconds?
  let options: String?
  let artifacts: String?
  let notRecordedBecause: String?
  let diagnostics: [Finding]
  let snapshots: [Snapshot]
  let sampling: JSONValue?

  /// A finding with its place.
  struct Finding: Decodable {
    let severity: String
    let code: String
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
    let length: Int?
    let notes: [Note]?
    let hint: String?
  }

  /// A note with its place.
  struct Note: Decodable {
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
    let length: Int?
  }

  /// A snapshot with the place of its step.
  struct Snapshot: Decodable {
    let name: String
    let golden: String
    let verdict: String
    let line: Int?
    let column: Int?
    let length: Int?
    let seconds: Seconds?
    let differences: [String]?
    let firstMoment: [String]?
    let new: String?
    let notKeptAt: String?
    let notKeptBecause: String?
    let pictures: Pictures?
  }

  /// The pictures of a snapshot.
  struct Pictures: Decodable {
    let old: String?
    let new: String
    let differs: String?
  }
}

extension RecordedVerdict {
  /// Returns the verdict, or `nil` if a word in it means nothing.
  ///
  /// - Parameter sources: The texts of the scenario, to show lines of them.
  /// - Returns: The verdict.
  func verdict(sources: [SourceText]) -> ScenarioVerdict? {
    guard let status = ExitStatus(named: status) else { return nil }
    var verdict = ScenarioVerdict(self, sources: sources)
    verdict.status = status
    verdict.duration = seconds?.duration
    verdict.artifacts = artifacts
    verdict.reasonNotToRecord = notRecordedBecause
    for finding in diagnostics {
      guard let diagnostic = finding.diagnostic else { return nil }
      verdict.diagnostics.append(diagnostic)
    }
    for snapshot in snapshots {
      guard let result = snapshot.verdict(in: file) else { return nil }
      verdict.snapshots.append(result)
    }
    return verdict
  }
}

extension RecordedVerdict.Finding {
  fileprivate var diagnostic: Diagnostic? {
    guard let severity = Diagnostic.Severity(rawValue: severity) else { return nil }
    return Diagnostic(
      severity,
      code: code,
      message,
      at: mark(file, line, column, length),
      notes: (notes ?? []).map { note in
        Diagnostic.Note(note.message, at: mark(note.file, note.line, note.column, note.length))
      },
      hint: hint
    )
  }
}

extension RecordedVerdict.Snapshot {
  fileprivate func verdict(in file: String) -> SnapshotVerdictInPlace? {
    let pending: PendingFile =
      new.map { .written($0) }
      ?? .notWritten(FileError(.write, notKeptAt ?? golden, .refused, notKeptBecause ?? "unknown"))
    let difference = differences.flatMap { PictureDifference(recorded: $0) }
    let verdict: SnapshotVerdict
    switch (self.verdict, difference) {
    case ("matched", _): verdict = .matched
    case ("recorded", _): verdict = .recorded
    case ("updated", let difference?): verdict = .updated(difference)
    case ("missing", _): verdict = .missing(pending)
    case ("differs", let difference?): verdict = .differs(difference, pending)
    default: return nil
    }
    var result = SnapshotResult(name: name, golden: golden, verdict: verdict)
    result.pictures = pictures.map { pictures in
      FailurePictures.Files(old: pictures.old, new: pictures.new, difference: pictures.differs)
    }
    return SnapshotVerdictInPlace(
      result: result,
      mark: mark(file, line, column, length),
      duration: seconds?.duration,
      firstMoment: firstMoment ?? []
    )
  }
}

/// Returns the place of some numbers, or `nil` without a file and a line.
private func mark(_ file: String?, _ line: Int?, _ column: Int?, _ length: Int?) -> SourceMark? {
  let most = 1_000_000
  guard let file, let line, (1...most).contains(line) else { return nil }
  let (column, length) = (min(max(column ?? 0, 0), most), min(length ?? 1, most))
  return SourceMark(file: file, line: line, column: column, length: length)
}
