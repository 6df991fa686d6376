public import Foundation
import LayoutGeometry
public import LayoutViews

/// Takes fingers to the recognizers and views of a window.
///
/// A finger that goes down is hit-tested once; the view that is hit owns the touch until it ends,
/// whatever comes under the finger later. The recognizers of that view and of all views around it get
/// every event before the view does.
public final class TouchDispatcher {
  /// The clock that stamps the touches.
  public let clock: VirtualClock
  /// Where touches, hits and recognizers are noted.
  public let log: EventLog

  private weak var window: Window?
  private let arbiter: RecognizerArbiter
  /// The fingers that are down, in the order in which they went down.
  private var records: [TouchRecord] = []
  private var fingerCount = 0
  private var isDelivering = false
  private var lastTap: (location: CGPoint, time: Instant, count: Int)?

  /// Makes the dispatcher of `window`.
  init(window: Window, clock: VirtualClock, log: EventLog) {
    self.window = window
    self.clock = clock
    self.log = log
    arbiter = RecognizerArbiter(log: log)
    arbiter.cancelTouchesInViews = { [weak self] in self?.cancelInViews($0) }
    arbiter.hasFingers = { [weak self] in self?.hasFingers($0) ?? false }
  }

  /// The touches of the fingers that are down.
  public var activeTouches: [Touch] { records.map(\.touch) }
}

// MARK: - Fingers

extension TouchDispatcher {
  /// Puts a finger down.
  ///
  /// - Parameter location: Where, in the window's coordinates; nothing happens where it is not finite.
  /// - Returns: The touch, whose `view` was hit; nil where the window is gone or the place is no place.
  public func press(at location: CGPoint) -> Touch? {
    guard let window, location.isFinite else { return nil }
    window.layoutIfNeeded()
    fingerCount += 1
    let event = Event(touches: activeTouches, timestamp: clock.now)
    let hit = window.hitTest(location, with: event)
    let touch = Touch(
      identity: fingerCount,
      at: location,
      in: window,
      view: hit,
      timestamp: clock.now,
      tapCount: tapCount(at: location)
    )
    log.record(.touch, "finger \(fingerCount) down at \(location.logText)")
    log.record(.hit, "finger \(fingerCount) hits \(hit?.logName ?? "nothing")")
    let record = TouchRecord(touch: touch, clock: clock)
    records.append(record)
    event.orderedTouches.append(touch)
    if let hit { follow(record, in: hit) }
    deliver(record, event)
    return touch
  }

  /// Moves a finger; what does not move is not told.
  public func move(_ touch: Touch, to location: CGPoint) {
    guard let record = record(of: touch), location.isFinite else { return }
    guard location != touch.locationInWindow else { return }
    log.record(.touch, "finger \(touch.identity) moved to \(location.logText)")
    record.departure = record.restedUntil ?? touch.timestamp
    record.restedUntil = nil
    touch.move(to: location, phase: .moved, at: clock.now)
    deliver(record, event())
    if touch.phase == .moved { touch.phase = .stationary }
  }

  /// Lifts a finger.
  public func lift(_ touch: Touch) {
    log.record(.touch, "finger \(touch.identity) up at \(touch.locationInWindow.logText)")
    end(touch, .ended)
    lastTap = (touch.locationInWindow, clock.now, touch.tapCount)
  }

  /// Takes a touch away, as the system does when a call comes in.
  public func cancel(_ touch: Touch) {
    log.record(.touch, "finger \(touch.identity) taken away")
    end(touch, .cancelled)
  }

  /// Notes that a finger has rested until now and leaves its place.
  ///
  /// A finger that rests sends no events; with this the next event knows when the movement began, and
  /// what runs by itself under the finger knows that it cannot count on it meanwhile.
  package func depart(_ touch: Touch) {
    guard let record = record(of: touch) else { return }
    record.restedUntil = clock.now
    record.isUnderWay = true
  }

  /// Notes that a finger is where it was going to, and rests.
  package func arrive(_ touch: Touch) {
    record(of: touch)?.isUnderWay = false
  }

  /// Returns whether a finger is known to have left the place where it was last seen.
  func isUnderWay(_ touch: Touch) -> Bool {
    record(of: touch)?.isUnderWay ?? false
  }

  private func end(_ touch: Touch, _ phase: Touch.Phase) {
    guard let record = record(of: touch) else { return }
    record.departure = record.restedUntil ?? touch.timestamp
    touch.move(to: touch.locationInWindow, phase: phase, at: clock.now)
    deliver(record, event())
    records.removeAll { $0 === record }
    for recognizer in record.recognizers where hasFingers(recognizer) {
      recognizer.touches.removeAll { $0 === touch }
    }
    arbiter.retireFinished()
    window?.layoutIfNeeded()
  }

  private func event() -> Event {
    Event(touches: activeTouches, timestamp: clock.now)
  }

  private func tapCount(at location: CGPoint) -> Int {
    guard let lastTap, lastTap.time.duration(to: clock.now) <= Thresholds.tapGap,
      lastTap.location.distance(to: location) <= Thresholds.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }
}

// MARK: - Recognizers

extension TouchDispatcher {
  /// Gives a new touch to the recognizers in reach that want it.
  private func follow(_ record: TouchRecord, in view: View) {
    ScrollViewTouches.prepare(around: view)
    record.recognizers = view.recognizersInReach.filter { recognizer in
      recognizer.isEnabled && !recognizer.settledState.isFinal
        && (recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: record.touch) ?? true)
    }
    arbiter.add(record.recognizers)
    for recognizer in record.recognizers {
      recognizer.dispatcher = self
      // Fingers of an earlier tap of a double tap are kept only for their place.
      if !hasFingers(recognizer, except: record) { recognizer.touches = [] }
      recognizer.touches.append(record.touch)
    }
  }

  private func deliver(_ record: TouchRecord, _ event: Event) {
    // A view that has left the window takes no part any more, nor do its recognizers.
    for recognizer in record.recognizers where recognizer.view?.window !== window {
      withdraw(recognizer)
    }
    isDelivering = true
    for recognizer in record.recognizers where !recognizer.settledState.isFinal {
      switch record.touch.phase {
      case .began: recognizer.touchesBegan([record.touch], with: event)
      case .moved, .stationary: recognizer.touchesMoved([record.touch], with: event)
      case .ended: recognizer.touchesEnded([record.touch], with: event)
      case .cancelled: recognizer.touchesCancelled([record.touch], with: event)
      }
    }
    isDelivering = false
    arbiter.settle()
    record.deliverToView(event, isDelayed: delaysBeginning(of: record))
  }

  /// Settles wishes that recognizers raise outside of events, such as those of a timer.
  func settleUnlessDelivering() {
    if !isDelivering { arbiter.settle() }
  }

  /// Keeps further events of a finger from a recognizer.
  func stopDelivery(of touch: Touch, to recognizer: GestureRecognizer) {
    record(of: touch)?.recognizers.removeAll { $0 === recognizer }
  }

  /// Ends what a recognizer has under way and takes its touches from it.
  func withdraw(_ recognizer: GestureRecognizer) {
    for record in records { record.recognizers.removeAll { $0 === recognizer } }
    arbiter.withdraw(recognizer)
  }

  /// Returns when a finger left the place where it was before.
  func departure(of touch: Touch) -> Instant {
    record(of: touch)?.departure ?? touch.timestamp
  }

  private func hasFingers(
    _ recognizer: GestureRecognizer,
    except: TouchRecord? = nil
  ) -> Bool {
    records.contains { record in
      record !== except && record.recognizers.contains { $0 === recognizer }
    }
  }

  private func delaysBeginning(of record: TouchRecord) -> Bool {
    record.recognizers.contains { $0.delaysTouchesBegan && $0.settledState == .possible }
  }

  private func cancelInViews(_ touches: [Touch]) {
    for touch in touches { record(of: touch)?.cancelInView(event()) }
  }

  private func record(of touch: Touch) -> TouchRecord? {
    records.first { $0.touch === touch }
  }
}

extension CGPoint {
  /// Whether both coordinates are numbers.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
