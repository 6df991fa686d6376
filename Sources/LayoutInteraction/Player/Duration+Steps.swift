import LayoutGeometry

extension Duration {
  /// The longest that a finger moves or rests at once: ten minutes, as in scenario files.
  package static let longestStep: Duration = .seconds(600)

  /// The duration, or the nearest that a finger can take.
  var asStep: Duration { min(max(.zero, self), .longestStep) }

  /// Returns the reason why `what` cannot take so long, in lower case and without a period, or `nil`.
  package func objection(to what: String) -> String? {
    if self < .zero { return "\(what): time does not run backwards" }
    if self > .longestStep {
      return "\(what): more than \(Duration.longestStep.inSecondsText) s at once is too long"
    }
    return nil
  }
}
