import ArgumentParser
import Foundation
import LayoutDiagnostics
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots
import ScreenFrames

/// The command `layoutsim gallery`, which makes a page of all scenarios and their pictures.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Makes one static page of scenarios and their pictures, with a search.",
    discussion: """
      The page is index.html in a folder, with the pictures as SVG beside it: those that a scenario lists, or \
      all its snapshots. It can be opened from the disk or put on any server; nothing is fetched from elsewhere. \
      A picture that cannot be drawn is named on the page, and the command ends with 1. Pictures of an earlier \
      gallery in the folder that are on the page no more are removed, and no other file; a page or a picture that \
      no gallery has made is not written over.

      Examples:
        layoutsim gallery                       all scenarios in this folder and those inside
        layoutsim gallery Snapshots --out site
        layoutsim gallery Snapshots --check     is the page up to date?
      """
  )

  @Argument(
    help: .init("Scenarios, or folders of them (default: this folder).", valueName: "files"),
    completion: .scenarios
  )
  var files: [String] = []

  @Option(
    help: .init("The folder for the page (default: \(usualFolder)).", valueName: "folder"),
    completion: .directory
  )
  var out: String?

  @Option(help: .init("The title of the page (default: Gallery).", valueName: "text"))
  var title: String?

  @Flag(help: "Write nothing; fail where a file is not there or differs.")
  var check = false

  @OptionGroup var limits: LimitOptions

  @OptionGroup var jobs: JobOptions

  private static let usualFolder = "gallery"

  func validate() throws {
    try Choices.requireName(out, of: "folder", option: "--out")
    _ = try limits.changes()
  }

  func run() async throws {
    let search = ScenarioSearch(named: files)
    var status = ExitStatus.fine
    let failures =
      search.problems.map { CommandFailure($0) }
      + search.emptyFolders.map { CommandFailure.noScenario(in: $0) }
    for failure in failures {
      Console.printError(failure)
      status = status.joined(with: failure.status)
    }
    for file in search.files where !FileManager.default.fileExists(atPath: file) {
      // A page without the scenario would be taken for all that there is.
      throw CommandFailure(FileError(.read, file, .notFound, "there is no such file"))
    }
    guard !search.files.isEmpty else {
      if status == .fine { throw CommandFailure.noScenario(in: ".") }
      return try status.orThrow()
    }
    let folder = out ?? Self.usualFolder
    try GalleryPictures.refuseForeignPage(in: folder)
    let plan = RenderingPlan(
      scale: 1,
      onlyPictures: false,
      isOfSVGAlone: true,
      limits: try limits.changes(),
      environment: try EnvironmentOptions.parse([])
    )
    let drawn = await search.files.concurrentMap(workers: jobs.workers) { path in
      Self.drawn(path, in: search.folders, plan)
    }
    for scenario in drawn {
      if let failure = scenario.failure { Console.printError(failure) }
      Console.printNotice(scenario.words)
      status = status.joined(with: scenario.status)
    }
    let pictures = drawn.flatMap(\.pictures)
    try PlannedPicture.refuseCollision(
      drawn.flatMap { scenario in scenario.pictures.map { ($0, scenario.entry.path) } },
      advice: "give one of the files another name, or make a gallery of each folder"
    )
    let earlier = try GalleryPictures(of: folder)
    try GalleryPictures.refuseForeignPictures(pictures.map(\.path), in: folder)
    let output = PictureOutput(
      destination: .folder(folder),
      options: SVGWriter.Options(text: .outlines),
      isCheck: check,
      announcement: .none
    )
    // First, so that what a run that is cut off has written is known as a gallery's.
    if !check {
      try earlier.write(pictures.map(\.path) + earlier.leftovers(besides: pictures.map(\.path)))
    }
    status = status.joined(with: try await output.process(pictures))
    let page = GalleryPage(title: title ?? "Gallery", entries: drawn.map(\.entry))
    status = status.joined(with: try settle(page, at: "\(folder)/\(GalleryPictures.page)"))
    // What a mistake hides for now is still somebody's picture.
    let isWhole = drawn.allSatisfy { $0.status == .fine } && failures.isEmpty
    status = status.joined(
      with: try settle(earlier, pictures.map(\.path), isWhole: isWhole)
    )
    try status.orThrow()
  }

  /// Removes the pictures of an earlier gallery that are on the page no more, or names them.
  private func settle(
    _ earlier: GalleryPictures,
    _ pictures: [String],
    isWhole: Bool
  ) throws(CommandFailure) -> ExitStatus {
    if check {
      let files = isWhole ? earlier.files(besides: pictures) : []
      for file in files { try Console.printResult("left over: \(PrintableText.escaped(file))\n") }
      return files.isEmpty ? .fine : .notAsExpected
    }
    guard isWhole else {
      try earlier.write(pictures + earlier.leftovers(besides: pictures))
      return .fine
    }
    let count = try earlier.removeLeftovers(besides: pictures)
    if count > 0 {
      Console.printNotice("removed \(counted(count, "picture")) of an earlier gallery\n")
    }
    try earlier.write(pictures)
    return .fine
  }

  /// Writes the page, or compares it.
  private func settle(_ page: GalleryPage, at path: String) throws(CommandFailure) -> ExitStatus {
    let bytes = Array(page.text.utf8)
    var fault: String?
    do throws(FileError) {
      if !check {
        try WholeFile.write(bytes, to: path)
      } else if try WholeFile.read(path) != bytes {
        fault = "out of date"
      }
    } catch {
      guard check, error.cause == .notFound else { throw CommandFailure(error) }
      fault = "missing"
    }
    let name = PrintableText.escaped(path)
    if let fault {
      try Console.printResult("\(fault): \(name)\n")
      return .notAsExpected
    }
    if !check { try Console.printResult("\(name)\n") }
    return .fine
  }
}

extension GalleryCommand {
  /// A scenario with its entry of the page and the pictures to write.
  private struct Drawn {
    var entry: GalleryPage.Entry
    var pictures: [PlannedPicture] = []
    /// The messages about what was not drawn, and about the scenario.
    var words = ""
    /// The reason why there is nothing of it.
    var failure: CommandFailure?
    var status = ExitStatus.fine
  }

  /// Plays a scenario and returns its entry, with the reason in it if there is nothing to see.
  private static func drawn(
    _ path: String,
    in folders: [String],
    _ plan: RenderingPlan
  ) -> Drawn {
    let place = shown(path, in: folders)
    var drawn = Drawn(entry: .init(title: place, path: place))
    do throws(CommandFailure) {
      let (file, scenario) = try ScenarioFile.loaded(path)
      drawn.entry.title = scenario.name
      let outcome = try plan.outcome(of: scenario, name: file.name, wantsFrames: false)
      let troubles = outcome.failures.told
      drawn.words = file.text(
        of: troubles + outcome.findings.told,
        Palette(for: .standardError)
      )
      drawn.entry.troubles = troubles.map(\.message)
      if !troubles.isEmpty { drawn.status = .notAsExpected }
      add(outcome.pictures, of: scenario, at: place, to: &drawn)
    } catch {
      drawn.failure = error
      drawn.entry.troubles = [error.message ?? "it has mistakes: 'layoutsim check' shows them"]
      drawn.status = error.status
    }
    return drawn
  }

  /// Returns the path of a scenario from the working folder, or from the folder in which it was searched: pages have no
  /// folders of one machine.
  private static func shown(_ path: String, in folders: [String]) -> String {
    guard path.hasPrefix("/") else { return path }
    let here = FileManager.default.currentDirectoryPath + "/"
    // Of a folder elsewhere the page says the name.
    let elsewhere = folders.filter { path.hasPrefix("\($0)/") }.map(parent)
    let outer = ([here] + elsewhere).first { path.hasPrefix($0) }
    return String(path.dropFirst((outer ?? parent(path)).count))
  }

  /// Returns the path of the folder that a file or a folder is in, with its slash.
  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Adds pictures, all as SVG; one that is listed in two formats is added once.
  private static func add(
    _ pictures: [PlannedPicture],
    of scenario: Scenario,
    at path: String,
    to drawn: inout Drawn
  ) {
    let folder = "\(GalleryPictures.folder)/\(place(of: path))"
    var listed: [String: Picture?] = [:]
    for picture in pictures {
      let name = picture.path.lastIndex(of: ".").map { picture.path[..<$0] } ?? picture.path[...]
      // A frame lies in a folder with the name of its scenario, which is there already.
      var own = scenario.pictures.isEmpty ? name.split(separator: "/").last ?? name : name
      let entry = scenario.pictures.first { picture.isVersion(of: $0) }?.inAnyFormat
      if let other = listed[own.lowercased()] {
        if other == entry { continue }
        own = picture.path[...]
      }
      listed[own.lowercased()] = entry
      let file = "\(folder)/\(own).svg"
      drawn.pictures.append(
        PlannedPicture(
          path: file,
          content: picture.content,
          format: .svg,
          scale: 1,
          theme: picture.theme
        )
      )
      guard let frame = picture.frame else { continue }
      drawn.entry.pictures.append(
        .init(file: file, caption: String(own), words: frame.summary, size: frame.size)
      )
    }
  }

  /// Returns the path of a scenario without its ending, as a place inside of a folder.
  private static func place(of path: String) -> String {
    var names = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    if let last = names.popLast() {
      names.append(last.hasSuffix(".sim.yaml") ? last.dropLast(".sim.yaml".count) : last)
    }
    return names.joined(separator: "/")
  }
}

extension Picture {
  /// The picture without what its format and its place in the file make of it.
  fileprivate var inAnyFormat: Self {
    var picture = self
    (picture.file, picture.format, picture.scale, picture.mark) = ("", .svg, nil, nil)
    picture.framing.cropMark = nil
    picture.animation?.fromMark = nil
    picture.animation?.toMark = nil
    return picture
  }
}
