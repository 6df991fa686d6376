import Foundation
import LayoutDiagnostics
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSnapshots
import ScreenFrames

/// A page in Markdown with the pictures of its blocks.
struct DocumentedPage {
  private let path: String
  private let bytes: [UInt8]
  private let page: MarkdownPage
  /// The folder of the pictures.
  private let folder: String
  /// The documentation catalogue in which the page lies, or `nil` elsewhere.
  private let catalogue: DocumentationCatalogue?
  /// The pictures of each block.
  private var pictures: [[PlannedPicture]] = []
  /// The lines of each block.
  private var contents: [[String]] = []

  /// Creates the page by reading it and playing its scenarios.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - out: The folder of the pictures, or `nil` for that of the page.
  ///   - earlier: The pages before, over whose pictures nothing may be written.
  ///   - scenarios: The scenarios of those pages, to which those of this one are added.
  /// - Throws: `CommandFailure`, after all mistakes were printed, if the page has some.
  init(
    _ path: String,
    out: String?,
    after earlier: [Self],
    of scenarios: inout DocumentedScenarios
  ) throws(CommandFailure) {
    self.path = path
    bytes = try ScenarioFile.bytes(of: path)
    page = MarkdownPage(bytes, file: path)
    folder = GoldenFolder(path: out ?? LinkedPath.parent(of: path)).path
    catalogue = DocumentationCatalogue(around: path)
    var goldens = GoldenPlaces()
    var mistakes = page.diagnostics
    var status: ExitStatus = mistakes.isEmpty ? .fine : .mistakeInScenario
    for block in page.blocks {
      switch scenarios.pictures(of: block, on: path) {
      case .success(let planned):
        if let mistake = collision(of: planned, in: block, after: earlier)
          ?? catalogue?.mistake(of: planned, at: block.mark)
          ?? goldens.mistake(of: planned.map(placed), code: "docs-picture", at: block.mark)
        {
          mistakes.append(mistake)
          status = status.joined(with: .mistakeInScenario)
        }
        pictures.append(planned)
        contents.append(lines(for: planned))
      case .failure(let mistake):
        mistakes.append(mistake.diagnostic)
        status = status.joined(with: mistake.status)
        pictures.append([])
      }
    }
    scenarios.report()
    guard mistakes.isEmpty else {
      let source = SourceText(file: path, text: String(decoding: bytes, as: UTF8.self))
      let printer = DiagnosticPrinter(
        sources: [source],
        style: Palette(for: .standardError).diagnosticStyle
      )
      Console.printNotice(printer.text(of: mistakes))
      throw CommandFailure(status, nil)
    }
  }

  /// Returns whether a block has another picture for a file of this page, or for its name in their catalogue.
  private func hasOther(
    _ picture: PlannedPicture,
    in pictures: [PlannedPicture],
    of other: Self
  ) -> Bool {
    if let catalogue, catalogue == other.catalogue {
      let name = catalogue.name(of: picture.path)
      return pictures.contains { $0 != picture && catalogue.name(of: $0.path) == name }
    }
    func file(_ picture: PlannedPicture, _ folder: String) -> String {
      LinkedPath.real("\(folder)/\(picture.path)").lowercased()
    }
    let place = file(picture, folder)
    return pictures.contains {
      let taken = file($0, other.folder)
      return $0 != picture
        && (taken == place || taken.hasPrefix(place + "/") || place.hasPrefix(taken + "/"))
    }
  }

  /// Returns the mistake of a block whose picture would be written over another one of a block before, or `nil`.
  private func collision(
    of planned: [PlannedPicture],
    in block: MarkdownPage.Block,
    after earlier: [Self]
  ) -> Diagnostic? {
    for other in earlier + [self] {
      for (index, pictures) in other.pictures.enumerated() {
        guard let picture = planned.first(where: { hasOther($0, in: pictures, of: other) }) else {
          continue
        }
        return Diagnostic(
          .error,
          code: "docs-picture",
          catalogue != nil && catalogue == other.catalogue
            ? "DocC finds images by their names alone, and another picture has that of \(quoted(picture.path)), too"
            : "\(quoted(picture.path)) would be written for another picture, too",
          at: block.mark,
          notes: [Diagnostic.Note("the other one is here", at: other.page.blocks[index].mark)],
          hint: "give one of both another 'file' in its scenario"
        )
      }
    }
    return nil
  }

  /// The pictures of all blocks, each once.
  private var all: [PlannedPicture] {
    var seen: Set<PlannedPicture> = []
    return pictures.joined().filter { seen.insert($0).inserted }
  }

  /// Writes what is out of date, or says so.
  ///
  /// - Parameter isCheck: Whether nothing is written.
  /// - Returns: The status.
  /// - Throws: `CommandFailure` if something cannot be drawn or written.
  func settle(isCheck: Bool) async throws(CommandFailure) -> ExitStatus {
    if page.blocks.isEmpty {
      Console.printNotice("'\(PrintableText.escaped(path))' has no block; \(MarkdownPage.form)\n")
      return .fine
    }
    let stale = try await output(isCheck: true).faults(of: all)
    let new = page.replacing(contents)
    guard isCheck else {
      _ = try await output(isCheck: false).process(stale.map(\.picture))
      guard new != bytes else { return .fine }
      try ScenarioFile.write(new, to: path)
      try Console.printResult(PrintableText.escaped(path) + "\n")
      return .fine
    }
    let faults = Dictionary(stale.map { ($0.picture, $0.words) }) { first, _ in first }
    var lines: [String] = []
    for (index, block) in page.blocks.enumerated() {
      let place = "\(PrintableText.escaped(path)):\(block.mark.line)"
      let alone = contents.indices.map { $0 == index ? contents[$0] : nil }
      if page.replacing(alone) != bytes { lines.append("\(place): out of date\n") }
      for picture in pictures[index] {
        guard let words = faults[picture] else { continue }
        lines.append("\(place): \(words): \(PrintableText.escaped(placed(picture)))\n")
      }
    }
    guard !lines.isEmpty else { return .fine }
    try Console.printResult(lines.joined())
    Console.printNotice("the same command without --check writes what is missing or out of date\n")
    return .notAsExpected
  }

  private func output(isCheck: Bool) -> PictureOutput {
    PictureOutput(
      destination: .folder(folder),
      options: SVGWriter.Options(text: .outlines),
      isCheck: isCheck
    )
  }

  private func placed(_ picture: PlannedPicture) -> String {
    folder == "." ? picture.path : "\(folder)/\(picture.path)"
  }

  /// Returns the lines that show the files of a picture.
  private func lines(for files: [PlannedPicture]) -> [String] {
    guard let first = files.first else { return [] }
    let shown = files.map { file in
      MarkdownPicture.File(
        path: Self.way(from: LinkedPath.parent(of: path), to: placed(file)),
        theme: file.theme
      )
    }
    return MarkdownPicture(
      shown,
      words: first.wordsOfVersions ?? first.frame?.summary ?? "",
      isInCatalogue: catalogue != nil,
      width: first.format == .png && first.scale > 1
        ? first.frame.map { Int($0.size.width.rounded()) } : nil
    )
    .lines
  }

  /// Returns the path of a file from a folder, both from the working folder.
  private static func way(from folder: String, to file: String) -> String {
    let from = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
    let to = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - common)
    return (up + to.dropFirst(common)).joined(separator: "/")
  }
}
