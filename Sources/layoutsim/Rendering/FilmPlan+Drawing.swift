import LayoutCapture
import LayoutDiagnostics
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames

extension FilmPlan {
  /// A film with its words, or the reason why there is none.
  struct Drawn {
    let film: Result<ScreenFilm, UndrawnPicture>
    /// The report of the run that was played for it.
    let report: SimulationReport
    /// The annotations that it leaves out.
    var leftOut: [AnnotatedMoment.LeftOut] = []
    /// The guides and layers for whose names there is no room.
    var unnamedGuides: [UnnamedGuide] = []
    /// The words for a light and a dark file alike, or `nil` for a picture of one file.
    var wordsOfVersions: String?

    /// Returns notes on what the film leaves out.
    func notes(on picture: Picture) -> [PictureDiagnostic] {
      leftOut.notes(on: picture.file)
        + unnamedGuides.notes(on: quoted(picture.file), at: picture.mark)
        .map { PictureDiagnostic($0) }
    }
  }

  /// Returns the time from one frame to the next where nobody says one: in SVG a frame more costs nothing that is seen.
  static func usualInterval(of format: RenderFormat) -> Duration {
    format == .animatedSVG ? .seconds(1) / 60 : .milliseconds(50)
  }

  /// Draws a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - format: The kind of files that the film is for.
  ///   - subject: The picture, in words.
  ///   - picture: The picture that the scenario lists, or `nil` if none is.
  /// - Returns: The film, or why there is none.
  func drawn(
    of scenario: Scenario,
    for format: RenderFormat,
    _ subject: String,
    _ picture: Picture? = nil
  ) -> Drawn {
    let outcome = film(of: scenario, every: Self.usualInterval(of: format))
    guard var film = outcome.film else {
      var diagnostic = RenderingPlan.undrawn(
        subject,
        because: outcome.reason ?? "",
        at: outcome.mark ?? picture?.mark,
        outcome.report
      )
      diagnostic.hint = outcome.hint ?? diagnostic.hint
      return Drawn(film: .failure(UndrawnPicture(diagnostic)), report: outcome.report)
    }
    film.name = scenario.name
    var told = scenario
    told.annotations = annotations(of: scenario).filter { annotation in
      !outcome.leftOut.contains { $0.annotation == annotation }
    }
    /// Returns the words for the film, of one file or of a light and a dark one.
    func words(ofAllVersions: Bool) -> String {
      PictureDescription.words(
        for: picture,
        of: [film.still],
        in: told,
        with: outcome.placed,
        of: film,
        ofAllVersions: ofAllVersions
      )
    }
    film.summary = words(ofAllVersions: false)
    return Drawn(
      film: .success(film),
      report: outcome.report,
      leftOut: outcome.leftOut,
      unnamedGuides: outcome.unnamedGuides,
      wordsOfVersions: (picture?.versions.count ?? 1) > 1 ? words(ofAllVersions: true) : nil
    )
  }
}
