public import LayoutDevices
public import LayoutDiagnostics
public import LayoutScenes
public import LayoutSimulation
public import LayoutValidation
public import LayoutViews
import TableSelection

/// Expects that constraints of a touch view hold on every screen, and that a finger can use it there.
///
/// On each screen a table in a controller gets the overlay of `TableViewScrollAndSelectController` with the
/// constraints as its own. A finding of the least severity, or of a graver one, fails the test at the constraint's own
/// line, once for each cause, with the screens that have it and with the changes that were tried on all of them.
///
/// ```swift
/// expectValid { touchView in
///   guard let superview = touchView.superview else { return nil }
///   return [
///     touchView.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
///     touchView.topAnchor.constraint(equalTo: superview.topAnchor),
///     touchView.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
///     touchView.widthAnchor.constraint(equalToConstant: 72),
///   ]
/// }
/// ```
///
/// - Parameters:
///   - matrix: The screens; by default every device in both orientations and directions.
///   - hosting: The kind of screen for the table.
///   - table: The content of the table; by default 60 rows in editing mode.
///   - allowed: The rules that the layouts may break.
///   - severity: The least severity that fails the test.
///   - filePath: The test file.
///   - fileID: The test file within its module.
///   - line: The line that expects it.
///   - column: The column that expects it.
///   - constraints: A function that returns the constraints of the touch view, or `nil` for the default ones.
/// - Returns: The report.
/// - Complexity: One layout for each different screen, and for each of a few changes when something is wrong.
@discardableResult
public func expectValid(
  on matrix: ValidationMatrix = ValidationMatrix(),
  hosting: ControllerKind = .navigation,
  table: TableScene = TableScene(sections: [SectionScene(rowCount: 60)], isEditing: true),
  allowing allowed: Set<LayoutRule> = [],
  failingFrom severity: Diagnostic.Severity = .error,
  filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column,
  constraints: @escaping (View) -> [LayoutConstraint]?
) -> ValidationReport {
  let screens = TouchViewScreens(hosting: hosting, table: table, constraints: constraints)
  var report = SceneValidator.validate(on: matrix.environments, allowing: allowed) {
    screens.screen($0)
  }
  for index in report.findings.indices where report.findings[index].fails(severity) {
    let repairs = ClosureRepair.all(of: report.findings[index], in: report, screens.latest) {
      screens.screen($0, with: $1)
    }
    if !repairs.isEmpty {
      let advice = repairs.map(\.advice).joined(separator: ", or ")
      report.findings[index].diagnostic.hint =
        "\(advice); tried on \(counted(report.environments.count, "screen"))"
    }
  }
  TestCaller(filePath, fileID, line: line, column: column).fail(report, from: severity)
  return report
}

/// Expects that nothing is wrong with screens that code makes; see `expectValid(on:hosting:table:…)`.
///
/// - Parameters:
///   - matrix: The environments of the screens.
///   - allowed: The rules that the layouts may break.
///   - severity: The least severity that fails the test.
///   - filePath: The test file.
///   - fileID: The test file within its module.
///   - line: The line that expects it.
///   - column: The column that expects it.
///   - screen: A function that makes the screen of an environment.
/// - Returns: The report.
/// - Throws: What `screen` throws.
/// - Complexity: One layout for each different screen.
@discardableResult
public func expectValid(
  screensOn matrix: ValidationMatrix,
  allowing allowed: Set<LayoutRule> = [],
  failingFrom severity: Diagnostic.Severity = .error,
  filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column,
  screen: (ScreenEnvironment) throws -> Simulation
) rethrows -> ValidationReport {
  let report = try SceneValidator.validate(
    on: matrix.environments,
    allowing: allowed,
    screen: screen
  )
  TestCaller(filePath, fileID, line: line, column: column).fail(report, from: severity)
  return report
}

/// A maker of screens with a touch view over a table, whose constraints a closure makes.
private final class TouchViewScreens {
  private let hosting: ControllerKind
  private let table: TableScene
  private let constraints: (View) -> [LayoutConstraint]?
  /// The constraints that were made last, before a change.
  private(set) var latest: [LayoutConstraint] = []
  /// The screen of these, which do not keep the views that they name.
  private var latestScreen: Simulation?

  init(
    hosting: ControllerKind,
    table: TableScene,
    constraints: @escaping (View) -> [LayoutConstraint]?
  ) {
    self.hosting = hosting
    self.table = table
    self.constraints = constraints
  }

  /// Returns a screen, its constraints after a change if there is one.
  func screen(_ environment: ScreenEnvironment, with repair: ClosureRepair? = nil) -> Simulation {
    let scene = Scene(environment: environment, controller: hosting, table: table, overlay: nil)
    let simulation = Simulation(scene)
    let controller = TableViewScrollAndSelectController(tableView: simulation.tableView)
    controller.setCustomConstraints { [self] touchView in
      guard let made = constraints(touchView) else { return nil }
      if repair == nil { latest = made }
      return repair?.changed(made) ?? made
    }
    controller.enabled = true
    simulation.scrollAndSelect = controller
    if repair == nil { latestScreen = simulation }
    return simulation
  }
}

extension TestCaller {
  /// Fails the running test once for each finding that is grave enough.
  fileprivate func fail(_ report: ValidationReport, from severity: Diagnostic.Severity) {
    for finding in report.findings where finding.fails(severity) {
      fail(finding.diagnostic(among: report.environments))
    }
  }
}

extension ValidationFinding {
  /// Returns whether the finding is of a severity or of a graver one.
  fileprivate func fails(_ least: Diagnostic.Severity) -> Bool {
    let order = Diagnostic.Severity.allCases
    return order.firstIndex(of: diagnostic.severity) ?? 0 <= order.firstIndex(of: least) ?? 0
  }
}
