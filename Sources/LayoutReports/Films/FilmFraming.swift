import Foundation
import LayoutDevices
package import LayoutScenes
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
  /// The part of each screen, in points, or `nil` for all of it.
  private let part: CGRect?
  /// The captions above and below the screens.
  var captions: [Annotation] = []

  /// Creates the framing of a film.
  ///
  /// - Parameters:
  ///   - framing: The framing of the picture.
  ///   - scene: The scene, with its device and fonts.
  ///   - scale: How much larger it is drawn where no width is given, or `nil` for as large as it is.
  ///   - still: The screen of the still picture.
  /// - Throws: `FramingProblem` for a part that is not on that screen.
  init(
    _ framing: Picture.Framing,
    of scene: Scene,
    scale: Double?,
    still: ScreenFrame
  ) throws(FramingProblem) {
    (self.framing, self.scale) = (framing, scale)
    (environment, fonts) = (scene.environment, scene.fonts?.cascade)
    var named = still
    if named.name.isEmpty { named.name = "the last frame" }
    part = try named.part(shownBy: framing)
  }

  /// Returns the screens with what is around each, or the part of each that is shown.
  ///
  /// - Throws: `FramingProblem` for a body that there is not.
  func framed(_ screens: [ScreenFrame]) throws(FramingProblem) -> [ScreenFrame] {
    try Self.map(screens) { (screen) throws(FramingProblem) in
      guard let part else { return try screen.framed(by: framing, on: environment).frame }
      // Nothing is left out: what moves into the part has been there.
      return screen.withoutForeignEdge(framing.crop)
        .placed(at: CGPoint(x: -part.minX, y: -part.minY), in: part.size, clip: part)
    }
  }

  /// Returns a film with its captions on its background, as large as it is asked to be.
  func finished(_ film: ScreenFilm) -> ScreenFilm {
    let style = environment.style
    func finished(_ frame: ScreenFrame) -> ScreenFrame {
      AnnotatedScreen.withLegend(
        frame,
        of: captions,
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

extension Scenario {
  /// The captions of all pictures: those that are not for some snapshots alone.
  package var standingCaptions: [Annotation] {
    annotations.filter { $0.isCaption && $0.snapshots == nil }
  }
}
