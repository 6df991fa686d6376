/// A fling: a finger that goes down and is lifted while it moves, so that the content moves on by itself.
public struct Fling: Sendable, Hashable {
  /// The place at which the finger goes down.
  package var start: TouchTarget
  /// The way of the finger.
  package var way: Way

  /// Creates a fling.
  package init(from start: TouchTarget, _ way: Way) {
    self.start = start
    self.way = way
  }

  /// A way of the finger in a fling.
  package enum Way: Sendable, Hashable {
    /// To a place, in this time.
    case to(Place, within: Duration)
    /// At this speed, in points a second, for as long as it takes to be known (`Fling.shortestTime`), or up
    /// to the edge of the screen.
    case toward(Direction, velocity: Double)
  }

  /// A direction of a finger; content goes the same way, so that `up` leads towards the last row.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// Towards the top of the screen.
    case up
    /// Towards the bottom of the screen.
    case down
    /// Towards the left edge of the screen.
    case left
    /// Towards the right edge of the screen.
    case right
  }

  /// The duration of a movement whose speed alone is given: as long as speeds are measured back.
  public static let shortestTime = Duration.milliseconds(100)
}

/// An interruption that takes all touches away from an application.
public enum Interruption: String, Sendable, Hashable, CaseIterable {
  /// A call comes in.
  case call
  /// The system shows an alert.
  case alert
  /// The application goes to the background.
  case background

  /// The event, in lower case and without a period.
  public var sentence: String {
    switch self {
    case .call: "a call comes in"
    case .alert: "the system shows an alert"
    case .background: "the application goes to the background"
    }
  }
}

extension Interruption: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .call: "phone-call incoming-call phone", .alert: "dialog notification message",
    .background: "home suspend resign-active lock",
  ]
}
