package import LayoutDiagnostics
package import LayoutGeometry
import LayoutInteraction
package import LayoutScenes

extension Scenario {
  /// The first step with which more time passes than the limits allow, whatever happens on the screen.
  ///
  /// It is `nil` if that is not known before.
  ///
  /// The times of moving and resting fingers and of waiting count.
  package var firstStepBeyondTime: Int? {
    var passed = Duration.zero
    return steps.firstIndex { step in
      switch step.action {
      case .move(_, let duration), .hold(let duration), .wait(let duration): passed += duration
      case .touches(let touches): passed += touches.duration
      default: break
      }
      return passed > limits.time
    }
  }
}

extension Simulation {
  /// Returns the first step, by its index, with which a run must go beyond its time, or `nil` for none.
  package static func objection(
    to scenario: Scenario,
    until end: Instant? = nil
  ) -> (step: Int, failure: FailedAction)? {
    if let end, end.sinceStart <= scenario.limits.time { return nil }
    return scenario.firstStepBeyondTime.map { index in
      let mark = scenario.steps[index].mark
      let words = "of time would pass, and nothing is played"
      return (index, .beyondLimit(.time, of: scenario.limits, words, at: mark))
    }
  }

  /// Throws the limit that a run went beyond, if there is one.
  package func check(
    _ limits: ScenarioLimits,
    frameCount: Int = 0,
    at mark: SourceMark?
  ) throws(FailedAction) {
    if clock.now.sinceStart > limits.time {
      throw .beyondLimit(.time, of: limits, "of time have passed, and the run ends here", at: mark)
    }
    if interaction.dispatcher.eventCount > limits.events {
      throw .beyondLimit(
        .events,
        of: limits,
        "events of fingers were sent, and the run ends here",
        at: mark
      )
    }
    if frameCount > limits.frames {
      throw .beyondLimit(
        .frames,
        of: limits,
        "snapshots were taken, and the run ends here",
        at: mark
      )
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
      "limit",
      "more than \(text) \(what)",
      at: mark,
      hint: "raise it with 'limits: {\(key.rawValue): …}' in the scenario, or with"
        + " '--limit \(key.rawValue)=…'"
    )
  }
}
