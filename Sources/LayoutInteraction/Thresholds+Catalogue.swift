import Foundation
import LayoutGeometry

extension Thresholds {
  /// A row of the catalogue: a limit with its number, unit and origin.
  public struct Entry: Sendable, Hashable {
    /// The member of `Thresholds`.
    public let name: String
    /// The number.
    public let value: Double
    /// What the number counts: `pt`, `px`, `s`, `1/s`, `pt/s`, `rad`; `1` for a ratio.
    public let unit: String
    /// Where the number comes from.
    public let origin: String
    /// How sure it is.
    public let confidence: Confidence
  }

  /// All limits with their origins, for tables and explanations.
  public static var catalogue: [Entry] {
    [
      distance("tapMovement", tapMovement, "observed with UITapGestureRecognizer", .medium),
      time("tapDuration", tapDuration, "observed with UITapGestureRecognizer", .low),
      time("tapGap", tapGap, "observed with UITapGestureRecognizer", .medium),
      distance("tapDistance", tapDistance, "observed with UITapGestureRecognizer", .low),
      distance("panHysteresis", panHysteresis, "observed with UIPanGestureRecognizer", .medium),
      time("velocityWindow", velocityWindow, "observed with UIPanGestureRecognizer", .medium),
      distance("screenEdgeZone", screenEdgeZone, "observed with navigation controllers", .low),
      distance("circleZone", circleZone, "UITableViewCellEditControl in a dump of iOS 11", .low),
      time("pressDuration", pressDuration, "UILongPressGestureRecognizer.h", .high),
      distance("pressMovement", pressMovement, "UILongPressGestureRecognizer.h", .high),
      distance("swipeDistance", swipeDistance, "observed with UISwipeGestureRecognizer", .low),
      distance("swipeDeviation", swipeDeviation, "observed with UISwipeGestureRecognizer", .low),
      time("swipeDuration", swipeDuration, "observed with UISwipeGestureRecognizer", .low),
      distance("pinchHysteresis", pinchHysteresis, "observed with UIPinchGestureRecognizer", .low),
      number(
        "rotationHysteresis",
        Double(rotationHysteresis),
        "rad",
        "observed with UIRotationGestureRecognizer",
        .low
      ),
      time("contentTouchDelay", contentTouchDelay, "observed with UIScrollView", .medium),
      time("offsetAnimation", offsetAnimation, "observed with UIScrollView", .medium),
      time("indicatorFading", indicatorFading, "assumed", .low),
      number("rubberBand", Double(rubberBand), "1", "\"Apple's rubber band scrolling\"", .high),
      number(
        "bounceFrequency",
        bounceFrequency,
        "1/s",
        "I. Lobanov, \"How UIScrollView works\"",
        .medium
      ),
      number(
        "restTolerance",
        Double(restTolerance),
        "px",
        "I. Lobanov, \"How UIScrollView works\", sample code; others write 0.5 pt",
        .medium
      ),
      number(
        "bounceSpeedLimit",
        Double(bounceSpeedLimit),
        "pt/s",
        "Flutter's BouncingScrollSimulation",
        .low
      ),
      number(
        "minimumFlickSpeed",
        Double(minimumFlickSpeed),
        "pt/s",
        "observed with UIScrollView",
        .low
      ),
      number("slowestTargetDecay", slowestTargetDecay, "1/s", "an own limit", .low),
      number("directionalLockRatio", Double(directionalLockRatio), "1", "assumed", .low),
      distance("reorderScrollZone", reorderScrollZone, "assumed", .low),
      number("reorderScrollSpeed", Double(reorderScrollSpeed), "pt/s", "assumed", .low),
      number("swipeActionsSpeed", Double(swipeActionsSpeed), "pt/s", "assumed", .low),
      distance("fingerSpacing", fingerSpacing, "assumed", .low),
      rate("framesPerSecond", framesPerSecond, "CADisplayLink, screens without ProMotion", .high),
      rate("touchEventsPerSecond", touchEventsPerSecond, "UIEvent, one a frame", .high),
    ]
  }

  private static func distance(
    _ name: String,
    _ value: CGFloat,
    _ origin: String,
    _ confidence: Confidence
  ) -> Entry {
    Entry(name: name, value: Double(value), unit: "pt", origin: origin, confidence: confidence)
  }

  private static func time(
    _ name: String,
    _ value: Duration,
    _ origin: String,
    _ confidence: Confidence
  ) -> Entry {
    Entry(name: name, value: value.inSeconds, unit: "s", origin: origin, confidence: confidence)
  }

  private static func number(
    _ name: String,
    _ value: Double,
    _ unit: String,
    _ origin: String,
    _ confidence: Confidence
  ) -> Entry {
    Entry(name: name, value: value, unit: unit, origin: origin, confidence: confidence)
  }

  private static func rate(
    _ name: String,
    _ value: Int,
    _ origin: String,
    _ confidence: Confidence
  ) -> Entry {
    Entry(name: name, value: Double(value), unit: "1/s", origin: origin, confidence: confidence)
  }
}
