public import LayoutGeometry

/// An event of the fingers at one moment: UIKit's `UIEvent`.
public final class Event {
  /// The fingers on the screen, in the order in which they went down.
  public package(set) var orderedTouches: [Touch]
  /// The time of the event.
  public package(set) var timestamp: Instant

  /// Creates an event.
  package init(touches: [Touch], timestamp: Instant) {
    orderedTouches = touches
    self.timestamp = timestamp
  }

  /// The fingers on the screen.
  public var allTouches: Set<Touch>? { Set(orderedTouches) }

  /// Returns the fingers that went down in `view`.
  public func touches(for view: View) -> Set<Touch>? {
    let touches = orderedTouches.filter { $0.view === view }
    return touches.isEmpty ? nil : Set(touches)
  }
}
