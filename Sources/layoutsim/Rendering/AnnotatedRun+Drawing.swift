import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutText
import ScreenFrames

/// The reasons why a picture is not drawn.
struct UndrawnPicture: Error {
  /// The reasons, at least one.
  let reasons: [PictureDiagnostic]

  init(_ reasons: [PictureDiagnostic]) { self.reasons = reasons }

  init(_ diagnostic: Diagnostic) { reasons = [PictureDiagnostic(diagnostic)] }
}

/// A screen of a picture with the annotations of its moment.
struct PictureScreen {
  /// The screen as the picture frames it.
  var screen: FramedScreen
  /// The annotations, or `nil` if there are none to place.
  var moment: AnnotatedMoment?
  /// The words below it in a sheet or a comparison.
  var caption = ""
}

/// The screens of a picture with their annotations drawn.
struct AnnotatedPicture {
  /// The screens.
  let frames: [ScreenFrame]
  /// The annotations that none of them shows, each once, in order.
  private(set) var leftOut: [AnnotatedMoment.LeftOut] = []
  /// The annotations that only some variants of a sheet or of a comparison show, each once, in order.
  private(set) var partlyLeftOut: [AnnotatedMoment.LeftOut] = []

  /// Creates the screens of a picture.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - placement: The place of the annotations.
  ///   - style: The appearance of the page.
  ///   - page: The color behind, or `nil` for that of the appearance.
  ///   - fonts: The fonts of the scene.
  ///   - what: The picture, in words.
  /// - Throws: `UndrawnPicture` for all things that are not there, each where it is missed first. What one variant of a
  ///   sheet or of a comparison shows, another one may leave out.
  init(
    _ screens: [PictureScreen],
    _ placement: AnnotationPlacement,
    _ style: InterfaceStyle,
    page: Color? = nil,
    in fonts: FontCascade?,
    _ what: String
  ) throws(UndrawnPicture) {
    let moments = screens.compactMap(\.moment)
    guard placement != .none, moments.count == screens.count else {
      frames = screens.map(\.screen.frame)
      return
    }
    var problems: [PictureDiagnostic] = []
    var missed: Set<Annotation> = []
    let found = Set(moments.flatMap(\.placed).map(\.annotation))
    for (screen, moment) in zip(screens, moments) {
      let variant = screen.caption.isEmpty ? nil : "in \(quoted(screen.caption))"
      let place =
        (variant.map { "\($0) " } ?? "") + "at its snapshot \(quoted(screen.screen.frame.name))"
      for problem in moment.problems where missed.insert(problem.annotation).inserted {
        if let variant, found.contains(problem.annotation) {
          partlyLeftOut.append(.init(problem.annotation, "\(variant), \(problem.reason.message)"))
        } else {
          problems.append(.init(problem.reason, problem.annotation, of: what, place))
        }
      }
    }
    guard problems.isEmpty else { throw UndrawnPicture(problems) }
    let shown = zip(screens, moments).map { ($0.screen, $1.shown(on: $0.screen)) }
    let kept = shown.flatMap { $0.1.moment.placed.map(\.annotation) }
    for other in shown.flatMap(\.1.leftOut)
    where !kept.contains(other.annotation) && !leftOut.contains(other) {
      leftOut.append(other)
    }
    frames = AnnotatedScreen.frames(
      shown.map { (screen: $0.0, moment: $0.1.moment) },
      placement,
      style: style,
      page: page,
      in: fonts
    )
  }
}

extension PictureDiagnostic {
  /// Creates the failure that the thing of an annotation is not there.
  ///
  /// - Parameters:
  ///   - problem: The reason.
  ///   - annotation: The annotation.
  ///   - picture: The picture, in words.
  ///   - place: The screen of the picture, in words.
  fileprivate init(
    _ problem: Simulation.ImpossiblePlace,
    _ annotation: Annotation,
    of picture: String,
    _ place: String
  ) {
    func diagnostic(_ message: String) -> Diagnostic {
      Diagnostic(
        .error,
        code: "annotation",
        message,
        at: annotation.mark,
        hint: problem.hint(or: "name the snapshots that show it after 'in'")
      )
    }
    self.init(
      diagnostic("\(picture) is not drawn: \(place), \(problem.message)"),
      of: "\(picture) \(place)",
      ofAll: diagnostic("are not drawn: \(problem.message)")
    )
  }
}

extension Moment {
  /// Returns the annotations of this moment, and notes on those that it leaves out.
  ///
  /// At a time all are shown that are not for some snapshots alone, and whose things are on the screen then.
  ///
  /// - Parameters:
  ///   - text: The moment as it was written.
  ///   - scenario: The scenario.
  /// - Returns: The annotations, or `nil` if the moment is not reached.
  func annotated(
    _ text: String,
    in scenario: Scenario
  ) -> (annotated: AnnotatedMoment?, notes: [PictureDiagnostic]) {
    switch self {
    case .snapshot(let name):
      return (AnnotatedRun(scenario.cut(after: name)).moments[name], [])
    case .time(let time):
      var moment = AnnotatedRun(scenario, until: Instant(sinceStart: time)).end
      let missing = moment.problems.map {
        AnnotatedMoment.LeftOut($0.annotation, $0.reason.message)
      }
      let others = scenario.annotations.filter { $0.snapshots != nil }
        .map { AnnotatedMoment.LeftOut($0, "it is for the snapshots after 'in'") }
      moment.problems = []
      return (moment, (missing + others).notes(on: text))
    }
  }
}
