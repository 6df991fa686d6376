public import Foundation
public import LayoutViews

/// `UIKit.UIHoverGestureRecognizer`: is never recognized, since nothing but fingers is over a screen here.
open class UIHoverGestureRecognizer: GestureRecognizer {
  /// The distance of a pencil from the screen: 0 without one.
  open var zOffset: CGFloat { 0 }
  /// The slope of a pencil, in radians: upright without one.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction of a pencil, in radians: 0 without one.
  public final func azimuthAngle(in view: View?) -> CGFloat { 0 }

  /// Fails, as a finger that touches does not hover.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) { state = .failed }
}
