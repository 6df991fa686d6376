public import Foundation
import LayoutGeometry
public import LayoutViews

/// A set of fingers that are played on a window in virtual time and move in the same events.
public final class Hand {
  /// The fingers, in the order in which they go down.
  public let fingers: [Finger]

  /// Creates a hand whose fingers are up.
  ///
  /// - Parameters:
  ///   - count: The number of fingers; from 1 to 10, others count as the nearest.
  ///   - window: The window to touch.
  ///   - eventsPerSecond: The number of reports a second; below 1 counts as 1.
  public init(
    of count: Int,
    on window: Window,
    eventsPerSecond: Int = TouchSampling.eventsPerSecond
  ) {
    fingers = (0..<min(max(1, count), 10)).map { _ in
      Finger(on: window, eventsPerSecond: eventsPerSecond)
    }
  }

  /// Puts the fingers down at the same moment.
  ///
  /// - Parameter locations: A place for each finger, in the window's coordinates; fingers without a place
  ///   stay up.
  public func press(at locations: [CGPoint]) {
    for (finger, location) in zip(fingers, locations) { finger.press(at: location) }
  }

  /// Moves the fingers in straight lines while the clock advances.
  ///
  /// - Parameters:
  ///   - destinations: A place for each finger; fingers without a place stay.
  ///   - duration: The duration; with zero there is one event, at the end.
  public func move(to destinations: [CGPoint], within duration: Duration = .zero) {
    let rest = fingers.dropFirst(destinations.count).map(\.location)
    Finger.move(fingers, to: destinations + rest, within: duration)
  }

  /// Moves all fingers by the same distance.
  public func move(by distance: CGPoint, within duration: Duration = .zero) {
    move(to: fingers.map { $0.location + distance }, within: duration)
  }

  /// Moves the fingers away from their center, or together, on straight lines.
  ///
  /// - Parameters:
  ///   - scale: The factor of their distance from the center in the end.
  ///   - duration: The duration.
  public func pinch(to scale: CGFloat, within duration: Duration) {
    let center = center
    move(to: fingers.map { center.point(at: Double(scale), of: $0.location) }, within: duration)
  }

  /// Moves the fingers around their center.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians, clockwise.
  ///   - duration: The duration.
  public func rotate(by angle: CGFloat, within duration: Duration) {
    let center = center
    let origins = fingers.map(\.location)
    Finger.move(fingers, within: duration) { share in
      let sine = sin(angle * CGFloat(share))
      let cosine = cos(angle * CGFloat(share))
      return origins.map { origin in
        let x = origin.x - center.x
        let y = origin.y - center.y
        return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
      }
    }
  }

  /// Keeps the fingers in place while the clock advances.
  public func hold(for duration: Duration) { fingers[0].hold(for: duration) }

  /// Lifts all fingers that are down, in one event.
  public func release() { Finger.lift(fingers.filter(\.isDown)) }

  /// Takes all touches away, as the system does when a call comes in.
  public func cancel() { for finger in fingers where finger.isDown { finger.cancel() } }

  private var center: CGPoint {
    let sum = fingers.reduce(CGPoint.zero) { $0 + $1.location }
    return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
  }
}
