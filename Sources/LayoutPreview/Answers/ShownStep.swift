import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation

/// A step of a scenario, with its times and what became of it.
package struct ShownStep: Sendable, Hashable, Encodable {
  /// The line in the file, or the word for the step if there is none.
  package let text: String
  /// The place in the file, or `nil` for none.
  package let place: ShownLine?
  /// The word for the step.
  package let keyword: String
  /// The seconds from the beginning until its end, or `nil` if it was not done.
  package let end: Double?
  /// Whether it could not be done.
  package let isFailed: Bool
  /// The expectations of the step.
  package let expectations: [ShownExpectation]

  /// An expectation, with what became of it.
  package struct ShownExpectation: Sendable, Hashable, Encodable {
    /// The place in the file, or `nil` for none.
    package let place: ShownLine?
    /// Whether it held, or `nil` if the run did not come so far.
    package let holds: Bool?
    /// The difference from the expectation, or `nil` if it held.
    package let message: String?
  }

  init(_ index: Int, of played: PlayedScenario, in file: PreviewFile) {
    let step = played.scenario.steps[index]
    keyword = step.action.keyword
    place = ShownLine(step.mark, in: file)
    text = Self.words(of: place?.text) ?? keyword
    isFailed = played.report.failedStep?.number == index + 1
    let end = index < played.ends.count ? played.ends[index] : nil
    self.end = end?.sinceStart.inSeconds
    guard case .expect(let expectations) = step.action else {
      self.expectations = []
      return
    }
    let isReached = end != nil
    self.expectations = expectations.map { expectation in
      let failure = played.report.failures.first {
        $0.code == "expectation" && $0.mark == expectation.mark
      }
      return ShownExpectation(
        place: ShownLine(expectation.mark, in: file),
        holds: isReached ? failure == nil : nil,
        message: failure.map { PrintableText.escaped($0.message) }
      )
    }
  }

  /// Returns a line without what surrounds the step: `- press: row 3` is `press: row 3`.
  private static func words(of line: String?) -> String? {
    guard let line else { return nil }
    let words = line.drop { $0 == " " || $0 == "-" }
    return words.isEmpty ? nil : String(words)
  }
}
