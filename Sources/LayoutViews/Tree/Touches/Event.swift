public import Foundation
package import LayoutGeometry

/// An event of the fingers at one moment: UIKit's `UIEvent`.
open class Event {
  /// The fingers on the screen, in the order in which they went down.
  package final var orderedTouches: [Touch]
  /// The moment of the event.
  package final let instant: Instant
  /// The seconds from the beginning of the simulation to the event.
  public final var timestamp: TimeInterval { instant.sinceStart.inSeconds }

  /// Creates an event without fingers, at the beginning of time.
  public init() {
    orderedTouches = []
    instant = .start
  }

  /// Creates an event.
  package init(touches: [Touch], instant: Instant) {
    orderedTouches = touches
    self.instant = instant
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
