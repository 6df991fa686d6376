import Foundation
import LayoutGeometry
import LayoutViews

/// A reason why touches are not a gesture, if no other recognizer is the reason.
struct FailureReason {
  /// The reason in words, for the log.
  let text: String

  private init(_ text: String) { self.text = text }

  static let tooManyFingers = Self("too many fingers")
  static let tooFewFingers = Self("too few fingers")
  static let heldTooLong = Self("a finger stayed for \(text(Thresholds.tapDuration))")
  static let liftedTooEarly = Self("the fingers went up before it began")
  static let tapElsewhere = Self(
    "a tap more than \(Thresholds.tapDistance.value.logText) pt from the first"
  )
  static let noFurtherTap = Self("no further tap within \(text(Thresholds.tapGap))")
  static let tooSlow = Self("the stroke took \(text(Thresholds.swipeDuration))")
  static let wentAnotherWay = Self("the fingers went another way")
  static let notAtTheEdge = Self("the finger did not come from the edge")
  static let notOnTheCircles = Self("the finger is not on the check circles")
  static let takenAway = Self("its touch was taken away")

  /// Returns the reason that a finger left its place by more than so many points.
  static func movedTooFar(_ distance: CGFloat) -> Self {
    Self("a finger moved more than \(distance.logText) pt")
  }

  private static func text(_ threshold: Threshold<Duration>) -> String {
    "\(CGFloat(threshold.value.inSeconds).logText) s"
  }
}

extension GestureRecognizer {
  /// Says that the touches are not the gesture, and why.
  final func fail(because reason: FailureReason) {
    failureReason = reason.text
    state = .failed
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
