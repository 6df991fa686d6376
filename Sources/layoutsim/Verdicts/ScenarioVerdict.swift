import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots
import LayoutValidation

/// A verdict on one scenario, played once or only read.
struct ScenarioVerdict {
  /// The file, for its name.
  let file: String
  /// The texts of it and of the files that it names, to show lines of them.
  private(set) var sources: [SourceText] = []
  /// The file's name without folders and endings.
  private(set) var scenario: String
  /// The name that distinguishes this run from others of the same scenario: "strip@iPhone-15".
  private(set) var name: String
  /// The environment of this run, or `nil` for the scene's own.
  private(set) var environment: String?
  /// The options that repeat this run, for a shell, or empty for none.
  private(set) var options = ""
  /// The mistakes of the file, the failures and the notes.
  var diagnostics: [Diagnostic] = []
  /// The texts of UIKit's console about conflicts, on request.
  var consoleTexts: [String] = []
  /// The report on all screens, or `nil` if the scenario was not validated.
  var validation: ValidationReport?
  /// The scene of the validation, to draw it.
  var validatedScene: Scene?
  /// The least level that makes the verdict a failure.
  var countingLevel = Diagnostic.Severity.error
  /// The verdicts on snapshots, in the order of the steps.
  var snapshots: [SnapshotVerdictInPlace] = []
  /// The run, or `nil` if the scenario was only read.
  var played: PlayedRun?
  /// The run from moment to moment, or `nil` if no page shows it.
  var recording: RecordedRun?
  /// The effects of the rate of touch events, or `nil` if they are not wanted.
  var sampling: SamplingReport?
  /// The same as another run has reported it.
  private(set) var recordedSampling: JSONValue?
  /// The folder in which results wait for a person elsewhere, as in CI, or `nil` if they wait beside their goldens.
  var artifacts: String?
  /// The reason not to record a picture, in a few words, or `nil` if the run may record.
  var reasonNotToRecord: String?
  /// The time that playing and comparing took, or `nil` if it was not measured.
  var duration: Duration?
  /// The weightiest of all that happened.
  var status = ExitStatus.fine

  /// The goldens of the scenario that nothing names.
  var obsolete: [ObsoleteGoldens] = []
  /// The thing that it is about.
  private(set) var subject = Subject.scenario
  /// Whether it is about a scenario.
  var isScenario: Bool { subject == .scenario }

  /// A kind of thing that a verdict is about.
  enum Subject: String, Decodable {
    case scenario
    case folder
    /// A part of a run.
    case shard
  }

  /// The numbers of steps, snapshots and pictures of a file that was only read.
  var content: String?
  /// The number of things in its pictures that are looked for when these are drawn.
  var openPlaceCount = 0

  /// The mistakes as diagnostics, those of snapshots too.
  var allDiagnostics: [Diagnostic] {
    diagnostics + snapshots.compactMap { $0.diagnostic(advice(on: $0.result)) }
  }

  /// Returns the advice for recording a new picture, or `nil` for one that passes or was recorded.
  func advice(on result: SnapshotResult) -> RecordingAdvice? {
    if result.verdict.isPass { return nil }
    if let reasonNotToRecord { return .mendFirst(reasonNotToRecord) }
    if result.waits {
      let name = address(of: result).quotedForShell
      return artifacts.map { .download($0, name) } ?? .accept(name)
    }
    // If one kind of a golden differs, both are recorded or none.
    let isMissing = if case .missing = result.verdict { true } else { false }
    let mode: RecordMode = isMissing && !differs(besides: result.golden) ? .missing : .changed
    return .command(
      ["layoutsim test --record \(mode.rawValue)", options, file.quotedForShell]
        .filter { !$0.isEmpty }
        .joined(separator: " ")
    )
  }

  /// Returns the name of a snapshot among those of all scenarios, the same for a golden of pixels.
  func address(of result: SnapshotResult) -> String {
    SnapshotAddress(of: result.snapshot, in: GoldenFolder(ofScenario: file)).text
  }

  /// Returns whether the snapshot of a golden differs from a golden of either kind.
  func differs(besides golden: String) -> Bool {
    snapshots.contains { snapshot in
      guard case .differs = snapshot.result.verdict else { return false }
      return snapshot.result.golden.dropLast(4) == golden.dropLast(4)
    }
  }

  /// Returns the status at the end of the run with these verdicts.
  static func status(of verdicts: [Self]) -> ExitStatus {
    verdicts.reduce(.fine) { $0.joined(with: $1.status) }
  }

  private init(path: String) {
    file = path
    scenario = path
    name = path
  }

  /// Creates the verdict that another run has reported, but for what it found.
  init(_ recorded: RecordedVerdict, sources: [SourceText]) {
    self.init(path: recorded.file)
    self.sources = sources
    scenario = recorded.scenario ?? recorded.name
    name = recorded.name
    environment = recorded.environment
    options = recorded.options ?? ""
    recordedSampling = recorded.sampling
    subject = recorded.kind
  }

  /// Creates the verdict on a file that could not even be read.
  init(file: String, failure: CommandFailure) {
    self.init(path: file)
    status = failure.status
    diagnostics = [
      Diagnostic(.error, code: "input", failure.message ?? "cannot be used", hint: failure.hint)
    ]
  }

  /// Creates the verdict on a part of a run whose report is not there, or not alone.
  init(shard name: String, _ status: ExitStatus, _ diagnostic: Diagnostic) {
    self.init(path: name)
    subject = .shard
    self.status = status
    diagnostics = [diagnostic]
  }

  /// Creates the verdict on a folder.
  init(folder: String) {
    self.init(path: folder)
    subject = .folder
  }

  /// Creates the verdict on a folder that could not be searched.
  init(folder: String, failure: CommandFailure) {
    self.init(file: folder, failure: failure)
    subject = .folder
  }

  /// Raises the status at the end of the run, if it is graver.
  mutating func add(_ status: ExitStatus) { self.status = self.status.joined(with: status) }

  mutating func add(_ failure: CommandFailure, at mark: SourceMark?) {
    add(failure.status)
    diagnostics.append(
      Diagnostic(.error, code: "snapshot", failure.message ?? "", at: mark, hint: failure.hint)
    )
  }

  /// Creates the verdict on a file that has been read.
  init(_ file: ScenarioFile, suffix: String = "", options: String = "") {
    self.init(path: file.path)
    sources = file.sources
    scenario = file.name
    name = file.name + suffix
    environment = suffix.isEmpty ? nil : String(suffix.dropFirst())
    self.options = options
    diagnostics = file.diagnostics
    if file.diagnostics.containsError { status = file.diagnostics.refusalStatus }
  }

  /// Finds the goldens of a scenario that it does not name.
  mutating func findObsolete(_ scenario: Scenario, of path: String) {
    do throws(FileError) {
      obsolete += try ObsoleteGoldens.of(
        GoldenFolder(ofScenario: path),
        scenario: path,
        names: scenario.snapshotNames,
        environments: scenario.matrix.names(in: scenario.scene.environment)
      )
    } catch {
      add(CommandFailure(error), at: nil)
    }
  }

  /// Says that snapshots of the standard input are not compared: it has no place for goldens.
  mutating func noteUncompared(_ snapshots: [SimulationReport.Snapshot]) {
    guard let first = snapshots.first else { return }
    let which =
      snapshots.count == 1 ? "snapshot '\(first.name)' is" : "\(snapshots.count) snapshots are"
    diagnostics.append(
      Diagnostic(
        .warning,
        code: "no-goldens",
        "\(which) not compared: goldens lie beside a file, and this is the standard input",
        hint: "write the scenario to a file to compare its snapshots"
      )
    )
  }

  /// Adds failures of pictures that a run could not draw, which are mistakes of the scenario.
  mutating func refuse(_ failures: [Diagnostic]) {
    guard !failures.isEmpty else { return }
    diagnostics += failures
    add(.mistakeInScenario)
  }

  /// Warns of a scenario that has no effect unless it fails.
  mutating func warnIfWithoutEffect(_ scenario: Scenario) {
    guard scenario.isWithoutEffect else { return }
    diagnostics.append(
      Diagnostic(
        .warning,
        code: "checks-nothing",
        "this scenario checks nothing and shows nothing",
        at: scenario.steps.first?.mark ?? SourceMark(file: file, line: 1),
        hint: "add a step 'expect' or 'snapshot', or list 'pictures'"
      )
    )
  }
}

extension ScenarioSearch {
  /// The verdicts on folders that could not be searched, and on those in which there is neither a scenario nor
  /// a golden that nothing names.
  var verdicts: [ScenarioVerdict] {
    let empty = emptyFolders.map { ($0, GoldenTree(below: [$0], of: files)) }
      .filter { $1.obsolete.isEmpty }
    return problems.map { ScenarioVerdict(folder: $0.path, failure: CommandFailure($0)) }
      + empty.map { folder, tree in
        ScenarioVerdict(folder: folder, failure: .noScenario(in: folder, besides: tree.folders))
      }
  }
}

/// A result of a snapshot, with the place that takes it.
struct SnapshotVerdictInPlace {
  var result: SnapshotResult
  let mark: SourceMark?
  /// The time that comparing took, or `nil` if it was not measured.
  var duration: Duration?
  /// The lines about the first moment at which the run differs, of the snapshot in which it is seen first.
  var firstMoment: [String] = []

  /// Returns the verdict as a diagnostic, or `nil` if the snapshot passes or was recorded.
  func diagnostic(_ advice: RecordingAdvice?) -> Diagnostic? {
    switch result.verdict {
    case .matched, .recorded, .updated: nil
    case .missing(let pending):
      Diagnostic(
        .error,
        code: "snapshot-missing",
        "snapshot '\(result.name)' has no golden '\(result.golden)'",
        at: mark,
        notes: pending.notes + result.pictureNotes,
        hint: advice?.hint("record")
      )
    case .differs(let difference, let pending):
      Diagnostic(
        .error,
        code: "snapshot-differs",
        "snapshot '\(result.name)' differs: \(difference.lines[0])",
        at: mark,
        notes: (difference.words(limit: 12).dropFirst() + firstMoment).map { .init($0) }
          + pending.notes + result.pictureNotes,
        hint: advice?.hint("accept")
      )
    }
  }
}

extension SnapshotResult {
  /// Whether a new result waits beside the golden.
  fileprivate var waits: Bool {
    switch verdict {
    case .missing(.written), .differs(_, .written): true
    default: false
    }
  }

  fileprivate var pictureNotes: [Diagnostic.Note] {
    pictures?.all.map { .init("\($0.word): '\($0.path)'") } ?? []
  }
}

extension PendingFile {
  fileprivate var notes: [Diagnostic.Note] {
    switch self {
    case .written(let path): [.init("the new picture is '\(path)'")]
    case .notWritten(let error): [.init("the new picture is not kept: \(error.description)")]
    }
  }
}
