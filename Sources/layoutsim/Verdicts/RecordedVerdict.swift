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
  let diagnostics: [Placed<Finding>]
  let snapshots: [Placed<Snapshot>]
  let sampling: JSONValue?

  /// A part of a report whose members are beside those of a place in a file.
  struct Placed<Part: Decodable>: Decodable {
    let part: Part
    let place: Place

    init(from decoder: any Decoder) throws {
      (part, place) = (try Part(from: decoder), try Place(from: decoder))
    }
  }

  /// A place in a file.
  struct Place: Decodable {
    let file: String?
    let line: Int?
    let column: Int?
    let length: Int?
  }

  /// A finding.
  struct Finding: Decodable {
    let severity: String
    let code: String
    let message: String
    let notes: [Placed<Note>]?
    let hint: String?
  }

  /// A note.
  struct Note: Decodable {
    let message: String
  }

  /// A snapshot, placed at its step in the file of the verdict.
  struct Snapshot: Decodable {
    let name: String
    let golden: String
    let verdict: String
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

extension RecordedVerdict.Place {
  /// Returns the place, or `nil` without a file and a line; one that names no file is in another.
  fileprivate func mark(in standard: String? = nil) -> SourceMark? {
    let most = 1_000_000
    guard let file = file ?? standard, let line, (1...most).contains(line) else { return nil }
    let (column, length) = (min(max(column ?? 0, 0), most), min(max(length ?? 1, 1), most))
    return SourceMark(file: file, line: line, column: column, length: length)
  }
}

extension RecordedVerdict.Placed<RecordedVerdict.Finding> {
  fileprivate var diagnostic: Diagnostic? {
    guard let severity = Diagnostic.Severity(rawValue: part.severity) else { return nil }
    return Diagnostic(
      severity,
      code: part.code,
      part.message,
      at: place.mark(),
      notes: (part.notes ?? []).map { Diagnostic.Note($0.part.message, at: $0.place.mark()) },
      hint: part.hint
    )
  }
}

extension RecordedVerdict.Placed<RecordedVerdict.Snapshot> {
  fileprivate func verdict(in file: String) -> SnapshotVerdictInPlace? {
    part.result.map { result in
      SnapshotVerdictInPlace(
        result: result,
        mark: place.mark(in: file),
        duration: part.seconds?.duration,
        firstMoment: part.firstMoment ?? []
      )
    }
  }
}

extension RecordedVerdict.Snapshot {
  fileprivate var result: SnapshotResult? {
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
    return result
  }
}
