public import Foundation
import LayoutGeometry

/// Every slop, delay and limit that decides between gestures, each with its unit and origin.
///
/// Distances are in points of the window. "Documented" means Apple's reference or headers; "observed"
/// means measurements and write-ups of others, which may be off by a little.
public enum Thresholds {
  /// How sure a number is.
  public enum Confidence: String, Sendable, Hashable {
    case high, medium, low
  }

  // MARK: Tap

  /// How far a finger may stray from where it came down for the touch to be a tap: 45 pt, observed.
  ///
  /// Inside a scroll view the pan usually wins long before.
  public static let tapMovement: CGFloat = 45
  /// How long a finger may stay down for the touch to be a tap: 0.75 s, observed.
  public static let tapDuration: Duration = .milliseconds(750)
  /// The longest pause between two taps of a double tap: 0.35 s, observed.
  public static let tapGap: Duration = .milliseconds(350)
  /// How far two taps of a double tap may be apart: 45 pt, observed.
  public static let tapDistance: CGFloat = 45

  // MARK: Pan

  /// How far a finger moves, in any direction, before a pan begins: 10 pt, observed.
  ///
  /// Exactly 10 pt is enough. The pan of a scroll view has the same limit.
  public static let panHysteresis: CGFloat = 10
  /// The span of time before the last sample that the velocity of a pan is taken from: 0.1 s, observed.
  ///
  /// A finger that rests that long has velocity zero.
  public static let velocityWindow: Duration = .milliseconds(100)

  // MARK: Scroll views

  /// How long a scroll view keeps a touch from its content while it waits for movement: 0.15 s, observed.
  public static let contentTouchDelay: Duration = .milliseconds(150)

  /// How long an animated change of the content offset takes: 0.3 s whatever the distance, observed.
  public static let offsetAnimation: Duration = .milliseconds(300)

  // MARK: The clock

  /// How often a second a screen is refreshed, and with it whatever moves by itself: 60, documented.
  public static let framesPerSecond = 60
  /// How often a second a finger reports where it is, unless a player is told otherwise: 60, documented.
  public static let touchEventsPerSecond = 60
}

extension Thresholds {
  /// A row of the catalogue: a limit with its number, unit and origin.
  public struct Entry: Sendable, Hashable {
    /// The member of `Thresholds`.
    public let name: String
    /// The number.
    public let value: Double
    /// What the number counts: `pt`, `s` or `1/s`.
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
      time("contentTouchDelay", contentTouchDelay, "observed with UIScrollView", .medium),
      time("offsetAnimation", offsetAnimation, "observed with UIScrollView", .medium),
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

  private static func rate(
    _ name: String,
    _ value: Int,
    _ origin: String,
    _ confidence: Confidence
  ) -> Entry {
    Entry(name: name, value: Double(value), unit: "1/s", origin: origin, confidence: confidence)
  }
}
