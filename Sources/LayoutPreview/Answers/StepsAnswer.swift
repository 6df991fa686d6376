/// An answer to a touch that was drawn: its steps, and what comes of them.
package struct StepsAnswer: Sendable, Hashable, Encodable {
  /// The lines to paste below `steps:`.
  package let text: String
  /// The selected rows after them, in words, or the reason why they cannot be played.
  package let outcome: String
  /// Whether they can be played.
  package let isFine: Bool
}
