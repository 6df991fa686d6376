package import Foundation

/// A page of snapshots beside their goldens: those that differ with pictures and words, the runs that they are from moment
/// by moment, and the names of those that passed.
///
/// It is one file that asks for nothing from elsewhere. The words, and the first pictures, are read without its script.
package struct SnapshotPage: Sendable {
  /// The title of the page and of its window.
  package var title: String
  /// The line below the title.
  package var summary: String
  /// The runs, in their order.
  package var runs: [Run] = []
  /// The number of runs whose moments are left out, so that the page stays small.
  package var hiddenRecordings = 0
  /// The word by which a server knows the page, or `nil` for a page that only shows.
  package var token: String?

  /// Creates a page without runs.
  package init(title: String, summary: String) { (self.title, self.summary) = (title, summary) }

  /// A run of a scenario, or the snapshots of a suite.
  package struct Run: Sendable {
    /// The name.
    package var name: String
    /// The file, or `nil` if the name says all.
    package var file: String?
    /// The cards of what was found besides differences.
    package var findings: [HTML] = []
    /// The snapshots that differ, have no golden or were recorded.
    package var snapshots: [ShownSnapshot] = []
    /// The names of those that passed.
    package var passed: [String] = []
    /// The run, moment by moment, or `nil` if it is left out.
    package var recording: RecordedRun?

    /// Creates a run without snapshots.
    package init(name: String, file: String?) { (self.name, self.file) = (name, file) }
  }
}

/// A snapshot on a page.
package struct ShownSnapshot: Sendable {
  /// A state of a snapshot.
  package enum State: String, Sendable, CaseIterable {
    /// The picture is another than the golden.
    case differs
    /// A golden is still missing.
    case new
    /// The picture has become the golden in this run.
    case recorded
  }

  /// A line about a difference, with the places that it is about.
  package struct Line: Sendable {
    /// The words.
    package var words: String
    /// The places.
    package var marks: [Mark]

    /// Creates a line.
    package init(_ words: String, at marks: [Mark] = []) {
      (self.words, self.marks) = (words, marks)
    }
  }

  /// A place on the screen.
  package struct Mark: Sendable {
    /// The rectangle, in points.
    package var rect: CGRect
    /// Whether it is a place in the golden, and not in the new picture.
    package var isInGolden: Bool

    /// Creates a place.
    package init(_ rect: CGRect, isInGolden: Bool) {
      (self.rect, self.isInGolden) = (rect, isInGolden)
    }
  }

  /// A picture as the bytes of a file.
  package enum Image: Sendable {
    /// SVG text.
    case svg([UInt8])
    /// The bytes of a PNG file.
    case png([UInt8])
  }

  /// The name, with the environment.
  package var name: String
  /// The name without the environment, by which a recorded moment knows it.
  package var step: String
  /// The state.
  package var state: State
  /// The place in the scenario, or `nil` for none.
  package var place: String?
  /// The lines about the difference.
  package var lines: [Line] = []
  /// The words by which snapshots that differ for one cause are known, empty for none.
  package var cause = ""
  /// The golden, or `nil` if there is none or it cannot be shown.
  package var golden: Image?
  /// The new picture, or `nil` if it was not kept.
  package var picture: Image?
  /// The command that accepts it, or `nil` if there is none.
  package var command: String?
  /// The reason why it cannot be accepted yet, or `nil` if it can.
  package var obstacle: String?

  /// Creates a snapshot without pictures.
  package init(name: String, step: String, state: State) {
    (self.name, self.step, self.state) = (name, step, state)
  }
}
