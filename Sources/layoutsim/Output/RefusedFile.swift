import LayoutDiagnostics

extension [Diagnostic] {
  /// The status of a file that is refused for its mistakes: that something is missing here if nothing else is wrong.
  var refusalStatus: ExitStatus {
    allSatisfy { $0.severity != .error || $0.code == "no-shaping" }
      ? .missingHere : .mistakeInScenario
  }
}
