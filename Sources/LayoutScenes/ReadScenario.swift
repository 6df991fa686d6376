package import LayoutDiagnostics

/// A scenario as it was read, with all mistakes, and with the other files that belong to it.
package struct ReadScenario: Sendable {
  /// The scenario, or `nil` if there is an error.
  package var scenario: Scenario?
  /// The diagnostics, in the order of their places.
  package var diagnostics: [Diagnostic]
  /// The paths of the other files, in the order in which they were looked at, each once.
  ///
  /// Files that are missing or could not be read are among them, also if the scenario has mistakes: when one of
  /// them changes or comes, the scenario has to be read again.
  package var paths: [String] = []
  /// The texts of other files that diagnostics point into.
  package var sources: [SourceText] = []
}
