import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
package import LayoutScenes
package import LayoutSimulation
import LayoutTables
import LayoutViews
import SelectionModel
import TableSelection

/// A player of gestures on screens of a scene, each as new.
package struct GesturePlayer: Sendable {
  private let scene: SceneRepair
  /// The actions before the gestures.
  private let preparation: [StepAction]

  /// A reason why no finger can come to a screen.
  package enum Obstacle: Error {
    /// An action before cannot be performed.
    case failedAction(Simulation.FailedAction)
    /// A finger is down after the actions before.
    case fingerDown
  }

  /// The most time that a screen may take to come to rest.
  package static let patience = Duration.seconds(20)

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - preparation: The actions before the gestures, after which no finger is down.
  package init(_ scene: Scene, after preparation: [StepAction] = []) {
    self.scene = SceneRepair(scene)
    self.preparation = preparation
  }

  /// Creates the screen on which gestures begin.
  ///
  /// - Throws: `FailedAction` if an action before cannot be performed.
  /// - Returns: The screen, at rest if it comes to rest.
  package func makeScreen() throws(Simulation.FailedAction) -> Simulation {
    let simulation = Simulation(scene)
    simulation.log.isRecording = false
    guard !preparation.isEmpty else { return simulation }
    for action in preparation { try simulation.perform(action) }
    try simulation.settle(within: Self.patience)
    return simulation
  }

  /// Returns the parts of the screen on which gestures begin, and those of the same screen turned.
  ///
  /// - Throws: `Obstacle` if no finger can come.
  package func surfaces() throws(Obstacle) -> [GestureSurface] {
    let simulation: Simulation
    do throws(Simulation.FailedAction) {
      simulation = try makeScreen()
    } catch {
      throw .failedAction(error)
    }
    guard !simulation.finger.isDown else { throw .fingerDown }
    let surface = GestureSurface(simulation)
    simulation.rotate(to: surface.orientation == .portrait ? .landscape : .portrait)
    try? simulation.settle(within: Self.patience)
    return [surface, GestureSurface(simulation)]
  }

  /// Plays gestures, and plays them again at another rate if there is one.
  ///
  /// - Parameters:
  ///   - gestures: The gestures.
  ///   - rate: The other number of reports a second.
  /// - Returns: The run, or `nil` if a step cannot be played.
  package func play(_ gestures: [FuzzedGesture], and rate: Int?) -> FuzzedRun? {
    let sampling = TouchSampling(eventsPerSecond: scene.scene.eventsPerSecond)
    guard var run = play(gestures, sampling) else { return nil }
    if let rate, rate != sampling.eventsPerSecond {
      let other = TouchSampling(eventsPerSecond: rate)
      run.twin = play(run.gestures.map(\.gesture), other)?.gestures ?? []
      run.twinSampling = other
    }
    return run
  }

  private func play(_ gestures: [FuzzedGesture], _ sampling: TouchSampling) -> FuzzedRun? {
    guard let simulation = try? makeScreen() else { return nil }
    simulation.finger.sampling = sampling
    let watch = RunWatch(simulation)
    var played: [PlayedGesture] = []
    for gesture in gestures {
      do throws(Simulation.FailedAction) {
        if let gesture = try play(gesture, on: simulation, watch) { played.append(gesture) }
      } catch {
        return nil
      }
    }
    return FuzzedRun(played, sampling: sampling, limit: simulation.limitedSelection?.limit ?? .none)
  }

  /// Plays a gesture, or returns `nil` if a finger of it would come down elsewhere than on the table or its overlay.
  private func play(
    _ gesture: FuzzedGesture,
    on simulation: Simulation,
    _ watch: RunWatch
  ) throws(Simulation.FailedAction) -> PlayedGesture? {
    let touched = gesture.start.flatMap { viewOfRows(at: $0, simulation) }
    guard gesture.start == nil || touched != nil else { return nil }
    let table = simulation.tableView
    var played = PlayedGesture(gesture, before: table.selection, geometry: table.geometry)
    played.beginsOnMovingTable = simulation.window.interaction.isMoving(table)
    played.stopsContent = touched == .tableView && table.isDecelerating
    watch.begin()
    let calls = simulation.delegateCalls.count
    let errors = simulation.window.diagnostics.count
    var recorder = MomentRecorder(simulation)
    for (index, step) in gesture.steps.enumerated() {
      watch.step = index
      try simulation.perform(step.action)
      // No finger is on the glass while the device alone is turned.
      if gesture.start != nil { played.moments.append(recorder.moment()) }
    }
    watch.step = gesture.steps.count
    if let pause = gesture.pause {
      try simulation.perform(.wait(pause))
    } else {
      do throws(Simulation.FailedAction) {
        try simulation.settle(within: Self.patience)
      } catch {
        played.comesToRest = false
      }
    }
    if let last = played.moments.indices.last {
      // The table may come to rest under the place at which the finger left.
      let rest = recorder.moment()
      let swept = played.moments[last].swept
      played.moments[last].swept = swept.joined(with: rest.swept)
      played.moments[last].visible = played.moments[last].visible.joined(with: rest.visible)
    }
    played.after = table.selection
    played.events = watch.events
    played.mode = watch.mode
    played.staysInSection =
      played.mode?.start != .stripPan && simulation.rowSelection?.crossesSections == false
    played.changesRows = watch.changesRows
    played.geometry = table.geometry
    played.calls = Array(simulation.delegateCalls.dropFirst(calls))
    played.selectsSeveral = table.allowsMultipleSelectionNow
    played.isSelectingAfter = simulation.isSelecting
    for rows in simulation.limitedSelection?.refused ?? [] where !rows.reason.isLackOfRoom {
      played.refused.insert(contentsOf: rows.rows)
    }
    played.errors = simulation.window.diagnostics.dropFirst(errors)
      .filter { $0.severity == .error }.map(\.message)
    if let swept = played.swept, !swept.isEmpty, !played.changesRows {
      let asks = played.mode != .scrollAndSelect
      let rows = TableRows(table, asksDelegate: asks)
      played.fixed = rows.fixedRows(in: swept)
      played.deselectable = played.before.rows.intersection(played.fixed)
        .subtracting(rows.uneditableRows(in: swept))
    }
    guard gesture.pause == nil else { return played }
    let offset = table.contentOffset.y
    played.overscroll = max(
      table.minimumContentOffset.y - offset,
      offset - max(table.minimumContentOffset.y, table.maximumContentOffset.y)
    )
    return played
  }

  /// Returns the table or its overlay, whichever a finger at a place touches, or `nil` if it touches neither.
  private func viewOfRows(at place: Place, _ simulation: Simulation) -> NamedView? {
    guard let point = try? simulation.point(of: place),
      let view = simulation.namedView(touchedAt: point)
    else { return nil }
    return view == .touchView || view == .tableView ? view : nil
  }
}

/// A recorder of the moments of a gesture.
private struct MomentRecorder {
  private let simulation: Simulation
  private var last: (y: CGFloat?, offset: CGFloat)

  init(_ simulation: Simulation) {
    self.simulation = simulation
    // The table may move by itself as the finger comes.
    last = (nil, simulation.tableView.contentOffset.y)
  }

  /// Records the present moment, after a step or at rest.
  mutating func moment() -> PlayedGesture.Moment {
    let table = simulation.tableView
    let geometry = table.geometry
    let place = simulation.finger.middle
    let height = table.convert(place, from: nil).y
    let offset = table.contentOffset.y
    let origin = height - place.y - offset
    let before = (y: last.y ?? place.y, offset: last.offset)
    last = (place.y, offset)
    let offsets = (least: min(before.offset, offset), greatest: max(before.offset, offset))
    let swept = Self.rows(
      from: min(before.y, place.y) + offsets.least + origin,
      to: max(before.y, place.y) + offsets.greatest + origin,
      in: geometry
    )
    let visible = Self.rows(
      from: offsets.least,
      to: offsets.greatest + table.bounds.height,
      in: geometry
    )
    var moment = PlayedGesture.Moment(
      y: place.y,
      height: height,
      place: RowPosition(height, in: geometry),
      above: RowPosition(height - 1, in: geometry),
      below: RowPosition(height + 1, in: geometry),
      swept: swept,
      visible: visible,
      selection: table.selection,
      isSelecting: simulation.isSelecting
    )
    moment.isAdrift = table.isDecelerating
    return moment
  }

  /// Returns the rows between two heights of the content, with a point to spare.
  private static func rows(
    from top: CGFloat,
    to bottom: CGFloat,
    in geometry: TableGeometry
  ) -> Range<Int> {
    let first = RowPosition(top - 1, in: geometry).row
    return first..<max(first, RowPosition(bottom + 1, in: geometry).end)
  }
}

extension RefusalReason {
  /// Whether the row may be selected once there is room for it.
  fileprivate var isLackOfRoom: Bool {
    switch self {
    case .full, .sectionFull, .stopped: true
    case .unselectable, .uneditable: false
    }
  }
}
