import LayoutDiagnostics
import LayoutSimulation

/// The outcome of a run on one screen, in numbers.
package struct PreviewVerdict: Sendable, Hashable, Encodable {
  /// The number of errors.
  package let errors: Int
  /// The number of warnings.
  package let warnings: Int

  init(_ played: PlayedScenario) {
    let findings = played.report.failures + played.report.findings
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
  }
}
