import LayoutGeometry
import LayoutViews

/// What a dispatcher knows of one finger that is down.
final class TouchRecord {
  /// How far the view that was hit knows of the touch.
  private enum Delivery {
    /// It waits for recognizers to fail.
    case pending
    /// It knows.
    case delivered
    /// It was told that the touch is none of its own, or will never be told of it.
    case withdrawn
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

  private var delivery = Delivery.pending
  private let row: RowTouch?

  init(touch: Touch, clock: VirtualClock) {
    self.touch = touch
    departure = clock.now
    row = touch.view.flatMap { RowTouch(of: touch, in: $0, clock: clock) }
  }

  /// Tells the view what the finger did, unless a recognizer took the touch.
  func deliverToView(_ event: Event, isDelayed: Bool) {
    guard delivery != .withdrawn, !isDelayed || touch.phase == .ended else { return }
    if delivery == .pending {
      delivery = .delivered
      touch.view?.touchesBegan([touch], with: event)
      row?.begin()
      if touch.phase == .began { return }
    }
    switch touch.phase {
    case .began, .stationary: break
    case .moved: touch.view?.touchesMoved([touch], with: event)
    case .ended:
      touch.view?.touchesEnded([touch], with: event)
      row?.end()
    case .cancelled: cancelInView(event)
    }
  }

  /// Tells the view that the touch is none of its own.
  func cancelInView(_ event: Event) {
    let wasDelivered = delivery == .delivered
    delivery = .withdrawn
    guard wasDelivered else { return }
    touch.view?.touchesCancelled([touch], with: event)
    row?.cancel()
  }
}
