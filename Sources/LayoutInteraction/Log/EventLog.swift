public import LayoutGeometry

/// What happened in an interaction, in order, each line stamped by the virtual clock.
public final class EventLog {
  /// What a line is about.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A finger came down, moved or was lifted.
    case touch
    /// The view that a touch went to.
    case hit
    /// A gesture recognizer changed its state.
    case recognizer
    /// A row was selected, deselected or refused.
    case selection
    /// Content was scrolled.
    case scroll
    /// A delegate, a data source or an action of a control was told something.
    case delegate
    /// A line of a debug mode.
    case debug
    /// Something was set up, enabled or taken down; rows came, went or were moved; editing began or ended.
    case lifecycle
    /// What is simulated stops the application here.
    case crash
  }

  /// One line of the log.
  public struct Entry: Sendable, Hashable {
    /// When it happened.
    public let time: Instant
    /// What it is about.
    public let kind: Kind
    /// What happened, in one line of lower case without a period.
    public let text: String

    /// The entry as one line: `0.42 touch began at (34, 120)`.
    public var line: String { "\(time.sinceStart.inSecondsText) \(kind.rawValue) \(text)" }
  }

  /// The lines so far, the earliest first.
  public private(set) var entries: [Entry] = []
  /// Whether new lines are kept; true at first.
  public var isRecording = true

  private let clock: VirtualClock

  /// Makes an empty log whose lines are stamped by `clock`.
  public init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Adds a line; `text` is not even made where nothing is recorded.
  public func record(_ kind: Kind, _ text: @autoclosure () -> String) {
    guard isRecording else { return }
    entries.append(Entry(time: clock.now, kind: kind, text: text()))
  }

  /// Returns the texts of the lines of one kind.
  public func texts(of kind: Kind) -> [String] {
    entries.compactMap { $0.kind == kind ? $0.text : nil }
  }

  /// Forgets all lines.
  public func removeAll() {
    entries.removeAll()
  }
}
