/// A set of limits of a run, so that a few lines cannot ask for hours of work.
package struct ScenarioLimits: Sendable, Hashable {
  /// The greatest time on the clock of the scenario.
  package var time: Duration
  /// The greatest number of fingers' events.
  package var events: Int
  /// The greatest number of snapshots.
  package var frames: Int

  /// Creates limits.
  package init(time: Duration = .seconds(3600), events: Int = 1_000_000, frames: Int = 100_000) {
    self.time = time
    self.events = events
    self.frames = frames
  }

  /// A limit, as files and options call it.
  package enum Key: String, Sendable, Hashable, CaseIterable {
    /// The time.
    case time
    /// The events.
    case events
    /// The snapshots.
    case frames

    /// The possible values, in words.
    package var values: String {
      switch self {
      case .time: "a time such as 90s, 5min or 2h, at most 10000h"
      case .events, .frames: "a whole number from 1 to 1000000000000"
      }
    }
  }

  /// Sets a limit to a written value: "time" to "2h", "events" to "5000".
  ///
  /// - Parameters:
  ///   - key: The limit.
  ///   - text: The written value.
  /// - Returns: Whether it can be that; nothing is set otherwise.
  package mutating func set(_ key: Key, to text: String) -> Bool {
    switch key {
    case .time:
      guard let time = Self.time(text) else { return false }
      self.time = time
    case .events, .frames:
      guard let number = parseInteger(text), (1...Self.mostCounted).contains(number) else {
        return false
      }
      if key == .events { events = number } else { frames = number }
    }
    return true
  }

  /// Returns the written form of a limit's value.
  package func text(of key: Key) -> String {
    switch key {
    case .time: Self.text(of: time)
    case .events: String(events)
    case .frames: String(frames)
    }
  }

  static let mostCounted = 1_000_000_000_000
  private static let units: [(name: String, milliseconds: Int64)] = [
    ("ms", 1), ("min", 60_000), ("h", 3_600_000), ("s", 1000),
  ]

  private static func time(_ text: String) -> Duration? {
    guard let unit = units.first(where: { text.hasSuffix($0.name) }),
      let number = parseNumber(text.dropLast(unit.name.count)),
      number > 0, number * Double(unit.milliseconds) <= 10_000 * 3_600_000
    else { return nil }
    return .microseconds(Int64((number * Double(unit.milliseconds) * 1000).rounded(.up)))
  }

  /// Returns a time with its unit, as it can be written: "10s".
  static func text(of time: Duration) -> String {
    for unit in [units[2], units[1], units[3]] {
      let whole = Duration.milliseconds(unit.milliseconds)
      let count = Int64((time / whole).rounded())
      if count > 0, whole * Int(count) == time { return "\(count)\(unit.name)" }
    }
    return "\(Int64((time / .milliseconds(1)).rounded()))ms"
  }
}
