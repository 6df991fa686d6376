import Foundation
import LayoutCapture
import LayoutDevices
import LayoutGeometry
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
  let part: CGRect?
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
    part = try named.part(
      shownBy: framing,
      with: areas,
      orElse: "write 'still:' with the name of a snapshot in which it is seen"
    )
  }

  /// The screens of a film as they are framed.
  struct Screens {
    /// The frames, in order.
    let frames: [ScreenFrame]
    /// The annotations of what is outside of the part that they show.
    var leftOut: [AnnotatedMoment.LeftOut] = []
    /// The guides and layers for whose names there is no room in that part, in order.
    var unnamedGuides: [UnnamedGuide] = []
  }

  /// Returns the screens with what is around each, or the part of each that is shown, and annotations that are at the same
  /// place on all of them.
  ///
  /// - Parameters:
  ///   - screens: The screens, that of the still picture last: on it room for annotations is looked for.
  ///   - moment: The annotations at their places, or `nil` for none.
  /// - Returns: The screens as they are framed.
  /// - Throws: `FramingProblem` for a body that there is not.
  func framed(
    _ screens: [ScreenFrame],
    with moment: AnnotatedMoment?
  ) throws(FramingProblem) -> Screens {
    let (framed, unnamed) = try framed(screens)
    var leftOut: [AnnotatedMoment.LeftOut] = []
    var frames = framed.map(\.frame)
    if let moment, let still = framed.last {
      let (shown, others) = moment.shown(on: still)
      leftOut = others
      if placement != .none, !shown.placed.isEmpty {
        let layout = AnnotatedScreen.layout(of: shown, on: still, placement, in: fonts)
        let style = environment.style
        frames = Self.map(screens) { index, _ in
          AnnotatedScreen.frame(
            framed[index],
            layout,
            of: shown,
            top: layout.bounds.minY,
            style,
            framing.page(in: style)
          )
        }
      }
    }
    return Screens(frames: frames, leftOut: leftOut, unnamedGuides: unnamed)
  }

  /// Returns the screens with what is around each, or the part of each that is shown, with names of guides at one place on
  /// all that are as large, and the names for which there is no room.
  private func framed(
    _ screens: [ScreenFrame]
  ) throws(FramingProblem) -> (screens: [FramedScreen], unnamedGuides: [UnnamedGuide]) {
    var distinct: [ScreenFrame] = []
    for screen in screens where screen != distinct.last { distinct.append(screen) }
    guard let first = distinct.first, distinct.allSatisfy({ $0.size == first.size }) else {
      let framed = try Self.map(screens) { (_, screen) throws(FramingProblem) in
        try self.framed(screen)
      }
      return (framed, [])
    }
    let whole = CGRect(origin: .zero, size: first.size)
    let names = ShownNames(among: distinct.map(\.elements), in: part ?? whole, fonts)
    let framed = try Self.map(screens) { (_, screen) throws(FramingProblem) in
      var screen = screen
      screen.elements = names.placed(screen.elements)
      return try self.framed(screen)
    }
    return (framed, names.leftOut)
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

  /// Returns a film with its captions and its legend on its background, as large as it is asked to be.
  func finished(_ film: ScreenFilm) -> ScreenFilm {
    let style = environment.style
    func finished(_ frame: ScreenFrame) -> ScreenFrame {
      AnnotatedScreen.withLegend(
        frame,
        of: annotations,
        style: style,
        page: framing.page(in: style),
        isRightToLeft: environment.direction == .rightToLeft,
        in: fonts
      )
      .finished(by: framing, style: style, scale: scale)
    }
    var film = film
    film.frames = Self.map(film.frames) { finished($1) }
    film.still = finished(film.still)
    return film
  }

  /// Returns what a change makes of frames and their numbers, once for those in a row that are the same.
  private static func map<Changed, Failure>(
    _ frames: [ScreenFrame],
    _ change: (Int, ScreenFrame) throws(Failure) -> Changed
  ) throws(Failure) -> [Changed] {
    var changed: [Changed] = []
    for (index, frame) in frames.enumerated() {
      let isSame = index > 0 && frame == frames[index - 1]
      changed.append(isSame ? changed[index - 1] : try change(index, frame))
    }
    return changed
  }
}
