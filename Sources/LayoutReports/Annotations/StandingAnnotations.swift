import Foundation
import LayoutGeometry
import LayoutInteraction
package import LayoutScenes
import LayoutSimulation
import ScreenFrames

/// The annotations of a film, whose things are where they are in each frame.
package struct StandingAnnotations {
  /// A reason why a film cannot have an annotation.
  package struct Problem: Sendable {
    /// The annotation.
    package let annotation: Annotation
    /// The reason in words, after "is not drawn:".
    package let message: String
  }

  private let annotations: [Annotation]
  /// The annotations at their places, or `nil` before the first look.
  private(set) var moment: AnnotatedMoment?
  /// The first thing that is not there, or is elsewhere later on, or `nil` for none.
  private(set) var problem: Problem?

  init(_ annotations: [Annotation]) {
    self.annotations = annotations.filter { !$0.isCaption }
  }

  /// Looks where the things are on the screen of a frame.
  mutating func look(at simulation: Simulation) {
    guard !annotations.isEmpty, problem == nil else { return }
    let new = AnnotatedMoment(annotations, on: simulation, ([], .film))
    let time = "at \(decimalText(simulation.clock.now.sinceStart.inSeconds)) s"
    if let missing = new.problems.first {
      problem = Problem(
        annotation: missing.annotation,
        message: "\(time), \(missing.reason.message)"
      )
      return
    }
    let pairs = zip(moment?.placed ?? new.placed, new.placed)
    if let moved = pairs.first(where: { $0.target != $1.target }) {
      problem = Problem(
        annotation: moved.0.annotation,
        message: "\(time), what an annotation is about is elsewhere than at first"
      )
    }
    moment = moment ?? new
  }
}

extension Scenario {
  /// The annotations of all pictures: those that are not for some snapshots alone.
  package var standingAnnotations: [Annotation] { annotations.filter { $0.snapshots == nil } }

  /// The captions of all pictures.
  package var standingCaptions: [Annotation] { standingAnnotations.filter(\.isCaption) }
}
