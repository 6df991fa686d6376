import Foundation
import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots

/// The page of results that wait for review, with buttons that settle them.
struct ReviewPage {
  /// The file.
  let text: String
  /// The places of the snapshots in the order of their cards.
  let order: [Int]

  /// A run whose snapshots wait: that of a scenario on one screen.
  private struct Owner: Hashable {
    let name: String
    let environment: String?
  }

  /// Creates the page, with the runs that can be played from moment to moment.
  ///
  /// - Parameters:
  ///   - snapshots: The results.
  ///   - token: The word by which the server knows the page.
  init(snapshots: [PendingSnapshot], token: String) async {
    let groups = snapshots.indices.grouped { index in
      let name = snapshots[index].name
      return Owner(name: name.owner, environment: name.environment)
    }
    order = groups.flatMap(\.elements)
    let scenarios = groups.map { snapshots[$0.elements[0]].playedScenario }
    let wanted = scenarios.indices.filter { scenarios[$0] != nil }
    let choice = RecordedRun.choice(of: wanted)
    let recordings = await choice.places.concurrentMap { index in
      scenarios[index].map { scenario in
        RecordedRun(scenario, mostMoments: choice.mostMoments) { try? PictureText.golden(of: $0) }
      }
    }
    let recordingByRun = Dictionary(uniqueKeysWithValues: zip(choice.places, recordings))
    var page = SnapshotPage(
      title: "Review",
      summary: "\(counted(snapshots.count, "snapshot")) "
        + (snapshots.count == 1 ? "waits" : "wait")
    )
    page.token = token
    page.hiddenRecordings = wanted.count - recordings.count
    page.runs = groups.enumerated().map { index, group in
      let owner = group.key
      var run = SnapshotPage.Run(
        name: owner.name + (owner.environment.map { "@\($0)" } ?? ""),
        file: nil
      )
      run.snapshots = group.elements.map { snapshots[$0].shown }
      run.recording = recordingByRun[index] ?? nil
      return run
    }
    text = page.text
  }
}

extension PendingSnapshot {
  /// The result as a page shows it.
  fileprivate var shown: ShownSnapshot {
    var shown = ShownSnapshot(
      name: (isInSource ? "line " : "") + name.snapshot + (name.environment.map { "@\($0)" } ?? "")
        + formWords,
      step: name.snapshot,
      state: isNew ? .new : .differs
    )
    shown.obstacle = objection
    do throws(FileError) {
      let difference = try difference()
      shown.read(golden: golden, picture: path, difference)
      if !isNew, difference == nil, objection == nil {
        shown.lines = [.init("as its golden again")]
      }
    } catch {
      shown.lines = [.init(error.description)]
    }
    return shown
  }

  /// The scenario on the screen of the result, or `nil` if it is none, or cannot be played any more.
  fileprivate var playedScenario: Scenario? {
    guard var scenario else { return nil }
    let own = scenario.scene.environment
    let suffix = name.environment.map { "@\($0)" } ?? ""
    let variation = scenario.matrix.variations(in: own).first { $0.fullSuffix == suffix }
    guard let variation else { return nil }
    scenario.scene.environment = variation.applied(to: own)
    return scenario
  }

  /// The scenario that the result is of, or `nil` if it is of none, or that cannot be read any more.
  var scenario: Scenario? {
    let path = GoldenFolder.scenarioEndings.map { folder.path + $0 }
      .first { FileManager.default.fileExists(atPath: $0) }
    return path.flatMap { (try? ScenarioFile($0))?.scenario }
  }
}
