import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutScenes

extension Simulation {
  /// Ends a run that went beyond its limits.
  ///
  /// - Parameters:
  ///   - limits: The limits.
  ///   - frameCount: How many snapshots were taken.
  ///   - mark: Where the step stands that was played last.
  /// - Throws: `FailedAction` that names the limit.
  func check(
    _ limits: ScenarioLimits,
    frameCount: Int = 0,
    at mark: SourceMark?
  ) throws(FailedAction) {
    if clock.now.sinceStart > limits.time {
      throw .beyondLimit(.time, of: limits, "of time have passed", at: mark)
    }
    if interaction.dispatcher.eventCount > limits.events {
      throw .beyondLimit(.events, of: limits, "events of fingers were sent", at: mark)
    }
    if frameCount > limits.frames {
      throw .beyondLimit(.frames, of: limits, "snapshots were taken", at: mark)
    }
  }
}

extension Simulation.FailedAction {
  fileprivate static func beyondLimit(
    _ key: ScenarioLimits.Key,
    of limits: ScenarioLimits,
    _ what: String,
    at mark: SourceMark?
  ) -> Self {
    let text = limits.text(of: key)
    return Self(
      diagnostic: Diagnostic(
        .error,
        code: "limit",
        "more than \(text) \(what), and the run ends here",
        at: mark,
        hint: "raise it with 'limits: {\(key.rawValue): …}' in the scenario, or with"
          + " '--limit \(key.rawValue)=…'"
      )
    )
  }
}
