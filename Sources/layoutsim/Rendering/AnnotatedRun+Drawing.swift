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

extension AnnotatedRun {
  /// Returns screens of the run with their annotations.
  ///
  /// - Parameters:
  ///   - frames: The screens.
  ///   - placement: The place of the annotations.
  ///   - style: The appearance.
  ///   - what: The picture, in words.
  /// - Returns: The screens.
  /// - Throws: `UndrawnPicture` for the first thing that is not there.
  func annotated(
    _ frames: [ScreenFrame],
    _ placement: AnnotationPlacement,
    _ style: InterfaceStyle,
    _ what: String
  ) throws(UndrawnPicture) -> [ScreenFrame] {
    let screens = frames.compactMap { frame in
      moments[frame.name].map { (frame: frame, moment: $0) }
    }
    guard placement != .none, screens.count == frames.count else { return frames }
    for screen in screens {
      guard let problem = screen.moment.problem else { continue }
      throw UndrawnPicture(
        diagnostic: Diagnostic(
          .error,
          code: "annotation",
          "\(what) is not drawn: at its snapshot \(quoted(screen.frame.name)), \(problem.reason.message)",
          at: problem.annotation.mark,
          hint: problem.reason.hint ?? "name the snapshots that show it after 'in'"
        )
      )
    }
    return AnnotatedScreen.frames(screens, placement, style: style)
  }
}
