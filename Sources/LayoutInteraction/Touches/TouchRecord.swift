import Foundation
import LayoutGeometry
import LayoutViews

/// What a dispatcher knows of one finger that is down, or whose lifting its view is still to be told of.
final class TouchRecord {
  /// What a view is told of a touch.
  enum Call: CaseIterable {
    case began, moved, ended, cancelled
  }

  /// How far the view that was hit knows of the touch.
  private enum Delivery {
    /// It waits for recognizers to fail.
    case pending
    /// It knows.
    case delivered
    /// It knows the end, or was told that the touch is none of its own, or will never be told of it.
    case closed
  }

  let touch: Touch
  /// The recognizers that follow the finger, those with precedence first.
  var recognizers: [GestureRecognizer] = []
  /// When the finger left the place where it was before the last event.
  var departure: Instant
  /// Until when the finger is known to have stayed where it is.
  var restedUntil: Instant?
  /// Whether the finger has left the place where it was last seen.
  var isUnderWay = false
  /// The touch as it was when the finger went down.
  private var beginning: Touch.Moment
  /// Where the finger is as far as the view knows.
  private var knownLocation: CGPoint
  /// Where it was before, as far as the view knows.
  private var knownPreviousLocation: CGPoint

  /// Whether the finger was once farther from where it went down than one that taps.
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

  /// Whether the view is still to be told of something, though the finger is up.
  var isWaiting: Bool { delivery != .closed }

  /// Returns what the view is to be told now, and notes that it was.
  ///
  /// A view that is told late learns where the finger went down and then where it has come to meanwhile.
  ///
  /// - Returns: What it is to be told, in order.
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

  /// Returns what the touch says when the view is told of it.
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

  /// Notes where the finger has come to.
  func fingerDidMove() {
    if beginning.location.distance(to: touch.locationInWindow) > Thresholds.tapMovement.value {
      hasStrayed = true
    }
  }

  /// Returns whether the finger taps if it goes up at `time`.
  func isTap(at time: Instant) -> Bool {
    !hasStrayed && beginning.timestamp.duration(to: time) <= Thresholds.tapDuration.value
  }

  /// The device was turned under the finger, which puts it elsewhere in the window; nobody is told.
  func turn(_ place: (CGPoint) -> CGPoint) {
    let moment = touch.moment
    touch.move(to: place(moment.location), phase: .stationary, at: moment.timestamp)
    beginning.location = place(beginning.location)
    beginning.previousLocation = beginning.location
    knownLocation = place(knownLocation)
  }

  /// Takes the touch from the view.
  ///
  /// - Returns: Whether the view has to be told.
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
