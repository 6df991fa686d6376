import ArgumentParser
import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation

/// `layoutsim hittest`: what is touched at a place, and why.
struct HitTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hittest",
    abstract: "Tells what is touched at a place, and why nothing in front of it is.",
    discussion: """
      A place is what a scenario says: 'row 3', 'row 1/3 on touchView', 'bottom edge - 20', a view's \
      name, or x and y in points of the screen.

      Examples:
        layoutsim hittest strip.sim.yaml --at "row 3 on touchView"
        layoutsim hittest strip.sim.yaml --at 39,257 --time 0.42s
      """
  )

  @OptionGroup var playing: PlayingOptions

  // A point may begin with a minus sign.
  @Option(parsing: .unconditional, help: .init("The place.", valueName: "place"))
  var at: String

  @Option(
    help: .init(
      "When: a time such as 0.42s, or a snapshot's name; after the last step where left out.",
      valueName: "moment"
    )
  )
  var time: String?

  @Option(help: .init("human or json.", valueName: "format"))
  var format = "human"

  private enum Format: String, CaseIterable {
    case human
    case json
  }

  func validate() throws {
    let _: Format = try Choices.one(format, option: "--format")
    _ = try Self.place(at)
  }

  func run() throws {
    let format: Format = try Choices.one(format, option: "--format")
    let place = try Self.place(at)
    let (file, scenario) = try playing.load()
    let moment = try time.map { try Moment($0, in: scenario) }
    let (simulation, report) = moment?.reached(in: scenario) ?? Moment.end(of: scenario)
    let status = file.say(report)
    let point: CGPoint
    do {
      point = try simulation.point(of: place)
    } catch {
      throw CommandFailure(.notAsExpected, error.message, hint: error.hint)
    }
    let hits = HitReport(simulation.window, at: point)
    switch format {
    case .human: try Console.result(hits.text)
    case .json: try Console.result(hits.json.fileText)
    }
    try status.orThrow()
  }

  private static func place(_ text: String) throws -> Place {
    do {
      return try Place.read(text).get()
    } catch {
      throw ValidationError("--at: \(PrintableText.escaped(error.diagnostic.message))")
    }
  }
}

extension HitReport {
  fileprivate var text: String {
    let x = JSONValue.decimal(Double(point.x)).lineText
    let y = JSONValue.decimal(Double(point.y)).lineText
    let name = taker.map { $0.treeName } ?? "nothing"
    var text = "\(name) is touched at \(x), \(y)\n"
    if taker != nil {
      text += "chain  \(chain.map(\.treeName).joined(separator: " › "))\n"
    }
    return PrintableText.lines(text + "asked  " + lines.joined(separator: "\n       ") + "\n")
  }

  fileprivate var json: JSONValue {
    .object([
      ("x", .decimal(Double(point.x))),
      ("y", .decimal(Double(point.y))),
      ("taker", taker.map { .text($0.treeName) } ?? .null),
      ("chain", .list(chain.map { .text($0.treeName) })),
      ("asked", .list(questions.map(\.json))),
    ])
  }
}

extension HitReport.Question {
  fileprivate var json: JSONValue {
    let words =
      switch answer {
      case .taken: "takes the touch"
      case .passedOn: "asks inside"
      case .refused(let reason): reason
      }
    return .object([
      ("view", .text(view.treeName)), ("depth", .number(depth)), ("answer", .text(words)),
    ])
  }
}
