/// A subject of a line in the log of a window.
public enum EventKind: String, Sendable, Hashable, CaseIterable {
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
  /// A delegate, a data source or an action of a control was notified.
  case delegate
  /// A line of a debug mode.
  case debug
  /// Something was set up, enabled or removed; rows came, went or were moved; editing began or ended.
  case lifecycle
  /// The simulated system stops the application here.
  case crash
}
