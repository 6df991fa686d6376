public import LayoutDevices
import LayoutDiagnostics
public import LayoutScenes
import LayoutSimulation

/// A validator that lays a scene out on many screens and finds conflicts and ambiguities.
public enum SceneValidator {
  /// Validates a scene.
  ///
  /// What is looked for, and how grave it is, stands on the page <doc:WhatValidateLooksAt>. Findings of one cause are
  /// one, whatever the amount.
  ///
  /// The screens are shared out among workers by position. Devices that have the same screen are laid
  /// out once.
  ///
  /// - Parameters:
  ///   - scene: The scene; its own environment does not matter.
  ///   - environments: The screens.
  ///   - includesConsoleText: Whether conflicts have the text of UIKit's console.
  ///   - workers: The number of screens laid out at the same time, at least 1, or `nil` for the number of
  ///     processors.
  /// - Returns: The report, which does not depend on the number of workers.
  /// - Complexity: One layout for each different screen.
  public static func validate(
    _ scene: Scene,
    on environments: [ScreenEnvironment] = ValidationMatrix().environments,
    includesConsoleText: Bool = false,
    workers: Int? = nil
  ) async -> ValidationReport {
    let (different, positions) = differentScreens(among: environments)
    let screens = await different.concurrentMap(workers: workers) { environment in
      var scene = scene
      scene.environment = environment
      return CheckedScreen(Simulation(scene), includesConsoleText: includesConsoleText)
    }
    return report(on: environments, positions.map { screens[$0] }).tryingEstimates(in: scene)
  }

  /// Returns one of the environments for each different layout, and the index of each environment's layout.
  static func differentScreens(
    among environments: [ScreenEnvironment]
  ) -> (screens: [ScreenEnvironment], positions: [Int]) {
    var screens: [ScreenEnvironment] = []
    var places: [ScreenEnvironment: Int] = [:]
    let positions = environments.map { environment in
      let layout = environment.withoutNames
      if let place = places[layout] { return place }
      places[layout] = screens.count
      screens.append(environment)
      return screens.count - 1
    }
    return (screens, positions)
  }

  /// Returns the findings that screens have in common; `screens` is one for each of `environments`.
  static func report(
    on environments: [ScreenEnvironment],
    _ screens: [CheckedScreen]
  ) -> ValidationReport {
    var report = ValidationReport(environments: environments, findings: [])
    var places: [LayoutFinding.Cause: Int] = [:]
    var amounts: [Double] = []
    for (environment, screen) in zip(environments, screens) {
      report.constraintSource = report.constraintSource ?? screen.constraintSource
      for finding in screen.findings {
        let place = places[finding.cause] ?? report.findings.count
        if place == report.findings.count {
          places[finding.cause] = place
          amounts.append(-.infinity)
          report.findings.append(
            ValidationFinding(
              diagnostic: finding.diagnostic,
              worst: environment,
              environments: [],
              axis: finding.axis,
              holdsEverywhere: finding.holdsEverywhere
            )
          )
        }
        // Rows of one kind of cell have the same mistake.
        if report.findings[place].environments.last != environment {
          report.findings[place].environments.append(environment)
          report.findings[place].amounts.append(finding.amount)
          report.findings[place].messages.append(finding.diagnostic.message)
        } else if let last = report.findings[place].amounts.last, finding.amount > last {
          let end = report.findings[place].amounts.endIndex - 1
          report.findings[place].amounts[end] = finding.amount
          report.findings[place].messages[end] = finding.diagnostic.message
        }
        if finding.diagnostic != report.findings[place].diagnostic {
          report.findings[place].dependsOnScreen = true
        }
        guard finding.amount > amounts[place] else { continue }
        amounts[place] = finding.amount
        report.findings[place].views = finding.views
        report.findings[place].diagnostic = finding.diagnostic
        report.findings[place].worst = environment
        report.findings[place].consoleText = finding.consoleText
        report.findings[place].illustrations = finding.illustrations
        report.findings[place].missing = finding.missing
      }
    }
    // On one screen alone it says nothing that a constraint has no effect.
    report.findings.removeAll {
      $0.holdsEverywhere && ($0.environments.count < environments.count || environments.count == 1)
    }
    return report
  }
}
