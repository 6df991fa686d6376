/// What a golden is made of.
public enum GoldenKind: String, Sendable, Hashable, CaseIterable {
  /// Text, which says what changed.
  case svg
  /// Pixels, for which the package needs its trait `PNG`.
  case png
}
