import ArgumentParser
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutValidation

/// The command `layoutsim validate`, which checks a scenario's constraints on every device.
struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Proves a scenario's constraints on every device, orientation and direction.",
    discussion: """
      Lays the scene out on each screen and reports constraints that cannot hold together, with the \
      lines that make them and by how much they miss, and places that the constraints leave open. One \
      finding for each cause. The exit code is 1 where there is an error.

      Examples:
        layoutsim validate strip.sim.yaml
        layoutsim validate --device phones --text-size large,accessibility-5 strip.sim.yaml
        layoutsim validate --console strip.sim.yaml         as Xcode's console would say it, and more
        layoutsim validate --fix strip.sim.yaml             with the repairs that hold on all screens
        layoutsim validate --format github --fail-on warning Snapshots
        layoutsim validate --report findings.html Snapshots
        layoutsim validate --baseline known.json --write-baseline Snapshots
      """
  )

  @Argument(
    help: .init("Scenarios or folders of them; - is the standard input.", valueName: "files"),
    completion: .scenarios
  )
  var files: [String]

  @OptionGroup var reports: ReportOptions

  @Flag(help: "Also show each conflict as Xcode's console does, on the screen where it is worst.")
  var console = false

  @Flag(
    help: "Write the first repair of each finding that has one into the scenario; comments stay."
  )
  var fix = false

  @OptionGroup var findings: FindingOptions

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    _ = try reports.targets()
    try findings.requireWords()
    if fix, files.contains("-") {
      throw ValidationError("--fix writes a file, and '-' is none: name the scenario itself")
    }
  }

  func run() async throws {
    let environment = environment
    let found = ScenarioSearch(named: files)
    try environment.refuseUnknownDevices(in: found.files)
    try ReportTarget.refuse(try reports.targets(), over: found.files)
    if findings.writeBaseline {
      let baseline = ReportTarget(format: .json, path: findings.baseline)
      try ReportTarget.refuse([baseline], over: found.files, option: "--baseline")
    }
    let (console, fix) = (console, fix)
    let (told, counting) = (try findings.told, try findings.counting)
    let known = try findings.writeBaseline ? nil : findings.baseline.map(ValidationBaseline.init)
    var progress = Progress(total: found.files.count)
    var verdicts = await found.files.concurrentMap(
      finished: { progress.begin($0) },
      { await Self.verdict(on: $0, environment, fix: fix, includesConsoleText: console) }
    )
    progress.end()
    if findings.writeBaseline, let path = findings.baseline {
      let baseline = ValidationBaseline(verdicts, at: path)
      try baseline.write()
      Console.printNotice(
        "\(counted(baseline.entries.count, "finding")) written to \(PrintableText.escaped(path))\n"
      )
      for index in verdicts.indices { verdicts[index].validation?.findings = [] }
    }
    for index in verdicts.indices { verdicts[index].tellFindings(told, counting, known) }
    for scenario in known?.missingScenarios ?? [] {
      Console.printNotice(
        "note: '\(PrintableText.escaped(scenario))' of the known findings is there no more; "
          + "write them again with '--write-baseline'\n"
      )
    }
    let all = verdicts + found.verdicts
    try writePictures(of: all)
    try all.report(to: try reports.targets(), of: RunRecord(of: "validate"))
  }

  /// Writes the page and the pictures that are wished for.
  private func writePictures(of verdicts: [ScenarioVerdict]) throws(CommandFailure) {
    if let path = findings.report {
      try ReportTarget(format: .human, path: path).write(ValidationPage(verdicts: verdicts).text)
    }
    guard let path = findings.out else { return }
    var folder = FindingPictureFolder(path)
    for verdict in verdicts {
      guard let report = verdict.validation, let scene = verdict.validatedScene else { continue }
      try folder.write(report, of: ValidationPictures(scene: scene), scenario: verdict.name)
    }
  }

  private static func verdict(
    on path: String,
    _ environment: EnvironmentOptions,
    fix: Bool,
    includesConsoleText: Bool
  ) async -> ScenarioVerdict {
    do throws(CommandFailure) {
      let file = try ScenarioFile(path)
      var verdict = ScenarioVerdict(file)
      guard let scenario = file.scenario else { return verdict }
      let candidates = scenario.matrix.replaced(by: try environment.matrix(for: scenario))
        .screens(for: scenario)
      let screens = candidates.filter { $0.mistakes.isEmpty }
      guard !screens.isEmpty else {
        let message = "none of these devices shows the scene's system, design and window"
        verdict.diagnostics.append(
          Diagnostic(
            .error,
            code: "no-screen",
            message,
            at: scenario.scene.mark,
            // Tablets, which have most windows, are the last ones.
            notes: candidates.last?.mistakes.map { Diagnostic.Note($0.message) } ?? []
          )
        )
        verdict.status = verdict.status.joined(with: .notAsExpected)
        return verdict
      }
      var repair = await ScenarioRepair(
        file,
        scenario,
        at: path,
        on: screens,
        includesConsoleText: includesConsoleText
      )
      if fix {
        await repair.mend()
        try repair.write()
        verdict = ScenarioVerdict(repair.file)
        verdict.diagnostics += repair.remarks
      }
      verdict.diagnostics += [repair.untried].compactMap(\.self)
      let report = repair.report
      verdict.validation = report
      verdict.validatedScene = repair.file.scenario?.sceneWithEnabledOverlay
      verdict.content =
        counted(screens.count, "screen")
        + (report.constraintSource.map { ", \($0)" } ?? "")
      return verdict
    } catch {
      return ScenarioVerdict(file: path, failure: error)
    }
  }
}

extension ScenarioVerdict {
  /// Reports the findings of a validation from a level on, without the known ones, and counts those from another.
  fileprivate mutating func tellFindings(
    _ told: Diagnostic.Severity,
    _ counting: Diagnostic.Severity,
    _ known: ValidationBaseline?
  ) {
    guard var report = validation else { return }
    countingLevel = counting
    let outdated = known?.outdated(report, in: file) ?? []
    let count = report.findings.count
    report.findings.removeAll { known?.knows($0, in: file) == true }
    if report.findings.count < count, let words = content {
      content = "\(words), \(counted(count - report.findings.count, "known finding"))"
    }
    if report.findings.contains(where: { $0.diagnostic.severity.isAtLeast(counting) }) {
      status = status.joined(with: .notAsExpected)
    }
    report.findings.removeAll { !$0.diagnostic.severity.isAtLeast(told) }
    diagnostics += report.findings.map { $0.diagnostic(among: report.environments) }
    diagnostics += outdated.map { entry in
      Diagnostic(
        .note,
        code: "baseline-outdated",
        "a known finding is there no more: \(entry.code), \(quoted(entry.cause))",
        hint: "write the file again with '--write-baseline'"
      )
    }
    consoleTexts = report.findings.compactMap(\.consoleText)
    validation = report
  }
}

extension EnvironmentMatrix {
  /// Returns the screens of the matrix.
  ///
  /// Some are there that their devices do not have. What it leaves open stands for everything, but for the reader's
  /// settings, the system, the design and the window, which are the scene's.
  fileprivate func screens(for scenario: Scenario) -> [ScreenEnvironment] {
    var others = self
    (others.devices, others.orientations, others.directions) = ([], [], [])
    // They move nothing.
    (others.themes, others.contrasts, others.motions) = ([], [], [])
    return others.combinations.flatMap { variation in
      let applied = variation.applied(to: scenario.scene.environment)
      return ValidationMatrix(
        devices: devices.isEmpty ? Device.catalogue + scenario.devices : devices,
        orientations: orientations.isEmpty ? Orientation.allCases : orientations,
        directions: directions.isEmpty ? LayoutDirection.allCases : directions,
        contentSizeCategories: [applied.contentSizeCategory],
        system: applied.system,
        design: applied.design,
        share: applied.share,
        textWeight: applied.textWeight
      ).combinations
    }
  }
}
