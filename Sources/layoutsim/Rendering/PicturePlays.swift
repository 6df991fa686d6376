import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames

/// The runs of a scenario for the pictures that it lists: one for all pictures of the same look.
struct PicturePlays {
  /// The changes that a picture makes to the scene.
  private struct Look: Hashable {
    let theme: InterfaceStyle?
    let guides: Set<ShownGuide>?

    fileprivate func applied(to scenario: Scenario) -> Scenario {
      var scenario = scenario
      if let theme { scenario.scene.environment.style = theme }
      if let guides { scenario.scene.guides = guides }
      return scenario
    }
  }

  private let scenario: Scenario
  private var plays: [Look: Play] = [:]

  /// Creates no run yet.
  init(of scenario: Scenario) { self.scenario = scenario }

  /// A file of a picture, or the failure in the way of it.
  struct Drawn {
    /// The file, or `nil` if a moment of it was not reached.
    var picture: PlannedPicture?
    /// The failure, or `nil` if there is none.
    var failure: Diagnostic?
    /// The reports of the runs that were played for it.
    var reports: [SimulationReport] = []
    /// The annotations that it leaves out, as notes.
    var notes: [Diagnostic] = []
  }

  /// Returns a file of a picture.
  ///
  /// - Parameters:
  ///   - version: The file.
  ///   - picture: The picture.
  ///   - path: The path inside the output folder.
  ///   - scale: The number of pixels per point of a PNG.
  ///   - guides: The guides that are drawn, or `nil` for the scene's own.
  /// - Returns: The file, or the failure.
  mutating func planned(
    _ version: Picture.Version,
    of picture: Picture,
    path: String,
    scale: Int,
    guides: Set<ShownGuide>?
  ) -> Drawn {
    var drawn = Drawn()
    var frames: [ScreenFrame] = []
    for style in version.isAutomatic ? [.light, .dark] : [version.style] {
      let look = Look(theme: style, guides: guides)
      let play = plays[look] ?? Play(look.applied(to: scenario))
      if plays[look] == nil { drawn.reports.append(play.report) }
      plays[look] = play
      do throws(UndrawnPicture) {
        let (frame, leftOut) = try play.frame(of: picture)
        frames.append(frame)
        drawn.notes = leftOut
      } catch {
        drawn.failure = error.diagnostic
        return drawn
      }
    }
    drawn.picture = PlannedPicture(
      path: path,
      frame: frames[0],
      darkFrame: version.isAutomatic ? frames[1] : nil,
      format: picture.format,
      scale: scale
    )
    return drawn
  }

  /// A run, with the frames of its snapshots.
  private struct Play {
    private let run: AnnotatedRun
    private let scenario: Scenario
    private let frames: [String: ScreenFrame]

    var report: SimulationReport { run.report }

    init(_ scenario: Scenario) {
      self.scenario = scenario
      run = AnnotatedRun(scenario)
      frames = Dictionary(
        run.report.snapshots.map { ($0.name, $0.frame) },
        uniquingKeysWith: { first, _ in first }
      )
    }

    /// Returns a picture, and notes on the annotations that it leaves out.
    ///
    /// - Throws: `UndrawnPicture` if the run did not reach one of its moments, what it shows is not on the screen, or
    ///   the thing of an annotation is not there.
    func frame(
      of picture: Picture
    ) throws(UndrawnPicture) -> (frame: ScreenFrame, leftOut: [Diagnostic]) {
      let shown = picture.snapshots.compactMap { frames[$0] }
      guard shown.count == picture.snapshots.count else { throw unreached(by: picture) }
      let style = scenario.scene.environment.style
      let framing = picture.framing
      let page = framing.page(in: style)
      let framed = try framed(shown, by: picture)
      let annotated = try run.annotated(
        framed,
        picture.annotations,
        style,
        page: page,
        quoted(picture.file)
      )
      var told = scenario
      told.annotations = scenario.annotations.filter { annotation in
        picture.annotations != .none && picture.snapshots.contains(where: annotation.isShown)
          && !annotated.leftOut.contains(annotation)
      }
      var frame = annotated.frames[0]
      if picture.isStrip {
        frame = FilmStrip.joined(
          annotated.frames,
          named: scenario.name,
          style: style,
          columns: framing.columns,
          spacing: framing.spacing,
          page: page
        )
      }
      frame = AnnotatedScreen.withLegend(frame, of: told.annotations, style: style, page: page)
        .finished(by: framing, style: style)
      let notes = annotated.leftOut.map { annotation in
        Diagnostic(
          .note,
          code: "annotation",
          "\(quoted(picture.file)) leaves this out: what it is about is not in the part that 'crop' shows",
          at: annotation.mark,
          hint: "write 'annotations: none' for a picture without any"
        )
      }
      return (
        RenderingPlan.described(frame, of: framed.map(\.frame), in: told, picture), notes
      )
    }

    private func framed(
      _ frames: [ScreenFrame],
      by picture: Picture
    ) throws(UndrawnPicture) -> [FramedScreen] {
      var framed: [FramedScreen] = []
      for frame in frames {
        do throws(FramingProblem) {
          framed.append(try frame.framed(by: picture.framing, on: scenario.scene.environment))
        } catch {
          throw UndrawnPicture(
            diagnostic: Diagnostic(
              .error,
              code: "picture",
              "\(quoted(picture.file)) is not drawn: \(error.message)",
              at: picture.framing.cropMark ?? picture.mark,
              hint: error.hint
            )
          )
        }
      }
      return framed
    }

    /// Returns the failure of a picture of which the run did not reach a moment.
    private func unreached(by picture: Picture) -> UndrawnPicture {
      let missing = picture.snapshots.first { frames[$0] == nil } ?? ""
      let step = report.failedStep.map { "step \($0.number) failed" } ?? "the run ended"
      return UndrawnPicture(
        diagnostic: RenderingPlan.undrawn(
          quoted(picture.file),
          because: "\(step) before its snapshot \(quoted(missing))",
          at: picture.mark,
          report
        )
      )
    }
  }
}
