import Foundation
import LayoutGeometry
import LayoutViews

/// The first places of fingers that tap and press: they stay there, and each tap is near the first.
struct FingerPlaces {
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var firstTap: CGPoint?

  /// Records the places of fingers that came down.
  mutating func add(_ touches: Set<Touch>) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.locationInWindow }
  }

  /// Returns whether the center of a tap is near the first one; with no tap before, this is the first.
  mutating func takesTap(at center: CGPoint) -> Bool {
    let first = firstTap ?? center
    firstTap = first
    return first.distance(to: center) <= Thresholds.tapDistance.value
  }

  /// Returns whether one of these fingers is farther than `distance` from its first place.
  func isStraying(_ touches: Set<Touch>, beyond distance: CGFloat) -> Bool {
    touches.contains { touch in
      let start = starts[ObjectIdentifier(touch)] ?? touch.locationInWindow
      return start.distance(to: touch.locationInWindow) > distance
    }
  }

  /// Forgets the fingers, which are up, and keeps the place of the first tap.
  mutating func liftFingers() { starts = [:] }
}
