public import Foundation
import LayoutGeometry
public import LayoutViews

/// A recognizer of two fingers that move apart or together: UIKit's `UIPinchGestureRecognizer`.
///
/// The gesture begins when the distance of the fingers has changed by `Thresholds.pinchHysteresis`, and
/// ends when both are lifted. The scale is 1 when it begins.
open class PinchGestureRecognizer: GestureRecognizer {
  /// The ratio of the fingers' distance to that at the beginning of the gesture; set it to start over from
  /// another number.
  public final var scale: CGFloat {
    get { measured.current }
    set { measured.set(newValue) }
  }

  private var lastDistance: CGFloat?
  private var firstDistance: CGFloat?
  private var measured = MeasuredValue(1)

  /// The speed of the scale's change, per second.
  public final var velocity: CGFloat { measured.velocity(at: dispatcher?.clock.now) }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard takesPart(touches, event) else { return }
    // A second finger that comes back continues from the present scale.
    lastDistance = distance
    firstDistance = distance
    measured.start(at: distance == nil ? nil : event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let distance, let firstDistance, let lastDistance else { return }
    switch state {
    case .possible:
      guard wantedState == nil, !isHeld,
        abs(distance - firstDistance) >= Thresholds.pinchHysteresis.value
      else { return }
      self.lastDistance = distance
      measured.measure(scale, at: event.timestamp)
      state = .began
    case .began, .changed:
      // Fingers in one place have no scale.
      if lastDistance > 0, distance > 0 {
        measured.measure(scale * distance / lastDistance, at: event.timestamp)
      }
      self.lastDistance = distance
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard !endsOrFails(touches) else { return }
    lastDistance = nil
    firstDistance = nil
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    cancelOrFail()
  }

  open override func reset() {
    lastDistance = nil
    firstDistance = nil
    measured.reset()
  }

  private var distance: CGFloat? {
    touches.count == 2
      ? touches[0].locationInWindow.distance(to: touches[1].locationInWindow) : nil
  }
}
