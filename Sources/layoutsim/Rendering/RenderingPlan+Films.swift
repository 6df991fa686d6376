import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames

// Pictures that move.
extension RenderingPlan {
  /// Draws a run in the formats that were named.
  func films(
    of scenario: Scenario,
    name: String,
    suffix: String,
    _ formats: [RenderFormat],
    into outcome: inout Outcome
  ) throws(CommandFailure) {
    if let other = scenario.annotations.first(where: { !scenario.standingCaptions.contains($0) }) {
      let note = Diagnostic(
        .note,
        code: "annotation",
        "pictures that move by an option have captions without 'in', and no other annotations",
        at: other.mark,
        hint: "list a picture with 'animate: true': it has those of things that stand still, too"
      )
      outcome.findings.add(note, in: suffix)
    }
    var plan = FilmPlan(try animation?.animation(of: scenario) ?? Picture.Animation())
    plan.showsCaptions = true
    for format in formats {
      let subject = "\(quoted(format.rawValue)) of \(quoted(scenario.file))"
      let drawn = plan.drawn(of: scenario, for: format, subject)
      outcome.add(drawn.report, in: suffix)
      note(drawn.unnamedGuides, on: [format.rawValue], of: scenario, in: suffix, to: &outcome)
      do throws(UndrawnPicture) {
        let film = try drawn.film.get()
        let pictures = pictures(of: film, format, name: name, suffix: suffix)
        add(pictures, subject, as: format, in: suffix, to: &outcome)
      } catch {
        for failure in error.reasons { outcome.failures.add(failure, in: suffix) }
      }
    }
  }

  private func pictures(
    of film: ScreenFilm,
    _ format: RenderFormat,
    name: String,
    suffix: String
  ) -> [PlannedPicture] {
    switch format {
    case .svg, .png: []
    case .animatedSVG, .apng:
      [
        PlannedPicture(
          path: "\(name)/animation\(suffix).\(format.file.rawValue)",
          content: .film(film),
          format: format.file,
          scale: scale
        )
      ]
    case .frames, .svgFrames: numbered(film, in: "\(name)/frames\(suffix)", format.file)
    }
  }

  /// Returns the frames of a film as numbered pictures, each that differs from the one before, and a list of them.
  ///
  /// The list is one that ffmpeg reads: each file with its time.
  private func numbered(
    _ film: ScreenFilm,
    in folder: String,
    _ format: Picture.Format
  ) -> [PlannedPicture] {
    var pictures: [PlannedPicture] = []
    var list = "ffconcat version 1.0\n"
    let shots = film.shots
    for (index, shot) in shots.enumerated() {
      let file = FrameFolder.file(index + 1, format)
      list += "file \(file)\nduration \(decimalText(shot.duration.inSeconds))\n"
      // The last one is shown for its time only if another comes.
      if index == shots.count - 1 { list += "file \(file)\n" }
      var frame = shot.frame
      (frame.name, frame.summary) = (film.name, film.summary)
      pictures.append(
        PlannedPicture(
          path: "\(folder)/\(file)",
          frame: frame,
          format: format,
          scale: scale
        )
      )
    }
    pictures.append(
      PlannedPicture(
        path: "\(folder)/frames.ffconcat",
        content: .list(list),
        format: format,
        scale: scale
      )
    )
    return pictures
  }
}
