public import Foundation
import LayoutGeometry
public import LayoutViews

/// Recognizes two fingers that move apart or together: UIKit's `UIPinchGestureRecognizer`.
///
/// The gesture begins when the distance of the fingers has changed by `Thresholds.pinchHysteresis`, and
/// ends when both are lifted. The scale is 1 when it begins.
open class PinchGestureRecognizer: GestureRecognizer {
  /// How many times as far apart the fingers are as when the gesture began; set it to start over from
  /// another number.
  public final var scale: CGFloat = 1 {
    didSet { if !isMeasuring { track.removeAll() } }
  }

  private var lastDistance: CGFloat?
  private var firstDistance: CGFloat?
  private var track = ValueTrack()
  private var isMeasuring = false

  /// How fast the scale changes, per second.
  public final var velocity: CGFloat {
    dispatcher.map { track.velocity(at: $0.clock.now) } ?? 0
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard self.touches.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    // A second finger that comes back goes on from the scale as it is.
    lastDistance = distance
    firstDistance = distance
    track.removeAll()
    if distance != nil { track.note(scale, at: event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let distance, let firstDistance, let lastDistance else { return }
    switch state {
    case .possible:
      guard wantedState == nil, !isHeld,
        abs(distance - firstDistance) >= Thresholds.pinchHysteresis
      else { return }
      self.lastDistance = distance
      track.note(scale, at: event.timestamp)
      state = .began
    case .began, .changed:
      // Fingers in one place have no scale.
      if lastDistance > 0, distance > 0 { measure(scale * distance / lastDistance, event) }
      self.lastDistance = distance
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard touches.count == self.touches.count else {
      lastDistance = nil
      firstDistance = nil
      return
    }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    lastDistance = nil
    firstDistance = nil
    track.removeAll()
    scale = 1
  }

  private var distance: CGFloat? {
    touches.count == 2
      ? touches[0].locationInWindow.distance(to: touches[1].locationInWindow) : nil
  }

  private func measure(_ newScale: CGFloat, _ event: Event) {
    isMeasuring = true
    scale = newScale
    isMeasuring = false
    track.note(newScale, at: event.timestamp)
  }
}
