/// A mode of recording, which says the goldens that a run writes.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// The goldens that do not exist yet.
  case missing
  /// The goldens that do not exist yet or differ.
  case changed
  /// Every one, whether or not it differs.
  case all
  /// None.
  case none

  /// Returns the mode that applies by default: `none` in CI, otherwise `missing`.
  ///
  /// The variable `CI` says so if it is set to anything but "false" or "0", and Bazel by `BAZEL_TEST`.
  ///
  /// - Parameter environment: The variables of the process.
  /// - Returns: The mode.
  public static func standard(environment: [String: String]) -> Self {
    ["CI", "BAZEL_TEST"].allSatisfy { name in
      ["", "false", "0"].contains(environment[name]?.lowercased() ?? "")
    } ? .missing : .none
  }
}
