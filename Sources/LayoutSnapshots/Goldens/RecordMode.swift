import LayoutDiagnostics

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

extension RecordMode {
  /// The variable that gives a mode.
  package static let variable = "LAYOUTSIM_RECORD"

  /// A word in the variable that is no mode.
  package struct UnknownWord: Error, Sendable, Hashable {
    /// The mistake in words, with those that there are.
    package let words: String
  }

  /// Returns the mode that the variable gives, or `nil` if it is not set or empty.
  ///
  /// - Parameter environment: The variables of the process.
  /// - Returns: The mode.
  /// - Throws: `UnknownWord` for any other word.
  package static func told(by environment: [String: String]) throws(UnknownWord) -> Self? {
    let word = environment[variable] ?? ""
    if word.isEmpty { return nil }
    if let mode = Self(rawValue: word) { return mode }
    let modes = allCases.map(\.rawValue)
    let near = nearestWord(to: word, among: modes).map { "; did you mean '\($0)'?" } ?? ""
    throw UnknownWord(
      words: "the variable \(variable) is \(quoted(word)), and can be \(quotedList(modes))\(near)"
    )
  }
}
