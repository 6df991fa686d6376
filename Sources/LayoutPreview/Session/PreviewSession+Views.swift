import Foundation
import LayoutSimulation
import LayoutViews

extension PreviewSession {
  /// Returns the tree at a moment.
  package func tree(
    in environment: PreviewEnvironment,
    at moment: PreviewMoment
  ) throws(PreviewMistake) -> TreeAnswer {
    TreeAnswer(try simulation(in: environment, at: moment))
  }

  /// Returns the view that takes a touch at a point of the screen, and why.
  ///
  /// - Parameters:
  ///   - x: The distance from the left, in points.
  ///   - y: The distance from the top.
  ///   - environment: The screen.
  ///   - moment: The moment.
  /// - Returns: The view and the way to it.
  /// - Throws: `PreviewMistake` if this is no point or there is no screen.
  package func hit(
    x: Double,
    y: Double,
    in environment: PreviewEnvironment,
    at moment: PreviewMoment
  ) throws(PreviewMistake) -> HitAnswer {
    guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else {
      throw PreviewMistake("this is no point of a screen")
    }
    return HitAnswer(try simulation(in: environment, at: moment), at: CGPoint(x: x, y: y))
  }

  /// Returns what is known of one view.
  ///
  /// - Parameters:
  ///   - path: The path of the view, as the tree and hits name it.
  ///   - environment: The screen.
  ///   - moment: The moment.
  /// - Returns: The view with its constraints.
  /// - Throws: `PreviewMistake` if the view is not there.
  package func view(
    at path: String,
    in environment: PreviewEnvironment,
    at moment: PreviewMoment
  ) throws(PreviewMistake) -> ViewAnswer {
    let simulation = try simulation(in: environment, at: moment)
    guard let file = shown, let view = simulation.window.descendant(at: path) else {
      throw PreviewMistake("this view is not there at this moment")
    }
    return ViewAnswer(view, in: simulation, of: file)
  }
}
