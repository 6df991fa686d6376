import LayoutPNG
import LayoutSimulation
import LayoutSnapshots

extension [ScenarioVerdict] {
  /// The paths of goldens that were recorded, and of those that may have been removed.
  var changedGoldens: Set<String> {
    let recorded = flatMap(\.snapshots).map(\.result).filter { result in
      switch result.verdict {
      case .recorded, .updated: true
      case .matched, .missing, .differs: false
      }
    }
    return Set(recorded.map(\.golden) + flatMap(\.obsolete).flatMap(\.entries).map(\.path))
  }

  /// Returns the verdicts with pictures of the snapshots that did not pass, drawn side by side: a
  /// scenario with many of them does not wait for one after the other.
  func drawn(by pictures: FailurePictures, workers: Int) async -> Self {
    let places = indices.flatMap { index in
      self[index].snapshots.indices.filter { !self[index].snapshots[$0].result.verdict.isPass }
        .map { (verdict: index, snapshot: $0) }
    }
    PNGRenderer.keepMemory()
    let results = places.map { self[$0.verdict].snapshots[$0.snapshot].result }
    var verdicts = self
    var progress = Progress(total: places.count)
    let drawn = await results.concurrentMap(
      workers: workers,
      finished: { progress.begin($0.name) },
      { $0.pictures ?? pictures.draw($0) }
    )
    progress.end()
    for (place, files) in zip(places, drawn) {
      verdicts[place.verdict].snapshots[place.snapshot].result.pictures = files
    }
    if drawn.contains(nil), PNGRenderer.isAvailable, let problem = pictures.problem {
      Console.printNotice("warning: there are no pictures of what failed: \(problem)\n")
    }
    return verdicts
  }
}
