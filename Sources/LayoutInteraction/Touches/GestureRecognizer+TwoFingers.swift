import LayoutViews

// The common parts of recognizers of two fingers.
extension GestureRecognizer {
  /// Leaves out fingers beyond the second, and returns whether these take part.
  final func takesPart(_ touches: Set<Touch>, _ event: Event) -> Bool {
    guard self.touches.count > 2 else { return true }
    for touch in touches { ignore(touch, for: event) }
    return false
  }

  /// Ends the gesture, or says that it was none, if all fingers went up, and returns whether that is so.
  final func endsOrFails(_ touches: Set<Touch>) -> Bool {
    guard touches.count == self.touches.count else { return false }
    endOrFail()
    return true
  }

  /// Fingers went up: the gesture ends, or was none.
  final func endOrFail() {
    if state == .possible { fail(because: .liftedTooEarly) } else { state = .ended }
  }

  /// Touches were taken away: the gesture is cancelled, or was none.
  final func cancelOrFail() {
    if state == .possible { fail(because: .takenAway) } else { state = .cancelled }
  }
}
