package import LayoutScenes

/// A gesture at random: the steps of a finger from its coming down until it is up, or a turn of the device.
package struct FuzzedGesture: Sendable, Hashable {
  /// The steps: a tap, or a press, what follows, and the release or the cancelling; or a turn of the device alone.
  package var steps: [FingerStep]
  /// The time after which the next gesture comes, whatever moves still, or `nil` if it comes when all is at rest.
  package var pause: Duration?

  /// Creates a gesture of steps.
  package init(_ steps: [FingerStep], pause: Duration? = nil) {
    self.steps = steps
    self.pause = pause
  }

  /// Whether the system takes the touch away in the end.
  package var isCancelled: Bool { steps.last == .cancel }

  /// The place at which the finger comes down, or `nil` if the device alone is turned.
  package var start: Place? {
    switch steps.first {
    case .tap(let place), .press(let place, _): place
    default: nil
    }
  }
}
