import LayoutCapture
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutReports
import LayoutScenes
import ScreenFrames

/// A picture that is put together of its screens.
struct PictureAssembly {
  let picture: Picture
  /// The scenario in the look of the picture.
  let scenario: Scenario

  private var style: InterfaceStyle { scenario.scene.environment.style }
  private var page: Color? { picture.framing.page(in: style) }

  /// A picture with what is said of it.
  struct Assembled {
    let frame: ScreenFrame
    /// The words for a light and a dark file alike, or `nil` for a picture of one file.
    var wordsOfVersions: String?
    /// The notes on the annotations and the names of guides that it leaves out.
    let leftOut: [PictureDiagnostic]
  }

  /// Returns the picture.
  ///
  /// - Throws: `UndrawnPicture` if the thing of an annotation is not there.
  func frame(
    _ screens: [PictureScreen]
  ) throws(UndrawnPicture) -> Assembled {
    let annotated = try AnnotatedPicture(
      screens,
      picture.annotations,
      style,
      page: page,
      in: scenario.scene.fonts?.cascade,
      quoted(picture.file)
    )
    var told = scenario
    told.annotations = (scenario.annotations + earlierNumbers).filter { annotation in
      picture.annotations != .none && picture.snapshots.contains(where: annotation.isShown)
        && !annotated.leftOut.contains { $0.annotation == annotation }
    }
    let joined = joined(annotated.frames, screens.map(\.caption))
    let frame = AnnotatedScreen.withLegend(
      joined,
      of: told.annotations.filter { !isOfSomeScreens($0) },
      style: style,
      page: page,
      isRightToLeft: scenario.scene.environment.direction == .rightToLeft,
      in: scenario.scene.fonts?.cascade
    )
    .finished(by: picture.framing, style: style, scale: picture.svgScale)
    let shown = screens.map { screen in
      var frame = screen.screen.frame
      if !screen.caption.isEmpty { frame.name = screen.caption }
      return frame
    }
    let placed = screens.flatMap { $0.moment?.placed ?? [] }
    return Assembled(
      frame: RenderingPlan.described(frame, of: shown, in: told, with: placed, picture),
      wordsOfVersions: picture.versions.count > 1
        ? PictureDescription.words(
          for: picture,
          of: shown,
          in: told,
          with: placed,
          ofAllVersions: true
        ) : nil,
      leftOut: (annotated.leftOut + annotated.partlyLeftOut).notes(on: picture.file)
        + screens.flatMap { screen in
          (screen.moment?.unnamedGuides ?? []).shown(in: screen.screen.shown)
            + screen.screen.unnamedGuides
        }
        .notes(on: quoted(picture.file), at: picture.mark).map { PictureDiagnostic($0) }
    )
  }

  /// The annotations of the scenario before a change whose numbers the legend of this one does not have.
  private var earlierNumbers: [Annotation] {
    guard let path = picture.before,
      let before = scenario.before.first(where: { $0.file == path })
    else { return [] }
    let known = Set(scenario.annotations.filter { $0.text != nil }.compactMap(\.number))
    return before.annotations.filter { annotation in
      annotation.number.map { !known.contains($0) } ?? false
    }
  }

  /// Returns whether an annotation is a caption of some screens of a strip, not of all: it stands at these.
  private func isOfSomeScreens(_ annotation: Annotation) -> Bool {
    picture.isStrip && picture.annotations != .none && annotation.isCaption
      && !picture.snapshots.allSatisfy(annotation.isShown)
  }

  /// The captions of each screen of a strip.
  private var words: [FilmStrip.Words] {
    guard picture.isStrip else { return [] }
    return picture.snapshots.map { name in
      var words = FilmStrip.Words()
      for annotation in scenario.annotations
      where isOfSomeScreens(annotation) && annotation.isShown(in: name) {
        guard case .caption(let text) = annotation.subject else { continue }
        if annotation.side == .top { words.above.append(text) } else { words.below.append(text) }
      }
      return words
    }
  }

  /// Returns the screens side by side, or the only one of a picture that is none of several.
  private func joined(_ frames: [ScreenFrame], _ captions: [String]) -> ScreenFrame {
    guard picture.isOfSeveralScreens else { return frames[0] }
    return FilmStrip.joined(
      frames,
      named: scenario.name,
      captions: picture.isStrip ? nil : captions,
      words: words,
      style: style,
      columns: picture.framing.columns ?? picture.sheet?.sheetColumns,
      spacing: picture.framing.spacing,
      page: page,
      in: scenario.scene.fonts?.cascade
    )
  }
}

extension [UnnamedGuide] {
  /// Returns notes on pictures whose guides have no names: those without room, and those of which too little is seen.
  ///
  /// - Parameters:
  ///   - pictures: The picture, or several ones, in words.
  ///   - areSeveral: Whether there are several ones.
  ///   - mark: The place where they are listed, or `nil` if they are not.
  /// - Returns: The notes.
  func notes(on pictures: String, areSeveral: Bool = false, at mark: SourceMark?) -> [Diagnostic] {
    func note(_ guides: [UnnamedGuide], _ words: String, hint: String) -> Diagnostic? {
      var names: [String] = []
      for guide in guides where !names.contains(guide.name) { names.append(guide.name) }
      guard !names.isEmpty else { return nil }
      return Diagnostic(
        .note,
        code: "guide-room",
        "\(pictures) \(words): \(quotedList(names, limit: 6))",
        at: mark,
        hint: hint
      )
    }
    return [
      note(
        filter { !$0.isTooLow },
        areSeveral
          ? "have no room for names of their guides" : "has no room for names of its guides",
        hint: "show fewer guides in one picture, or say it beside the screen with 'annotate'"
      ),
      note(
        filter(\.isTooLow),
        "\(areSeveral ? "show" : "shows") too little for a name of",
        hint: "scroll, or change 'crop', so that more of it is seen"
      ),
    ].compactMap(\.self)
  }
}

extension [AnnotatedMoment.LeftOut] {
  /// Returns notes on the picture, or the moment, that leaves the annotations out: one for all of a reason, at the first.
  func notes(on picture: String) -> [PictureDiagnostic] {
    let first = indices.filter { index in !self[..<index].contains { $0.isAlike(self[index]) } }
    return first.map { self[$0] }.map { leftOut in
      let others = filter { $0.isAlike(leftOut) }.dropFirst()
      let count = others.count == 1 ? "another one" : "\(others.count) others"
      let what = others.isEmpty ? "this" : "this and \(count)"
      let lines = others.compactMap { $0.annotation.mark.map { "\($0.line)" } }
      let places = "line\(lines.count == 1 ? "" : "s") \(lines.joined(separator: ", "))"
      func note(_ subject: String) -> Diagnostic {
        Diagnostic(
          .note,
          code: "annotation",
          "\(subject) \(what) out: \(leftOut.reason)",
          at: leftOut.annotation.mark,
          notes: lines.isEmpty ? [] : [.init("the same is so in \(places)")],
          hint: leftOut.hint
        )
      }
      return PictureDiagnostic(
        note("\(quoted(picture)) leaves"),
        of: quoted(picture),
        ofAll: note("leave")
      )
    }
  }
}

extension AnnotatedMoment.LeftOut {
  /// Returns whether another annotation is left out for the same reason.
  fileprivate func isAlike(_ other: Self) -> Bool { reason == other.reason && hint == other.hint }
}
