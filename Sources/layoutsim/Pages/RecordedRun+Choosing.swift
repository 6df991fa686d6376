import LayoutReports
import LayoutScenes
import LayoutSimulation

extension RecordedRun {
  /// The greatest number of runs of a page that are recorded, and of moments of all of them.
  private static let limits = (runs: 40, moments: 2400)
  /// The least and the greatest number of moments of one run.
  private static let momentsOfOne = 30...240

  /// Records runs on all processors, the first ones of many, and the fewer moments of each the more they are.
  ///
  /// - Parameter scenarios: The scenarios on their screens, `nil` for what is not to be recorded.
  /// - Returns: The recordings in the same places, and the number of scenarios that were left out.
  static func all(_ scenarios: [Scenario?]) async -> (runs: [RecordedRun?], hidden: Int) {
    let wanted = scenarios.indices.filter { scenarios[$0] != nil }
    let chosen = wanted.prefix(limits.runs)
    let range = momentsOfOne
    let count = min(max(limits.moments / max(1, chosen.count), range.lowerBound), range.upperBound)
    let recordings = await Array(chosen).concurrentMap { index in
      scenarios[index].map { scenario in
        RecordedRun(scenario, mostMoments: count) { try? PictureText.golden(of: $0) }
      }
    }
    var runs: [RecordedRun?] = scenarios.map { _ in nil }
    for (index, recording) in zip(chosen, recordings) { runs[index] = recording }
    return (runs, wanted.count - chosen.count)
  }
}
