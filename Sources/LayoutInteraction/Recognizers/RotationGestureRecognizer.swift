public import Foundation
import LayoutGeometry
public import LayoutViews

/// Recognizes two fingers that turn around each other: UIKit's `UIRotationGestureRecognizer`.
///
/// The gesture begins when the line between the fingers has turned by `Thresholds.rotationHysteresis`,
/// and ends when both are lifted. The rotation is zero when it begins.
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far the fingers have turned since the gesture began, in radians, clockwise; set it to start over
  /// from another angle.
  public final var rotation: CGFloat = 0 {
    didSet { if !isMeasuring { track.removeAll() } }
  }

  private var lastAngle: CGFloat?
  /// How far the fingers have turned before the gesture began.
  private var turned: CGFloat = 0
  private var track = ValueTrack()
  private var isMeasuring = false

  /// How fast the fingers turn, in radians per second.
  public final var velocity: CGFloat {
    dispatcher.map { track.velocity(at: $0.clock.now) } ?? 0
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard self.touches.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    lastAngle = angle
    turned = 0
    track.removeAll()
    if angle != nil { track.note(rotation, at: event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let angle, let lastAngle else { return }
    // The short way around.
    let turn = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    self.lastAngle = angle
    switch state {
    case .possible:
      turned += turn
      guard wantedState == nil, !isHeld, abs(turned) >= Thresholds.rotationHysteresis else {
        return
      }
      track.note(rotation, at: event.timestamp)
      state = .began
    case .began, .changed:
      isMeasuring = true
      rotation += turn
      isMeasuring = false
      track.note(rotation, at: event.timestamp)
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard touches.count == self.touches.count else {
      lastAngle = nil
      turned = 0
      return
    }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    lastAngle = nil
    turned = 0
    track.removeAll()
    rotation = 0
  }

  /// The direction from the first finger to the second; nil for fingers in one place.
  private var angle: CGFloat? {
    guard touches.count == 2 else { return nil }
    let from = touches[0].locationInWindow
    let to = touches[1].locationInWindow
    return from == to ? nil : atan2(to.y - from.y, to.x - from.x)
  }
}
