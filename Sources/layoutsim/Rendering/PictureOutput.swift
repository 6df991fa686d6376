import Foundation
import LayoutDiagnostics
import LayoutPNG
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots
import ScreenFrames

/// An output of planned pictures, which writes them or compares them with the files that exist.
struct PictureOutput {
  /// A destination of the pictures.
  enum Destination {
    /// Files in a folder.
    case folder(String)
    /// One file with this path.
    case file(String)
    /// The standard output.
    case standardOutput

    /// Creates the output for `--out`, or for `-o` if a file is named, `-` for the standard output.
    ///
    /// - Throws: `CommandFailure` if several pictures are to be one file, with the options that choose one of them.
    init(_ options: OutputOptions, count: Int, choice: String) throws(CommandFailure) {
      guard let file = options.output else {
        self = .folder(options.out ?? OutputOptions.usualFolder)
        return
      }
      guard count <= 1 else {
        throw CommandFailure(
          .wrongUsage,
          "-o takes one picture, and here are \(count)",
          hint: "\(choice), or choose a folder with --out"
        )
      }
      self = file == "-" ? .standardOutput : .file(file)
    }
  }

  let destination: Destination
  let options: SVGWriter.Options
  /// Whether files are only compared.
  let isCheck: Bool
  /// A way to announce a written file.
  enum Announcement {
    /// Its path is a result.
    case result
    /// Its path is beside the results, and none itself.
    case notice
    /// Another file, which names it, stands for it.
    case none
  }

  /// The way to announce written files.
  var announcement = Announcement.result

  /// The number of pictures drawn in one round, so that memory does not grow with their number.
  private static let roundSize = 16

  /// Draws pictures, whose paths are all different, and writes or compares them, in their order.
  ///
  /// - Returns: The status of the comparison; differences are reported.
  /// - Throws: `CommandFailure` if one cannot be drawn or written.
  func process(_ pictures: [PlannedPicture]) async throws(CommandFailure) -> ExitStatus {
    var stale = try await faults(of: pictures).map { picture, words in
      "\(words): \(PrintableText.escaped(path(of: picture)))\n"
    }
    let leftovers = try settleLeftovers(of: pictures)
    stale += leftovers.map { "left over: \(PrintableText.escaped($0))\n" }
    if stale.isEmpty { return .fine }
    try Console.printResult(stale.joined())
    let removal = leftovers.isEmpty ? "" : ", and removes what is left over"
    Console.printNotice(
      "the same command without --check writes what is missing or out of date\(removal)\n"
    )
    return .notAsExpected
  }

  /// Draws pictures, and writes or compares them; returns those that differ, with the fault in a word or two.
  ///
  /// - Throws: `CommandFailure` if one cannot be drawn or written.
  func faults(
    of pictures: [PlannedPicture]
  ) async throws(CommandFailure) -> [(picture: PlannedPicture, words: String)] {
    var progress = Progress(total: pictures.count)
    var stale: [(picture: PlannedPicture, words: String)] = []
    var rest = pictures[...]
    while !rest.isEmpty {
      let round = rest.prefix(Self.roundSize)
      rest = rest.dropFirst(Self.roundSize)
      for (picture, bytes) in zip(round, try await files(Array(round))) {
        progress.begin(picture.path)
        if let words = try settle(picture, bytes) { stale.append((picture, words)) }
      }
    }
    progress.end()
    return stale
  }

  /// Returns the bytes of each picture's file.
  private func files(_ pictures: [PlannedPicture]) async throws(CommandFailure) -> [[UInt8]] {
    let texts = await pictures.concurrentMap { picture in
      Result { () throws(CommandFailure) in try text(of: picture) }
    }
    var files: [[UInt8]] = []
    var jobs: [PNGJob] = []
    var places: [Int] = []
    for (place, picture) in pictures.enumerated() {
      let svg = try texts[place].get()
      files.append(svg)
      if picture.format == .png, case .film(let film, _) = picture.content {
        files[place] = try await bytes(of: film, picture)
      }
      if picture.format == .png, case .frame(let frame, _) = picture.content {
        jobs.append(
          PNGJob(svg: svg, size: frame.size, density: picture.scale)
        )
        places.append(place)
      }
    }
    guard !jobs.isEmpty else { return files }
    do throws(PNGError) {
      let rendered = try await PNGRenderer().render(
        jobs,
        workers: ProcessInfo.processInfo.activeProcessorCount
      )
      for (place, bytes) in zip(places, rendered) { files[place] = bytes }
    } catch {
      throw CommandFailure(error)
    }
    return files
  }

  /// Returns the text of a file, or of the picture of which one is made; none for a moving PNG, which has many.
  ///
  /// The ids of an SVG file begin with letters of its own: it is written once to find them, and once with them.
  private func text(of picture: PlannedPicture) throws(CommandFailure) -> [UInt8] {
    var options = options(for: picture)
    let text = try text(of: picture, options)
    guard picture.format == .svg else { return text }
    if case .list = picture.content { return text }
    options.idPrefix += SVGWriter.idPrefix(for: picture.path, of: text)
    return try self.text(of: picture, options)
  }

  private func text(
    of picture: PlannedPicture,
    _ options: SVGWriter.Options
  ) throws(CommandFailure) -> [UInt8] {
    switch picture.content {
    case .frame(let frame, let dark): try PictureText.bytes(of: frame, dark: dark, options)
    case .film(let film, let dark) where picture.format == .svg:
      try PictureText.bytes(of: film, dark: dark, options)
    case .film: []
    case .list(let text): Array(text.utf8)
    }
  }

  func options(for picture: PlannedPicture) -> SVGWriter.Options {
    var options = options
    // A host's fonts must not show in a PNG.
    if picture.format == .png { options.text = .outlines }
    return options
  }

  /// Returns the path of a picture.
  func path(of picture: PlannedPicture) -> String {
    switch destination {
    case .folder(let folder): folder == "." ? picture.path : "\(folder)/\(picture.path)"
    case .file(let path): path
    case .standardOutput: picture.path
    }
  }

  /// Writes or compares a picture, and returns the fault of the existing file in a word or two.
  private func settle(
    _ picture: PlannedPicture,
    _ bytes: [UInt8]
  ) throws(CommandFailure) -> String? {
    let path = path(of: picture)
    if case .standardOutput = destination {
      try Console.printResult(bytes)
      return nil
    }
    if !isCheck, case .folder(let folder) = destination {
      let place = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      // The usual folder was not chosen by anybody.
      let isInside = folder != OutputOptions.usualFolder || LinkedPath.isInside(folder, ".")
      guard isInside, LinkedPath.isInside(place, folder) else { throw .leadsOut(path) }
    }
    do throws(FileError) {
      if isCheck { return try fault(of: path, bytes, picture.format) }
      try WholeFile.write(bytes, to: path)
    } catch {
      throw CommandFailure(error)
    }
    let words = PrintableText.escaped(path) + "\n"
    switch announcement {
    case .result: try Console.printResult(words)
    case .notice: Console.printNotice(words)
    case .none: break
    }
    return nil
  }

  private func fault(
    of path: String,
    _ bytes: [UInt8],
    _ format: Picture.Format
  ) throws(FileError) -> String? {
    let old: [UInt8]
    do throws(FileError) {
      old = try WholeFile.read(path)
    } catch {
      if error.cause == .notFound { return "missing" }
      throw error
    }
    // Other versions of librsvg draw some pixels a little differently.
    if old == bytes || format == .png && Self.isSimilar(old, bytes) { return nil }
    return "out of date"
  }

  private static func isSimilar(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    if let moving = try? AnimatedPNGPicture(file: new) {
      return (try? AnimatedPNGPicture(file: old)).map { isSimilar($0, moving) } ?? false
    }
    guard let before = try? PNGPicture(file: old), let after = try? PNGPicture(file: new) else {
      return false
    }
    return PNGComparison(before, after, tolerance: .similar)?.isSame == true
  }
}

extension CommandFailure {
  /// Creates the failure of a picture that could not be drawn.
  init(_ error: PNGError) {
    switch error {
    case .builtWithoutPNG:
      self.init(
        .missingHere,
        "this layoutsim was built without PNG",
        hint: "install librsvg2-dev and build with '--traits PNG', or use 'Scripts/render'"
      )
    case .libraryMissing(let words):
      self.init(
        .missingHere,
        "librsvg cannot be loaded: \(words)",
        hint: "install librsvg2-2 (apt) or librsvg (brew); SVG pictures do without it"
      )
    case .inputTooLarge, .pictureSize:
      self.init(.mistakeInScenario, error.description)
    case .compressedInput, .documentType, .notUTF8, .noSize, .unreadable, .undrawable,
      .drawingProblem, .unreadablePNG:
      self.init(.ownDefect, "the picture cannot be drawn: \(error.description)")
    }
  }
}
