import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutViews

/// The way of a finger from where it came down to where it was lifted, in the window's coordinates; two of
/// them where the window is turned between.
struct DrawnTrack: Sendable, Hashable {
  /// Where it came down, and the end of each straight part of its way; the middle of several fingers.
  var points: [CGPoint]
  /// Where each finger came down.
  var fingers: [CGPoint]
  /// The size of the window in which it went.
  var windowSize: CGSize
  /// Whether it rested where it came down.
  var restsAtStart = false
  /// Whether the finger was down before, in the window as it was then.
  var goesOn = false
}

/// Plays the finger of a scenario on its screen, and notes its way.
///
/// The way up and down is that of the scenario. Where a start is named, the finger comes down where and as
/// that start needs it: on the strip, on the check marks, with two fingers, or with a rest. What it does on
/// bars can be left out then, where each start has its own editing mode.
struct TrackPlayer {
  /// The screen.
  let simulation: Simulation
  /// The ways of the finger so far.
  private(set) var tracks: [DrawnTrack] = []
  /// Whether the finger came down on the touch view.
  private(set) var wasOnStrip = false
  private let scenario: Scenario
  private let start: SelectionMode.Start?
  private let leavesBarsOut: Bool
  /// The x of the finger on the way that is being played.
  private var fingerX: CGFloat = 0
  /// Whether the scenario's finger is down on a bar, where it goes as it is written, or not at all.
  private var isOnBar = false
  /// How many fingers of the scenario are down.
  private var fingersLeft = 0

  /// How long a finger rests for a long press: a tenth of a second longer than it has to.
  private var rest: Duration {
    let needed = scenario.scene.selection?.minimumPressDuration ?? Simulation.pressDuration
    return needed + .milliseconds(100)
  }

  /// Builds the screen.
  ///
  /// - Parameters:
  ///   - scenario: The screen and the finger.
  ///   - start: How a drag starts; nil for where the scenario's own finger comes down.
  ///   - leavesBarsOut: Whether a finger whose start is named does nothing on bars.
  init(_ scenario: Scenario, startingWith start: SelectionMode.Start?, leavesBarsOut: Bool) {
    self.scenario = scenario
    self.start = start
    self.leavesBarsOut = leavesBarsOut
    simulation = Simulation(scenario.scene)
  }

  /// Plays all that the finger does, and waits until all is at rest.
  ///
  /// The touch view, and a bar, are removed where the mode has them.
  mutating func play() throws(Simulation.FailedAction) {
    for step in scenario.steps {
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
        try simulation.release()
      case .move(let places, let duration): try move(through: places, within: duration)
      case .rotate(let orientation): rotate(to: orientation)
      case .fling(let fling): try self.fling(fling)
      case let action: try simulation.perform(action)
      }
    }
    if simulation.finger.isDown { try simulation.release() }
    try simulation.settle(within: .seconds(60))
  }

  private func performOnBar(_ action: StepAction) throws(Simulation.FailedAction) {
    if !leavesBarsOut { try simulation.perform(action) }
  }

  /// Whether the mode goes without a view that the scenario's own has: without the touch view, or without a
  /// bar that comes with what is left out.
  private func isMissing(_ view: NamedView) -> Bool {
    guard let start, simulation.view(named: view) == nil else { return false }
    return view == .touchView ? start != .stripPan : leavesBarsOut && view.isBar
  }

  /// Whether a place is on a bar, and not among the rows that are compared.
  private func isBar(_ place: Place) -> Bool {
    guard start != nil else { return false }
    return switch place.anchor {
    case .button: true
    case .view(let view): view.isBar
    case .row, .topEdge, .bottomEdge, .point, .stackView: false
    }
  }

  /// Whether a place is a button of the alert on the screen, which keeps the finger from the rows.
  private func isAlertButton(_ place: Place) -> Bool {
    guard start != nil, simulation.alert != nil, case .button(let title) = place.anchor else {
      return false
    }
    return simulation.buttonTitles.contains(title)
  }

  private mutating func press(_ target: TouchTarget) throws(Simulation.FailedAction) {
    if let start {
      let place = try point(of: target.place)
      fingerX = try x(for: start, level: place)
      try simulation.press(
        .point(x: fingerX, y: place.y),
        takenBy: .view(start == .stripPan ? .touchView : .tableView),
        fingers: start == .twoFingerPan ? 2 : 1
      )
    } else {
      try simulation.press(target.place, takenBy: target.taker, fingers: target.fingers)
      fingerX = simulation.finger.middle.x
    }
    tracks.append(trackFromHere)
    let place = simulation.finger.middle
    let taker = simulation.window.hitTest(place, with: nil)
    if simulation.screen.namedView(around: taker) == .touchView { wasOnStrip = true }
    guard start == .longPress else { return }
    simulation.hold(for: rest)
    tracks[tracks.count - 1].restsAtStart = true
  }

  /// Lifts what the scenario lifts: of two fingers one, and nothing where a mode has a single finger for those
  /// of which some stay.
  private mutating func release(_ count: Int?) throws(Simulation.FailedAction) {
    fingersLeft -= count ?? fingersLeft
    if isOnBar {
      isOnBar = fingersLeft > 0
      try performOnBar(.release(fingers: count))
    } else if fingersLeft <= 0 {
      try simulation.release()
    } else if !simulation.finger.companions.isEmpty {
      try simulation.release(fingers: start == nil ? count : 1)
    }
  }

  /// A track that begins where the fingers are.
  private var trackFromHere: DrawnTrack {
    DrawnTrack(
      points: [simulation.finger.middle],
      fingers: ([simulation.finger] + simulation.finger.companions).map(\.location),
      windowSize: simulation.window.bounds.size
    )
  }

  /// Turns the device; a finger that is down goes on from another place of the window.
  private mutating func rotate(to orientation: Orientation) {
    simulation.rotate(to: orientation)
    guard simulation.finger.isDown, !isOnBar else { return }
    var track = trackFromHere
    track.goesOn = true
    tracks.append(track)
    fingerX = simulation.finger.middle.x
  }

  private mutating func move(
    through places: [Place],
    within duration: Duration
  ) throws(Simulation.FailedAction) {
    var ways: [Place] = []
    for place in places {
      let point = try point(of: place)
      let isOwn = start == nil && (place.view != nil || place.isOnCheckMark || place.isPoint)
      ways.append(.point(x: isOwn ? point.x : fingerX, y: point.y))
    }
    try simulation.move(through: ways, within: duration)
    for case .point(let point) in ways.map(\.anchor) {
      tracks[tracks.count - 1].points.append(point)
    }
  }

  /// A finger that is lifted while it moves goes its way like any other.
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

  /// Where a place is; the view that the scenario's own start needs does not count for another one.
  private func point(of place: Place) throws(Simulation.FailedAction) -> CGPoint {
    var place = place
    if start != nil {
      place.view = nil
      place.isOnCheckMark = false
    }
    do throws(Simulation.ImpossiblePlace) {
      return try simulation.point(of: place)
    } catch {
      throw .impossible(error, place)
    }
  }

  /// How far from the left a drag starts that is level with a place.
  private func x(
    for start: SelectionMode.Start,
    level place: CGPoint
  ) throws(Simulation.FailedAction) -> CGFloat {
    switch start {
    case .stripPan: return try point(of: Place(.view(.touchView))).x
    case .longPress, .twoFingerPan: return try point(of: Place(.topEdge)).x
    case .editColumnPan:
      let table = simulation.tableView
      let point = table.convert(place, from: nil)
      let cell = table.indexPathForRow(at: point).flatMap(table.cellForRow)
      let bounds =
        cell.map { $0.convert($0.bounds, to: nil) } ?? table.convert(table.bounds, to: nil)
      let middle = Thresholds.circleZone / 2
      return table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? bounds.maxX - middle : bounds.minX + middle
    }
  }
}

extension Place {
  fileprivate var isPoint: Bool {
    if case .point = anchor { true } else { false }
  }
}

extension NamedView {
  /// Whether the view is a bar, or in one.
  fileprivate var isBar: Bool {
    switch self {
    case .navigationBar, .title, .toolbar, .statusBar: true
    case .tableView, .superview, .touchView: false
    }
  }
}
