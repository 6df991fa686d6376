import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation

/// A step of a scenario, with its times and what became of it.
package struct ShownStep: Sendable, Hashable, Encodable {
  /// The step as it is written on its line, or the word for it if that is not at hand.
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
    /// The expectation as it is written on its line, or `nil` if that is not at hand.
    package let text: String?
    /// Whether it held, or `nil` if the run did not come so far.
    package let holds: Bool?
    /// The difference from the expectation, or `nil` if it held.
    package let message: String?
  }

  init(_ index: Int, of played: PlayedScenario, in file: PreviewFile) {
    let step = played.scenario.steps[index]
    keyword = step.action.keyword
    place = ShownLine(step.mark, in: file)
    text = file.words(at: step.mark) ?? keyword
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
        text: file.words(at: expectation.mark),
        holds: isReached ? failure == nil : nil,
        message: failure.map { PrintableText.escaped($0.message) }
      )
    }
  }
}

extension PreviewFile {
  /// Returns the words of the element at a place, or `nil` if its line is not at hand.
  fileprivate func words(at mark: SourceMark?) -> String? {
    guard let mark, let line = line(at: mark) else { return nil }
    return ElementWords.element(of: line, at: mark.column)
  }
}
