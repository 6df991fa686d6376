import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation

extension PreviewSession {
  /// Returns the steps of a touch that was drawn on the screen at a moment, and what comes of them there.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - namesRows: Whether places are rows where there are some, instead of points.
  ///   - environment: The screen.
  ///   - moment: The moment.
  /// - Returns: The steps.
  /// - Throws: `PreviewMistake` if there is no screen.
  package func steps(
    of touch: DrawnTouch,
    namingRows namesRows: Bool,
    in environment: PreviewEnvironment,
    at moment: PreviewMoment
  ) throws(PreviewMistake) -> StepsAnswer {
    let simulation = try simulation(in: environment, at: moment)
    let steps = TouchWriter(simulation: simulation, namesRows: namesRows).steps(of: touch)
    let played = try played(in: environment)
    let (text, isFine) = played.outcome(of: steps.map { Step($0.action) }, after: moment)
    return StepsAnswer(
      text: steps.map { "  \($0.line)\n" }.joined(),
      outcome: PrintableText.escaped(text),
      isFine: isFine
    )
  }
}
