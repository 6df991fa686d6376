/// The state of a preview: what the file says, and what comes of it on one screen.
package struct PreviewState: Sendable, Encodable {
  /// The number of the reading of the file, which grows with each.
  package var version: Int
  /// The path of the file.
  package var file: String
  /// The mistakes of the file and what a run of it found.
  package var diagnostics: [ShownDiagnostic]
  /// Whether the screen is that of the file before its latest mistake.
  package var isStale = false
  /// The run, or `nil` if the file never was without a mistake, or the screen cannot be.
  package var run: Run?
  /// The reason why there is no run, or `nil` if there is one.
  package var obstacle: String?
  /// The axes of environments to choose from.
  package var choices: [PreviewEnvironment.Choice]
  /// The environments of the file's matrix, none without one, at most so many that a page can show them.
  package var matrix: [MatrixEntry]
  /// The number of environments of the matrix that are not shown.
  package var hiddenEntries: Int

  /// An environment of a matrix.
  package struct MatrixEntry: Sendable, Hashable, Encodable {
    /// The name, as goldens have it.
    package var name: String
    /// The words of the axes that it chooses, by their keys.
    package var words: [String: String]
  }

  /// A run of a scenario on one screen.
  package struct Run: Sendable, Encodable {
    /// The scenario's name.
    package var name: String
    /// The words of the environment, by the keys of their axes.
    package var environment: [String: String]
    /// The width of the screen in points.
    package var width: Double
    /// The height of the screen in points.
    package var height: Double
    /// The length of the run in seconds.
    package var duration: Double
    /// The steps.
    package var steps: [ShownStep]
    /// The number of steps that are not shown.
    package var hiddenSteps: Int
    /// The events, at most so many that a page can show them.
    package var trace: [Event]
    /// The number of events that are not shown.
    package var hiddenEvents: Int
    /// The guides that the scene itself shows.
    package var guides: [String]
  }

  /// An event of the trace.
  package struct Event: Sendable, Encodable {
    /// The seconds from the beginning.
    package var time: Double
    /// The kind.
    package var kind: String
    /// The event in words.
    package var text: String
  }
}
