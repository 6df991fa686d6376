package import Foundation

/// A namespace for every slop, delay and limit that decides between gestures, with unit and origin.
///
/// Distances are in points of the window. The table of the page "Fidelity" is made from ``rows``.
package enum Thresholds {
  // MARK: Tap

  /// The slop of a tap; inside a scroll view the pan usually wins long before.
  package static let tapMovement = points(45, tap, .medium, "movement that a tap allows")
  package static let tapDuration = milliseconds(750, tap, .low, "duration that a tap allows")
  package static let tapGap = milliseconds(350, tap, .medium, "pause between two taps")
  package static let tapDistance = points(45, tap, .low, "distance of two taps")
  private static let tap = ThresholdOrigin.observed("UITapGestureRecognizer")

  // MARK: Pan

  /// The hysteresis of a pan in any direction; exactly 10 pt is enough.
  ///
  /// The pan of a scroll view has the same limit.
  package static let panHysteresis = points(10, pan, .medium, "movement before a pan begins")
  /// A finger that rests that long has velocity zero.
  package static let velocityWindow = milliseconds(100, pan, .medium, "span of a velocity")
  package static let screenEdgeZone = points(
    20,
    .observed("navigation controllers"),
    .low,
    "distance from the screen's edge for its pan"
  )
  private static let pan = ThresholdOrigin.observed("UIPanGestureRecognizer")

  // MARK: Long press, swipe, pinch, rotation

  package static let pressDuration = milliseconds(500, press, .high, "time of a long press")
  package static let pressMovement = points(10, press, .high, "movement before a long press begins")
  private static let press = ThresholdOrigin.documented("UILongPressGestureRecognizer.h")

  package static let swipeDistance = points(50, swipe, .low, "length of a swipe")
  package static let swipeDeviation = points(50, swipe, .low, "movement of a swipe to a side")
  package static let swipeDuration = milliseconds(500, swipe, .low, "duration of a swipe")
  private static let swipe = ThresholdOrigin.observed("UISwipeGestureRecognizer")

  package static let pinchHysteresis = points(
    8,
    .observed("UIPinchGestureRecognizer"),
    .low,
    "change of distance before a pinch begins"
  )
  /// The hysteresis of a rotation, observed to be from 0.1 to 0.2.
  package static let rotationHysteresis = Threshold<CGFloat>(
    0.15,
    .radians,
    .observed("UIRotationGestureRecognizer"),
    .low,
    "turn before a rotation begins"
  )

  // MARK: Scroll views

  /// The time that a scroll view keeps a touch from its content while it waits for movement.
  package static let contentTouchDelay = milliseconds(150, scrolls, .medium, "delay of touches")
  /// The duration of an animated offset whatever the distance, slow at both ends.
  package static let offsetAnimation = milliseconds(300, scrolls, .medium, "an animated offset")
  /// The bars that show the place of content fade once it rests.
  package static let indicatorFading = milliseconds(250, .assumed, .low, "fading of scroll bars")
  package static let rubberBand = Threshold<CGFloat>(
    0.55,
    .ratio,
    .published("\"Apple's rubber band scrolling\""),
    .high,
    "stiffness of content past its end"
  )
  /// The root of stiffness 100 over mass 1, at damping ratio 1.
  package static let bounceFrequency = Threshold(
    10.0,
    .perSecond,
    .published(lobanov),
    .medium,
    "frequency of the spring that brings it back"
  )
  /// The tolerance of rest; with 0.5 pt a fling of 3000 pt/s ends 0.35 s sooner at 2x.
  package static let restTolerance = Threshold<CGFloat>(
    0.5,
    .pixels,
    .published(lobanov + ", sample code; others write 0.5 pt"),
    .medium,
    "nearness to its end at which moving content rests"
  )
  package static let bounceSpeedLimit = speed(
    5000,
    .published("Flutter's BouncingScrollSimulation"),
    "most speed with which it goes past its end"
  )
  /// The least speed of a flick, UIKit's 0.1 points per millisecond; slower fingers leave the content at rest.
  package static let minimumFlickSpeed = speed(100, scrolls, "least speed that flings")
  /// The least decay towards a target; slower content is drawn to the place by the spring of the bounce.
  package static let slowestTargetDecay = Threshold(
    0.5,
    .perSecond,
    .assumed,
    .low,
    "least decay to a place that the delegate chose"
  )
  package static let directionalLockRatio = Threshold<CGFloat>(
    2,
    .ratio,
    .assumed,
    .low,
    "one path longer than the other, for a locked drag"
  )
  private static let scrolls = ThresholdOrigin.observed("UIScrollView")
  private static let lobanov = "I. Lobanov, \"How UIScrollView works\""

  // MARK: Rows

  /// The width of the control.
  package static let circleZone = points(
    47,
    .published("UITableViewCellEditControl in a dump of iOS 11"),
    .low,
    "part of a row whose pan selects in editing mode"
  )
  package static let selectionTurn = points(
    5,
    .published("TableViewScrollAndSelect 1.0.0"),
    .high,
    "movement after which a selecting drag has a direction, or turns"
  )
  package static let reorderScrollZone = points(
    44,
    .assumed,
    .low,
    "distance from the table's edge at which a dragged row scrolls"
  )
  package static let reorderScrollSpeed = speed(600, .assumed, "most speed with which it scrolls")
  package static let swipeActionsSpeed = speed(300, .assumed, "least speed that opens a swiped row")

  // MARK: The clock and the fingers

  package static let fingerSpacing = points(60, .assumed, .low, "distance of a hand's fingers")
  /// The number of frames a second; movements by themselves are updated as often.
  package static let framesPerSecond = Threshold(
    60,
    .perSecond,
    .documented("CADisplayLink, screens without ProMotion"),
    .high,
    "frames"
  )
  /// The number of a finger's reports a second by default.
  package static let touchEventsPerSecond = Threshold(
    60,
    .perSecond,
    .documented("UIEvent, one a frame"),
    .high,
    "events of a finger"
  )

  /// The rows of the page of figures.
  package static var rows: [String] {
    [
      tapMovement.row, tapDuration.row, tapGap.row, tapDistance.row, panHysteresis.row,
      velocityWindow.row, screenEdgeZone.row, pressDuration.row, pressMovement.row,
      swipeDistance.row, swipeDeviation.row, swipeDuration.row, pinchHysteresis.row,
      rotationHysteresis.row, contentTouchDelay.row, offsetAnimation.row, indicatorFading.row,
      rubberBand.row, bounceFrequency.row, restTolerance.row, bounceSpeedLimit.row,
      minimumFlickSpeed.row, slowestTargetDecay.row, directionalLockRatio.row, circleZone.row,
      selectionTurn.row, reorderScrollZone.row, reorderScrollSpeed.row, swipeActionsSpeed.row,
      fingerSpacing.row, framesPerSecond.row, touchEventsPerSecond.row,
    ]
  }

  private static func points(
    _ value: CGFloat,
    _ origin: ThresholdOrigin,
    _ confidence: ThresholdConfidence,
    _ words: String
  ) -> Threshold<CGFloat> {
    Threshold(value, .points, origin, confidence, words)
  }

  private static func milliseconds(
    _ value: Int,
    _ origin: ThresholdOrigin,
    _ confidence: ThresholdConfidence,
    _ words: String
  ) -> Threshold<Duration> {
    Threshold(.milliseconds(value), .seconds, origin, confidence, words)
  }

  private static func speed(
    _ value: CGFloat,
    _ origin: ThresholdOrigin,
    _ words: String
  ) -> Threshold<CGFloat> {
    Threshold(value, .pointsPerSecond, origin, .low, words)
  }
}
