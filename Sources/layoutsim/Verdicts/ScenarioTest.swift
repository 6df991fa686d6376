import Foundation
import LayoutDiagnostics
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots
import ScreenFrames

/// A test that plays scenarios and compares their snapshots with the goldens.
struct ScenarioTest {
  /// The text that chooses scenarios and snapshots, or `nil` for all.
  let filter: SnapshotFilter?
  /// The mode of recording.
  let mode: RecordMode
  /// The kinds of goldens, and the pixels of them that count as the same.
  let goldens: GoldenOptions.Choice
  /// Whether each scenario is also played at other rates of touch events.
  let sweepsSampling: Bool
  /// The place to draw snapshots that do not pass.
  let pictures: FailurePictures
  /// The limits of a run, in place of the scenario's own.
  let limits: LimitOptions.Changes
  /// The options that name the environment, for a shell, or empty for none.
  let environmentOptions: String
  /// The options that name environments, each with goldens of its own, in place of the scenario's.
  let environment: EnvironmentOptions
  /// Whether the screens of snapshots are needed after the run.
  let keepsScreens: Bool

  /// Returns the verdicts on a file, one for each variation.
  func verdicts(on path: String) -> [ScenarioVerdict] {
    let file: ScenarioFile
    do throws(CommandFailure) {
      file = try ScenarioFile(path)
    } catch {
      return [ScenarioVerdict(file: path, failure: error)]
    }
    guard let scenario = file.scenario else { return [ScenarioVerdict(file)] }
    let folder = path == "-" ? nil : GoldenFolder(ofScenario: path)
    let matrix: EnvironmentMatrix
    do throws(CommandFailure) {
      matrix = try environment.playedMatrix(for: scenario)
      if let folder { try prepare(folder, for: scenario, on: matrix) }
    } catch {
      return [ScenarioVerdict(file: path, failure: error)]
    }
    var needed: Set<Allowance> = []
    let variations = matrix.variations(in: scenario.scene.environment).filter { variation in
      guard let filter, !filter.choosesWhole(scenario, in: path) else { return true }
      return scenario.snapshotNames.contains {
        filter.chooses($0 + variation.fullSuffix, of: scenario, in: path)
      }
    }
    guard !variations.isEmpty else { return [] }
    var verdicts = variations.map { verdict(on: scenario, of: file, in: folder, $0, &needed) }
    if !verdicts.contains(where: { $0.status == .notAsExpected }) {
      verdicts[verdicts.count - 1].diagnostics += scenario.scene.allowances
        .filter { !needed.contains($0) && !$0.rule.isOfValidation }.map(\.needlessDiagnostic)
    }
    if !sweepsSampling { verdicts[0].warnIfWithoutEffect(scenario) }
    if folder != nil { verdicts[verdicts.count - 1].findObsolete(scenario, of: path) }
    return verdicts
  }

  /// Records the environments of this run in a folder.
  ///
  /// - Throws: `CommandFailure` if something is in the way of comparing.
  private func prepare(
    _ folder: GoldenFolder,
    for scenario: Scenario,
    on matrix: EnvironmentMatrix
  ) throws(CommandFailure) {
    if folder.leadsOut { throw .leadsOut(folder.path) }
    let exists = FileManager.default.fileExists(atPath: folder.path)
    guard !exists || FolderContents.isFolder(folder.path) else { throw .inTheWay(folder.path) }
    do throws(FileError) {
      try noteEnvironments(of: scenario, on: matrix, in: folder)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func verdict(
    on scenario: Scenario,
    of file: ScenarioFile,
    in folder: GoldenFolder?,
    _ variation: EnvironmentVariation,
    _ needed: inout Set<Allowance>
  ) -> ScenarioVerdict {
    var scenario = scenario
    scenario.scene.environment = variation.applied(to: scenario.scene.environment)
    scenario.limits = limits.applied(to: scenario.limits)
    var verdict = ScenarioVerdict(
      file,
      suffix: variation.fullSuffix,
      options: [goldens.words, limits.options, EnvironmentOptions.words(variation)].filter {
        !$0.isEmpty
      }
      .joined(separator: " ")
    )
    let clock = ContinuousClock()
    let start = clock.now
    verdict.artifacts = pictures.keepsResults ? pictures.folder : nil
    let isWanted = { (name: String) in
      filter?.chooses(name + variation.fullSuffix, of: scenario, in: file.path) != false
    }
    let (played, report) = PlayedRun.play(
      scenario,
      wanting: scenario.snapshotNames.filter(isWanted),
      keepsScreens: keepsScreens
    )
    verdict.played = played
    verdict.diagnostics += report.failures + report.findings
    if !report.isSuccess { verdict.add(.notAsExpected) }
    verdict.reasonNotToRecord = report.firstFailure
    needed.formUnion(report.neededAllowances)
    if folder == nil { verdict.noteUncompared(report.snapshots) }
    verdict.noteVainlyIgnored(goldens.ignored, in: report.snapshots)
    for snapshot in report.snapshots where isWanted(snapshot.name) {
      guard let folder else { break }
      for kind in kinds(of: snapshot.name + variation.fullSuffix, in: folder) {
        compare(snapshot, kind, suffix: variation.fullSuffix, in: folder, of: scenario, &verdict)
      }
    }
    verdict.noteLeftovers()
    if sweepsSampling { verdict.add(SamplingSweep(scenario).report()) }
    verdict.duration = clock.now - start
    return verdict
  }

  /// Returns the kinds of a snapshot's goldens, those first that exist.
  ///
  /// Another kind is not recorded beside one that differs.
  private func kinds(of name: String, in folder: GoldenFolder) -> [GoldenKind] {
    let isThere = { (kind: GoldenKind) in
      let path = kind == .svg ? folder.golden(of: name) : folder.pixelGolden(of: name)
      return FileManager.default.fileExists(atPath: path)
    }
    return goldens.kinds.filter(isThere) + goldens.kinds.filter { !isThere($0) }
  }

  private func compare(
    _ snapshot: SimulationReport.Snapshot,
    _ kind: GoldenKind,
    suffix: String,
    in folder: GoldenFolder,
    of scenario: Scenario,
    _ verdict: inout ScenarioVerdict
  ) {
    let mark = scenario.mark(ofSnapshot: snapshot.name)
    let clock = ContinuousClock()
    let start = clock.now
    do throws(CommandFailure) {
      let golden = folder.golden(of: snapshot.name + suffix)
      let isSound = verdict.reasonNotToRecord == nil && !verdict.differs(besides: golden)
      let mode = isSound ? self.mode : .none
      let result = try result(of: snapshot, kind, suffix: suffix, in: folder, record: mode)
      verdict.snapshots.append(
        SnapshotVerdictInPlace(result: result, mark: mark, duration: clock.now - start)
      )
      if !result.verdict.isPass { verdict.add(.notAsExpected) }
    } catch {
      verdict.add(error, at: mark)
    }
  }

  private func result(
    of snapshot: SimulationReport.Snapshot,
    _ kind: GoldenKind,
    suffix: String,
    in folder: GoldenFolder,
    record mode: RecordMode
  ) throws(CommandFailure) -> SnapshotResult {
    let name = snapshot.name + suffix
    let frame = snapshot.frame
    let svg = kind == .svg ? try PictureText.golden(of: frame) : ""
    do throws(SnapshotError) {
      switch kind {
      case .svg:
        let snapshot = Snapshot(name: name, svg: svg, fonts: frame.fonts)
        return try folder.verify(snapshot, record: mode, drawing: pictures)
      case .png:
        return try folder.verifyPixels(
          of: frame,
          named: name,
          tolerance: goldens.tolerance,
          ignoring: goldens.ignored,
          record: mode,
          drawing: pictures
        )
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Notes the environments of this run beside the goldens.
  ///
  /// Nothing is recorded that could not be noted, or is not noted yet when a run is stopped.
  private func noteEnvironments(
    of scenario: Scenario,
    on matrix: EnvironmentMatrix,
    in folder: GoldenFolder
  ) throws(FileError) {
    var list = try EnvironmentList(in: folder)
    let own = scenario.scene.environment
    let names = matrix.names(in: own)
    // What the scenario names itself needs no note.
    let known = Set(scenario.matrix.names(in: own))
    guard mode != .none, !known.isSuperset(of: names), !scenario.snapshotNames.isEmpty else {
      return
    }
    if list == nil {
      list = EnvironmentList(
        before: try folder.entries().compactMap(\.environment).filter { !known.contains($0) }
      )
    }
    list?.set(names, of: environmentOptions)
    try list?.write(to: folder)
  }
}

extension ScenarioVerdict {
  fileprivate mutating func add(_ report: SamplingReport) {
    sampling = report
    diagnostics += report.diagnostics
    if !report.isEmpty { add(.notAsExpected) }
  }
}

extension Scenario {
  /// Returns the place in the file that takes a snapshot.
  fileprivate func mark(ofSnapshot name: String) -> SourceMark? {
    steps.first { $0.action == .snapshot(name) }?.mark
  }
}
