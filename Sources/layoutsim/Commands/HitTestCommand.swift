import ArgumentParser
import Foundation
import LayoutDiagnostics
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames

/// The command `layoutsim hittest`, which says what is touched at a place and why, or maps all places.
struct HitTestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hittest",
    abstract: "Tells what is touched at a place, and why nothing in front of it is.",
    discussion: """
      A place is what a scenario says: 'row 3', 'row 1/3 on touchView', 'bottom edge - 20', a view's \
      name, or x and y in points of the screen. Without a place the whole screen is mapped: who takes \
      a touch where, and what is covered.

      With --dump the screen is that of an application: what 'po [[UIWindow keyWindow] recursiveDescription]' \
      printed. A place is then x and y in points of the first view, or a view's address, text or class. \
      Beside the answer stands which control under the point misses the touch, why, and what the dump does \
      not say.

      Examples:
        layoutsim hittest strip.sim.yaml 39,257
        layoutsim hittest strip.sim.yaml "row 3 on touchView" --time 0.42s
        layoutsim hittest strip.sim.yaml 39,257 -o chain.svg
        layoutsim hittest strip.sim.yaml                      the whole screen in words
        layoutsim hittest strip.sim.yaml -o map.png           and as a picture
        layoutsim hittest --dump views.txt 187,640            a screen of an application
        pbpaste | layoutsim hittest --dump - "Buy"            why this button is dead
      """
  )

  @OptionGroup var playing: PlayingOptions

  @Argument(help: .init("The place; the whole screen where none is named.", valueName: "place"))
  var place: String?

  // A point may begin with a minus sign.
  @Option(
    parsing: .unconditional,
    help: .init("The place, also one that begins with a minus sign.", valueName: "place")
  )
  var at: String?

  @Option(
    help: .init(
      "A dump of an application's views in the place of a scenario; - is the standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var dump: String?

  @Option(
    help: .init(
      "When: a time such as 0.42s, or a snapshot's name; after the last step where left out.",
      valueName: "moment"
    )
  )
  var time: String?

  @Option(
    help: .init(
      "human, json, svg or png (default: human, or what the name of the file ends in).",
      valueName: "format"
    ),
    completion: .words(Format.self)
  )
  var format: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: .init("The file for the picture; - is the standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Flag(help: "Write nothing; fail where the file of the picture is not there or differs.")
  var check = false

  enum Format: String, CaseIterable {
    case human
    case json
    case svg
    case png

    var picture: Picture.Format? { Picture.Format(rawValue: rawValue) }
  }

  func validate() throws {
    try Choices.requireName(output, of: "file", option: "-o")
    let format = try chosenFormat()
    if dump == nil { _ = try chosen() } else { _ = try placeInDump() }
    try Choices.requireName(dump, of: "file", option: "--dump")
    if format.picture == nil, output != nil || check {
      throw ValidationError("-o and --check are for pictures; choose '--format svg' or 'png'")
    }
    if check, (output ?? "-") == "-" {
      throw ValidationError("--check compares a file; name it with '-o FILE'")
    }
  }

  func run() async throws {
    if let dump { return try await run(dump: dump) }
    let format = try chosenFormat()
    let chosen = try chosen()
    let (file, scenario) = try playing.load(chosen.file)
    let (simulation, report) = try Moment.reached(time, in: scenario, of: file)
    var status = file.printNotices(of: report)
    if format.picture != nil, let reason = report.reasonUnreached {
      throw CommandFailure(.notAsExpected, "the end is not drawn: \(reason)")
    }
    // Views in front of everything take part as on a screen that is shown.
    let frame = simulation.frame(named: file.name, showing: [])
    if let place = chosen.place {
      let point: CGPoint
      do {
        point = try simulation.point(of: place)
      } catch {
        throw CommandFailure(.notAsExpected, error.message, hint: error.hint)
      }
      let hits = HitReport(simulation.window, at: point)
      status = status.joined(
        with: try await show(hits.text, hits.json, hits.picture(over: frame), in: format)
      )
    } else {
      let map = HitMap(simulation.window)
      status = status.joined(
        with: try await show(map.text, map.json, map.picture(over: frame), in: format)
      )
    }
    try status.orThrow()
  }

  /// Prints an answer, or writes or compares its picture.
  func show(
    _ text: @autoclosure () -> String,
    _ json: @autoclosure () -> JSONValue,
    _ frame: @autoclosure () -> ScreenFrame,
    in format: Format
  ) async throws -> ExitStatus {
    guard let pictureFormat = format.picture else {
      try Console.printResult(format == .json ? json().fileText : text())
      return .fine
    }
    let picture = PlannedPicture(path: "hits", frame: frame(), format: pictureFormat, scale: 2)
    let target = output.flatMap { $0 == "-" ? nil : $0 }
    let destination = PictureOutput(
      destination: target.map { .file($0) } ?? .standardOutput,
      options: SVGWriter.Options(text: .outlines),
      isCheck: check
    )
    return try await destination.process([picture])
  }

  // MARK: Arguments

  /// Returns the format that was named, else that of the file.
  func chosenFormat() throws -> Format {
    let ending = output.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? ""
    let promised = Picture.Format(rawValue: ending).flatMap { Format(rawValue: $0.rawValue) }
    guard let format else {
      if let output, output != "-", promised == nil {
        throw ValidationError("-o: '\(output)' ends neither in '.svg' nor in '.png'")
      }
      return promised ?? (output == nil ? .human : .svg)
    }
    let named: Format = try Choices.one(format, option: "--format")
    if let promised, promised != named {
      throw ValidationError("-o: '\(output ?? "")' is not a name for '--format \(named)'")
    }
    return named
  }

  /// Returns the file and the place; a point alone is a place on the demo.
  private func chosen() throws -> (file: String?, place: Place?) {
    if place != nil, at != nil { throw ValidationError("name one place, alone or with --at") }
    guard let text = place ?? at else {
      guard let file = playing.file, case .point = try? Self.place(file).anchor,
        !FileManager.default.fileExists(atPath: file)
      else { return (playing.file, nil) }
      return (nil, try Self.place(file))
    }
    return (playing.file, try Self.place(text))
  }

  private static func place(_ text: String) throws -> Place {
    do {
      return try Place.read(text).get()
    } catch {
      let words = [error.diagnostic.message, error.diagnostic.hint].compactMap(\.self)
      throw ValidationError("the place: \(PrintableText.escaped(words.joined(separator: "; ")))")
    }
  }
}
