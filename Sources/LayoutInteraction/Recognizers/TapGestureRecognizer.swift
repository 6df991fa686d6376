import Foundation
import LayoutGeometry
public import LayoutViews

/// A recognizer of one or more short touches that stay in place: UIKit's `UITapGestureRecognizer`.
///
/// A finger that strays by more than `Thresholds.tapMovement` or stays longer than
/// `Thresholds.tapDuration` is not a tap.
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps that make the gesture.
  open var numberOfTapsRequired = 1
  /// The number of fingers that make a tap.
  open var numberOfTouchesRequired = 1

  // Fingers of one tap go up one after the other, and all of them count when the tap is reported.
  final var keepsLiftedFingers: Bool { true }
  final var isSingleTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  private var tapCount = 0
  private var mostTouches = 0
  private var places = FingerPlaces()
  private var deadline: ScheduledAction?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    places.add(touches)
    mostTouches = max(mostTouches, self.touches.count)
    guard self.touches.count <= numberOfTouchesRequired else {
      return fail(because: .tooManyFingers)
    }
    guard isNearFirstTap else { return fail(because: .tapElsewhere) }
    failAfter(Thresholds.tapDuration.value, because: .heldTooLong)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if places.isStraying(touches, beyond: Thresholds.tapMovement.value) {
      fail(because: .movedTooFar(Thresholds.tapMovement.value))
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard mostTouches == numberOfTouchesRequired else { return fail(because: .tooFewFingers) }
    tapCount += 1
    guard tapCount < numberOfTapsRequired else {
      deadline?.cancel()
      state = .recognized
      return
    }
    mostTouches = 0
    failAfter(Thresholds.tapGap.value, because: .noFurtherTap)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    fail(because: .takenAway)
  }

  package func shouldBegin() -> Bool { true }

  open override func reset() {
    tapCount = 0
    mostTouches = 0
    places = FingerPlaces()
    deadline?.cancel()
    deadline = nil
  }

  /// Returns whether the gesture of `other` fails when this one is recognized.
  ///
  /// A tap does not stand in the way of a gesture of more taps.
  open override func canPrevent(_ other: GestureRecognizer) -> Bool {
    guard let tap = other as? TapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Whether the fingers, as soon as all are down, are near the first tap, whose place is recorded.
  private var isNearFirstTap: Bool {
    guard touches.count == numberOfTouchesRequired else { return true }
    return places.takesTap(at: touches.centroid)
  }

  private func failAfter(_ delay: Duration, because reason: FailureReason) {
    deadline?.cancel()
    deadline = dispatcher?.clock.schedule(after: delay) { [weak self] in
      guard let self, state == .possible, !isHeld else { return }
      fail(because: reason)
    }
  }
}

extension TapGestureRecognizer: RecognizerRules {}
