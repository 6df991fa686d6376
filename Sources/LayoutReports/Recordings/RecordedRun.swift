package import Foundation
import LayoutDiagnostics
import LayoutGeometry
package import LayoutInteraction
package import LayoutScenes
import LayoutSimulation
import LayoutViews
package import ScreenFrames

/// A run of a scenario with its events, its snapshots and, where they are wanted, its moments for a page that goes
/// through its time.
///
/// A moment is the screen as the last event before it left it.
package struct RecordedRun: Sendable {
  /// The moments in their order, the first at the beginning, without those that are the same as the one before.
  package private(set) var moments: [RecordedMoment] = []
  /// The snapshots, in the order of the steps.
  package private(set) var snapshots: [Snapshot] = []
  /// The lines of the trace.
  package let trace: [EventLog.Entry]
  /// The length of the run.
  package let duration: Duration
  /// The size of the screen at the beginning, in points.
  package let size: CGSize

  /// A snapshot with its place among the events.
  package struct Snapshot: Sendable {
    /// The name.
    package let name: String
    /// The screen.
    package let frame: ScreenFrame
    /// The number of lines of the trace before it, some perhaps of the same time as later ones.
    package let eventCount: Int
  }

  /// The greatest number of moments in a second: as many as a screen shows.
  private static let rate = 60

  /// Creates a recording by playing a scenario, once if its length is known, else twice.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - length: The length of the run, or `nil` to play it for that alone first.
  ///   - mostMoments: The greatest number of moments in even distances, or none, then not even those of snapshots.
  ///   - write: A function that returns a frame as SVG text, or `nil` for one that cannot be written.
  package init(
    _ scenario: Scenario,
    lasting length: Duration? = nil,
    mostMoments: Int,
    write: @escaping (ScreenFrame) -> String?
  ) {
    var player = ScenarioPlayer(scenario)
    player.takesSnapshots = false
    let simulation = player.simulation
    size = simulation.window.bounds.size
    var snapshots: [Snapshot] = []
    let afterEach = { [unowned simulation] (index: Int) in
      guard case .snapshot(let name) = scenario.steps[index].action else { return }
      snapshots.append(
        Snapshot(
          name: name,
          frame: simulation.frame(named: name),
          eventCount: simulation.log.entries.count
        )
      )
    }
    if mostMoments > 0 {
      let length = length ?? Self.length(of: scenario)
      let interval = max(.seconds(1) / Self.rate, length / max(1, mostMoments - 1))
      let reel = Reel(interval: interval, write: write)
      let report = player.play(
        until: nil,
        seenBy: { [unowned simulation] isReached in reel.record(simulation, isReached) },
        afterEach: { [unowned simulation] index in
          afterEach(index)
          guard case .snapshot(let name) = scenario.steps[index].action else { return }
          reel.add(simulation, at: simulation.clock.now.sinceStart, snapshot: name)
        }
      )
      reel.add(simulation, at: simulation.clock.now.sinceStart, snapshot: nil)
      (trace, moments) = (report.trace, reel.moments)
    } else {
      trace = player.play(until: nil, afterEach: afterEach).trace
    }
    duration = simulation.clock.now.sinceStart
    self.snapshots = snapshots
  }

  private static func length(of scenario: Scenario) -> Duration {
    var rehearsal = ScenarioPlayer(scenario)
    rehearsal.takesSnapshots = false
    rehearsal.keepsLog = false
    _ = rehearsal.play(until: nil)
    return rehearsal.simulation.clock.now.sinceStart
  }

  /// A recording under way.
  private final class Reel {
    private(set) var moments: [RecordedMoment] = []
    private let interval: Duration
    private let write: (ScreenFrame) -> String?
    private var nextTime = Duration.zero

    init(interval: Duration, write: @escaping (ScreenFrame) -> String?) {
      self.interval = interval
      self.write = write
    }

    /// Records the screen if the time of a moment is reached; of several that it stays for, the first will do.
    func record(_ simulation: Simulation, _ isReached: (Duration) -> Bool) {
      guard isReached(nextTime) else { return }
      add(simulation, at: nextTime, snapshot: nil)
      while isReached(nextTime) { nextTime += interval }
    }

    func add(_ simulation: Simulation, at time: Duration, snapshot: String?) {
      guard let svg = write(simulation.frame()) else { return }
      let moment = RecordedMoment(simulation, svg: svg, at: time, snapshot: snapshot)
      guard snapshot != nil || moments.last.map({ !$0.looksLike(moment) }) ?? true else { return }
      moments.append(moment)
    }
  }
}

/// A moment of a recorded run: what is seen, the views, and which of them take touches where.
package struct RecordedMoment: Sendable {
  /// The time since the beginning.
  package let time: Duration
  /// The name of the snapshot that is taken, or `nil` for a moment without one.
  package let snapshot: String?
  /// The picture as SVG text.
  package let svg: String
  /// The lines of the tree: the frame in the superview and the origin of the bounds, a vertical line, and the words.
  ///
  /// A line of a recognizer has no numbers.
  package let tree: [String]
  /// The lines of the touch areas: the place of the view's line in the tree, and its rectangles in the window.
  package let areas: [String]

  init(_ simulation: Simulation, svg: String, at time: Duration, snapshot: String?) {
    (self.time, self.svg, self.snapshot) = (time, svg, snapshot)
    var places: [ObjectIdentifier: Int] = [:]
    tree = simulation.treeLines.enumerated().map { index, line in
      let view = line.view
      let isView = places[ObjectIdentifier(view)] == nil
      if isView { places[ObjectIdentifier(view)] = index }
      let numbers = isView ? Self.text(view.frame) + " " + Self.text(view.bounds.origin) : ""
      return "\(numbers)|\(PrintableText.escaped(line.text))"
    }
    let taking = TouchAreas(simulation.window)
    areas = zip(taking.views, taking.rects).compactMap { view, rects in
      places[ObjectIdentifier(view)].map { place in
        ([String(place)] + rects.map(Self.text)).joined(separator: ";")
      }
    }
  }

  /// Returns whether nothing has changed but the time.
  package func looksLike(_ other: Self) -> Bool {
    svg == other.svg && tree == other.tree && areas == other.areas
  }

  private static func text(_ rect: CGRect) -> String {
    "\(text(rect.origin)) \(decimalText(rect.size.width)) \(decimalText(rect.size.height))"
  }

  private static func text(_ point: CGPoint) -> String {
    "\(decimalText(point.x)) \(decimalText(point.y))"
  }
}
