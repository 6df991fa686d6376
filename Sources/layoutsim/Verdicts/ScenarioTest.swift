import LayoutDiagnostics
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots

/// Plays scenarios and compares their snapshots with the goldens.
struct ScenarioTest {
  /// Which goldens are written.
  let mode: RecordMode
  /// What is done about goldens that no snapshot names.
  let obsolete: TestCommand.Obsolete
  /// Whether each scenario is also played at other rates of touch events.
  let sweepsSampling: Bool
  /// Where snapshots that do not pass are drawn.
  let pictures: FailurePictures
  /// The devices and so on; each has goldens of its own.
  let variations: [EnvironmentOptions.Variation]

  /// Returns what came out of a file: one verdict for each variation.
  func verdicts(on path: String) -> [ScenarioVerdict] {
    let file: ScenarioFile
    do throws(CommandFailure) {
      file = try ScenarioFile(path)
    } catch {
      return [ScenarioVerdict(file: path, failure: error)]
    }
    guard let scenario = file.scenario else { return [ScenarioVerdict(file)] }
    var verdicts = variations.map { verdict(on: scenario, of: file, $0) }
    settleObsolete(scenario, of: file, in: &verdicts[verdicts.count - 1])
    return verdicts
  }

  private func verdict(
    on scenario: Scenario,
    of file: ScenarioFile,
    _ variation: EnvironmentOptions.Variation
  ) -> ScenarioVerdict {
    var scenario = scenario
    scenario.scene.environment = variation.applied(to: scenario.scene.environment)
    var verdict = ScenarioVerdict(file, suffix: variation.fullSuffix, options: variation.options)
    let report = ScenarioPlayer.play(scenario)
    verdict.diagnostics += report.failures + report.findings
    if !report.isSuccess { verdict.add(.notAsExpected) }
    let folder = GoldenFolder(ofScenario: file.path)
    for snapshot in report.snapshots {
      compare(snapshot, suffix: variation.fullSuffix, in: folder, of: scenario, &verdict)
    }
    if sweepsSampling { verdict.add(SamplingSweep(scenario).report()) }
    return verdict
  }

  private func compare(
    _ snapshot: SimulationReport.Snapshot,
    suffix: String,
    in folder: GoldenFolder,
    of scenario: Scenario,
    _ verdict: inout ScenarioVerdict
  ) {
    let mark = scenario.mark(ofSnapshot: snapshot.name)
    do throws(CommandFailure) {
      let svg = try PictureText.golden(of: snapshot.frame)
      let result: SnapshotResult
      do throws(SnapshotError) {
        result = try folder.verify(
          Snapshot(name: snapshot.name + suffix, svg: svg),
          record: mode,
          drawing: pictures
        )
      } catch {
        throw CommandFailure(error)
      }
      verdict.snapshots.append(SnapshotVerdictInPlace(result: result, mark: mark))
      if !result.verdict.isPass { verdict.add(.notAsExpected) }
    } catch {
      verdict.add(error, at: mark)
    }
  }

  /// Reports, fails for, or deletes the pictures in the folder that belong to no snapshot.
  private func settleObsolete(
    _ scenario: Scenario,
    of file: ScenarioFile,
    in verdict: inout ScenarioVerdict
  ) {
    let names = scenario.snapshotNames
    do throws(CommandFailure) {
      for path in try obsoleteFiles(in: GoldenFolder(ofScenario: file.path), keeping: names) {
        switch obsolete {
        case .delete:
          do throws(FileError) {
            try WholeFile.remove(path)
          } catch {
            throw CommandFailure(error)
          }
        case .report, .fail:
          verdict.diagnostics.append(
            Diagnostic(
              obsolete == .fail ? .error : .warning,
              code: "obsolete-golden",
              "no snapshot of '\(file.path)' is kept in '\(path)'",
              hint: "remove it, or let 'layoutsim test --obsolete delete' do so"
            )
          )
          if obsolete == .fail { verdict.add(.notAsExpected) }
        }
      }
    } catch {
      verdict.add(error, at: nil)
    }
  }

  /// Returns the pictures that belong to no snapshot on any device.
  private func obsoleteFiles(
    in folder: GoldenFolder,
    keeping names: [String]
  ) throws(CommandFailure) -> [String] {
    do throws(SnapshotError) {
      return try folder.obsolete(keeping: names).filter { path in
        let file = path.dropFirst(folder.path.count + 1)
        return !names.contains { file.hasPrefix($0 + "@") }
      }
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension ScenarioVerdict {
  fileprivate mutating func add(_ status: ExitStatus) {
    self.status = self.status.joined(with: status)
  }

  fileprivate mutating func add(_ report: SamplingReport) {
    sampling = report
    diagnostics += report.diagnostics
    if !report.isEmpty { add(.notAsExpected) }
  }

  fileprivate mutating func add(_ failure: CommandFailure, at mark: SourceMark?) {
    add(failure.status)
    diagnostics.append(
      Diagnostic(.error, code: "snapshot", failure.message ?? "", at: mark, hint: failure.hint)
    )
  }
}

extension Scenario {
  /// Returns where the file takes a snapshot.
  fileprivate func mark(ofSnapshot name: String) -> SourceMark? {
    steps.first { $0.action == .snapshot(name) }?.mark
  }
}
