public import LayoutSnapshots
import Synchronization
public import Testing

/// A trait that says when goldens are recorded in tests of Swift Testing, never in one that failed before.
///
/// Swift Testing does not report whether an expectation of the running test failed, so that without this
/// trait only findings of `expectLayout` itself count.
public struct RecordingTrait: TestTrait, SuiteTrait, TestScoping {
  /// The mode of recording, or `nil` for that of the suite around, or of the environment.
  let mode: RecordMode?

  /// Whether the trait of a suite holds for the suites and tests in it.
  public var isRecursive: Bool { true }

  /// Runs a test and counts its failures.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: One of its cases.
  ///   - function: The body of the test.
  /// - Throws: The error that `function` throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let failures = TestFailures()
    let watch = IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { failures.note() }
      return issue
    }
    let mode = mode ?? RecordingChoice.scoped
    try await TestFailures.$current.withValue(failures) {
      try await RecordingChoice.$scoped.withValue(mode) {
        try await watch.provideScope(for: test, testCase: testCase, performing: function)
      }
    }
  }
}

extension Trait where Self == RecordingTrait {
  /// The trait that records no golden in a test that failed before.
  public static var recordsWhenPassing: Self { Self(mode: nil) }

  /// Returns the trait of tests whose goldens are recorded by a mode, unless the test failed before.
  ///
  /// The mode of an expectation wins over that of its test, that over the one of the suite, and all over the variable
  /// `LAYOUTSIM_RECORD`. In CI the trait holds only if the variable is set, too.
  ///
  /// - Parameter mode: The mode.
  /// - Returns: The trait.
  public static func layouts(record mode: RecordMode) -> Self { Self(mode: mode) }
}

/// A count of the running test's failures.
package final class TestFailures: Sendable {
  @TaskLocal static var current: TestFailures?
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func note() { number.withLock { $0 += 1 } }

  /// Runs `body` as in a test that has failed once.
  package static func afterOne<Result>(_ body: () throws -> Result) rethrows -> Result {
    let failures = TestFailures()
    failures.note()
    return try $current.withValue(failures) { try body() }
  }
}
