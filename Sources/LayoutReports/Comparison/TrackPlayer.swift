package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
package import LayoutScenes
package import LayoutSimulation
import LayoutTables
import LayoutViews

/// A player of a scenario's finger on its screen that records its path.
///
/// Without another start the scenario is played as it is written. With one, a touch that began a drag that
/// selects in the scenario itself comes down at the place and in the way that the start needs, on the strip,
/// on the check marks, with two fingers, or with a rest, and moves up and down as it is written. All other
/// touches (taps, flings, fingers that scroll) are played as they are written, beside the strip and the check
/// marks of that start, and with one finger if two would select. Actions of the finger on bars can be left
/// out then, as each start has its own editing mode.
package struct TrackPlayer {
  /// The screen.
  package let simulation: Simulation
  /// The ways of the finger so far.
  private(set) var tracks: [DrawnTrack] = []
  /// Whether the finger came down on the touch view.
  private(set) var wasOnStrip = false
  /// The steps that put a finger down which began a drag that selects.
  private(set) var selectingSteps: Set<Int> = []
  private let scenario: Scenario
  private let start: Start?
  private let leavesBarsOut: Bool
  /// The x of a finger that only moves up and down, or `nil` if it moves as it is written.
  private var fixedX: CGFloat?
  /// The step that put the finger down last.
  private var touchStep = 0
  /// Whether the scenario's finger is down on a bar, where it moves as it is written, or not at all.
  private var isOnBar = false
  /// The number of the scenario's fingers that are down.
  private var fingersLeft = 0

  /// A start of drags other than the scenario's own.
  package struct Start {
    /// The start of a drag.
    var start: SelectionMode.Start
    /// The steps of the scenario that begin one: its `selectingSteps` as it is written.
    var steps: Set<Int>
  }

  /// The time that a finger rests for a long press: a tenth of a second longer than necessary.
  private var rest: Duration {
    let needed = scenario.scene.selection?.minimumPressDuration ?? Simulation.pressDuration
    return needed + .milliseconds(100)
  }

  /// Creates the screen of a scenario, whose finger goes as it is written unless its drags get another start.
  ///
  /// With `leavesBarsOut` a finger with another start does nothing on bars.
  package init(_ scenario: Scenario, startingWith start: Start? = nil, leavesBarsOut: Bool = false)
  {
    self.scenario = scenario
    self.start = start
    self.leavesBarsOut = leavesBarsOut
    simulation = Simulation(scenario.scene)
    simulation.log.isRecording = false
  }

  /// Plays all actions of the finger, and waits until all is at rest.
  ///
  /// The touch view, and a bar, are removed if the mode has them.
  package mutating func play() throws(Simulation.FailedAction) {
    if let (_, failure) = Simulation.objection(to: scenario) { throw failure }
    for (index, step) in scenario.steps.enumerated() {
      let begunBefore = simulation.begunDragCount
      defer { if simulation.begunDragCount > begunBefore { selectingSteps.insert(touchStep) } }
      if step.action.putsFingerDown { touchStep = index }
      switch step.action {
      case .remove(let view) where isMissing(view): break
      case .press(let target) where isBar(target.place):
        (isOnBar, fingersLeft) = (true, target.fingers)
        try performOnBar(step.action)
      case .release(let count): try release(count)
      case .move where isOnBar: try performOnBar(step.action)
      case .cancel where isOnBar:
        isOnBar = false
        try performOnBar(step.action)
      case .tap(let target) where isAlertButton(target.place):
        try simulation.perform(step.action)
      case .tap(let target) where isBar(target.place): try performOnBar(step.action)
      case .fling(let fling) where isBar(fling.start.place): try performOnBar(step.action)
      case .press(let target):
        fingersLeft = target.fingers
        try press(target)
      case .tap(let target):
        try press(target)
        simulation.hold(for: Finger.tapDuration)
        if simulation.finger.isDown { try simulation.release() }
      case .move(let places, let duration): try move(through: places, within: duration)
      case .rotate(let orientation): rotate(to: orientation)
      case .fling(let fling): try self.fling(fling)
      case let action: try simulation.perform(action)
      }
      try simulation.check(scenario.limits, at: step.mark)
    }
    if simulation.finger.isDown { try simulation.release() }
    try simulation.settle(within: .seconds(60))
  }

  private func performOnBar(_ action: StepAction) throws(Simulation.FailedAction) {
    if !leavesBarsOut { try simulation.perform(action) }
  }

  /// Returns whether the mode lacks a view that the scenario's own has.
  ///
  /// That is the touch view, or a bar that comes with an action that is left out.
  private func isMissing(_ view: NamedView) -> Bool {
    guard let start, simulation.view(named: view) == nil else { return false }
    return view == .touchView ? start.start.approach.surface != .strip : leavesBarsOut && view.isBar
  }

  /// Returns whether a place is on a bar, and not among the rows that are compared.
  private func isBar(_ place: Place) -> Bool {
    guard start != nil else { return false }
    return switch place.anchor {
    case .button: true
    case .view(let view): view.isBar
    case .share(_, _, .view(let view)): view.isBar
    case .row, .visibleRow, .visibleRowFromEnd, .share, .topEdge, .bottomEdge, .point, .stackView,
      .indexTitle, .key:
      false
    }
  }

  /// Returns whether a place is a button of the alert on the screen, which keeps the finger from the rows.
  private func isAlertButton(_ place: Place) -> Bool {
    guard start != nil, simulation.alert != nil, case .button(let title) = place.anchor else {
      return false
    }
    return simulation.buttonTitles.contains(title)
  }

  private mutating func press(_ target: TouchTarget) throws(Simulation.FailedAction) {
    fixedX = nil
    let turned = start.flatMap { $0.steps.contains(touchStep) ? $0.start : nil }
    if let turned {
      let place = try point(of: target.place)
      let x = try x(for: turned, level: place)
      fixedX = x
      try simulation.press(
        .point(x: x, y: place.y),
        takenBy: .view(turned.approach.surface == .strip ? .touchView : .tableView),
        fingers: turned.approach.fingers
      )
    } else if let start = start?.start {
      var place = try point(of: target.place)
      if try begins(start, at: place) {
        place.x = try point(of: Place(.topEdge)).x
        fixedX = place.x
      }
      try simulation.press(
        .point(x: place.x, y: place.y),
        fingers: start.approach.fingers > 1 ? 1 : target.fingers
      )
    } else {
      try simulation.press(target.place, takenBy: target.taker, fingers: target.fingers)
    }
    tracks.append(trackFromHere)
    if simulation.namedView(touchedAt: simulation.finger.middle) == .touchView { wasOnStrip = true }
    guard turned?.approach.rests == true else { return }
    simulation.hold(for: rest)
    tracks[tracks.count - 1].restsAtStart = true
  }

  /// Returns whether a finger that comes down at a place selects because of that place.
  private func begins(
    _ start: SelectionMode.Start,
    at place: CGPoint
  ) throws(Simulation.FailedAction) -> Bool {
    switch start.approach.surface {
    case .strip:
      return simulation.namedView(touchedAt: place) == .touchView
    case .checkMarks:
      let middle = try x(for: start, level: place)
      return abs(place.x - middle) <= Thresholds.circleZone.value / 2
    case .rows: return false
    }
  }

  /// Lifts the scenario's fingers: of two fingers one, and nothing if a start has a single finger for
  /// those of which some stay.
  private mutating func release(_ count: Int?) throws(Simulation.FailedAction) {
    fingersLeft -= count ?? fingersLeft
    if isOnBar {
      isOnBar = fingersLeft > 0
      try performOnBar(.release(fingers: count))
    } else if fingersLeft <= 0 {
      try simulation.release()
    } else if !simulation.finger.companions.isEmpty {
      try simulation.release(fingers: count.map { min($0, simulation.finger.companions.count) })
    }
  }

  /// The track that begins at the fingers' places.
  private var trackFromHere: DrawnTrack {
    DrawnTrack(
      points: [simulation.finger.middle],
      fingers: ([simulation.finger] + simulation.finger.companions).map(\.location),
      windowSize: simulation.window.bounds.size
    )
  }

  /// Turns the device; a finger that is down continues from another place of the window.
  private mutating func rotate(to orientation: Orientation) {
    simulation.rotate(to: orientation)
    guard simulation.finger.isDown, !isOnBar else { return }
    var track = trackFromHere
    track.goesOn = true
    tracks.append(track)
    if fixedX != nil { fixedX = simulation.finger.middle.x }
  }

  private mutating func move(
    through places: [Place],
    within duration: Duration
  ) throws(Simulation.FailedAction) {
    let points = try simulation.points(ofWay: start == nil ? places : places.map(\.onTable))
      .map { CGPoint(x: fixedX ?? $0.x, y: $0.y) }
    try simulation.move(through: points.map { .point(x: $0.x, y: $0.y) }, within: duration)
    tracks[tracks.count - 1].points += points
  }

  /// Performs a fling; a finger that is lifted while it moves has its path like any other.
  private mutating func fling(_ fling: Fling) throws(Simulation.FailedAction) {
    try press(fling.start)
    switch fling.way {
    case .to(let end, let duration):
      try move(through: [end], within: duration)
    case .toward(let direction, let velocity):
      let (end, duration) = try simulation.endOfFling(direction, velocity)
      try move(through: [.point(x: end.x, y: end.y)], within: duration)
    }
    if simulation.finger.isDown { try simulation.release() }
  }

  /// Returns the point of a place on a screen with another start.
  private func point(of place: Place) throws(Simulation.FailedAction) -> CGPoint {
    do throws(Simulation.ImpossiblePlace) {
      return try simulation.point(of: place.onTable)
    } catch {
      throw .impossible(error, place.onTable)
    }
  }

  /// Returns the x at which a drag starts that is level with a place.
  private func x(
    for start: SelectionMode.Start,
    level place: CGPoint
  ) throws(Simulation.FailedAction) -> CGFloat {
    switch start.approach.surface {
    case .strip: return try point(of: Place(.view(.touchView))).x
    case .rows: return try point(of: Place(.topEdge)).x
    case .checkMarks:
      let table = simulation.tableView
      let point = table.convert(place, from: nil)
      let cell = table.indexPathForRow(at: point).flatMap(table.cellForRow)
      let bounds =
        cell.map { $0.convert($0.bounds, to: nil) } ?? table.convert(table.bounds, to: nil)
      let middle = Thresholds.circleZone.value / 2
      return table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? bounds.maxX - middle : bounds.minX + middle
    }
  }
}

extension StepAction {
  /// Whether the step puts a finger down.
  fileprivate var putsFingerDown: Bool {
    switch self {
    case .press, .tap, .fling: true
    default: false
    }
  }
}

extension Place {
  /// The place without the view that the scenario's own start needs, which another one may not have.
  fileprivate var onTable: Place {
    var place = self
    place.view = nil
    place.part = nil
    return place
  }
}

extension NamedView {
  /// Whether the view is a bar, or in one.
  fileprivate var isBar: Bool {
    switch self {
    case .navigationBar, .title, .toolbar, .statusBar, .searchBar, .tabBar, .keyboard: true
    case .tableView, .superview, .touchView, .sectionIndex, .refreshControl, .alert: false
    }
  }
}

/// The path of a finger from its coming down to its lifting, in the window's coordinates.
///
/// There are two of them if the window is turned between.
package struct DrawnTrack: Sendable, Hashable {
  /// The first place, and the end of each straight part of the path, in the middle of several fingers.
  package var points: [CGPoint]
  /// The first place of each finger.
  package var fingers: [CGPoint]
  /// The size of the window in which it went.
  package var windowSize: CGSize
  /// Whether the finger rested at its first place.
  var restsAtStart = false
  /// Whether the finger was down before, in the window as it was then.
  package var goesOn = false
  /// The distance between the legs of a way up and down, which are drawn beside each other.
  package var legDistance = Self.usualLegDistance

  /// The distance between legs where there is room for it.
  static let usualLegDistance: CGFloat = 9

  /// Creates a way.
  ///
  /// - Parameters:
  ///   - points: The first place, and the end of each straight part.
  ///   - fingers: The first place of each finger.
  ///   - windowSize: The size of the window.
  ///   - restsAtStart: Whether the finger rested at its first place.
  ///   - goesOn: Whether the finger was down before.
  package init(
    points: [CGPoint],
    fingers: [CGPoint],
    windowSize: CGSize,
    restsAtStart: Bool = false,
    goesOn: Bool = false
  ) {
    (self.points, self.fingers, self.windowSize) = (points, fingers, windowSize)
    (self.restsAtStart, self.goesOn) = (restsAtStart, goesOn)
  }
}
