import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots
import LayoutViews
import ScreenFrames

/// The first moment at which a run is not as its goldens, with the event that made it so.
///
/// Goldens hold moments and no events. The event is the last one in the new run about a row that is selected in one of
/// both pictures alone; where no row is, all that happened since the last moment that is as in its golden come into
/// question.
struct FirstDifference {
  /// The index of the snapshot among those of the verdict.
  let snapshot: Int
  /// The lines about it, at least one.
  let lines: [String]

  /// Creates the first difference of a run from its results, or `nil` if no picture differs, or that of the
  /// start does.
  ///
  /// - Complexity: That of playing the scenario once more, with its trace.
  init?(
    of results: [SnapshotResult],
    in frames: [SimulationReport.Snapshot],
    suffix: String,
    scenario: Scenario
  ) {
    func frame(_ result: SnapshotResult) -> SimulationReport.Snapshot? {
      frames.first { $0.name + suffix == result.snapshot }
    }
    let times = results.map { frame($0)?.frame.time ?? .start }
    let wrong = results.indices.filter {
      if case .differs = results[$0].verdict { true } else { false }
    }
    guard let index = wrong.min(by: { (times[$0], $0) < (times[$1], $1) }),
      case .differs(let difference, _) = results[index].verdict
    else { return nil }
    let moment = times[index]
    // Of what is there from the start there is no more to say.
    guard moment > .start else { return nil }
    let right = results.indices.filter {
      if case .matched = results[$0].verdict { times[$0] < moment } else { false }
    }
    let before = right.max { (times[$0], $0) < (times[$1], $1) }
    snapshot = index
    var first = "first difference at \(Self.words(moment))"
    if let before {
      first +=
        "; at \(Self.words(times[before])), in '\(results[before].name)', all is as in the golden"
    }
    // The number of an event is that of its line in 'layoutsim trace'.
    let events = ScenarioPlayer.play(scenario).trace.enumerated()
      .filter { $0.element.time <= moment }
      .map { (number: $0.offset + 1, entry: $0.element) }
    let changes = Self.changes(results[index], difference, frame(results[index]))
    let since = events.filter { event in before.map { times[$0] <= event.entry.time } ?? true }
    lines = [first] + Self.events(events, of: changes, since: since)
  }

  private static func words(_ time: Instant) -> String { "\(time.sinceStart.inSecondsText) s" }

  private static func changes(
    _ result: SnapshotResult,
    _ difference: PictureDifference,
    _ snapshot: SimulationReport.Snapshot?
  ) -> [PictureDifference.SelectionChange] {
    guard let snapshot, let golden = try? WholeFile.read(result.golden),
      let picture = try? PictureText.golden(of: snapshot.frame)
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
