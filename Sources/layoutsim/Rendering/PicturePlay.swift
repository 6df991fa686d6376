import LayoutDevices
import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames

/// A run for pictures, with the frames of its snapshots.
struct PicturePlay {
  private let run: AnnotatedRun
  private let environment: ScreenEnvironment
  private let frames: [String: ScreenFrame]

  /// The report on the run.
  var report: SimulationReport { run.report }

  /// Creates a run by playing a scenario.
  init(_ scenario: Scenario) {
    environment = scenario.scene.environment
    run = AnnotatedRun(scenario)
    frames = Dictionary(
      run.report.snapshots.map { ($0.name, $0.frame) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the screens that a picture shows of the run, as it frames them.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - caption: The words below each screen, by which this run differs from others of the picture, or nothing.
  /// - Returns: The screens, in the order of the picture.
  /// - Throws: `UndrawnPicture` if the run did not reach one of its moments, or what it shows is not on the screen.
  func screens(
    of picture: Picture,
    caption: String
  ) throws(UndrawnPicture) -> [PictureScreen] {
    let shown = picture.snapshots.compactMap { name in
      frames[name].flatMap { frame in run.moments[name].map { (frame, moment: $0) } }
    }
    guard shown.count == picture.snapshots.count else { throw unreached(by: picture, caption) }
    var screens: [PictureScreen] = []
    for (frame, moment) in shown {
      do throws(FramingProblem) {
        screens.append(
          PictureScreen(
            screen: try frame.framed(
              by: picture.framing,
              on: environment,
              with: moment.areas
            ),
            moment: moment,
            caption: caption
          )
        )
      } catch {
        throw UndrawnPicture(picture.undrawn(because: error, Self.place(caption)))
      }
    }
    return screens
  }

  /// Returns the failure of a picture of which the run did not reach a moment.
  private func unreached(by picture: Picture, _ caption: String) -> UndrawnPicture {
    let missing = picture.snapshots.first { frames[$0] == nil } ?? ""
    let step = report.failedStep.map { "step \($0.number) failed" } ?? "the run ended"
    return UndrawnPicture(
      RenderingPlan.undrawn(
        quoted(picture.file),
        because: "\(Self.place(caption))\(step) before its snapshot \(quoted(missing))",
        at: picture.mark,
        report
      )
    )
  }

  private static func place(_ caption: String) -> String {
    caption.isEmpty ? "" : "in \(quoted(caption)) "
  }
}

extension Picture {
  /// Returns the failure of a picture that cannot be framed as its file says.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - place: The screen that has it, in words before it, or nothing.
  /// - Returns: The failure.
  func undrawn(because problem: FramingProblem, _ place: String = "") -> Diagnostic {
    Diagnostic(
      .error,
      code: "picture",
      "\(quoted(file)) is not drawn: \(place)\(problem.message)",
      at: framing.cropMark ?? mark,
      hint: problem.hint
    )
  }
}
