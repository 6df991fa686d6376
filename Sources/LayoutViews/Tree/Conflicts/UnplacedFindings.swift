import Foundation
package import LayoutDiagnostics

/// A type that fails the test that runs for a finding that no window has.
package protocol UnplacedFindingHearer: AnyObject {
  /// Fails the test for a finding.
  ///
  /// - Parameter diagnostic: The finding.
  /// - Returns: Whether a test runs.
  static func fail(_ diagnostic: Diagnostic) -> Bool
}

/// The findings of code that runs where no window is.
enum UnplacedFindings {
  /// The name of the type that hears of them, which only a program of tests has.
  private static let hearerName = "LayoutSimTesting.FailingTestHearer"

  /// Fails the test that runs for a finding.
  ///
  /// - Parameter diagnostic: The finding.
  /// - Returns: Whether there is one.
  static func fail(_ diagnostic: Diagnostic) -> Bool {
    (NSClassFromString(hearerName) as? any UnplacedFindingHearer.Type)?.fail(diagnostic) ?? false
  }
}
