import LayoutDiagnostics
public import LayoutSnapshots

/// Expects that a short text is what the test's own source says.
///
/// ```swift
/// expectText(simulation.selectedRowsByAge.description, matches: "[2, 3]")
/// ```
///
/// A text that differs fails the test and is reported line by line. With the mode `changed` or `all`, by
/// `record`, a trait or `LAYOUTSIM_RECORD`, the literal in the source is replaced, or written where there is none;
/// in CI never. A plain literal is needed for that, without values in it, and a source that has not changed
/// since it was compiled.
///
/// - Parameters:
///   - text: The text.
///   - expected: The text that it is to be, or `nil` for one that is still to be written.
///   - mode: The mode of recording, or `nil` for that of the trait, the variable or the environment.
///   - filePath: The test file.
///   - fileID: The test file within its module.
///   - line: The line that expects it.
///   - column: The column that expects it.
public func expectText(
  _ text: String,
  matches expected: String? = nil,
  record mode: RecordMode? = nil,
  filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column
) {
  expectText(
    text,
    matches: expected,
    record: mode,
    caller: TestCaller(filePath, fileID, line: line, column: column)
  )
}

/// Performs `expectText(_:matches:…)` on behalf of a caller.
package func expectText(
  _ text: String,
  matches expected: String?,
  record mode: RecordMode?,
  caller: TestCaller
) {
  let choice = RecordingChoice(mode, variables: caller.variables)
  if let mistake = choice.mistake { caller.fail(mistake) }
  let difference = expected.flatMap {
    TextDifference.words(from: Array($0.utf8), to: Array(text.utf8))
  }
  guard expected == nil || difference != nil else { return }
  var lines: [String]
  if let difference {
    lines = ["the text differs from what the test says"]
    lines += difference.words(limit: 40).map { "  \($0)" }
  } else {
    lines = ["the test does not say yet what the text is"]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append("  + " + PrintableText.escaped(line))
    }
  }
  let isInCI = RecordMode.standard(environment: caller.variables) == .none
  if choice.mode == .changed || choice.mode == .all, !isInCI {
    let reason = caller.earlierFailure ?? caller.record(text, for: expected)
    guard let reason else { return }
    lines.append("  not recorded, because \(reason)")
  } else {
    lines.append("  accept  with LAYOUTSIM_RECORD=changed the test writes it into its source")
  }
  caller.fail(lines.joined(separator: "\n"))
}

extension TestCaller {
  /// Puts a text in the place of the literal at this line; returns the reason why that cannot be, or `nil`.
  fileprivate func record(_ text: String, for expected: String?) -> String? {
    RecordedSources.record(text, for: expected, in: filePath, line: line, column: column)
  }
}
