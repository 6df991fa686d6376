package import Foundation

/// A recording of touches on a device, event by event.
package struct RecordedTouches: Sendable, Hashable {
  /// The events, in the order of their times.
  package var events: [Event]

  /// The greatest number of events of a file.
  static let mostEvents = 1_000_000
  /// The greatest number of bytes of a file.
  static let mostBytes = 64 << 20

  /// Creates touches from events in the order of their times.
  package init(_ events: [Event]) { self.events = events }

  /// The time of the last event, since the start.
  package var duration: Duration { events.last?.time ?? .zero }

  /// An event of one finger.
  package struct Event: Sendable, Hashable {
    /// The time since the start.
    package var time: Duration
    /// The number of the finger, from when it goes down until it goes up.
    package var id: Int
    /// The phase.
    package var phase: Phase
    /// The place in the window, in points from its top left corner.
    package var location: CGPoint

    /// Creates an event.
    package init(_ phase: Phase, id: Int, at location: CGPoint, time: Duration) {
      self.phase = phase
      self.id = id
      self.location = location
      self.time = time
    }

    /// Creates an event at a time in seconds, to the microsecond.
    init(_ phase: Phase, id: Int, at location: CGPoint, seconds: Double) {
      let time = Duration.microseconds(Int64((seconds * 1_000_000).rounded()))
      self.init(phase, id: id, at: location, time: time)
    }
  }

  /// A phase of a touch, by UIKit's names.
  package enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The finger goes down.
    case began
    /// The finger moves.
    case moved
    /// The finger goes up.
    case ended
    /// The system takes the touch away.
    case cancelled
  }
}

extension RecordedTouches.Phase: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .began: "begin start started down touch-start touches-began press 0",
    .moved: "move moving changed stationary touch-move touches-moved 1 2",
    .ended: "end up lifted release released touch-end touches-ended 3",
    .cancelled: "canceled cancel touches-cancelled failed 4",
  ]
}
