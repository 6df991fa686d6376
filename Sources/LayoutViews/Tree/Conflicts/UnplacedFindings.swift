import Foundation
package import LayoutDiagnostics

/// A type that knows the running test, and hands it a finding that no window has.
package protocol UnplacedFindingHearer: AnyObject, SendableMetatype {
  /// The place of the running test, or `nil` if none is known to run.
  static var runningTest: String? { get }

  /// Fails the test for an error, and writes a warning.
  ///
  /// - Parameter diagnostic: The finding.
  /// - Returns: Whether a test runs.
  static func hear(_ diagnostic: Diagnostic) -> Bool
}

/// The findings of code that runs where no window is.
package enum UnplacedFindings {
  /// The name of the type that hears of them, which only a program of tests has.
  private static let hearerName = "LayoutSimTesting.RunningTestHearer"

  /// Hands the running test a finding.
  ///
  /// - Parameter diagnostic: The finding.
  /// - Returns: Whether there is one.
  static func tell(_ diagnostic: Diagnostic) -> Bool { hearer?.hear(diagnostic) ?? false }

  /// The place of the running test, or `nil` outside of tests.
  package static var runningTest: String? { hearer?.runningTest }

  // Looked up once: windows ask for it whenever their code runs.
  private static let hearer = NSClassFromString(hearerName) as? any UnplacedFindingHearer.Type
}
