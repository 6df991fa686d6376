import LayoutDiagnostics
public import LayoutSnapshots

/// Expects that a short text is what the test's own source says.
///
/// ```swift
/// expectText(simulation.selectedRowsByAge.description, matches: "[2, 3]")
/// ```
///
/// A text that differs fails the test and is reported line by line, with the command that writes it into the source:
/// it waits among the goldens of the test file as `AppTests-ListTests.swift-12.new.txt`, in CI in the folder of
/// artifacts. With the mode `changed` or `all`, by `record`, a trait or `LAYOUTSIM_RECORD`, the test itself replaces the
/// literal, or writes one where there is none; in CI never. A plain literal is needed for both, without values in
/// it, and a source that has not changed since it was compiled.
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
  let difference = expected.flatMap { PendingLiteral.difference(from: $0, to: text) }
  guard expected == nil || difference != nil else {
    return WaitingTexts.remove(for: expected, caller)
  }
  let lines = difference?.words(limit: 40) ?? PendingLiteral.lines(of: text)
  let head =
    difference == nil
    ? "the test does not say yet what the text is" : "the text differs from what the test says"
  let isInCI = RecordMode.standard(environment: caller.variables) == .none
  var reason: String?
  if choice.mode == .changed || choice.mode == .all, !isInCI {
    WaitingTexts.remove(for: expected, caller)
    reason = caller.earlierFailure ?? caller.record(text, for: expected)
    guard reason != nil else { return }
  }
  caller.fail(
    ([head] + (lines + caller.waitingWords(text, for: expected, lines, reason)).map { "  \($0)" })
      .joined(separator: "\n")
  )
}

extension TestCaller {
  /// Puts a text in the place of the literal at this line; returns the reason why that cannot be, or `nil`.
  fileprivate func record(_ text: String, for expected: String?) -> String? {
    RecordedSources.record(text, for: expected, in: filePath, line: line, column: column)
  }

  /// Leaves a text for review, and returns the lines that say where it is and what takes it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - expected: The text that the source says, or `nil` if it says none.
  ///   - lines: The difference.
  ///   - reason: The reason why the test did not write it itself, or `nil` if it was not to.
  /// - Returns: The lines.
  fileprivate func waitingWords(
    _ text: String,
    for expected: String?,
    _ lines: [String],
    _ reason: String?
  ) -> [String] {
    var words = reason.map { ["not recorded, because \($0)"] } ?? []
    guard
      ClaimedGoldens.claim("\(filePath):\(line):\(column)", at: place, text.hashValue) == .free
    else {
      return words + ["it does not wait: this line had another text before in this run"]
    }
    do {
      let waiting = try WaitingTexts.keep(text, for: expected, lines, self)
      switch waiting.file {
      case .written(let path):
        words.append("see     \(path)")
        words.append("accept  \(acceptance(of: waiting.address, at: path))")
      case .notWritten(let error): words.append("the new text could not be written: \(error)")
      }
    } catch {
      if reason == nil { words.append("it cannot be accepted: \(error)") }
    }
    return words
  }
}
