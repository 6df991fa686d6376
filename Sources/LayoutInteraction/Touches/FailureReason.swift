import Foundation
import LayoutGeometry
import LayoutViews

/// A reason why touches are not a gesture, if no other recognizer is the reason.
enum FailureReason: Hashable {
  case tooManyFingers
  case tooFewFingers
  /// A finger left its place by more than so many points.
  case movedTooFar(CGFloat)
  /// A finger of a tap stayed down.
  case heldTooLong
  case liftedTooEarly
  /// A tap was too far from the one before it.
  case tapElsewhere
  case noFurtherTap
  case tooSlow
  case wentAnotherWay
  case notAtTheEdge
  case notOnTheCircles
  case takenAway

  /// The reason in words, for the log.
  var text: String {
    switch self {
    case .tooManyFingers: "too many fingers"
    case .tooFewFingers: "too few fingers"
    case .movedTooFar(let distance): "a finger moved more than \(distance.logText) pt"
    case .heldTooLong: "a finger stayed for \(Self.seconds(Thresholds.tapDuration.value))"
    case .liftedTooEarly: "the fingers went up before it began"
    case .tapElsewhere: "a tap more than \(Thresholds.tapDistance.value.logText) pt from the first"
    case .noFurtherTap: "no further tap within \(Self.seconds(Thresholds.tapGap.value))"
    case .tooSlow: "the stroke took \(Self.seconds(Thresholds.swipeDuration.value))"
    case .wentAnotherWay: "the fingers went another way"
    case .notAtTheEdge: "the finger did not come from the edge"
    case .notOnTheCircles: "the finger is not on the check circles"
    case .takenAway: "its touch was taken away"
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    "\(CGFloat(duration.inSeconds).logText) s"
  }
}

extension GestureRecognizer {
  /// Says that the touches are not the gesture, and why.
  final func fail(because reason: FailureReason) {
    failureReason = reason.text
    state = .failed
  }
}
