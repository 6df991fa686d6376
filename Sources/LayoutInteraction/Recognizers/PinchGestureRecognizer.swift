public import Foundation
import LayoutGeometry

/// A recognizer of two fingers that move apart or together: UIKit's `UIPinchGestureRecognizer`.
///
/// The gesture begins when the distance of the fingers has changed by `Thresholds.pinchHysteresis`, and
/// ends when both are lifted. The scale is 1 when it begins.
open class PinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// The ratio of the fingers' distance to that at the beginning of the gesture; set it to start over from
  /// another number.
  open var scale: CGFloat {
    get { measured.current }
    set { measured.set(newValue) }
  }

  override final var restingValue: CGFloat { 1 }
  override final var hysteresis: CGFloat { Thresholds.pinchHysteresis.value }

  override final func measure(
    _ first: CGPoint,
    _ second: CGPoint,
    after last: CGFloat?
  ) -> CGFloat? {
    first.distance(to: second)
  }

  /// Fingers in one place have no scale.
  override final func value(from last: CGFloat, to measure: CGFloat) -> CGFloat? {
    last > 0 && measure > 0 ? scale * measure / last : nil
  }
}
