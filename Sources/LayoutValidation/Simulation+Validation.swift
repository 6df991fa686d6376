public import LayoutDevices
public import LayoutScenes
public import LayoutSimulation

extension Simulation {
  /// Returns the findings on the screen as it is laid out now; those that the scene allows are left out.
  ///
  /// - Complexity: O(*n*) in the number of views, and a few solutions of what is connected with each place that is
  ///   open.
  public func validate() -> ValidationReport { validate(allowing: []) }

  /// Returns the findings on the screen as it is laid out now, without those of some rules.
  public func validate(allowing allowed: Set<LayoutRule>) -> ValidationReport {
    SceneValidator.report(
      on: [scene.environment],
      [CheckedScreen(self, allowing: allowed, includesConsoleText: false)]
    )
  }
}

extension SceneValidator {
  /// Validates screens that code makes, one after the other.
  ///
  /// Devices that have the same screen are laid out once.
  ///
  /// - Parameters:
  ///   - environments: The screens.
  ///   - allowed: The rules that layouts may break.
  ///   - screen: A function that makes the screen of an environment.
  /// - Returns: The report.
  /// - Complexity: One layout for each different screen.
  public static func validate(
    on environments: [ScreenEnvironment],
    allowing allowed: Set<LayoutRule> = [],
    screen: (ScreenEnvironment) throws -> Simulation
  ) rethrows -> ValidationReport {
    let (different, positions) = differentScreens(among: environments)
    let screens = try different.map { environment in
      CheckedScreen(try screen(environment), allowing: allowed, includesConsoleText: false)
    }
    return report(on: environments, positions.map { screens[$0] })
  }
}
