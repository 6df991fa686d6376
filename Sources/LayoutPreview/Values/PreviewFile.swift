package import LayoutDiagnostics
package import LayoutScenes

/// A scenario file as it was read, with all that its messages point into.
package struct PreviewFile: Sendable, Hashable {
  /// The scenario, or `nil` if the file has a mistake or cannot be read.
  package var scenario: Scenario?
  /// The mistakes and remarks.
  package var diagnostics: [Diagnostic]
  /// The texts of the file and of those that it names, to show lines of them.
  package var sources: [SourceText]
  /// The paths of all files that it was read from, also of missing ones.
  package var paths: [String]

  /// Creates a file.
  package init(
    scenario: Scenario?,
    diagnostics: [Diagnostic],
    sources: [SourceText],
    paths: [String]
  ) {
    self.scenario = scenario
    self.diagnostics = diagnostics
    self.sources = sources
    self.paths = paths
  }

  /// Returns the text of a line, or `nil` if none of the files has it.
  func line(at mark: SourceMark?) -> Substring? {
    guard let mark else { return nil }
    return sources.first { $0.file == mark.file }?.line(mark.line)
  }
}
