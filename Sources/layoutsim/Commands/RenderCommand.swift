import ArgumentParser
import Foundation
import LayoutDiagnostics
import LayoutSVG
import LayoutScenes
import LayoutSimulation

/// The command `layoutsim render`, which draws pictures of scenarios.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws the pictures of scenarios as SVG or PNG.",
    discussion: """
      A scenario that lists pictures gets those; of any other, every snapshot is drawn, or the last \
      moment where it takes none. The paths of the files are the result. Without a file the built-in \
      demo is drawn: a pan over the touch view that selects, turns back, and scrolls.

      Examples:
        layoutsim render                                    the demo
        layoutsim render strip.sim.yaml --out Pictures
        layoutsim render strip.sim.yaml --format svg,png --scale 3
        layoutsim render strip.sim.yaml --at 0.42s -o moment.png
        layoutsim render strip.sim.yaml --format animated-svg -o strip.svg
        layoutsim render strip.sim.yaml --device latest --theme light,dark
        layoutsim render docs.sim.yaml --check              are the files up to date?
      """
  )

  @Argument(
    help: .init(
      "Scenarios, or folders of them; - is the standard input, and none is the built-in demo.",
      valueName: "files"
    ),
    completion: .scenarios
  )
  var files: [String] = []

  @Option(
    help: .init(
      "With commas: svg and png for moments; animated-svg, apng, frames (numbered PNG) and svg-frames for the whole run.",
      valueName: "list"
    ),
    completion: .words(RenderFormat.self)
  )
  var format: String?

  @OptionGroup var target: OutputOptions

  @Option(
    help: .init(
      "Only these moments: names of snapshots, or times such as 0.42s; with commas.",
      valueName: "list"
    )
  )
  var at: String?

  @Flag(help: "Only the pictures that scenarios list.")
  var pictures = false

  @OptionGroup var density: ScaleOptions

  @Option(
    help: .init(
      "outlines (the same everywhere; default) or text (to be read and searched).",
      valueName: "form"
    ),
    completion: .words(LetterForm.self)
  )
  var text: String?

  @Option(
    help: .init(
      "What to draw over the screen instead of what the scene says: "
        + "\(ShownGuide.allCases.map(\.rawValue).joined(separator: ", ")), "
        + "all for all but hit-areas and outlines, or none.",
      valueName: "list"
    ),
    completion: .list(ShownGuide.words)
  )
  var show: String?

  @Option(
    name: .customLong("id-prefix"),
    help: .init(
      "What ids begin with, before the letters that each picture has of its own.",
      valueName: "text"
    )
  )
  var idPrefix = ""

  @Flag(help: "Write nothing; fail where a file is not there or differs.")
  var check = false

  @OptionGroup var animation: AnimationOptions

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var limits: LimitOptions

  @OptionGroup var watching: WatchOptions

  @OptionGroup var jobs: JobOptions

  private enum LetterForm: String, CaseIterable {
    case outlines
    case text
  }

  func validate() throws {
    try target.requireNames()
    _ = try plan()
    _ = try textForm()
    try density.requireRange()
    try target.requireOne()
    try watching.validate(files, isNeeded: true)
    if pictures, let idle = at.map({ _ in "--at" }) ?? format.map({ _ in "--format" }) {
      throw ValidationError("\(idle) is not for '--pictures', which draws what scenarios list")
    }
    try checkPrefix()
    try checkAnimation()
    if target.output == "-", check {
      throw ValidationError("--check compares files; leave out '-o -'")
    }
    if target.output != nil, files.count > 1 {
      throw ValidationError("-o takes one picture; use --out for several scenarios")
    }
    try checkExtension()
  }

  func run() async throws {
    try await watching.run(files) { run in
      var part = self
      part.files = run.files
      try await part.draw()
    }
  }

  /// Draws the scenarios that were named, once.
  private func draw() async throws {
    let plan = try plan()
    var status = ExitStatus.fine
    var drawn: [(picture: PlannedPicture, scenario: String)] = []
    var isOfSeveralEnvironments = false
    let found = files.isEmpty ? nil : ScenarioSearch(named: files)
    let failures = (found?.problems ?? []).map { CommandFailure($0) }
    for failure in failures + (found?.emptyFolders ?? []).map({ CommandFailure.noScenario(in: $0) })
    {
      Console.printError(failure)
      status = status.joined(with: failure.status)
    }
    // Without a file the built-in demo is meant.
    let scenarios = found.map { $0.files.map(Optional.some) } ?? [nil]
    let outcomes = await scenarios.concurrentMap(workers: jobs.workers) { path in
      Result { () throws(CommandFailure) in try Self.planned(path, plan) }
    }
    for (path, result) in zip(scenarios, outcomes) {
      do throws(CommandFailure) {
        let (file, outcome) = try result.get()
        let palette = Palette(for: .standardError)
        Console.printNotice(file.text(of: outcome.failures.told + outcome.findings.told, palette))
        if !outcome.failures.isEmpty { status = status.joined(with: .notAsExpected) }
        drawn += outcome.pictures.map { ($0, path ?? file.name) }
        isOfSeveralEnvironments = isOfSeveralEnvironments || outcome.isOfSeveralEnvironments
      } catch {
        Console.printError(error)
        status = status.joined(with: error.status)
      }
    }
    let pictures = drawn.map(\.picture)
    if pictures.isEmpty, status == .fine {
      Console.printNotice("nothing is drawn: no picture is listed\n")
    }
    try PlannedPicture.refuseCollision(drawn)
    if target.output == nil { try refuseGoldens(outcomes.compactMap { try? $0.get() }) }
    try refuseOtherFormat(of: pictures)
    // An option may have been for a picture that is not drawn.
    if status == .fine { try refuseVainOptions(for: pictures) }
    let destination = try destination(
      for: pictures,
      choice: isOfSeveralEnvironments
        ? "name one device, orientation, direction, text size and theme" : "choose one with --at"
    )
    try await status.joined(with: destination.process(pictures)).orThrow()
  }

  /// Plays a scenario, the built-in demo for `nil`, and returns the pictures of it.
  private static func planned(
    _ path: String?,
    _ plan: RenderingPlan
  ) throws(CommandFailure) -> (file: ScenarioFile, outcome: RenderingPlan.Outcome) {
    let (file, scenario) = try ScenarioFile.loaded(path)
    let outcome = try plan.outcome(
      of: scenario,
      name: file.name,
      wantsFrames: path == nil || !plan.moments.isEmpty || plan.formats != nil
    )
    return (file, outcome)
  }

  private func plan() throws -> RenderingPlan {
    RenderingPlan(
      moments: try moments(),
      formats: try formats(),
      animation: animation,
      scale: density.scale ?? ScaleOptions.usual,
      guides: try guides(),
      onlyPictures: pictures,
      limits: try limits.changes(),
      environment: environment
    )
  }

  /// Returns the moments that were named, or none for all.
  private func moments() throws -> [String] {
    let words = at.map(Choices.words) ?? []
    for (place, word) in words.enumerated() where words[..<place].contains(word) {
      throw ValidationError("--at: \(quoted(word)) is there twice")
    }
    return words
  }

  /// Returns the guides drawn over the screen, or `nil` for those that each scene asks for.
  private func guides() throws -> Set<ShownGuide>? {
    guard let show else { return nil }
    let words = Choices.words(of: show)
    if let guides = ShownGuide.guides(words) { return guides }
    let none = ShownGuide.noneWord
    guard !words.contains(none) else {
      throw ValidationError("--show: '\(none)' goes with nothing else")
    }
    return Set(
      try Choices.list(show, option: "--show", besides: [ShownGuide.allWord, none])
        as [ShownGuide]
    )
  }

  /// Returns the formats that were named, else that of the one file.
  private func formats() throws -> [RenderFormat]? {
    if let format {
      return try Choices.list(
        format,
        option: "--format",
        of: RenderFormat.allCases.map { ($0.rawValue, $0) },
        meant: RenderFormat.word
      )
    }
    guard let output = target.output, output != "-" else { return nil }
    return output.lowercased().hasSuffix(".png") ? [.png] : nil
  }

  /// Refuses moments where the whole run is drawn, and options of the run where only moments are.
  private func checkAnimation() throws {
    let formats = try formats() ?? []
    let isMoving = formats.contains(where: \.isMoving)
    if at != nil, isMoving, formats.allSatisfy(\.isMoving) {
      throw ValidationError("--at is for moments; a part of the run has '--from' and '--to'")
    }
    if let named = animation.named, !isMoving {
      throw ValidationError(
        "\(named) is for pictures that move: add '--format animated-svg', or another that moves"
      )
    }
  }

  /// Refuses a prefix that could not stand in an id as it is.
  private func checkPrefix() throws {
    let marks = "-."
    let wrong = idPrefix.unicodeScalars.first {
      !$0.properties.isXIDContinue && !marks.unicodeScalars.contains($0)
    }
    guard let wrong else { return }
    let shown = PrintableText.escaped(quoted(String(wrong)))
    throw ValidationError("--id-prefix: \(shown) cannot stand in an id; take letters and digits")
  }

  /// Refuses a file whose name promises another format than the picture has.
  private func refuseOtherFormat(of pictures: [PlannedPicture]) throws(CommandFailure) {
    guard let first = pictures.first, let promised, promised != first.format else { return }
    throw CommandFailure(
      .wrongUsage,
      "-o: '\(target.output ?? "")' is not the name of a file for the listed picture '\(first.path)'"
    )
  }

  /// Refuses pictures that would be written over goldens, before any is written.
  private func refuseGoldens(
    _ outcomes: [(file: ScenarioFile, outcome: RenderingPlan.Outcome)]
  ) throws(CommandFailure) {
    let folder = target.out ?? OutputOptions.usualFolder
    var goldens = GoldenPlaces()
    var isRefused = false
    for (file, outcome) in outcomes {
      let mistakes = outcome.pictures.compactMap { picture in
        goldens.mistake(
          of: [folder == "." ? picture.path : "\(folder)/\(picture.path)"],
          code: "duplicate-picture",
          at: file.scenario?.pictures.first { picture.isVersion(of: $0) }?.mark
        )
      }
      isRefused = isRefused || !mistakes.isEmpty
      Console.printNotice(file.text(of: mistakes, Palette(for: .standardError)))
    }
    if isRefused { throw CommandFailure(.mistakeInScenario, nil) }
  }

  /// Refuses options that have no effect on any picture.
  private func refuseVainOptions(for pictures: [PlannedPicture]) throws(CommandFailure) {
    let isOfSVG = pictures.contains { $0.format == .svg }
    let isOfPNG = pictures.contains { $0.format == .png }
    guard !pictures.isEmpty else { return }
    if density.scale != nil, !isOfPNG {
      throw CommandFailure(.wrongUsage, "--scale is for PNG, and here is none")
    }
    guard let idle = text.map({ _ in "--text" }) ?? (idPrefix.isEmpty ? nil : "--id-prefix"),
      !isOfSVG
    else { return }
    throw CommandFailure(.wrongUsage, "\(idle) is for SVG, and here is none")
  }

  private func textForm() throws -> LetterForm {
    try text.map { try Choices.one($0, option: "--text") } ?? .outlines
  }

  /// The format that the name of the one file promises, or `nil` if it promises none.
  private var promised: Picture.Format? {
    target.output.flatMap {
      Picture.Format(rawValue: URL(fileURLWithPath: $0).pathExtension.lowercased())
    }
  }

  /// Refuses a file whose name promises another format than it would get.
  private func checkExtension() throws {
    guard let output = target.output, output != "-" else { return }
    let written = URL(fileURLWithPath: output).pathExtension
    guard !written.isEmpty else { return }
    guard let promised else {
      throw ValidationError("-o: '\(output)' ends neither in '.svg' nor in '.png'")
    }
    guard let formats = try formats(), formats.map(\.file) != [promised] else { return }
    let named = formats.map(\.rawValue).joined(separator: ",")
    throw ValidationError("-o: '\(output)' is not the name of a file for '--format \(named)'")
  }

  private func destination(
    for pictures: [PlannedPicture],
    choice: String
  ) throws -> PictureOutput {
    let form = try textForm()
    let options = SVGWriter.Options(text: form == .text ? .text : .outlines, idPrefix: idPrefix)
    let destination = try PictureOutput.Destination(
      target,
      count: pictures.count,
      choice: choice
    )
    return PictureOutput(destination: destination, options: options, isCheck: check)
  }
}
