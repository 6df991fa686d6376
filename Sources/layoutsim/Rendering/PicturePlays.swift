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
    /// The environment of a sheet, or `nil` for the scene's own.
    var variation: EnvironmentVariation?
    /// The file of the scenario before a change, or `nil` for this one.
    var before: String?

    fileprivate func applied(to scenario: Scenario) -> Scenario {
      var scenario = scenario
      if let variation {
        scenario.scene.environment = variation.applied(to: scenario.scene.environment)
      }
      if let theme { scenario.scene.environment.style = theme }
      if let guides { scenario.scene.guides = guides }
      return scenario
    }
  }

  private let scenario: Scenario
  private var plays: [Look: PicturePlay] = [:]

  /// Creates no run yet.
  init(of scenario: Scenario) { self.scenario = scenario }

  /// A file of a picture, or the failures in the way of it.
  struct Drawn {
    /// The file, or `nil` if a moment of it was not reached.
    var picture: PlannedPicture?
    /// The failures in the way of it.
    var failures: [PictureDiagnostic] = []
    /// The reports of the runs that were played for it.
    var reports: [SimulationReport] = []
    /// The annotations that it leaves out, as notes.
    var notes: [PictureDiagnostic] = []
    /// The words for a light and a dark file alike, or `nil` for a picture of one file.
    var wordsOfVersions: String?
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
    scale: Double,
    guides: Set<ShownGuide>?
  ) -> Drawn {
    var drawn = Drawn()
    let styles: [InterfaceStyle?] = version.isAutomatic ? [.light, .dark] : [version.style]
    let looks = styles.map { Look(theme: $0, guides: guides) }
    do throws(UndrawnPicture) {
      drawn.picture = PlannedPicture(
        path: path,
        content: try content(of: picture, looks, &drawn),
        format: picture.format,
        scale: scale
      )
    } catch {
      drawn.failures = error.reasons
    }
    return drawn
  }

  /// Returns what is in the file of a picture, in one look or in the light and the dark one.
  private mutating func content(
    of picture: Picture,
    _ looks: [Look],
    _ drawn: inout Drawn
  ) throws(UndrawnPicture) -> PlannedPicture.Content {
    if let animation = picture.animation {
      var films: [ScreenFilm] = []
      for look in looks {
        var plan = FilmPlan(animation, picture.framing, scale: picture.svgScale)
        plan.placement = picture.annotations
        let film = plan.drawn(
          of: look.applied(to: scenario),
          for: picture.format == .svg ? .animatedSVG : .apng,
          quoted(picture.file),
          picture
        )
        drawn.reports.append(film.report)
        drawn.notes = film.notes(on: picture)
        drawn.wordsOfVersions = film.wordsOfVersions
        films.append(try film.film.get())
      }
      return .film(films[0], dark: films.dropFirst().first)
    }
    var frames: [ScreenFrame] = []
    for look in looks { frames.append(try frame(of: picture, look, &drawn)) }
    return .frame(frames[0], dark: frames.dropFirst().first)
  }

  /// Returns a picture in a look.
  ///
  /// - Throws: `UndrawnPicture` if a run did not reach one of its moments, what it shows is not on the screen, or the
  ///   thing of an annotation is not there.
  private mutating func frame(
    of picture: Picture,
    _ look: Look,
    _ drawn: inout Drawn
  ) throws(UndrawnPicture) -> ScreenFrame {
    var screens: [PictureScreen] = []
    for (look, caption) in looks(of: picture, look) {
      let play = play(look, &drawn)
      screens += try play.screens(of: picture, caption: caption)
    }
    let scenario = look.applied(to: scenario)
    let whole = try PictureAssembly(picture: picture, scenario: scenario).frame(screens)
    drawn.notes = picture.notesOnSheet(in: self.scenario.scene.environment) + whole.leftOut
    drawn.wordsOfVersions = whole.wordsOfVersions
    return whole.frame
  }

  /// Returns the looks of the runs that a picture shows, each with the words below its screen.
  private func looks(of picture: Picture, _ look: Look) -> [(look: Look, caption: String)] {
    if let sheet = picture.sheet {
      return sheet.sheetVariations(in: scenario.scene.environment).map { variation in
        var look = look
        look.variation = variation
        return (look, sheet.words(for: variation))
      }
    }
    guard let before = picture.before else { return [(look, "")] }
    var earlier = look
    earlier.before = before
    return [(earlier, "before"), (look, "after")]
  }

  /// Returns the run of a look, which is played once.
  private mutating func play(_ look: Look, _ drawn: inout Drawn) -> PicturePlay {
    if let play = plays[look] { return play }
    let played = scenario.before.first { $0.file == look.before } ?? scenario
    let play = PicturePlay(look.applied(to: played))
    plays[look] = play
    drawn.reports.append(play.report)
    return play
  }
}

extension Picture {
  /// Returns a note on the environments that a sheet leaves out, since their devices do not have them.
  fileprivate func notesOnSheet(in environment: ScreenEnvironment) -> [PictureDiagnostic] {
    guard let sheet else { return [] }
    let missing = sheet.impossibleVariations(in: environment)
    guard !missing.isEmpty else { return [] }
    let most = 4
    var notes = missing.prefix(most).map { variation, mistake in
      Diagnostic.Note("\(quoted(sheet.words(for: variation))): \(mistake.message)")
    }
    if missing.count > most { notes.append(.init("and \(missing.count - most) more")) }
    let all = "\(sheet.combinations.count) environments"
    let note = Diagnostic(
      .note,
      code: "not-on-device",
      "\(quoted(file)) leaves \(missing.count) of \(all) out, which their devices do not have",
      at: mark,
      notes: notes
    )
    return [PictureDiagnostic(note)]
  }
}

extension EnvironmentMatrix {
  /// Returns the words for a variation among the others: the values of lists with several, or else all.
  fileprivate func words(for variation: EnvironmentVariation) -> String {
    let telling = telling(variation)
    return (telling.isEmpty ? variation.words.compactMap(\.self) : telling).joined(separator: ", ")
  }
}
