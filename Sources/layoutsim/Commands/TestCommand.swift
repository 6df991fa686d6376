import ArgumentParser
import Foundation
import LayoutDiagnostics
import LayoutPNG
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots

/// The command `layoutsim test`, which plays scenarios and compares their snapshots.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Plays scenarios, checks what they expect and compares their snapshots.",
    discussion: """
      The goldens of a/b.sim.yaml are the SVG files in the folder a/b. Snapshots without a golden are \
      recorded, except where the variable CI is set; LAYOUTSIM_RECORD says otherwise, as it does for \
      Swift tests. A snapshot that differs is told in words, and the \
      new picture is put beside its golden as NAME.new.svg, or in CI into the folder of '--artifacts', \
      which 'layoutsim accept --from' takes elsewhere. Where this command draws PNG, the old picture, \
      the new one and their difference are drawn too. With '--goldens png' the pixels are compared as \
      well, with NAME.png; they depend on the versions of librsvg and cairo.

      In folders, files named *.sim.yaml and *.sim.yml are taken, in small letters. Files and folders whose \
      name begins with a period are not looked at, and links to folders are not followed.

      Goldens that nothing names are found in the folders that are tested: of scenarios that were renamed \
      or deleted, of snapshots and environments that are gone (a/b/.environments says which options play \
      which), and of Swift tests, by the .manifest that a full run of them writes. Only what layoutsim \
      wrote is ever deleted, and nothing by a run that fails. 'check' finds them without playing anything.

      Examples:
        layoutsim test                                    every scenario below this folder
        layoutsim test strip.sim.yaml --update            accept what changed
        layoutsim test --filter strip/at-row-6            one snapshot
        layoutsim test --format github --format junit:report.xml
        layoutsim test --report changes.html              a page of what changed, for the browser
        layoutsim test --goldens svg,png                  pixels too
        layoutsim test --sampling-sweep strip.sim.yaml    does it depend on the rate of events?
      """
  )

  @Argument(
    help: .init(
      "Scenarios or folders of them; every *.sim.yaml below this folder where none is named. - is the "
        + "standard input, whose snapshots are not compared.",
      valueName: "files"
    ),
    completion: .scenarios
  )
  var files: [String] = []

  @Option(
    help: .init(
      "Which goldens to write: missing, changed, all or none (default: what \(RecordMode.variable) says, else "
        + "missing, and none in CI).",
      valueName: "mode"
    ),
    completion: .words(RecordMode.self)
  )
  var record: String?

  @Flag(
    name: [.customShort("u"), .long],
    help: "Write goldens that are missing or differ; the same as '--record changed'."
  )
  var update = false

  @Option(
    help: .init(
      "What to do about goldens that nothing names: report, fail, or delete where whole folders are "
        + "tested (default: report; fail in CI).",
      valueName: "what"
    ),
    completion: .words(ObsoleteAction.self)
  )
  var obsolete: String?

  @OptionGroup var goldens: GoldenOptions

  @Option(
    help: .init(
      "Only scenarios whose file or name contains this text, or snapshots whose name does, as in "
        + "strip/at-row-6@iPhone-8.",
      valueName: "text"
    )
  )
  var filter: String?

  @Flag(
    name: .customLong("sampling-sweep"),
    help: .init(
      "Play each scenario at 30, 60 and 120 touch events a second and with lost events too; fail for "
        + "every row whose state at the end of a gesture depends on that."
    )
  )
  var samplingSweep = false

  @Option(
    help: .init(
      "The folder for old, new and difference pictures of snapshots that do not pass, and in CI for all "
        + "that accepting them elsewhere needs (default: \(FailurePictures.standardFolder), or what "
        + "\(FailurePictures.variable) names).",
      valueName: "folder"
    ),
    completion: .directory
  )
  var artifacts: String?

  @Option(
    help: .init(
      "A page to write, with old and new pictures of what does not pass, the differences in words, and the "
        + "runs from moment to moment.",
      valueName: "file.html"
    ),
    completion: .file(extensions: ["html"])
  )
  var report: String?

  @OptionGroup var sheet: ContactSheetOption

  @OptionGroup var shards: ShardOptions

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var limits: LimitOptions

  @OptionGroup var reports: ReportOptions

  @OptionGroup var watching: WatchOptions

  @OptionGroup var jobs: JobOptions

  func validate() throws {
    _ = try reports.targets()
    try Choices.requirePage(report, option: "--report")
    try watching.validate(files)
    _ = try run(variables: [:])
    _ = try chosenObsolete(variables: [:])
  }

  func run() async throws {
    try await watching.run(files, followingGoldens: true) { run in
      var part = self
      part.files = run.files
      if !run.isFirst {
        // A file that an editor is about to put back has goldens, too.
        if obsolete == ObsoleteAction.delete.rawValue { part.obsolete = nil }
        let isMeant = try? await !part.chosenFiles(of: ScenarioSearch(named: run.files)).isEmpty
        if filter != nil, isMeant != true { return }
      }
      try await part.play(amid: files, noting: &run.written)
    }
  }

  /// Plays the scenarios that were named, once.
  ///
  /// - Parameters:
  ///   - named: The files and folders among which goldens are looked for that nothing names.
  ///   - written: The paths of goldens that are written or removed.
  /// - Throws: `CommandFailure` if something is not as it should be, after it was reported.
  private func play(amid named: [String], noting written: inout Set<String>) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    var record = RunRecord(of: "test")
    let variables = ProcessInfo.processInfo.environment
    let targets = try BazelVariables.added(to: try reports.targets(), variables: variables)
    record.shard = try shards.chosen(variables: variables)
    try BazelVariables.noteSharding(variables: variables)
    if record.shard != nil, self.obsolete != nil {
      throw CommandFailure(
        .wrongUsage,
        "'--obsolete' is for whole runs: a part of one says nothing of the rest",
        hint: "'layoutsim report merge' judges goldens that nothing names when it joins the reports"
      )
    }
    let run = try run(variables: variables)
    if run.goldens.kinds.contains(.png), !PNGRenderer.isAvailable {
      throw CommandFailure(.builtWithoutPNG)
    }
    let found = ScenarioSearch(named: files)
    try ReportTarget.refuse(targets, over: found.files)
    let page = report.map { ReportTarget(format: .human, path: $0) }
    try ReportTarget.refuse([page].compactMap(\.self), over: found.files, option: "--report")
    let obsolete = try chosenObsolete(variables: variables)
    let isFull = filter == nil && found.isOfFolders
    guard isFull || obsolete != .delete else {
      throw CommandFailure(
        .wrongUsage,
        "'--obsolete delete' is for whole folders: a part of them says nothing of the rest",
        hint: "name no single files, leave out '--filter', and see that every folder can be read"
      )
    }
    let files = try await chosenFiles(of: found)
    (record.files, record.folders) = (files, isFull ? found.folders : [])
    try environment.refuseUnknownDevices(in: files)
    try Self.refuse(run.pictures, among: files.map(GoldenFolder.init(ofScenario:)))
    // Scenarios that share a folder of goldens come one after another, in one part.
    let sharing = GoldenSharing(files)
    let groups = record.shard?.part(of: sharing.groups) ?? sharing.groups
    let count = groups.reduce(0) { $0 + $1.count }
    if let shard = record.shard {
      Console.printNotice("\(shard.words): \(count) of \(counted(files.count, "scenario"))\n")
    }
    var progress = Progress(total: count)
    let finished = { (group: [GoldenSharing.File]) in
      for file in group { progress.begin(file.path) }
    }
    let verdicts = await groups.concurrentMap(
      workers: jobs.workers,
      finished: finished
    ) { group in
      group.map { file in
        (
          place: file.place,
          verdicts: sharing.verdict(on: file).map { [$0] } ?? run.verdicts(on: file.path)
        )
      }
    }
    progress.end()
    let all = await verdicts.flatMap(\.self).sorted { $0.place < $1.place }.flatMap(\.verdicts)
      .drawn(by: run.pictures, workers: jobs.workers)
    let whole = named == self.files ? found : ScenarioSearch(named: named)
    let settlement = ObsoleteSettlement(
      action: obsolete,
      tree: filter == nil && whole.problems.isEmpty
        ? GoldenTree(below: whole.folders, of: whole.files) : nil
    )
    // Before anything is removed: a folder in which goldens were left is not an empty one.
    let unsearched = record.shard.map { $0.index == 1 } ?? true ? found.verdicts : []
    // A part says nothing of goldens that nothing names: those of others may name them.
    let settled = await ((record.shard == nil ? settlement.settled(all) : all) + unsearched)
      .replayed(recording: page != nil, workers: jobs.workers)
    written = settled.changedGoldens
    try sheet.write(settled)
    try page?.write(TestPage(verdicts: settled).text)
    record.duration = clock.now - start
    if run.pictures.keepsResults { KeptReport.keep(settled, record, in: run.pictures) }
    try settled.report(to: targets, of: record)
  }

  /// Refuses a folder of pictures in which some would take the place of goldens.
  private static func refuse(
    _ pictures: FailurePictures,
    among goldens: [GoldenFolder]
  ) throws(CommandFailure) {
    guard let folder = pictures.collision(with: goldens) else { return }
    throw CommandFailure(
      .wrongUsage,
      "pictures of what fails would lie among the goldens in '\(folder)'",
      hint: "choose another folder with '--artifacts' or \(FailurePictures.variable)"
    )
  }

  private func chosenObsolete(variables: [String: String]) throws -> ObsoleteAction {
    try obsolete.map { try Choices.one($0, option: "--obsolete") }
      ?? .standard(environment: variables)
  }

  private func run(variables: [String: String]) throws -> ScenarioTest {
    let standard = RecordMode.standard(environment: variables)
    let chosen: RecordMode? = try record.map { try Choices.one($0, option: "--record") }
    if update, chosen ?? .changed != .changed {
      throw ValidationError("--update is '--record changed', and '--record' says something else")
    }
    let told: RecordMode?
    do throws(RecordMode.UnknownWord) {
      told = try RecordMode.told(by: variables)
    } catch {
      throw CommandFailure(.wrongUsage, error.words)
    }
    let mode = chosen ?? (update ? .changed : told ?? standard)
    if filter?.isEmpty == true { throw ValidationError("--filter: the text is missing") }
    if filter != nil, files.contains("-") {
      throw ValidationError("--filter is for files, and '-' is the standard input")
    }
    try Choices.requireName(artifacts, of: "folder", option: "--artifacts")
    var pictures =
      artifacts.map(FailurePictures.init(folder:)) ?? .standard(environment: variables)
    pictures.drawsLater = true
    pictures.keepsResults = standard == .none
    return ScenarioTest(
      filter: filter.map(SnapshotFilter.init),
      mode: mode,
      goldens: try goldens.choice(),
      sweepsSampling: samplingSweep,
      pictures: pictures,
      limits: try limits.changes(),
      environmentOptions: environment.words,
      environment: environment,
      keepsScreens: sheet.path != nil
    )
  }

  /// Returns the scenarios that were named and whose path or name holds the text of `--filter`.
  private func chosenFiles(of found: ScenarioSearch) async throws(CommandFailure) -> [String] {
    var chosen = found.files
    if let filter = filter.map(SnapshotFilter.init) {
      // A file with mistakes may have any name: it is chosen, so that they are reported.
      let isMeant = await chosen.concurrentMap { path in
        guard let scenario = (try? ScenarioFile(path))?.scenario else { return true }
        return filter.choosesAny(of: scenario, in: path)
      }
      chosen = zip(chosen, isMeant).filter(\.1).map(\.0)
    }
    guard chosen.isEmpty, found.problems.isEmpty else { return chosen }
    if let filter {
      throw CommandFailure(
        .noInput,
        "no scenario's file or name, and no snapshot's, contains '\(filter)'",
        hint: "scenarios are files named *.sim.yaml; 'layoutsim test FILE' takes any other"
      )
    }
    // Goldens to report may be left.
    let tree = GoldenTree(below: found.folders)
    guard tree.obsolete.isEmpty else { return [] }
    let folder = found.folders.count == 1 ? found.folders[0] : "."
    throw CommandFailure.noScenario(in: folder, besides: tree.folders)
  }
}
