public import LayoutGeometry
public import LayoutViews

/// A log of the events of an interaction, in order, each line stamped by the virtual clock.
public final class EventLog {
  /// A subject of a line.
  public typealias Kind = EventKind

  /// A line of the log.
  public struct Entry: Sendable, Hashable {
    /// The time of the event.
    public let time: Instant
    /// The subject of the line.
    public let kind: Kind
    /// The event, in one line of lower case without a period.
    public let text: String

    /// The entry as one line: `0.42 touch began at (34, 120)`.
    public var line: String { "\(time.sinceStart.inSecondsText) \(kind.rawValue) \(text)" }
  }

  /// The lines so far, the earliest first.
  public private(set) var entries: [Entry] = []
  /// Whether new lines are kept, true by default.
  public var isRecording = true

  private let clock: VirtualClock

  /// Creates an empty log whose lines are stamped by `clock`.
  package init(clock: VirtualClock) { self.clock = clock }

  /// Adds a line; `text` is not even made if nothing is recorded.
  package func record(_ kind: Kind, _ text: @autoclosure () -> String) {
    guard isRecording else { return }
    entries.append(Entry(time: clock.now, kind: kind, text: text()))
  }

  /// Returns the texts of the lines of one kind.
  public func texts(of kind: Kind) -> [String] {
    entries.compactMap { $0.kind == kind ? $0.text : nil }
  }

  /// Forgets all lines.
  public func removeAll() { entries.removeAll() }
}
