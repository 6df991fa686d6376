public import Foundation
public import LayoutGeometry

/// A finger on the screen: UIKit's `UITouch`.
///
/// The same object stands for the finger from the moment it goes down until it goes up.
public final class Touch: Hashable {
  /// What the finger does.
  public enum Phase: Int, Sendable, Hashable, CaseIterable {
    /// It went down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stays where it is.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
  }

  /// The number of the finger, in the order in which fingers went down.
  public let identity: Int
  /// How often a finger tapped here, with this touch; one that moved or rested before did not tap.
  public package(set) var tapCount: Int
  /// The window.
  public package(set) weak var window: Window?
  /// The view that was hit when the finger went down; it keeps the touch until the end.
  public package(set) weak var view: View?
  /// What the finger does now, where and since when.
  package var moment: Moment

  /// What a finger does at one time.
  package struct Moment: Sendable, Hashable {
    /// What it does.
    package var phase: Phase
    /// When it did so.
    package var timestamp: Instant
    /// Where it is, in the window's coordinates.
    package var location: CGPoint
    /// Where it was before, in the window's coordinates.
    package var previousLocation: CGPoint
  }

  /// What the finger does now.
  public var phase: Phase { moment.phase }
  /// When it last did something.
  public var timestamp: Instant { moment.timestamp }
  /// Where the finger is, in the window's coordinates.
  public var locationInWindow: CGPoint { moment.location }
  /// Where the finger was before, in the window's coordinates.
  public var previousLocationInWindow: CGPoint { moment.previousLocation }

  /// Makes the touch of a finger that goes down.
  package init(
    identity: Int,
    at location: CGPoint,
    in window: Window?,
    view: View?,
    timestamp: Instant,
    tapCount: Int = 1
  ) {
    self.identity = identity
    self.window = window
    self.view = view
    self.tapCount = tapCount
    moment = Moment(
      phase: .began,
      timestamp: timestamp,
      location: location,
      previousLocation: location
    )
  }

  /// Returns where the finger is in the coordinates of `view`; nil stands for the window.
  public func location(in view: View?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// Returns where the finger was before in the coordinates of `view`; nil stands for the window.
  public func previousLocation(in view: View?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }

  /// Notes that the finger is at `location` now and does what `phase` says.
  package func move(to location: CGPoint, phase: Phase, at timestamp: Instant) {
    moment = Moment(
      phase: phase,
      timestamp: timestamp,
      location: location,
      previousLocation: locationInWindow
    )
  }

  /// Whether both stand for the same finger.
  public static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Feeds the identity of the object into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
