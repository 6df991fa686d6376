import Foundation
package import LayoutDiagnostics
import LayoutViews
import Synchronization
import Testing

/// The type that hands the running test what code of an app did where no window is: views find it by its name.
///
/// An error, such as a color that is missing, fails the test at the finding's own line, or else where the test begins. A
/// warning, such as a symbol that is not drawn, goes to standard error, once a test, and its hint once a run.
package final class RunningTestHearer: UnplacedFindingHearer {
  private struct Told {
    var messages: Set<String> = []
    var codes: Set<String> = []
  }

  // Tests run side by side.
  private static let told = Mutex(Told())

  package static var runningTest: String? { TestCaller.runningTest?.place }

  package static func hear(_ diagnostic: Diagnostic) -> Bool {
    guard let caller = TestCaller.runningTest else { return false }
    guard diagnostic.severity != .error else {
      caller.fail(diagnostic)
      return true
    }
    if let text = warning(diagnostic, in: caller.place) {
      FileHandle.standardError.write(Data(text.utf8))
    }
    return true
  }

  /// Returns the words of a warning in a test, or `nil` if the test had it before.
  package static func warning(_ diagnostic: Diagnostic, in test: String) -> String? {
    let isNew = told.withLock { told in
      guard told.messages.insert("\(test) \(diagnostic.message)").inserted else {
        return (message: false, hint: false)
      }
      return (message: true, hint: told.codes.insert(diagnostic.code).inserted)
    }
    guard isNew.message else { return nil }
    var short = diagnostic
    if !isNew.hint { short.hint = nil }
    return DiagnosticPrinter().text(of: short)
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
