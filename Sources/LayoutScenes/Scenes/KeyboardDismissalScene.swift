/// A condition under which a drag of the table sends the keyboard away.
public enum KeyboardDismissalScene: String, Sendable, Hashable, CaseIterable {
  /// Not by dragging.
  case none
  /// When the drag begins.
  case onDrag = "on-drag"
  /// With the finger, which can bring it back.
  case interactive
}

extension KeyboardDismissalScene: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .none: "never", .onDrag: "drag scroll immediately", .interactive: "interactively",
  ]
}
