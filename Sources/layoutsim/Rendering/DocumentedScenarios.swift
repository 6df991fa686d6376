import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots

/// The scenarios that the blocks of pages name, each read and played once.
struct DocumentedScenarios {
  /// A mistake of a block.
  struct Mistake: Error {
    let diagnostic: Diagnostic
    /// The status at the end: that of a mistake, or of a run or a picture that is not as it should be.
    var status = ExitStatus.mistakeInScenario
  }

  private struct Loaded {
    let file: ScenarioFile
    var plays: PicturePlays
  }

  /// The diagnostics of a scenario that are not printed yet.
  private struct Found {
    let path: String
    let file: ScenarioFile
    var diagnostics = SharedDiagnostics(among: [""])
  }

  private var loaded: [String: Loaded] = [:]
  /// The diagnostics that are not printed yet, by the scenarios in the order of their blocks.
  private var found: [Found] = []
  /// The diagnostics that have been printed about each scenario.
  private var told: [String: Set<Diagnostic>] = [:]

  /// Returns the files of the picture that a block of a page names.
  mutating func pictures(
    of block: MarkdownPage.Block,
    on page: String
  ) -> Result<[PlannedPicture], Mistake> {
    do throws(Mistake) {
      let path = try Self.path(of: block, on: page)
      if loaded[path] == nil { loaded[path] = try load(path, for: block) }
      guard let file = loaded[path]?.file, let scenario = file.scenario else {
        throw Self.mistake("docs-scenario", "\(quoted(block.scenario)) has mistakes", in: block)
      }
      let picture = try Self.picture(of: scenario, for: block)
      var planned: [PlannedPicture] = []
      for version in picture.versions {
        let drawn = loaded[path]?.plays.planned(
          version,
          of: picture,
          path: version.file,
          scale: picture.scale ?? 2,
          guides: picture.guides
        )
        let reports = drawn?.reports ?? []
        let ofSize = drawn?.picture?.failureOfSize(quoted(picture.file), at: picture.mark)
        let failures =
          (drawn?.failures ?? []) + [ofSize].compactMap { $0.map { PictureDiagnostic($0) } }
        add(
          reports.flatMap { $0.failures + $0.findings }.map { PictureDiagnostic($0) }
            + (drawn?.notes ?? []) + failures,
          of: file,
          at: path
        )
        let words = drawn?.wordsOfVersions
        guard var drawn = drawn?.picture, failures.isEmpty, reports.allSatisfy(\.isSuccess) else {
          let what =
            reports.allSatisfy(\.isSuccess)
            ? "\(quoted(picture.file)) of \(quoted(block.scenario)) is not drawn"
            : "a run of \(quoted(block.scenario)) failed"
          var mistake = Self.mistake("docs-scenario", what, in: block)
          mistake.status = .notAsExpected
          throw mistake
        }
        (drawn.theme, drawn.wordsOfVersions) = (version.style?.word, words)
        planned.append(drawn)
      }
      return .success(planned)
    } catch {
      return .failure(error)
    }
  }

  private mutating func add(_ new: [PictureDiagnostic], of file: ScenarioFile, at path: String) {
    if !found.contains(where: { $0.path == path }) { found.append(Found(path: path, file: file)) }
    guard let index = found.firstIndex(where: { $0.path == path }) else { return }
    for diagnostic in new { found[index].diagnostics.add(diagnostic, in: "") }
  }

  /// Prints what was found about the scenarios and has not been printed, the same of several pictures once.
  mutating func report() {
    for scenario in found {
      let new = scenario.diagnostics.told.filter {
        told[scenario.path, default: []].insert($0).inserted
      }
      Console.printNotice(scenario.file.text(of: new, Palette(for: .standardError)))
    }
    found = []
  }

  /// Returns the path of a block's scenario from the working folder.
  private static func path(
    of block: MarkdownPage.Block,
    on page: String
  ) throws(Mistake) -> String {
    let folder = LinkedPath.parent(of: page)
    let isWhole = block.scenario.hasPrefix("/")
    let path = folder == "." || isWhole ? block.scenario : "\(folder)/\(block.scenario)"
    guard !isWhole, LinkedPath.isInside(path, folder) || LinkedPath.isInside(path, ".") else {
      throw mistake(
        "docs-path",
        "\(quoted(block.scenario)) leads out of the page's folder and of the working folder",
        in: block,
        hint: "run the command in a folder around both"
      )
    }
    return path
  }

  private mutating func load(
    _ path: String,
    for block: MarkdownPage.Block
  ) throws(Mistake) -> Loaded {
    do throws(CommandFailure) {
      let file = try ScenarioFile(path)
      add(file.diagnostics.map { PictureDiagnostic($0) }, of: file, at: path)
      guard let scenario = file.scenario else {
        throw CommandFailure(file.diagnostics.refusalStatus, nil)
      }
      return Loaded(file: file, plays: PicturePlays(of: scenario))
    } catch {
      throw Self.mistake(
        "docs-scenario",
        error.message ?? "\(quoted(block.scenario)) has mistakes",
        in: block,
        hint: error.hint ?? (error.message == nil ? nil : "the path is from the page's folder")
      )
    }
  }

  /// Returns the picture that a block names: by its file with or without folders and ending, or the only one.
  private static func picture(
    of scenario: Scenario,
    for block: MarkdownPage.Block
  ) throws(Mistake) -> Picture {
    let files = scenario.pictures.map(\.file)
    guard let name = block.picture else {
      if let only = scenario.pictures.first, scenario.pictures.count == 1 { return only }
      throw mistake(
        "docs-picture",
        files.isEmpty
          ? "\(quoted(block.scenario)) lists no picture"
          : "\(quoted(block.scenario)) lists \(counted(files.count, "picture"))",
        in: block,
        hint: files.first.map { "write '\(block.scenario)#\(stem($0))'" }
          ?? "list it under 'pictures'"
      )
    }
    let found = scenario.pictures.filter { picture in
      ([picture.file] + picture.versions.map(\.file)).contains { names(of: $0).contains(name) }
    }
    if let picture = found.first, found.count == 1 { return picture }
    // The words at the end of a name, such as '@2x', are left out more often than others are written wrong.
    let near =
      files.flatMap(names).first { $0.hasPrefix("\(name)@") || $0.hasPrefix("\(name)~") }
      ?? nearestWord(to: name, among: files.flatMap(names))
    throw mistake(
      "docs-picture",
      found.isEmpty
        ? "no picture of \(quoted(block.scenario)) is named \(quoted(name))"
        : "\(quoted(name)) may be \(quotedList(found.map(\.file)))",
      in: block,
      notes: files.isEmpty ? [] : ["the pictures are \(quotedList(files))"],
      hint: found.isEmpty
        ? near.map { "write '\(block.scenario)#\($0)'" } : "write more of the name"
    )
  }

  /// Returns the names by which a file may be meant.
  private static func names(of file: String) -> [String] {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return [file, stem(file), last, stem(last)]
  }

  private static func stem(_ file: String) -> String {
    file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  private static func mistake(
    _ code: String,
    _ message: String,
    in block: MarkdownPage.Block,
    notes: [String] = [],
    hint: String? = nil
  ) -> Mistake {
    Mistake(
      diagnostic: Diagnostic(
        .error,
        code: code,
        message,
        at: block.mark,
        notes: notes.map { Diagnostic.Note($0) },
        hint: hint
      )
    )
  }
}
