package import LayoutScenes

/// A gesture at random: the steps of a finger from its coming down until it is up.
package struct FuzzedGesture: Sendable, Hashable {
  /// The steps: a tap, or a press, what follows, and the release or the cancelling.
  package var steps: [FingerStep]

  /// Creates a gesture of steps.
  package init(_ steps: [FingerStep]) { self.steps = steps }

  /// Whether the system takes the touch away in the end.
  package var isCancelled: Bool { steps.last == .cancel }
}
