/// A length of a run as `--for` has it: "20s", "5min", "2h".
enum RunningTime {
  /// Returns the time of a text, or `nil` for anything else.
  static func duration(_ text: String) -> Duration? {
    for (unit, seconds) in [("min", 60), ("h", 3600), ("s", 1)] where text.hasSuffix(unit) {
      guard let count = Int(text.dropLast(unit.count)), (1...1_000_000).contains(count) else {
        return nil
      }
      return .seconds(count * seconds)
    }
    return nil
  }
}
