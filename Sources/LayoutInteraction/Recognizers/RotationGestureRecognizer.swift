public import Foundation
import LayoutGeometry
public import LayoutViews

/// A recognizer of two fingers that turn around each other: UIKit's `UIRotationGestureRecognizer`.
///
/// The gesture begins when the line between the fingers has turned by `Thresholds.rotationHysteresis`,
/// and ends when both are lifted. The rotation is zero when it begins.
open class RotationGestureRecognizer: GestureRecognizer {
  /// The angle of the fingers since the gesture began, in radians, clockwise; set it to start over
  /// from another angle.
  public final var rotation: CGFloat {
    get { measured.current }
    set { measured.set(newValue) }
  }

  private var lastAngle: CGFloat?
  /// The angle of the fingers before the gesture began.
  private var turned: CGFloat = 0
  private var measured = MeasuredValue(0)

  /// The speed of the fingers' turn, in radians per second.
  public final var velocity: CGFloat { measured.velocity(at: dispatcher?.clock.now) }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard takesPart(touches, event) else { return }
    lastAngle = angle
    turned = 0
    measured.start(at: angle == nil ? nil : event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let angle, let lastAngle else { return }
    // The short way around.
    let turn = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    self.lastAngle = angle
    switch state {
    case .possible:
      turned += turn
      guard wantedState == nil, !isHeld, abs(turned) >= Thresholds.rotationHysteresis.value else {
        return
      }
      measured.measure(rotation, at: event.timestamp)
      state = .began
    case .began, .changed:
      measured.measure(rotation + turn, at: event.timestamp)
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard !endsOrFails(touches) else { return }
    lastAngle = nil
    turned = 0
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    cancelOrFail()
  }

  open override func reset() {
    lastAngle = nil
    turned = 0
    measured.reset()
  }

  /// The direction from the first finger to the second, or `nil` for fingers in one place.
  private var angle: CGFloat? {
    guard touches.count == 2 else { return nil }
    let from = touches[0].locationInWindow
    let to = touches[1].locationInWindow
    return from == to ? nil : atan2(to.y - from.y, to.x - from.x)
  }
}
