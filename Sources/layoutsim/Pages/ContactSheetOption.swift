import ArgumentParser
import LayoutDiagnostics
import LayoutPNG
import LayoutReports
import LayoutSVG
import LayoutSimulation
import LayoutSnapshots
import ScreenFrames

/// The option that writes the screens of a run into one picture.
struct ContactSheetOption: ParsableArguments {
  @Option(
    name: .customLong("contact-sheet"),
    help: .init(
      "A picture to write, .svg or .png: the screen of each snapshot on each device, small, those that do not "
        + "pass with a frame, and those that were not taken as a reason.",
      valueName: "file"
    ),
    completion: .file(extensions: ["svg", "png"])
  )
  var path: String?

  /// The most screens of a sheet.
  private static let most = 1000

  func validate() throws {
    try Choices.requireName(path, of: "file", option: "--contact-sheet")
    guard let path, !path.lowercased().hasSuffix(".svg"), !path.lowercased().hasSuffix(".png")
    else {
      return
    }
    throw ValidationError(
      "--contact-sheet: '\(PrintableText.escaped(path))' ends neither in '.svg' nor in '.png'"
    )
  }

  /// Writes the sheet of some verdicts, if one is wanted.
  ///
  /// - Throws: `CommandFailure` if it cannot be drawn or written, or there are more screens than can be seen.
  func write(_ verdicts: [ScenarioVerdict]) throws(CommandFailure) {
    guard let path else { return }
    let tiles = verdicts.flatMap(\.tiles)
    let missing = verdicts.count { $0.isScenario && $0.played == nil }
    if missing > 0 {
      Console.printNotice(
        "not on the contact sheet: \(counted(missing, "scenario")) that cannot be played\n"
      )
    }
    guard !tiles.isEmpty else {
      return Console.printNotice("no contact sheet is written: there is no snapshot\n")
    }
    guard tiles.count <= Self.most else {
      throw CommandFailure(
        .wrongUsage,
        "--contact-sheet: \(tiles.count) screens are more than the \(Self.most) of a sheet",
        hint: "name fewer scenarios, or choose devices with '--device'"
      )
    }
    let sheet = ContactSheet.joined(tiles, named: "contact sheet")
    let svg: [UInt8]
    do throws(SVGWritingError) {
      svg = try SVGWriter(SVGWriter.Options(text: .outlines)).bytes(of: sheet)
    } catch {
      throw CommandFailure(.ownDefect, "the contact sheet cannot be drawn: \(error)")
    }
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes =
        path.lowercased().hasSuffix(".png")
        ? try PNGRenderer().render(PNGJob(svg: svg, size: sheet.size, scale: sheet.scale)) : svg
    } catch {
      throw CommandFailure(error)
    }
    do throws(FileError) {
      try WholeFile.write(bytes, to: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension ScenarioVerdict {
  /// The screens of the run at the snapshots that are wanted of it, and the reason in place of each that was not taken.
  fileprivate var tiles: [ContactSheet.Tile] {
    guard let played else { return [] }
    let suffix = environment.map { "@\($0)" } ?? ""
    let isSound = status == .fine || snapshots.contains { !$0.result.verdict.isPass }
    let frames = Dictionary(grouping: played.snapshots, by: \.name)
    return played.wanted.flatMap { wanted in
      let caption = "\(name) \(wanted)"
      guard let frames = frames[wanted] else {
        let reason = played.ending ?? "the run ended before it"
        return [ContactSheet.Tile(without: played.size, because: reason, caption: caption)]
      }
      let results = snapshots.filter { $0.result.snapshot == wanted + suffix }
      // An expectation that fails is one of the whole run.
      let isWrong = !isSound || results.contains { !$0.result.verdict.isPass }
      return frames.map { ContactSheet.Tile($0.frame, caption: caption, isWrong: isWrong) }
    }
  }
}
