package import Foundation
import LayoutGeometry
package import LayoutViews

/// A dispatcher of fingers to the recognizers and views of a window.
///
/// A finger that goes down is hit-tested once; the view that is hit owns the touch until it ends,
/// whatever comes under the finger later. The recognizers of that view and of all views around it get
/// every event before the view does.
package final class TouchDispatcher: GestureRecognizerHost {
  /// The clock that stamps the touches.
  package let clock: VirtualClock
  /// The log of touches, hits and recognizers.
  package let log: EventLog

  private(set) weak var window: Window?
  weak var preparation: (any TouchPreparation)?
  let arbiter: RecognizerArbiter
  /// The fingers that are down, in the order in which they went down.
  var records: [TouchRecord] = []
  /// The fingers that are up and whose views wait for notice.
  var liftedRecords: [TouchRecord] = []
  private var fingerCount = 0
  /// The number of events that fingers have sent.
  package internal(set) var eventCount = 0
  /// Whether a finger moved so far.
  package private(set) var hasMovedFinger = false
  var isDelivering = false
  /// The fingers that changed in the event which the window sends, or `nil` for none.
  var sentRecords: [TouchRecord]?
  private var lastTap: (location: CGPoint, time: Instant, count: Int)?

  /// Creates the dispatcher of `window`.
  init(window: Window, clock: VirtualClock, log: EventLog) {
    self.window = window
    self.clock = clock
    self.log = log
    arbiter = RecognizerArbiter(log: log)
    arbiter.cancelTouchesInViews = { [weak self] in self?.cancelInViews($0) }
    arbiter.hasFingers = { [weak self] in self?.hasFingers($0) ?? false }
    arbiter.didRetire = { [weak self] in self?.didRetire($0) }
    arbiter.didSettle = { [weak self] in self?.tellWaitingViews() }
  }

  /// The touches of the fingers that are down.
  package var activeTouches: [Touch] { records.map(\.touch) }
}

/// A preparation of views for a finger that goes down on them.
protocol TouchPreparation: AnyObject {
  /// Gives the views around a view, itself included, the recognizers that they have by themselves.
  func prepareForTouch(on view: View)
}

// MARK: - Fingers

extension TouchDispatcher {
  /// Puts a finger down.
  ///
  /// - Parameter location: The place, in the window's coordinates; nothing happens if it is not finite.
  /// - Returns: The touch, whose `view` was hit, or `nil` if the window is gone or the place is no place.
  package func press(at location: CGPoint) -> Touch? {
    guard let window, location.isFinite else { return nil }
    return window.onItsScreen { press(at: location, in: window) }
  }

  private func press(at location: CGPoint, in window: Window) -> Touch {
    window.layoutIfNeeded()
    fingerCount += 1
    let event = event()
    let hit = window.hitTest(location, with: event)
    let touch = Touch(
      identity: fingerCount,
      at: location,
      in: window,
      view: hit,
      instant: clock.now,
      tapCount: tapCount(at: location)
    )
    log.record(.touch, "finger \(fingerCount) down at \(location.logText)")
    log.record(.hit, "finger \(fingerCount) hits \(hit?.placedLogName ?? "nothing")")
    let record = TouchRecord(touch: touch, at: clock.now)
    event.orderedTouches.append(touch)
    if let hit {
      follow(record, in: hit)
      if !mayTell(hit, of: record) { _ = record.close() }
    }
    records.append(record)
    send([record], event)
    return touch
  }

  /// Moves fingers in one event; those that stay in place are not reported.
  ///
  /// - Parameter moves: The fingers with their present places, in the window's coordinates.
  package func move(_ moves: [(touch: Touch, location: CGPoint)]) {
    var moved: [TouchRecord] = []
    for (touch, location) in moves where location.isFinite && location != touch.locationInWindow {
      guard let record = record(of: touch) else { continue }
      log.record(.touch, "finger \(touch.identity) moved to \(location.logText)")
      hasMovedFinger = true
      record.departure = record.restedUntil ?? touch.instant
      record.restedUntil = nil
      touch.move(to: location, phase: .moved, at: clock.now)
      record.fingerDidMove()
      moved.append(record)
    }
    guard !moved.isEmpty else { return }
    onScreen { send(moved, event()) }
    for record in moved where record.touch.phase == .moved {
      record.touch.moment.phase = .stationary
    }
  }

  /// Lifts fingers in one event.
  package func lift(_ touches: [Touch]) {
    let touches = touches.filter { record(of: $0) != nil }
    for touch in touches {
      log.record(.touch, "finger \(touch.identity) up at \(touch.locationInWindow.logText)")
      let isTap = record(of: touch)?.isTap(at: clock.now) ?? false
      lastTap = isTap ? (touch.locationInWindow, clock.now, touch.tapCount) : nil
    }
    end(touches, .ended)
  }

  /// Takes touches away in one event, as the system does when a call comes in.
  package func cancel(_ touches: [Touch]) {
    let touches = touches.filter { record(of: $0) != nil }
    for touch in touches { log.record(.touch, "finger \(touch.identity) taken away") }
    end(touches, .cancelled)
  }

  /// Records that a finger has rested until now and leaves its place.
  ///
  /// A finger that rests sends no events. With this the next event knows when the movement began, and
  /// movements by themselves under the finger know that they cannot count on it meanwhile.
  package func depart(_ touch: Touch) {
    guard let record = record(of: touch) else { return }
    record.restedUntil = clock.now
    record.isUnderWay = true
  }

  /// Records that a finger has arrived at its place, and rests.
  package func arrive(_ touch: Touch) { record(of: touch)?.isUnderWay = false }

  /// Returns whether a finger is known to have left its last place.
  func isUnderWay(_ touch: Touch) -> Bool { record(of: touch)?.isUnderWay ?? false }

  /// Returns whether a finger is down.
  func isActive(_ touch: Touch) -> Bool { record(of: touch) != nil }

  /// Returns the time at which a finger left its place before.
  func departure(of touch: Touch) -> Instant { record(of: touch)?.departure ?? touch.instant }

  private func end(_ touches: [Touch], _ phase: Touch.Phase) {
    let ended = touches.compactMap(record)
    guard !ended.isEmpty else { return }
    onScreen { end(ended, phase) }
  }

  private func end(_ ended: [TouchRecord], _ phase: Touch.Phase) {
    for record in ended {
      record.departure = record.restedUntil ?? record.touch.instant
      record.touch.move(to: record.touch.locationInWindow, phase: phase, at: clock.now)
    }
    send(ended, event())
    records.removeAll { record in ended.contains { $0 === record } }
    for record in ended {
      for recognizer in record.recognizers where hasFingers(recognizer) {
        guard recognizer.rules?.keepsLiftedFingers != true else { continue }
        recognizer.touches.removeAll { $0 === record.touch }
      }
      if record.isWaiting { liftedRecords.append(record) }
    }
    arbiter.retireFinished()
    tellWaitingViews()
    window?.layoutIfNeeded()
  }

  /// Runs code of the application for which the window's screen is the main one.
  private func onScreen(_ body: () -> Void) {
    if let window { window.onItsScreen(body) } else { body() }
  }

  func event() -> Event { Event(touches: activeTouches, instant: clock.now) }

  func record(of touch: Touch) -> TouchRecord? { records.first { $0.touch === touch } }

  private func tapCount(at location: CGPoint) -> Int {
    guard let lastTap, lastTap.time.duration(to: clock.now) <= Thresholds.tapGap.value,
      lastTap.location.distance(to: location) <= Thresholds.tapDistance.value
    else { return 1 }
    return lastTap.count + 1
  }
}
