import ArgumentParser
import LayoutDiagnostics
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames

/// The command `layoutsim compare`, which plays a finger's path with other ways to select rows.
struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Draws what every way to select rows makes of the same finger, as one poster.",
    discussion: """
      Where drags start as they do in the scenario, its finger goes as it is written. Where they start \
      in another way, its drags that select go the same way up and down, and come down where and as that \
      way needs it: on the strip, on the check marks, with two fingers, after a rest. Taps, flings and \
      fingers that scroll stay what they are. In a scenario that says nothing of drags that select, each \
      press counts as one. What the scenario expects is not looked at. Where it has a matrix, each of its screens gets a poster. \
      Where the finger cannot go its way on a screen, or a layout is in conflict or ambiguous, that is told \
      and no poster is written.

        --by modes    every start × pass × way of turning back (24 screens), under the scenario's \
      limit. What the finger does on bars is left out where drags start in another way.
        --by errata   scroll and select by its manual beside the released pod, which has one mode and \
      no limit: 'selection' is left out. Rows that differ are framed. The errata are those of the \
      scenario's overlay, or the release itself where it names none. Drags that select in a scenario whose finger never \
      comes down on the strip go the same way on it.

      Without a file a built-in track is drawn: over a selected row, and back.

      Examples:
        layoutsim compare                                   rendered/comparison.svg
        layoutsim compare --format text                     the selected rows, mode by mode
        layoutsim compare pan.sim.yaml --theme light,dark --format png
        layoutsim compare pan.sim.yaml --by errata
        layoutsim compare pan.sim.yaml --check              are the files up to date?
      """
  )

  @Argument(
    help: .init(
      "Scenarios; - is the standard input, and none is the built-in track.",
      valueName: "files"
    ),
    completion: .scenarios
  )
  var files: [String] = []

  @Option(
    help: .init(
      "What is compared: \(ScreenComparison.Subject.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "subject"
    ),
    completion: .words(ScreenComparison.Subject.self)
  )
  var by = "modes"

  @Option(
    help: .init(
      "svg, png, or both with a comma; text says it in lines on the standard output.",
      valueName: "list"
    ),
    completion: .words(Form.self)
  )
  var format = "svg"

  @OptionGroup var target: OutputOptions

  @OptionGroup var density: ScaleOptions

  @Flag(help: "Write nothing; fail where a file is not there or differs.")
  var check = false

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var limits: LimitOptions

  private enum Form: String, CaseIterable {
    case svg
    case png
    case text
  }

  func validate() throws {
    try target.requireNames()
    _ = try subject()
    let forms = try forms()
    try density.requireRange()
    try target.requireOne()
    if density.scale != nil, !forms.contains(.png) {
      throw ValidationError("--scale is for PNG, and here is '--format \(format)'")
    }
    if forms == [.text] {
      let idle = check ? "--check" : target.output != nil ? "-o" : target.out.map { _ in "--out" }
      if let idle {
        throw ValidationError("\(idle) is for pictures, and '--format text' draws none")
      }
    }
    if target.output == "-", check {
      throw ValidationError("--check compares files; leave out '-o -'")
    }
  }

  func run() async throws {
    var status = ExitStatus.fine
    var drawn: [(picture: PlannedPicture, scenario: String)] = []
    let forms = try forms()
    let subject = try subject()
    let limits = try limits.changes()
    for path in files.isEmpty ? [nil] : files.map(Optional.some) {
      do throws(CommandFailure) {
        let (file, loaded) = try ScenarioFile.loaded(path, orElse: .comparison)
        var scenario = loaded
        scenario.limits = limits.applied(to: loaded.limits)
        let variations = scenario.matrix.replaced(by: try environment.matrix(for: scenario))
          .variations(in: scenario.scene.environment)
        // Lines of several screens would not show which screen they belong to.
        let isAlone = files.count <= 1 && variations.count == 1
        for variation in variations {
          var scenario = scenario
          scenario.scene.environment = variation.applied(to: scenario.scene.environment)
          let name = file.name + variation.suffix
          let label = isAlone ? "" : name + ": "
          let comparison = await ScreenComparison.sideBySide(subject, of: scenario)
          for form in forms where form == .text || comparison.failures.isEmpty {
            let poster = try picture(comparison, of: scenario, in: form, as: name, label: label)
            if let poster { drawn.append((poster, path ?? file.name)) }
          }
          let failures = comparison.failures
          Console.printNotice(file.text(of: failures, Palette(for: .standardError)))
          if !failures.isEmpty { status = status.joined(with: .notAsExpected) }
        }
      } catch {
        Console.printError(error)
        status = status.joined(with: error.status)
      }
    }
    try PlannedPicture.refuseCollision(drawn)
    let pictures = drawn.map(\.picture)
    let posters = PictureOutput(
      destination: try PictureOutput.Destination(
        target,
        count: pictures.count,
        choice: "name one scenario, device, theme and format"
      ),
      options: SVGWriter.Options(text: .outlines),
      isCheck: check
    )
    try await status.joined(with: posters.process(pictures)).orThrow()
  }

  /// Prints a comparison as text, or returns its poster.
  ///
  /// A poster of a moment that was not reached, or of a layout that is not sure, is not drawn.
  private func picture(
    _ comparison: ScreenComparison,
    of scenario: Scenario,
    in form: Form,
    as name: String,
    label: String
  ) throws(CommandFailure) -> PlannedPicture? {
    guard let format = Picture.Format(rawValue: form.rawValue) else {
      let lines = comparison.lines.map { PrintableText.escaped(label + $0) + "\n" }
      try Console.printResult(lines.joined())
      return nil
    }
    var poster = ComparisonPoster(comparison, of: scenario).frame
    // Its own words are read out if the file gives none.
    poster.summary = scenario.alternativeText ?? ""
    let path = "\(name).\(format.rawValue)"
    return PlannedPicture(
      path: path,
      frame: poster,
      format: format,
      scale: density.scale ?? ScaleOptions.usual
    )
  }

  // MARK: Options

  private func subject() throws -> ScreenComparison.Subject { try Choices.one(by, option: "--by") }

  private func forms() throws -> [Form] { try Choices.list(format, option: "--format") }
}
