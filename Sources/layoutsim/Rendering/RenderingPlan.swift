import Foundation
import LayoutCapture
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames

/// A plan of the pictures to draw of scenarios, as the options say.
struct RenderingPlan {
  var moments: [String] = []
  /// The formats of moments and of the whole run, or `nil` if none were named.
  var formats: [RenderFormat]?
  /// The animation of the whole run, or `nil` for the usual one.
  var animation: AnimationOptions?
  /// The number of pixels per point of a PNG that does not say its own.
  var scale: Double
  var guides: Set<ShownGuide>?
  /// Whether only the pictures that scenarios list are drawn.
  var onlyPictures: Bool
  /// Whether all pictures become SVG, whatever their names say.
  var isOfSVGAlone = false
  var limits: LimitOptions.Changes
  /// The environments that the options name, in place of the scenario's.
  var environment: EnvironmentOptions
}

extension RenderingPlan {
  /// An outcome of planning one scenario.
  struct Outcome {
    var pictures: [PlannedPicture] = []
    /// Whether it is played in several environments.
    var isOfSeveralEnvironments: Bool { environments.count > 1 }
    /// The failures while the scenario was played.
    var failures: SharedDiagnostics
    var findings: SharedDiagnostics
    /// The names of the environments.
    let environments: [String]

    fileprivate init(in environments: [String]) {
      self.environments = environments
      failures = SharedDiagnostics(among: environments)
      findings = failures
    }

    /// Returns a screen with the annotations of its moment and their legend, or `nil` after the failure of one whose thing
    /// is not there.
    fileprivate mutating func annotated(
      _ frame: ScreenFrame,
      _ moment: AnnotatedMoment?,
      _ scene: Scene,
      in environment: String
    ) -> ScreenFrame? {
      let screen = PictureScreen(screen: FramedScreen(frame), moment: moment)
      let style = scene.environment.style
      do throws(UndrawnPicture) {
        let picture = try AnnotatedPicture(
          [screen],
          .beside,
          style,
          in: scene.fonts?.cascade,
          quoted(frame.name)
        )
        for note in picture.leftOut.notes(on: frame.name) { findings.add(note, in: environment) }
        let annotations = moment?.placed.map(\.annotation) ?? []
        return AnnotatedScreen.withLegend(
          picture.frames[0],
          of: annotations,
          style: style,
          isRightToLeft: scene.environment.direction == .rightToLeft,
          in: scene.fonts?.cascade
        )
      } catch {
        for failure in error.reasons { failures.add(failure, in: environment) }
        return nil
      }
    }

    mutating func add(_ report: SimulationReport, in environment: String) {
      for failure in report.failures { failures.add(failure, in: environment) }
      for finding in report.findings { findings.add(finding, in: environment) }
    }
  }

  /// Plays a scenario and returns the pictures of it, and the events on the way.
  ///
  /// Frames are in a folder with the name; `wantsFrames` asks for them even of a scenario that lists pictures.
  ///
  /// - Throws: `CommandFailure` for an unknown moment.
  func outcome(
    of scenario: Scenario,
    name: String,
    wantsFrames: Bool
  ) throws(CommandFailure) -> Outcome {
    let wantsFrames = wantsFrames || scenario.pictures.isEmpty
    let matrix = try environment.playedMatrix(for: scenario)
    let variations = matrix.variations(in: scenario.scene.environment)
    var outcome = Outcome(in: variations.map(\.suffix))
    let axes = matrix.variedAxes
    for variation in variations {
      var scenario = applied(variation, to: scenario)
      scenario.before = scenario.before.map { applied(variation, to: $0) }
      if onlyPictures || !wantsFrames {
        listedPictures(of: scenario, in: variation, along: axes, into: &outcome)
      } else {
        try frames(of: scenario, name: name, suffix: variation.suffix, into: &outcome)
      }
    }
    return outcome
  }

  /// Returns a scenario as the options change it.
  private func applied(_ variation: EnvironmentVariation, to scenario: Scenario) -> Scenario {
    var scenario = scenario
    scenario.scene.environment = variation.applied(to: scenario.scene.environment)
    scenario.limits = limits.applied(to: scenario.limits)
    if let guides { scenario.scene.guides = guides }
    return scenario
  }

  // MARK: Frames

  private func frames(
    of scenario: Scenario,
    name: String,
    suffix: String,
    into outcome: inout Outcome
  ) throws(CommandFailure) {
    let formats = formats ?? [.svg]
    let moving = formats.filter(\.isMoving)
    if !moving.isEmpty {
      try films(of: scenario, name: name, suffix: suffix, moving, into: &outcome)
    }
    let still = formats.filter { !$0.isMoving }
    guard !still.isEmpty else { return }
    for (frame, placed) in try frames(of: scenario, suffix: suffix, into: &outcome) {
      var told = scenario
      told.annotations = placed.map(\.annotation)
      let described = Self.described(frame, of: [frame], in: told, with: placed)
      for format in still {
        let picture = PlannedPicture(
          path: "\(name)/\(frame.name)\(suffix).\(format.rawValue)",
          frame: described,
          format: format.file,
          scale: scale
        )
        let what = "\(quoted(frame.name)) of \(quoted(scenario.file))"
        add(picture, what, in: suffix, to: &outcome)
      }
    }
  }

  /// Returns the frames at the moments that were asked for, else those of all snapshots, else the last, each with the
  /// annotations on it.
  private func frames(
    of scenario: Scenario,
    suffix: String,
    into outcome: inout Outcome
  ) throws(CommandFailure) -> [(frame: ScreenFrame, placed: [PlacedAnnotation])] {
    guard !moments.isEmpty else {
      let (simulation, report) = Moment.play(scenario, takingSnapshots: true)
      outcome.add(report, in: suffix)
      guard !scenario.snapshotNames.isEmpty else {
        guard let reason = report.reasonUnreached else {
          let (frame, unnamed) = simulation.capture(named: "end")
          note(unnamed, on: ["end"], of: scenario, in: suffix, to: &outcome)
          return [(frame, [])]
        }
        let what = "the end of \(quoted(scenario.file))"
        outcome.failures.add(Self.undrawn(what, because: reason, at: nil, report), in: suffix)
        return []
      }
      for step in scenario.snapshotSteps(missingIn: report) {
        guard let reason = report.reasonUnreached else { continue }
        outcome.failures.add(
          Self.undrawn(quoted(step.name), because: reason, at: step.mark, report),
          in: suffix
        )
      }
      note(among: report.snapshots, of: scenario, in: suffix, to: &outcome)
      guard !scenario.annotations.isEmpty else { return report.snapshots.map { ($0.frame, []) } }
      let run = AnnotatedRun(scenario)
      return run.report.snapshots.compactMap { snapshot in
        let moment = run.moments[snapshot.name]
        return outcome.annotated(snapshot.frame, moment, scenario.scene, in: suffix)
          .map { ($0, moment?.placed ?? []) }
      }
    }
    var frames: [(frame: ScreenFrame, placed: [PlacedAnnotation])] = []
    for text in moments {
      let moment = try Moment(text, in: scenario)
      let (simulation, report) = moment.reached(in: scenario)
      outcome.add(report, in: suffix)
      if let reason = moment.reasonUnreached(by: report, at: simulation.clock.now) {
        let what = "\(quoted(text)) of \(quoted(scenario.file))"
        outcome.failures.add(Self.undrawn(what, because: reason, at: nil, report), in: suffix)
      } else {
        let (frame, unnamed) = simulation.capture(named: text)
        note(unnamed, on: [text], of: scenario, in: suffix, to: &outcome)
        guard !scenario.annotations.isEmpty else {
          frames.append((frame, []))
          continue
        }
        let (annotated, notes) = moment.annotated(text, in: scenario)
        for note in notes { outcome.findings.add(note, in: suffix) }
        outcome.annotated(frame, annotated, scenario.scene, in: suffix)
          .map { frames.append(($0, annotated?.placed ?? [])) }
      }
    }
    return frames
  }

  /// Notes the guides for whose names there is no room on a screen, where the scenario or an option shows them.
  func note(
    _ unnamed: [UnnamedGuide],
    on pictures: [String],
    of scenario: Scenario,
    in suffix: String,
    to outcome: inout Outcome
  ) {
    let isByOption = guides != nil
    let subject = quotedList(pictures, limit: 3)
    let notes = unnamed.notes(
      on: isByOption ? "\(subject) of \(quoted(scenario.file))" : subject,
      areSeveral: pictures.count > 1,
      at: isByOption ? nil : scenario.scene.keyMarks[.scene, "show"]
    )
    for note in notes { outcome.findings.add(note, in: suffix) }
  }

  private func note(
    among snapshots: [SimulationReport.Snapshot],
    of scenario: Scenario,
    in suffix: String,
    to outcome: inout Outcome
  ) {
    let crowded = snapshots.filter { !$0.unnamedGuides.isEmpty }
    note(
      crowded.flatMap(\.unnamedGuides),
      on: crowded.map(\.name),
      of: scenario,
      in: suffix,
      to: &outcome
    )
  }

  // MARK: Pictures that the scenario lists

  /// Draws the pictures that a scenario lists in an environment, among others that differ along some axes.
  ///
  /// One with an appearance of its own is drawn once for all appearances of the others, and has a name without them; so is
  /// a sheet along the axes that it has itself.
  private func listedPictures(
    of scenario: Scenario,
    in variation: EnvironmentVariation,
    along axes: Set<String>,
    into outcome: inout Outcome
  ) {
    let suffix = variation.suffix
    var plays = PicturePlays(of: scenario)
    for picture in scenario.pictures {
      let own = picture.ownAxes
      for version in picture.versions {
        let path = version.file.named(in: variation.suffix(along: axes.subtracting(own)))
        guard own.isEmpty || !outcome.pictures.contains(where: { $0.path == path }) else {
          continue
        }
        let drawn = plays.planned(
          version,
          of: picture,
          path: path,
          scale: picture.scale ?? scale,
          guides: guides == nil ? picture.guides : nil
        )
        for report in drawn.reports { outcome.add(report, in: suffix) }
        for note in drawn.notes { outcome.findings.add(note, in: suffix) }
        for failure in drawn.failures { outcome.failures.add(failure, in: suffix) }
        if let planned = drawn.picture {
          if picture.scale == nil {
            noteName(of: planned, at: picture.mark, in: suffix, to: &outcome)
          }
          add(planned, quoted(picture.file), at: picture.mark, in: suffix, to: &outcome)
        }
      }
    }
  }

  /// Returns a picture with its words for people who cannot see it: those of the file, else a description.
  static func described(
    _ frame: ScreenFrame,
    of moments: [ScreenFrame],
    in scenario: Scenario,
    with placed: [PlacedAnnotation],
    _ picture: Picture? = nil
  ) -> ScreenFrame {
    var frame = frame
    if picture?.isOfSeveralScreens != true { frame.name = "\(scenario.name): \(frame.name)" }
    frame.summary = PictureDescription.words(
      for: picture,
      of: moments,
      in: scenario,
      with: placed
    )
    return frame
  }

  /// Returns the message about a picture whose moment was not reached.
  static func undrawn(
    _ what: String,
    because reason: String,
    at mark: SourceMark?,
    _ report: SimulationReport?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "picture",
      "\(what) is not drawn: \(reason)",
      at: mark,
      notes: (report?.failedStep?.mark).map { [Diagnostic.Note("the step is here", at: $0)] } ?? [],
      hint: "a file that was drawn before is left as it is"
    )
  }
}

extension Scenario {
  /// Returns the snapshots that a run did not reach, with their places in the file.
  fileprivate func snapshotSteps(
    missingIn report: SimulationReport
  ) -> [(name: String, mark: SourceMark?)] {
    let taken = Set(report.snapshots.map(\.name))
    return steps.compactMap { step in
      guard case .snapshot(let name) = step.action, !taken.contains(name) else { return nil }
      return (name, step.mark)
    }
  }
}
