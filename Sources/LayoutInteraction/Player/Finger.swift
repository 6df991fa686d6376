public import Foundation
import LayoutDiagnostics
import LayoutGeometry
public import LayoutViews

/// A finger that is played on a window in virtual time.
///
/// It moves in straight lines and reports its place `eventsPerSecond` times a second, and at the end of
/// every movement. A request that a finger cannot fulfil, such as moving while it is up, does nothing
/// but a line in the log and a finding among the diagnostics of the window, with the place
/// in the code that asks.
public final class Finger {
  /// The sampling of its reports; a change counts from the next movement on.
  public var sampling: TouchSampling
  /// The number of reports a second of a moving finger, at least one.
  public var eventsPerSecond: Int { sampling.eventsPerSecond }
  /// The window that is touched.
  public let window: Window

  /// The touch while the finger is down and the system has not taken it away.
  public var touch: Touch? { held.flatMap { interaction.dispatcher.isActive($0) ? $0 : nil } }
  /// The present or last place of the finger, in the window's coordinates.
  public private(set) var location: CGPoint = .zero

  /// The fingers that went down beside this one and move together with it.
  package private(set) var companions: [Finger] = []

  /// The middle between this finger and the last of its companions, or `location` without any.
  package var middle: CGPoint {
    let end = companions.last?.location ?? location
    return CGPoint(x: (location.x + end.x) / 2, y: (location.y + end.y) / 2)
  }

  private let interaction: Interaction
  private var held: Touch?
  /// The number of reports due on the way of movements since the finger went down.
  private var reportCount = 0

  /// Creates a finger that is up.
  ///
  /// - Parameters:
  ///   - window: The window to touch.
  ///   - eventsPerSecond: The number of reports a second; below 1 counts as 1.
  public init(on window: Window, eventsPerSecond: Int = TouchSampling.eventsPerSecond) {
    self.window = window
    sampling = TouchSampling(eventsPerSecond: eventsPerSecond)
    interaction = window.interaction
  }

  /// Whether the finger is on the screen.
  public var isDown: Bool { touch != nil }

  /// Puts the finger down.
  ///
  /// - Parameters:
  ///   - location: The place in the window's coordinates, the middle of several fingers.
  ///   - count: The number of fingers that go down: this one and others beside it, `Thresholds.fingerSpacing`
  ///     apart, or closer together if they would leave the window; from 1 to 10, others count as the nearest.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written in.
  /// - Returns: The view that was hit, or `nil` if the finger hit nothing or was down already.
  @discardableResult
  public func press(
    at location: CGPoint,
    fingers count: Int = 1,
    fileID: String = #fileID,
    line: Int = #line
  ) -> View? {
    let mark = SourceMark(file: fileID, line: line)
    guard touch == nil else { return refuse("press: it is down already", mark) }
    guard location.isFinite else { return refuse("press: the place is not a number", mark) }
    let places = places(ofFingers: count, at: location)
    self.location = places[0]
    reportCount = 0
    held = interaction.dispatcher.press(at: places[0])
    companions = places.dropFirst().map { place in
      let finger = Finger(on: window, eventsPerSecond: eventsPerSecond)
      finger.press(at: place)
      return finger
    }
    return held?.view
  }

  /// Returns the places of one to ten fingers that are put down side by side around a place of the window.
  ///
  /// - Returns: A place for each, from left to right; at least one.
  package func places(ofFingers count: Int, at location: CGPoint) -> [CGPoint] {
    let count = min(max(1, count), 10)
    let bounds = window.bounds
    let room = max(0, min(location.x - bounds.minX, bounds.maxX - 1 - location.x))
    let half = min(Thresholds.fingerSpacing.value * CGFloat(count - 1) / 2, room)
    return (0..<count).map { number in
      let share = count == 1 ? 0 : CGFloat(2 * number) / CGFloat(count - 1) - 1
      return CGPoint(x: location.x + half * share, y: location.y)
    }
  }

  /// Moves the finger in a straight line while the clock advances.
  ///
  /// - Parameters:
  ///   - destination: The new place in the window's coordinates, the middle of several fingers.
  ///   - duration: The duration, at most ten minutes; with zero there is one event, at the end.
  ///   - limit: A shorter time after which it is left on its way, at the place of its last report, or `nil` for none.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written in.
  public func move(
    to destination: CGPoint,
    within duration: Duration = .zero,
    stoppingAfter limit: Duration? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    guard isDown else { return refuse("move: it is not down", mark) }
    guard destination.isFinite else { return refuse("move: the place is not a number", mark) }
    if let objection = duration.objection(to: "move") { return refuse(objection, mark) }
    let fingers = [self] + companions
    let middle = middle
    Self.move(
      fingers,
      to: fingers.map { destination + ($0.location - middle) },
      within: duration,
      stoppingAfter: limit
    )
  }

  /// Keeps the finger in place while the clock advances.
  ///
  /// - Parameters:
  ///   - duration: The duration, at most ten minutes.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written in.
  public func hold(for duration: Duration, fileID: String = #fileID, line: Int = #line) {
    if let objection = duration.objection(to: "hold") {
      return refuse(objection, SourceMark(file: fileID, line: line))
    }
    interaction.clock.advance(by: duration)
    interaction.displayNow()
    interaction.window?.layoutIfNeeded()
  }

  /// Lifts the finger, or some of several.
  ///
  /// - Parameters:
  ///   - count: The number of fingers that go up, from the right, at least one, or `nil` for all of them.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written in.
  public func release(fingers count: Int? = nil, fileID: String = #fileID, line: Int = #line) {
    let mark = SourceMark(file: fileID, line: line)
    guard isDown else { return refuse("release: it is not down", mark) }
    let lifted = max(1, count ?? .max)
    guard lifted <= companions.count else {
      Self.lift([self] + companions)
      companions = []
      return
    }
    Self.lift(Array(companions.suffix(lifted)))
    companions.removeLast(lifted)
  }

  /// Takes the touch away, as the system does when a call comes in.
  ///
  /// - Parameters:
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written in.
  public func cancel(fileID: String = #fileID, line: Int = #line) {
    let mark = SourceMark(file: fileID, line: line)
    guard isDown else { return refuse("cancel: it is not down", mark) }
    let fingers = [self] + companions
    interaction.dispatcher.cancel(fingers.compactMap(\.touch))
    for finger in fingers { finger.held = nil }
    companions = []
  }

  /// The time that a finger that taps is down.
  package static let tapDuration = Duration.milliseconds(50)

  /// Touches a place for a twentieth of a second.
  ///
  /// - Parameters:
  ///   - location: The place in the window's coordinates.
  ///   - count: The number of fingers that tap, side by side.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written in.
  /// - Returns: The view that was hit.
  @discardableResult
  public func tap(
    at location: CGPoint,
    fingers count: Int = 1,
    fileID: String = #fileID,
    line: Int = #line
  ) -> View? {
    let hit = press(at: location, fingers: count, fileID: fileID, line: line)
    guard isDown else { return hit }
    hold(for: Self.tapDuration)
    release()
    return hit
  }

  /// Records the places of the touches after something other than the fingers moved them, or
  /// that they were taken away.
  package func noteTouches() {
    for finger in [self] + companions {
      if let touch = finger.touch { finger.location = touch.locationInWindow }
    }
    if !isDown { companions = [] }
  }

  private func refuse(_ what: String, _ mark: SourceMark) {
    interaction.log.record(.touch, "the finger cannot \(what)")
    window.record(Diagnostic(.error, code: "finger", "the finger cannot \(what)", at: mark))
  }

  private func refuse(_ what: String, _ mark: SourceMark) -> View? {
    refuse(what, mark) as Void
    return nil
  }
}

extension Finger {
  /// Moves fingers of one window in straight lines.
  static func move(
    _ fingers: [Finger],
    to destinations: [CGPoint],
    within duration: Duration,
    stoppingAfter limit: Duration? = nil
  ) {
    let origins = fingers.map(\.location)
    move(fingers, within: duration, stoppingAfter: limit) { share in
      share >= 1
        ? destinations : zip(origins, destinations).map { $0.point(at: share, of: $1) }
    }
  }

  /// Moves fingers of one window in the same events; with the duration zero there is one event, at the end.
  ///
  /// Fingers that are up, or lose their touch on the way, do not move. The path has their places by shares of the time.
  /// With a limit they stop on the way, as their last reports and the last frame of the screen within it show them.
  static func move(
    _ fingers: [Finger],
    within duration: Duration,
    stoppingAfter limit: Duration? = nil,
    along path: (Double) -> [CGPoint]
  ) {
    guard let first = fingers.first else { return }
    let interaction = first.interaction
    let clock = interaction.clock
    let departure = clock.now
    let duration = duration.asStep
    let touches = fingers.map(\.touch)
    for touch in touches.compactMap(\.self) { interaction.dispatcher.depart(touch) }

    /// Advances the clock to a moment and the fingers to their places, and returns whether any is left.
    func move(at elapsed: Duration, _ share: Double) -> Bool {
      clock.advance(to: departure.advanced(by: elapsed))
      var moves: [(touch: Touch, location: CGPoint)] = []
      for (index, location) in path(share).enumerated() where fingers.indices.contains(index) {
        guard let touch = touches[index], fingers[index].touch === touch else { continue }
        fingers[index].location = location
        moves.append((touch, location))
      }
      interaction.dispatcher.move(moves)
      return !moves.isEmpty
    }

    let limit = limit.flatMap { $0 < duration ? $0 : nil }
    var index = 1
    while true {
      let (seconds, part) = index.quotientAndRemainder(dividingBy: first.eventsPerSecond)
      let elapsed = Duration.seconds(seconds) + .seconds(1) * part / first.eventsPerSecond
      guard elapsed < duration else { break }
      if let limit, elapsed > limit { break }
      index += 1
      first.reportCount += 1
      if first.sampling.loses(first.reportCount) { continue }
      guard move(at: elapsed, elapsed.inSeconds / duration.inSeconds) else { return }
    }
    if let limit { return clock.advance(to: departure.advanced(by: limit)) }
    guard move(at: duration, 1) else { return }
    for touch in touches.compactMap(\.self) { interaction.dispatcher.arrive(touch) }
    interaction.displayNow()
  }

  /// Lifts fingers of one window in one event.
  static func lift(_ fingers: [Finger]) {
    let touches = fingers.compactMap(\.touch)
    for finger in fingers { finger.held = nil }
    fingers.first?.interaction.dispatcher.lift(touches)
  }
}
