/// Which goldens a run writes.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Those that are not there yet.
  case missing
  /// Those that are not there yet or differ.
  case changed
  /// Every one, whether or not it differs.
  case all
  /// None.
  case none

  /// The mode that holds when nobody chose one: `none` where the variable `CI` is set to something
  /// but "false" or "0", otherwise `missing`.
  ///
  /// - Parameter environment: The variables of the process.
  /// - Returns: The mode.
  public static func standard(environment: [String: String]) -> Self {
    switch environment["CI"]?.lowercased() {
    case nil, "", "false", "0": .missing
    default: .none
    }
  }
}
