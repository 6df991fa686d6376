public import Foundation
package import LayoutGeometry

/// A finger on the screen: UIKit's `UITouch`.
///
/// The same object stands for the finger from the moment it goes down until it goes up.
public final class Touch: Hashable {
  /// A phase of a finger.
  public enum Phase: Int, Sendable, Hashable, CaseIterable {
    /// The finger went down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger stays in place.
    case stationary = 2
    /// The finger went up.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
  }

  /// The number of the finger, in the order in which fingers went down.
  public let identity: Int
  /// The number of taps of a finger here, with this touch; one that moved or rested before did not tap.
  public package(set) var tapCount: Int
  /// The window.
  public package(set) weak var window: Window?
  /// The view that was hit when the finger went down, which keeps the touch until the end.
  public package(set) weak var view: View?
  /// The present phase, place and time of the finger.
  package var moment: Moment

  /// A state of a finger at one time.
  package struct Moment: Sendable, Hashable {
    /// The phase.
    package var phase: Phase
    /// The time of the phase.
    package var instant: Instant
    /// The place, in the window's coordinates.
    package var location: CGPoint
    /// The place before, in the window's coordinates.
    package var previousLocation: CGPoint
  }

  /// The present phase of the finger.
  public var phase: Phase { moment.phase }
  /// The moment of its last change.
  package var instant: Instant { moment.instant }
  /// The seconds from the beginning of the simulation to its last change.
  public var timestamp: TimeInterval { instant.sinceStart.inSeconds }
  /// The place of the finger, in the window's coordinates.
  public var locationInWindow: CGPoint { moment.location }
  /// The place of the finger before, in the window's coordinates.
  public var previousLocationInWindow: CGPoint { moment.previousLocation }

  /// Creates the touch of a finger that goes down.
  package init(
    identity: Int,
    at location: CGPoint,
    in window: Window?,
    view: View?,
    instant: Instant,
    tapCount: Int = 1
  ) {
    self.identity = identity
    self.window = window
    self.view = view
    self.tapCount = tapCount
    moment = Moment(
      phase: .began,
      instant: instant,
      location: location,
      previousLocation: location
    )
  }

  /// Returns the place of the finger in the coordinates of `view`, or of the window for `nil`.
  public func location(in view: View?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// Returns the place of the finger before in the coordinates of `view`, or of the window for `nil`.
  public func previousLocation(in view: View?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }

  /// Records the finger's present `location` and `phase`.
  package func move(to location: CGPoint, phase: Phase, at instant: Instant) {
    moment = Moment(
      phase: phase,
      instant: instant,
      location: location,
      previousLocation: locationInWindow
    )
  }

  /// Returns whether both stand for the same finger.
  public static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Feeds the identity of the object into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Set<Touch> {
  /// The finger that went down before the others, or `nil` for none.
  package var earliest: Touch? { self.min { $0.identity < $1.identity } }
}
