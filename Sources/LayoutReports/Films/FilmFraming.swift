import Foundation
import LayoutDevices
import LayoutScenes
import LayoutSimulation
import LayoutText
import ScreenFrames

/// The surroundings of the screens of a film, and the part of them that it shows.
///
/// A view or rows that are shown are those of the still picture: the part stays where it is there, and things move
/// through it.
struct FilmFraming {
  private let framing: Picture.Framing
  private let environment: ScreenEnvironment
  private let fonts: FontCascade?
  private let scale: Double?
  private let areas: ShownAreas
  /// The part of each screen, in points, or `nil` for all of it.
  private let part: CGRect?
  /// The annotations in the words above and below the screens.
  var annotations: [Annotation] = []
  /// The place of the annotations.
  var placement = AnnotationPlacement.none

  /// Creates the framing of a film.
  ///
  /// - Parameters:
  ///   - framing: The framing of the picture.
  ///   - scene: The scene, with its device and fonts.
  ///   - scale: How much larger it is drawn where no width is given, or `nil` for as large as it is.
  ///   - still: The screen of the still picture.
  ///   - areas: The rows and views of that screen.
  /// - Throws: `FramingProblem` for a part that is not on that screen.
  init(
    _ framing: Picture.Framing,
    of scene: Scene,
    scale: Double?,
    still: ScreenFrame,
    with areas: ShownAreas
  ) throws(FramingProblem) {
    (self.framing, self.scale, self.areas) = (framing, scale, areas)
    (environment, fonts) = (scene.environment, scene.fonts?.cascade)
    var named = still
    if named.name.isEmpty { named.name = "the last frame" }
    part = try named.part(shownBy: framing, with: areas)
  }

  /// Returns the screens with what is around each, or the part of each that is shown.
  ///
  /// - Throws: `FramingProblem` for a body that there is not.
  func framed(_ screens: [ScreenFrame]) throws(FramingProblem) -> [ScreenFrame] {
    try Self.map(screens) { (screen) throws(FramingProblem) in try framed(screen).frame }
  }

  private func framed(_ screen: ScreenFrame) throws(FramingProblem) -> FramedScreen {
    guard let part else { return try screen.framed(by: framing, on: environment, with: areas) }
    // Nothing is left out: what moves into the part has been there.
    return FramedScreen(
      screen.withoutForeignEdge(framing.crop)
        .placed(at: CGPoint(x: -part.minX, y: -part.minY), in: part.size, clip: part),
      shown: part,
      at: .zero
    )
  }

  /// Returns the screens with what is around each, and annotations that are at the same place on all of them.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - moment: The annotations at their places.
  ///   - still: The screen on which room for them is looked for.
  /// - Returns: The frames, and the annotations of what is outside of the part that they show.
  /// - Throws: `FramingProblem` for a body that there is not.
  func annotated(
    _ screens: [ScreenFrame],
    _ moment: AnnotatedMoment,
    still: ScreenFrame
  ) throws(FramingProblem) -> (frames: [ScreenFrame], leftOut: [AnnotatedMoment.LeftOut]) {
    let still = try framed(still)
    let (shown, leftOut) = moment.shown(on: still)
    guard placement != .none, !shown.placed.isEmpty else { return (try framed(screens), leftOut) }
    let layout = AnnotatedScreen.layout(of: shown, on: still, placement, in: fonts)
    let style = environment.style
    let frames = try Self.map(screens) { (screen) throws(FramingProblem) in
      AnnotatedScreen.frame(
        try framed(screen),
        layout,
        of: shown,
        top: layout.bounds.minY,
        style,
        framing.page(in: style)
      )
    }
    return (frames, leftOut)
  }

  /// Returns a film with its captions and its legend on its background, as large as it is asked to be.
  func finished(_ film: ScreenFilm) -> ScreenFilm {
    let style = environment.style
    func finished(_ frame: ScreenFrame) -> ScreenFrame {
      AnnotatedScreen.withLegend(
        frame,
        of: annotations,
        style: style,
        page: framing.page(in: style),
        in: fonts
      )
      .finished(by: framing, style: style, scale: scale)
    }
    var film = film
    film.frames = Self.map(film.frames, finished)
    film.still = finished(film.still)
    return film
  }

  /// Returns what a change makes of frames, once for those in a row that are the same.
  private static func map<Failure>(
    _ frames: [ScreenFrame],
    _ change: (ScreenFrame) throws(Failure) -> ScreenFrame
  ) throws(Failure) -> [ScreenFrame] {
    var changed: [ScreenFrame] = []
    for (index, frame) in frames.enumerated() {
      let isSame = index > 0 && frame == frames[index - 1]
      changed.append(isSame ? changed[index - 1] : try change(frame))
    }
    return changed
  }
}
