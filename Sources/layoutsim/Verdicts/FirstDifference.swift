import LayoutGeometry
import LayoutInteraction
import LayoutReports
import LayoutSnapshots
import LayoutViews
import ScreenFrames

/// The first moment at which a run is not as its goldens, with the event that made it so.
///
/// Goldens hold moments and no events. The event is the last one before the snapshot in the new run about a row that is
/// selected in one of both pictures alone; where no row is, all that happened since the last snapshot that is as its
/// golden come into question.
struct FirstDifference {
  /// The index of the snapshot among those of the verdict.
  let snapshot: Int
  /// The lines about it, at least one.
  let lines: [String]

  /// Creates the first difference of a run, or `nil` if no picture differs, or that of the start does.
  ///
  /// - Parameters:
  ///   - verdict: The verdict on the run.
  ///   - run: The same run, with its events.
  init?(of verdict: ScenarioVerdict, in run: RecordedRun) {
    let results = verdict.snapshots.map(\.result)
    let suffix = verdict.environment.map { "@\($0)" } ?? ""
    let places = results.map { result in
      run.snapshots.firstIndex { $0.name + suffix == result.snapshot } ?? 0
    }
    let wrong = results.indices.filter {
      if case .differs = results[$0].verdict {
        run.snapshots.indices.contains(places[$0])
      } else {
        false
      }
    }
    // A golden that is cut off or holds a conflict says nothing of the run.
    let index = wrong.sorted { (places[$0], $0) < (places[$1], $1) }
      .first { Self.isComparable(results[$0], run.snapshots[places[$0]].frame) }
    guard let index, case .differs(let difference, _) = results[index].verdict else { return nil }
    let moment = run.snapshots[places[index]]
    // Of what is there from the start there is no more to say.
    guard moment.frame.time > .start else { return nil }
    let right = results.indices.filter {
      if case .matched = results[$0].verdict { places[$0] < places[index] } else { false }
    }
    let before = right.max { (places[$0], $0) < (places[$1], $1) }
    snapshot = index
    var first = "first difference at \(Self.words(moment.frame.time))"
    var since = 0
    if let before {
      let other = run.snapshots[places[before]]
      first +=
        "; at \(Self.words(other.frame.time)), in '\(results[before].name)', all is as in the golden"
      since = other.eventCount
    }
    // The number of an event is that of its line in 'layoutsim trace'.
    let events = run.trace.prefix(moment.eventCount).enumerated()
      .map { (number: $0.offset + 1, entry: $0.element) }
    let changes = Self.changes(results[index], difference, moment.frame)
    lines = [first] + Self.events(events, of: changes, since: Array(events.dropFirst(since)))
  }

  private static func words(_ time: Instant) -> String { "\(time.sinceStart.inSecondsText) s" }

  private static func isComparable(_ result: SnapshotResult, _ frame: ScreenFrame) -> Bool {
    guard let golden = try? WholeFile.read(result.golden) else { return false }
    guard result.golden.hasSuffix(".svg") else { return true }
    guard let picture = try? PictureText.golden(of: frame) else { return false }
    return PictureDifference.isComparable(golden: golden, picture: Array(picture.utf8))
  }

  private static func changes(
    _ result: SnapshotResult,
    _ difference: PictureDifference,
    _ frame: ScreenFrame
  ) -> [PictureDifference.SelectionChange] {
    guard let golden = try? WholeFile.read(result.golden),
      let picture = try? PictureText.golden(of: frame)
    else { return [] }
    return difference.selectionChanges(golden: golden, picture: Array(picture.utf8))
  }

  private typealias Event = (number: Int, entry: EventLog.Entry)

  /// Returns the lines about the event behind some changes, or about the events that come into question.
  private static func events(
    _ events: [Event],
    of changes: [PictureDifference.SelectionChange],
    since: [Event]
  ) -> [String] {
    let selections = events.filter { $0.entry.kind == .selection }
    let latest = changes.compactMap { change in
      selections.last { event in change.names.contains { event.entry.text.hasPrefix($0 + " ") } }
    }
    if let event = latest.min(by: { $0.number < $1.number }) {
      return [
        "event \(event.number) of the trace, at \(words(event.entry.time)): \(event.entry.text)"
      ]
    }
    // An event may be about several rows.
    if let change = changes.first(where: { !$0.isSelected }),
      !selections.contains(where: { $0.entry.text.hasPrefix("rows ") })
    {
      return ["no event of the trace up to then selects \(change.names[0])"]
    }
    guard let first = since.first, let last = since.last else { return [] }
    return [
      first.number == last.number
        ? "event \(first.number) of the trace lies before it"
        : "events \(first.number) to \(last.number) of the trace lie before it"
    ]
  }
}
