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

  /// How far from an edge of the screen a pan from that edge begins: 20 pt, observed.
  public static let screenEdgeZone: CGFloat = 20
  /// How wide the part of a row is whose pan selects in editing mode: 47 pt, the width of the control.
  public static let circleZone: CGFloat = 47

  // MARK: Long press, swipe, pinch, rotation

  /// How long fingers rest for a long press: 0.5 s, documented.
  public static let pressDuration: Duration = .milliseconds(500)
  /// How far a finger may stray before a long press begins: 10 pt, documented.
  public static let pressMovement: CGFloat = 10
  /// How far a swipe goes along its direction: 50 pt, observed.
  public static let swipeDistance: CGFloat = 50
  /// How far a swipe may go to a side: 50 pt, observed.
  public static let swipeDeviation: CGFloat = 50
  /// How long a swipe may take: 0.5 s, observed.
  public static let swipeDuration: Duration = .milliseconds(500)
  /// How much the distance of two fingers changes before a pinch begins: 8 pt, observed.
  public static let pinchHysteresis: CGFloat = 8
  /// How far two fingers turn before a rotation begins: 0.15 radians, observed to be from 0.1 to 0.2.
  public static let rotationHysteresis: CGFloat = 0.15

  // MARK: Scroll views

  /// How long a scroll view keeps a touch from its content while it waits for movement: 0.15 s, observed.
  public static let contentTouchDelay: Duration = .milliseconds(150)

  /// How long an animated change of the content offset takes: 0.3 s whatever the distance, observed.
  public static let offsetAnimation: Duration = .milliseconds(300)
  /// How long the bars that show the place of content fade once it rests: 0.25 s, assumed.
  public static let indicatorFading: Duration = .milliseconds(250)
  /// How stiff content is past its end: 0.55, from the analysis "Apple's rubber band scrolling".
  public static let rubberBand: CGFloat = 0.55
  /// The frequency of the spring that brings content back: 10 per second.
  ///
  /// The root of stiffness 100 over mass 1, at damping ratio 1 (I. Lobanov, "How UIScrollView works").
  public static let bounceFrequency = 10.0
  /// How near to its end content rests that moves by itself: half a pixel.
  ///
  /// As in the sample code of I. Lobanov, "How UIScrollView works"; others write 0.5 pt.
  public static let restTolerance: CGFloat = 0.5
  /// The greatest speed with which content goes past its end: 5000 pt/s, from Flutter's imitation.
  public static let bounceSpeedLimit: CGFloat = 5000
  /// The least speed at which content goes on when it is let go: 100 pt/s, observed.
  ///
  /// UIKit's 0.1 points per millisecond; slower fingers leave the content at rest.
  public static let minimumFlickSpeed: CGFloat = 100
  /// The least decay with which content glides to a place that its delegate chose: 0.5 per second.
  ///
  /// An own limit: content that is too slow for that is drawn there by the spring of the bounce.
  public static let slowestTargetDecay = 0.5
  /// How many times longer one way is than the other for the drag to be locked to it: 2, assumed.
  public static let directionalLockRatio: CGFloat = 2

  // MARK: Rows

  /// How near the top or bottom of a table a finger that drags a row scrolls: 44 pt, assumed.
  public static let reorderScrollZone: CGFloat = 44
  /// How fast the content then moves at most: 600 pt/s, assumed.
  public static let reorderScrollSpeed: CGFloat = 600
  /// The speed from which a finger that lets go of a swiped row opens or closes it: 300 pt/s, assumed.
  public static let swipeActionsSpeed: CGFloat = 300

  // MARK: The clock and the fingers

  /// How far apart the fingers of one hand go down: 60 pt, assumed.
  public static let fingerSpacing: CGFloat = 60

  /// How often a second a screen is refreshed, and with it whatever moves by itself: 60, documented.
  public static let framesPerSecond = 60
  /// How often a second a finger reports where it is, unless a player is told otherwise: 60, documented.
  public static let touchEventsPerSecond = 60
}
