public import Foundation
import LayoutGeometry
public import LayoutViews

/// A recognizer of fingers that rest in one place: UIKit's `UILongPressGestureRecognizer`.
///
/// The gesture begins while the fingers are down, changes as they move and ends when they are lifted. The
/// distance that they stray counts only until it has begun.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers that press.
  open var numberOfTouchesRequired = 1
  /// The time that the fingers rest, in seconds.
  open var minimumPressDuration: TimeInterval = Thresholds.pressDuration.value.inSeconds
  /// The distance that a finger may stray before the gesture begins, in points.
  open var allowableMovement: CGFloat = Thresholds.pressMovement.value

  private var places = FingerPlaces()
  private var tapCount = 0
  private var deadline: ScheduledAction?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible else {
      // Further fingers do not take part in a press under way.
      for touch in touches { ignore(touch, for: event) }
      return
    }
    places.add(touches)
    guard self.touches.count >= numberOfTouchesRequired else { return }
    guard self.touches.count == numberOfTouchesRequired else {
      return fail(because: .tooManyFingers)
    }
    guard places.takesTap(at: self.touches.centroid) else { return fail(because: .tapElsewhere) }
    if tapCount < numberOfTapsRequired {
      after(Thresholds.tapDuration.value) { $0.fail(because: .heldTooLong) }
    } else {
      after(pressDuration) { $0.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    switch state {
    case .possible:
      if places.isStraying(touches, beyond: allowableMovement) {
        fail(because: .movedTooFar(allowableMovement))
      }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    switch state {
    case .possible:
      guard touches.count == self.touches.count, tapCount < numberOfTapsRequired,
        self.touches.count == numberOfTouchesRequired
      else { return fail(because: .liftedTooEarly) }
      tapCount += 1
      places.liftFingers()
      after(Thresholds.tapGap.value) { $0.fail(because: .noFurtherTap) }
    case .began, .changed: state = .ended
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { cancelOrFail() }

  open override func reset() {
    places = FingerPlaces()
    tapCount = 0
    deadline?.cancel()
    deadline = nil
  }

  /// The duration on the clock; an invalid one, or one beyond a day, counts as a day.
  private var pressDuration: Duration {
    let day: TimeInterval = 86_400
    return .seconds(minimumPressDuration < day ? max(0, minimumPressDuration) : day)
  }

  /// Performs an action after a delay, or at once without one.
  private func after(_ delay: Duration, _ action: @escaping (LongPressGestureRecognizer) -> Void) {
    deadline?.cancel()
    guard delay > .zero || isHeld else { return action(self) }
    deadline = dispatcher?.clock.schedule(after: delay) { [weak self] in
      guard let self, state == .possible, !isHeld else { return }
      action(self)
    }
  }
}
