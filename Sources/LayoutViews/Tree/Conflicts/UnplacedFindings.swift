import Foundation
package import LayoutDiagnostics

/// A type that hands the running test a finding that no window has.
package protocol UnplacedFindingHearer: AnyObject {
  /// Fails the test for an error, and writes a warning.
  ///
  /// - Parameter diagnostic: The finding.
  /// - Returns: Whether a test runs.
  static func hear(_ diagnostic: Diagnostic) -> Bool
}

/// The findings of code that runs where no window is.
enum UnplacedFindings {
  /// The name of the type that hears of them, which only a program of tests has.
  private static let hearerName = "LayoutSimTesting.RunningTestHearer"

  /// Hands the running test a finding.
  ///
  /// - Parameter diagnostic: The finding.
  /// - Returns: Whether there is one.
  static func tell(_ diagnostic: Diagnostic) -> Bool {
    (NSClassFromString(hearerName) as? any UnplacedFindingHearer.Type)?.hear(diagnostic) ?? false
  }
}
