import Foundation
import LayoutGeometry
import LayoutViews

/// A record of one finger that is down, or whose lifting is still to be reported to its view.
final class TouchRecord {
  /// A report to a view about a touch.
  enum Call: CaseIterable {
    case began, moved, ended, cancelled
  }

  /// A state of the report to the view that was hit.
  private enum Delivery {
    /// The report waits for recognizers to fail.
    case pending
    /// The view was notified.
    case delivered
    /// The view was notified of the end or the loss of the touch, or will never be notified of it.
    case closed
  }

  let touch: Touch
  /// The recognizers that follow the finger, those with precedence first.
  var recognizers: [GestureRecognizer] = []
  /// The time at which the finger left its place before the last event.
  var departure: Instant
  /// The time until which the finger is known to have stayed in place.
  var restedUntil: Instant?
  /// Whether the finger has left its last known place.
  var isUnderWay = false
  /// The touch as it was when the finger went down.
  private var beginning: Touch.Moment
  /// The place of the finger as far as the view knows.
  private var knownLocation: CGPoint
  /// The place before, as far as the view knows.
  private var knownPreviousLocation: CGPoint

  /// Whether the finger was once farther from its first place than one that taps.
  private var hasStrayed = false
  private var delivery = Delivery.pending
  /// Whether the scroll view around the view keeps the touch to itself.
  private(set) var isWithheld = false

  init(touch: Touch, at time: Instant) {
    self.touch = touch
    departure = time
    beginning = touch.moment
    knownLocation = touch.locationInWindow
    knownPreviousLocation = knownLocation
  }

  /// Whether the view knows of the touch and still has it.
  var isDelivered: Bool { delivery == .delivered }

  /// Whether a report to the view is due, though the finger is up.
  var isWaiting: Bool { delivery != .closed }

  /// Returns the reports due to the view, and records that they were made.
  ///
  /// A view that is notified late learns the finger's first place and then its present one.
  ///
  /// - Returns: The reports, in order.
  func takeCalls() -> [Call] {
    guard delivery != .closed else { return [] }
    var calls: [Call] = []
    if delivery == .pending {
      guard touch.phase != .cancelled else {
        delivery = .closed
        return []
      }
      guard !isWaitingToBegin else { return [] }
      delivery = .delivered
      calls.append(.began)
    }
    switch touch.phase {
    case .began: break
    case .moved, .stationary:
      guard touch.locationInWindow != knownLocation else { break }
      knownPreviousLocation = knownLocation
      knownLocation = touch.locationInWindow
      calls.append(.moved)
    case .ended:
      guard !isWaitingToEnd else { break }
      delivery = .closed
      calls.append(.ended)
    case .cancelled:
      delivery = .closed
      calls.append(.cancelled)
    }
    return calls
  }

  /// Returns the state of the touch in a report to the view.
  func moment(of call: Call) -> Touch.Moment {
    var moment = touch.moment
    switch call {
    case .began: return beginning
    case .moved:
      moment.phase = .moved
      moment.previousLocation = knownPreviousLocation
    case .ended, .cancelled: break
    }
    return moment
  }

  /// Records the finger's new place.
  func fingerDidMove() {
    if beginning.location.distance(to: touch.locationInWindow) > Thresholds.tapMovement.value {
      hasStrayed = true
    }
  }

  /// Returns whether the finger taps if it goes up at `time`.
  func isTap(at time: Instant) -> Bool {
    !hasStrayed && beginning.instant.duration(to: time) <= Thresholds.tapDuration.value
  }

  /// Moves the finger to its place in the window after the device was turned, without notice.
  func turn(_ place: (CGPoint) -> CGPoint) {
    let moment = touch.moment
    touch.move(to: place(moment.location), phase: .stationary, at: moment.instant)
    beginning.location = place(beginning.location)
    beginning.previousLocation = beginning.location
    knownLocation = place(knownLocation)
  }

  /// Takes the touch from the view, and returns whether the view has to be notified.
  func close() -> Bool {
    defer { delivery = .closed }
    return delivery == .delivered
  }

  /// Keeps the touch from the view for good.
  func withhold() {
    isWithheld = true
    delivery = .closed
  }

  private var isWaitingToBegin: Bool {
    recognizers.contains { $0.delaysTouchesBegan && $0.settledState == .possible }
  }

  private var isWaitingToEnd: Bool {
    recognizers.contains { $0.delaysTouchesEnded && $0.settledState == .possible }
  }
}
