public import LayoutSnapshots

/// Expects that a value, kept by a strategy, is as its golden.
///
/// ```swift
/// expectSnapshot(of: simulation, as: .tree, named: "opened")
/// expectSnapshot(of: [before, after], as: .strip, named: "panned")
/// expectSnapshot(of: user, as: .text { $0.summary }, named: "user")
/// ```
///
/// Goldens, modes of recording and failures are as of `expectLayout(_:named:…)`. A text is the file
/// `Snapshots/<Suite>/<name>.txt`, with a first line of ours; a difference is reported line by line.
///
/// - Parameters:
///   - value: The value.
///   - strategy: The way to keep it.
///   - name: The golden's name, unique in the test file among those of one ending.
///   - mode: The mode of recording, or `nil` for that of the trait, the variable or the environment.
///   - filePath: The test file.
///   - fileID: The test file within its module.
///   - line: The line that expects it.
///   - column: The column that expects it.
public func expectSnapshot<Value>(
  of value: Value,
  as strategy: SnapshotStrategy<Value>,
  named name: String,
  record mode: RecordMode? = nil,
  filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column
) {
  expectSnapshot(
    of: value,
    as: strategy,
    named: name,
    record: mode,
    caller: TestCaller(filePath, fileID, line: line, column: column)
  )
}

/// Performs `expectSnapshot(of:as:named:…)` on behalf of a caller.
package func expectSnapshot<Value>(
  of value: Value,
  as strategy: SnapshotStrategy<Value>,
  named name: String,
  record mode: RecordMode? = nil,
  caller: TestCaller
) {
  do {
    let contents = try strategy.contents(value)
    var golden = ExpectedGolden(name: name, mode: mode, caller: caller)
    golden.reasonNotToRecord = caller.earlierFailure
    _ = golden.compare(contents)
  } catch {
    caller.fail("snapshot '\(name)' cannot be made: \(error)")
  }
}
