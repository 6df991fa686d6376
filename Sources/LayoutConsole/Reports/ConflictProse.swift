/// A namespace for the sentences that every report of a conflict has.
enum ConflictProse {
  /// The words with which a report begins.
  static let heading = "Unable to simultaneously satisfy constraints"
  /// The words before the constraint that was given up; AppKit leaves out the last one of "breaking constraint".
  static let recovery = "Will attempt to recover by breaking"
  /// The words in every description of a list, by which one without its beginning is found.
  static let description = "LayoutConstraint:0x"

  /// Returns whether a line is one of the sentences of advice, of any system.
  static func isAdvice(_ line: Substring) -> Bool { advice.contains { line.contains($0) } }

  /// Returns the words in front of a line of a report that say whose it is, none if nothing stands there, or `nil` if
  /// it is no such line.
  static func source(of line: String) -> String? {
    let start =
      ([heading, recovery, "\"<", "<NS"] + advice).lazy
      .compactMap { line.firstRange(of: $0)?.lowerBound }.min()
    if let start { return LinePrefix.source(in: line[..<start]) }
    let words = LogText.trimmed(line)
    guard let last = words.last, "()".contains(last) else { return nil }
    return LinePrefix.source(in: words.dropLast())
  }

  private static let advice = [
    "Probably at least one of the constraints", "Try this:", "(1) look at each constraint",
    "(2) find the code that added", "NSAutoresizingMaskLayoutConstraints that you don't",
    "to the documentation for the UIView property", "UIViewAlertForUnsatisfiableConstraints",
    "Break on objc_exception_throw", "UIConstraintBasedLayoutDebugging category",
    "NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints",
    "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE", "may also be helpful.",
  ]
}
