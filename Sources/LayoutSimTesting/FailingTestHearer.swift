import LayoutDiagnostics
import LayoutViews
import Testing

/// The type that fails the running test for what code of an app did wrong where no window is, such as a color that is
/// missing: views find it by its name.
///
/// The failure is at the finding's own line, or else where the test begins.
final class FailingTestHearer: UnplacedFindingHearer {
  static func fail(_ diagnostic: Diagnostic) -> Bool {
    guard let caller = TestCaller.runningTest else { return false }
    caller.fail(diagnostic)
    return true
  }
}

extension TestCaller {
  /// The line at which the running test begins, or `nil` if no test is known to run.
  fileprivate static var runningTest: TestCaller? {
    if let place = Test.current?.sourceLocation {
      return TestCaller(
        filePath: place.filePath,
        fileID: place.fileID,
        line: place.line,
        column: place.column
      )
    }
    guard RunningTestCase.shared.isRunning else { return nil }
    return TestCaller(filePath: "", fileID: "", line: 0, column: 0)
  }
}
