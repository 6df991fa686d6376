import ArgumentParser
import LayoutDiagnostics
import LayoutScenes

/// The options of pictures that move, as keys of a scenario's pictures have them.
struct AnimationOptions: ParsableArguments {
  @Option(
    help: .init(
      "Moving pictures: the time between frames (default: 1/60 s in SVG, else 50ms).",
      valueName: "time"
    )
  )
  var every: String?

  @Option(
    help: .init("Moving pictures: the snapshot or time that comes first.", valueName: "moment")
  )
  var from: String?

  @Option(
    help: .init("Moving pictures: the snapshot or time that comes last.", valueName: "moment")
  )
  var to: String?

  @Option(
    help: .init(
      "Moving pictures: the snapshot that shows where nothing plays (default: the last frame).",
      valueName: "name"
    )
  )
  var still: String?

  @Option(
    name: .customLong("last-frame"),
    help: .init("Moving pictures: how long the last frame stays (default: 1s).", valueName: "time")
  )
  var lastFrame: String?

  @Option(
    help: .init(
      "Moving pictures: how many times faster they are (default: 1).",
      valueName: "number"
    )
  )
  var speed: Double?

  @Flag(help: "Moving pictures: play them once, and not again and again.")
  var once = false

  func validate() throws {
    for (text, option) in [(every, "--every"), (lastFrame, "--last-frame")] {
      guard let text else { continue }
      let time = Moment.duration(text)
      guard let time, time > .zero || option == "--last-frame", time <= .seconds(600) else {
        throw ValidationError("\(option): a time such as 50ms or 2s, up to 600s")
      }
    }
    guard (0.01...100).contains(speed ?? 1) else {
      throw ValidationError("--speed: from 0.01 to 100")
    }
  }

  /// The first option that was named, or `nil` for none.
  var named: String? {
    let options: [(Bool, String)] = [
      (every != nil, "--every"), (from != nil, "--from"), (to != nil, "--to"),
      (still != nil, "--still"), (lastFrame != nil, "--last-frame"), (speed != nil, "--speed"),
      (once, "--once"),
    ]
    return options.first { $0.0 }?.1
  }

  /// Returns the animation of a scenario that the options ask for.
  ///
  /// - Throws: `CommandFailure` for moments that it does not have.
  func animation(of scenario: Scenario) throws(CommandFailure) -> Picture.Animation {
    var animation = Picture.Animation()
    animation.every = every.flatMap(Moment.duration)
    animation.lastFrame = lastFrame.flatMap(Moment.duration) ?? animation.lastFrame
    animation.isRepeated = !once
    animation.speed = speed ?? animation.speed
    animation.from = try Self.moment(from, of: scenario)
    animation.to = try Self.moment(to, of: scenario)
    if let still {
      guard case .snapshot(let name) = try Moment(still, in: scenario) else {
        throw CommandFailure(
          .wrongUsage,
          "--still: \(quoted(still)) is a time",
          hint: "take a snapshot there, and name it"
        )
      }
      animation.still = name
    }
    return animation
  }

  private static func moment(
    _ text: String?,
    of scenario: Scenario
  ) throws(CommandFailure) -> Picture.Animation.Moment? {
    guard let text else { return nil }
    return switch try Moment(text, in: scenario) {
    case .time(let time): .time(time)
    case .snapshot(let name): .snapshot(name)
    }
  }
}
