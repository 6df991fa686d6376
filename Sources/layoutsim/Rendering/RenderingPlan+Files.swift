import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes

// Files that are written, unless they cannot be.
extension RenderingPlan {
  /// Adds a picture, or the failure of one whose file cannot be made.
  func add(
    _ picture: PlannedPicture,
    _ what: String,
    at mark: SourceMark? = nil,
    in environment: String,
    to outcome: inout Outcome
  ) {
    if !isOfSVGAlone, let failure = picture.failureOfSize(what, at: mark) {
      outcome.failures.add(failure, in: environment)
    } else {
      outcome.pictures.append(picture)
    }
  }

  /// Adds the files of a film, or the failure of one of which not all can be made.
  func add(
    _ film: [PlannedPicture],
    _ what: String,
    as format: RenderFormat,
    in environment: String,
    to outcome: inout Outcome
  ) {
    let other: RenderFormat = format == .frames ? .svgFrames : .animatedSVG
    if let failure = film.lazy.compactMap({ $0.failureOfSize(what, at: nil, or: other) }).first {
      outcome.failures.add(failure, in: environment)
    } else {
      outcome.pictures += film
    }
  }

  /// Warns of a PNG whose name says another number of pixels than the option gives it.
  func noteName(
    of picture: PlannedPicture,
    at mark: SourceMark?,
    in environment: String,
    to outcome: inout Outcome
  ) {
    guard !isOfSVGAlone, picture.format == .png, let said = picture.path.saidScale,
      said != picture.scale
    else { return }
    let diagnostic = Diagnostic(
      .warning,
      code: "picture-scale",
      "\(quoted(picture.path)) says \(decimalText(said)) pixels for each point, and it has \(decimalText(picture.scale))",
      at: mark,
      hint: "write 'scale: \(decimalText(said))', which holds whatever '--scale' says"
    )
    outcome.findings.add(diagnostic, in: environment)
  }
}
