public import Foundation
import LayoutGeometry

/// A recognizer of two fingers that turn around each other: UIKit's `UIRotationGestureRecognizer`.
///
/// The gesture begins when the line between the fingers has turned by `Thresholds.rotationHysteresis`,
/// and ends when both are lifted. The rotation is zero when it begins.
open class RotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// The angle of the fingers since the gesture began, in radians, clockwise; set it to start over
  /// from another angle.
  open var rotation: CGFloat {
    get { measured.current }
    set { measured.set(newValue) }
  }

  override final var hysteresis: CGFloat { Thresholds.rotationHysteresis.value }

  /// Returns the direction from the first finger to the second, the short way around from the last one.
  override final func measure(
    _ first: CGPoint,
    _ second: CGPoint,
    after last: CGFloat?
  ) -> CGFloat? {
    guard first != second else { return nil }
    let angle = atan2(second.y - first.y, second.x - first.x)
    return last.map { $0 + (angle - $0).remainder(dividingBy: 2 * .pi) } ?? angle
  }

  override final func value(from last: CGFloat, to measure: CGFloat) -> CGFloat? {
    rotation + (measure - last)
  }
}
