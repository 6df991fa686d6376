import Foundation
package import LayoutCapture
import LayoutDevices
package import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
package import LayoutScenes
package import LayoutSimulation
package import ScreenFrames

/// A plan of a moving picture of a scenario: from when to when, how many frames, how fast.
package struct FilmPlan: Sendable {
  /// The most frames of a film: a minute of sixty in a second.
  package static let mostFrames = 3600

  /// The animation as the scenario asks for it.
  package let animation: Picture.Animation
  private let framing: Picture.Framing
  private let scale: Double?
  /// Whether the captions of the scenario stand above and below the screen.
  package var showsCaptions = false
  /// The place of the scenario's other annotations.
  package var placement = AnnotationPlacement.none

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - framing: The surroundings of the screens.
  ///   - scale: How much larger it is drawn where no width is given, or `nil` for as large as it is.
  package init(
    _ animation: Picture.Animation,
    _ framing: Picture.Framing = Picture.Framing(),
    scale: Double? = nil
  ) {
    (self.animation, self.framing, self.scale) = (animation, framing, scale)
  }

  /// A film with the report of its run, or the reason why there is none.
  package struct Outcome: Sendable {
    /// The film, or `nil` if it was not made.
    package let film: ScreenFilm?
    /// The reason why there is none, in words after "is not drawn:".
    package let reason: String?
    /// The thing to do about it, or `nil`.
    package var hint: String?
    /// The place in the file of what is the reason, or `nil` for that of the picture.
    package var mark: SourceMark?
    /// The annotations at their places on all frames.
    package var placed: [PlacedAnnotation] = []
    /// The annotations that the film leaves out.
    package var leftOut: [AnnotatedMoment.LeftOut] = []
    /// The guides and layers for whose names there is no room, in order.
    package var unnamedGuides: [UnnamedGuide] = []
    /// The report of the run.
    package let report: SimulationReport
  }

  /// Returns the annotations that the film has: those for more than some snapshots.
  package func annotations(of scenario: Scenario) -> [Annotation] {
    if placement != .none { return scenario.standingAnnotations }
    return showsCaptions ? scenario.standingCaptions : []
  }

  /// Plays a scenario and returns the film of it; its name and summary are left to the caller.
  ///
  /// The scenario is played twice: to know when its moments are, and to record them.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - usualInterval: The time between frames where the animation says none.
  /// - Returns: The film, or why there is none.
  package func film(of scenario: Scenario, every usualInterval: Duration) -> Outcome {
    let course = Course(of: scenario)
    func refused(_ reason: String, hint: String? = nil, at mark: SourceMark? = nil) -> Outcome {
      Outcome(film: nil, reason: reason, hint: hint, mark: mark, report: course.report)
    }
    if let failed = course.report.failedStep {
      return refused("step \(failed.number) failed before its end")
    }
    func text(_ time: Duration) -> String { decimalText(time.inSeconds) }
    let advice = "the scenario ends at \(text(course.length)) s: choose an earlier moment"
    guard let start = course.time(of: animation.from, else: .zero) else {
      let reason = "its beginning \(quoted(animation.from?.text ?? "")) is not reached"
      return refused(reason, hint: advice, at: animation.fromMark)
    }
    guard let end = course.time(of: animation.to, else: course.length) else {
      let reason = "its end \(quoted(animation.to?.text ?? "")) is not reached"
      return refused(reason, hint: advice, at: animation.toMark)
    }
    guard start <= end else {
      return refused(
        "it would begin at \(text(start)) s and end at \(text(end)) s",
        hint: "swap 'from' and 'to'",
        at: animation.toMark
      )
    }
    guard start < end else {
      return refused(
        "it has no length: nothing takes time from \(text(start)) s on",
        hint: course.length > .zero
          ? "choose other moments with 'from' and 'to'"
          : "nothing of the scenario takes time: draw a picture that stands still",
        at: animation.toMark ?? animation.fromMark
      )
    }
    let shownInterval = animation.every ?? usualInterval
    // Twice as fast are twice as long steps.
    let interval = animation.speed == 1 ? shownInterval : shownInterval * animation.speed
    let steps = ((end - start) / interval - 1e-9).rounded(.up)
    guard steps < Double(Self.mostFrames) else {
      return refused(
        "it would have \(Int(min(steps, 1e15)) + 1) frames, and at most \(Self.mostFrames) are drawn",
        hint: "write a longer 'every', or choose fewer moments with 'from' and 'to'"
      )
    }
    let reel = reel(of: scenario, from: start, to: end, every: interval)
    if let problem = reel.standing.problem {
      var outcome = refused(
        problem.message,
        hint: "name the snapshots that show it after 'in', and a picture that moves leaves it out"
      )
      outcome.mark = problem.annotation.mark
      return outcome
    }
    do throws(FramingProblem) {
      return try film(of: reel, shownInterval, in: scenario, course.report)
    } catch {
      var outcome = refused(error.message, hint: error.hint)
      outcome.mark = framing.cropMark
      return outcome
    }
  }

  private func film(
    of reel: Reel,
    _ interval: Duration,
    in scenario: Scenario,
    _ report: SimulationReport
  ) throws(FramingProblem) -> Outcome {
    let snapshots = reel.snapshots
    var frames = reel.frames
    // A snapshot is what it was, also where more happens at the same moment.
    if let first = animation.from?.shot(among: snapshots) { frames[0] = first.frame }
    let last = animation.to.map { $0.shot(among: snapshots) } ?? reel.last
    if let last { frames[frames.count - 1] = last.frame }
    let shot = animation.still.flatMap { snapshots[$0] } ?? last
    let still = shot?.frame ?? frames[frames.count - 1]
    var framing = try FilmFraming(
      framing,
      of: scenario.scene,
      scale: scale,
      still: still,
      with: (shot ?? reel.latest)?.areas ?? .none
    )
    framing.placement = placement
    let screens = try framing.framed(frames + [still], with: reel.standing.moment)
    framing.annotations = annotations(of: scenario).filter { annotation in
      !screens.leftOut.contains { $0.annotation == annotation }
    }
    var framed = screens.frames
    let framedStill = framed.removeLast()
    let film = ScreenFilm(
      name: "",
      frames: framed,
      interval: interval,
      lastFrame: animation.lastFrame,
      isRepeated: animation.isRepeated,
      still: framedStill
    )
    var outcome = Outcome(film: framing.finished(film), reason: nil, report: report)
    outcome.placed = reel.standing.moment?.placed ?? []
    outcome.leftOut = screens.leftOut
    let unnamed = (shot ?? reel.latest)?.unnamedGuides ?? []
    outcome.unnamedGuides = framing.part.map(unnamed.shown) ?? unnamed
    outcome.unnamedGuides += screens.unnamedGuides.filter { !outcome.unnamedGuides.contains($0) }
    return outcome
  }

  /// The places that it shows alone: one at most.
  private var parts: [Place] { [framing.crop?.place].compactMap(\.self) }

  private func reel(
    of scenario: Scenario,
    from start: Duration,
    to end: Duration,
    every interval: Duration
  ) -> Reel {
    let reel = Reel(
      start: start,
      interval: interval,
      count: Int(((end - start) / interval - 1e-9).rounded(.up)) + 1,
      StandingAnnotations(annotations(of: scenario)),
      showing: parts
    )
    var player = ScenarioPlayer(scenario)
    player.takesSnapshots = false
    player.keepsLog = false
    let simulation = player.simulation
    reel.take(simulation) { $0 <= .zero }
    _ = player.play(
      until: nil,
      seenBy: { [unowned simulation] isReached in
        reel.take(simulation) { isReached($0 + Reel.slack) }
      },
      afterEach: { [unowned simulation] index in
        let now = simulation.clock.now.sinceStart
        reel.take(simulation) { $0 <= now + Reel.slack }
        guard case .snapshot(let name) = scenario.steps[index].action else { return }
        reel.snapshots[name] = Shot(of: simulation, named: name, showing: parts)
        if name == animation.still { reel.standing.look(at: simulation) }
      }
    )
    reel.take(simulation) { _ in true }
    // What steps do at the very end is in no frame yet: no time passes after it.
    reel.last = Shot(of: simulation, showing: parts)
    if animation.to == nil { reel.standing.look(at: simulation) }
    return reel
  }

  /// A screen with its rows and views, and the names of guides for which there is no room on it.
  fileprivate struct Shot {
    let frame: ScreenFrame
    let areas: ShownAreas
    let unnamedGuides: [UnnamedGuide]

    init(of simulation: Simulation, named name: String = "", showing parts: [Place]) {
      (frame, unnamedGuides) = simulation.capture(named: name)
      areas = ShownAreas(of: simulation, with: parts)
    }
  }

  /// A recording under way, of the screen as the last event before each moment, or at it, left it.
  private final class Reel {
    /// The time by which moments and events may miss each other: sixtieths of a second are rounded.
    static let slack = Duration.microseconds(1)

    private(set) var frames: [ScreenFrame] = []
    /// The last of them.
    private(set) var latest: Shot?
    var snapshots: [String: Shot] = [:]
    /// The screen at the end of the scenario.
    var last: Shot?
    var standing: StandingAnnotations
    private let start: Duration
    private let interval: Duration
    private let count: Int
    private let parts: [Place]

    init(
      start: Duration,
      interval: Duration,
      count: Int,
      _ standing: StandingAnnotations,
      showing parts: [Place]
    ) {
      (self.start, self.interval, self.count) = (start, interval, count)
      (self.standing, self.parts) = (standing, parts)
    }

    /// Takes the screen for all moments until which it stays.
    func take(_ simulation: Simulation, _ isReached: (Duration) -> Bool) {
      func isNext() -> Bool { frames.count < count && isReached(start + interval * frames.count) }
      guard isNext() else { return }
      let frame = simulation.frame(named: "")
      standing.look(at: simulation)
      repeat { frames.append(frame) } while isNext()
      if frames.count == count { latest = Shot(of: simulation, showing: parts) }
    }
  }

  /// The times at which a scenario ends and takes its snapshots.
  private struct Course {
    let report: SimulationReport
    let length: Duration
    private var times: [String: Duration] = [:]

    init(of scenario: Scenario) {
      var player = ScenarioPlayer(scenario)
      player.takesSnapshots = false
      player.keepsLog = false
      let simulation = player.simulation
      var times: [String: Duration] = [:]
      report = player.play(until: nil) { index in
        guard case .snapshot(let name) = scenario.steps[index].action else { return }
        times[name] = simulation.clock.now.sinceStart
      }
      length = simulation.clock.now.sinceStart
      self.times = times
    }

    /// Returns the time of a moment, or `nil` if it is not reached.
    func time(of moment: Picture.Animation.Moment?, else usual: Duration) -> Duration? {
      switch moment {
      case nil: usual
      case .time(let time): time <= length ? time : nil
      case .snapshot(let name): times[name]
      }
    }
  }
}

extension Picture.Animation.Moment {
  /// The moment as it is written.
  fileprivate var text: String {
    switch self {
    case .time(let time): "\(decimalText(time.inSeconds))s"
    case .snapshot(let name): name
    }
  }

  /// Returns the screen of a snapshot, or `nil` for a time.
  fileprivate func shot(among snapshots: [String: FilmPlan.Shot]) -> FilmPlan.Shot? {
    if case .snapshot(let name) = self { snapshots[name] } else { nil }
  }
}
