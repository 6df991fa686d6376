public import Foundation
import LayoutGeometry
public import LayoutViews

/// A recognizer of two fingers whose distance or direction changes: the base of pinches and rotations.
///
/// The gesture begins when the change is large enough, and ends when both fingers are lifted. A third finger does not
/// take part.
open class TwoFingerGestureRecognizer: GestureRecognizer {
  /// The value that the fingers have come to, with its speed.
  final lazy var measured = MeasuredValue(restingValue)
  /// The measures of the fingers at first and at last; nil while there are not two.
  private var measures: (first: CGFloat, last: CGFloat)?

  /// The speed of the scale, or of the rotation in radians, per second.
  public final var velocity: CGFloat { measured.velocity(at: dispatcher?.clock.now) }

  // MARK: What pinches and rotations differ in

  /// The value before the gesture.
  var restingValue: CGFloat { 0 }
  /// The change from which on the fingers make the gesture.
  var hysteresis: CGFloat { 0 }
  /// Returns what is measured of two places, near the last measure; nil if they have none.
  func measure(_ first: CGPoint, _ second: CGPoint, after last: CGFloat?) -> CGFloat? { nil }
  /// Returns the value after a change of the measure; nil if it has none.
  func value(from last: CGFloat, to measure: CGFloat) -> CGFloat? { nil }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard self.touches.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    // A second finger that comes back continues from the present value.
    measures = measure(after: nil).map { ($0, $0) }
    measured.start(at: measures == nil ? nil : event.instant)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let measures, let measure = measure(after: measures.last) else { return }
    self.measures?.last = measure
    switch state {
    case .possible:
      guard wantedState == nil, !isHeld, abs(measure - measures.first) >= hysteresis else { return }
      measured.measure(measured.current, at: event.instant)
      state = .began
    case .began, .changed:
      if let value = value(from: measures.last, to: measure) {
        measured.measure(value, at: event.instant)
      }
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    measures = nil
    if touches.count == self.touches.count { endOrFail() }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { cancelOrFail() }

  open override func reset() {
    measures = nil
    measured.reset()
  }

  private func measure(after last: CGFloat?) -> CGFloat? {
    touches.count == 2
      ? measure(touches[0].locationInWindow, touches[1].locationInWindow, after: last) : nil
  }
}
