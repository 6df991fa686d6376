/// A kind of golden.
public enum GoldenKind: String, Sendable, Hashable, CaseIterable {
  /// Text, whose differences are found in words.
  case svg
  /// Pixels, for which the package needs its trait `PNG`.
  case png
}
