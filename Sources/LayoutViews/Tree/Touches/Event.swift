public import LayoutGeometry

/// An event of the fingers at one moment: UIKit's `UIEvent`.
open class Event {
  /// The fingers on the screen, in the order in which they went down.
  package final var orderedTouches: [Touch]
  /// The time of the event.
  public package(set) final var timestamp: Instant

  /// Creates an event without fingers, at the beginning of time.
  public init() {
    orderedTouches = []
    timestamp = .start
  }

  /// Creates an event.
  package init(touches: [Touch], timestamp: Instant) {
    orderedTouches = touches
    self.timestamp = timestamp
  }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The kind of an event that is no touch.
  open var subtype: EventSubtype { .none }

  /// The fingers on the screen.
  public final var allTouches: Set<Touch>? { Set(orderedTouches) }

  /// Returns the fingers that went down in `view`.
  public final func touches(for view: View) -> Set<Touch>? {
    let touches = orderedTouches.filter { $0.view === view }
    return touches.isEmpty ? nil : Set(touches)
  }
}
