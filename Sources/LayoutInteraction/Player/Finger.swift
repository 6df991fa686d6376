public import Foundation
import LayoutGeometry
public import LayoutViews

/// A finger that is played on a window in virtual time.
///
/// It moves in straight lines and reports where it is `eventsPerSecond` times a second, and at the end
/// of every movement. What asks for something that a finger cannot do, such as moving while it is up,
/// does nothing but a line in the log.
public final class Finger {
  /// How often a second a moving finger reports where it is; at least once.
  public let eventsPerSecond: Int
  /// The window that is touched.
  public let window: Window

  /// The touch while the finger is down.
  public private(set) var touch: Touch?
  /// Where the finger is or was last, in the window's coordinates.
  public private(set) var location: CGPoint = .zero

  private let interaction: Interaction

  /// Makes a finger that is up.
  ///
  /// - Parameters:
  ///   - window: The window to touch.
  ///   - eventsPerSecond: How often a second the finger reports where it is; below 1 counts as 1.
  public init(on window: Window, eventsPerSecond: Int = Thresholds.touchEventsPerSecond) {
    self.window = window
    self.eventsPerSecond = max(1, eventsPerSecond)
    interaction = window.interaction
  }

  /// Whether the finger is on the screen.
  public var isDown: Bool { touch != nil }

  /// Puts the finger down.
  ///
  /// - Parameter location: Where, in the window's coordinates.
  /// - Returns: The view that was hit; nil where the finger hit nothing or was down already.
  @discardableResult
  public func press(at location: CGPoint) -> View? {
    guard touch == nil else { return refuse("press: it is down already") }
    guard location.isFinite else { return refuse("press: the place is not a number") }
    self.location = location
    touch = interaction.dispatcher.press(at: location)
    return touch?.view
  }

  /// Moves the finger in a straight line while the clock goes on.
  ///
  /// - Parameters:
  ///   - destination: Where to, in the window's coordinates.
  ///   - duration: How long it takes; with zero there is one event, at the end.
  public func move(to destination: CGPoint, within duration: Duration = .zero) {
    guard let touch else { return refuse("move: it is not down") }
    guard destination.isFinite else { return refuse("move: the place is not a number") }
    let clock = interaction.clock
    let dispatcher = interaction.dispatcher
    let origin = location
    let departure = clock.now
    let duration = max(.zero, duration)
    dispatcher.depart(touch)
    var index = 1
    while true {
      let (seconds, part) = index.quotientAndRemainder(dividingBy: eventsPerSecond)
      let elapsed = Duration.seconds(seconds) + .seconds(1) * part / eventsPerSecond
      guard elapsed < duration else { break }
      clock.advance(to: departure.advanced(by: elapsed))
      guard self.touch === touch else { return }
      let share = elapsed.inSeconds / duration.inSeconds
      location = origin.point(at: share, of: destination)
      dispatcher.move(touch, to: location)
      index += 1
    }
    clock.advance(to: departure.advanced(by: duration))
    guard self.touch === touch else { return }
    location = destination
    dispatcher.move(touch, to: destination)
    dispatcher.arrive(touch)
    interaction.displayNow()
  }

  /// Keeps the finger where it is while the clock goes on.
  public func hold(for duration: Duration) {
    interaction.clock.advance(by: duration)
    interaction.displayNow()
  }

  /// Lifts the finger.
  public func release() {
    guard let touch else { return refuse("release: it is not down") }
    self.touch = nil
    interaction.dispatcher.lift(touch)
  }

  /// Takes the touch away, as the system does when a call comes in.
  public func cancel() {
    guard let touch else { return refuse("cancel: it is not down") }
    self.touch = nil
    interaction.dispatcher.cancel(touch)
  }

  /// Touches a place for a twentieth of a second.
  ///
  /// - Parameter location: Where, in the window's coordinates.
  /// - Returns: The view that was hit.
  @discardableResult
  public func tap(at location: CGPoint) -> View? {
    let hit = press(at: location)
    guard isDown else { return hit }
    hold(for: .milliseconds(50))
    release()
    return hit
  }

  private func refuse(_ what: String) {
    interaction.log.record(.touch, "the finger cannot \(what)")
  }

  private func refuse(_ what: String) -> View? {
    refuse(what) as Void
    return nil
  }
}
