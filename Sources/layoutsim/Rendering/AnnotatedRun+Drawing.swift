import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames

/// The reason why a picture is not drawn.
struct UndrawnPicture: Error {
  let diagnostic: Diagnostic
}

/// The screens of a picture with their annotations.
struct AnnotatedPicture {
  /// The screens.
  let frames: [ScreenFrame]
  /// The annotations that none of them shows, each once, in order.
  let leftOut: [Annotation]
}

extension AnnotatedRun {
  /// Returns screens of the run with their annotations.
  ///
  /// - Parameters:
  ///   - framed: The screens as the picture frames them.
  ///   - placement: The place of the annotations.
  ///   - style: The appearance.
  ///   - page: The color behind, or `nil` for that of the appearance.
  ///   - what: The picture, in words.
  /// - Returns: The screens, and the annotations of what is on the screen and not shown.
  /// - Throws: `UndrawnPicture` for the first thing that is not there.
  func annotated(
    _ framed: [FramedScreen],
    _ placement: AnnotationPlacement,
    _ style: InterfaceStyle,
    page: Color? = nil,
    _ what: String
  ) throws(UndrawnPicture) -> AnnotatedPicture {
    let screens = framed.compactMap { screen in
      moments[screen.frame.name].map { (screen: screen, moment: $0) }
    }
    guard placement != .none, screens.count == framed.count else {
      return AnnotatedPicture(frames: framed.map(\.frame), leftOut: [])
    }
    for screen in screens {
      guard let problem = screen.moment.problem else { continue }
      throw UndrawnPicture(
        diagnostic: Diagnostic(
          .error,
          code: "annotation",
          "\(what) is not drawn: at its snapshot \(quoted(screen.screen.frame.name)), \(problem.reason.message)",
          at: problem.annotation.mark,
          hint: problem.reason.hint ?? "name the snapshots that show it after 'in'"
        )
      )
    }
    let shown = screens.map { ($0.screen, $0.moment.shown(on: $0.screen)) }
    let kept = shown.flatMap { $0.1.moment.placed.map(\.annotation) }
    var leftOut: [Annotation] = []
    for annotation in shown.flatMap(\.1.leftOut)
    where !kept.contains(annotation) && !leftOut.contains(annotation) {
      leftOut.append(annotation)
    }
    let frames = AnnotatedScreen.frames(
      shown.map { (screen: $0.0, moment: $0.1.moment) },
      placement,
      style: style,
      page: page
    )
    return AnnotatedPicture(frames: frames, leftOut: leftOut)
  }
}
