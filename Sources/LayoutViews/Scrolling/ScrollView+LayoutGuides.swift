import Foundation
import LayoutSolver

// Between a scroll view and a view in it, the edges of the scroll view mean those of its content, while
// its width, height and centers mean those of its frame (Apple, "Auto Layout Guide", "Working with
// Scroll Views"). The content's edges are variables, and so constraints make the content's size.
extension ScrollView {
  /// The content, from its beginning to as far as constraints make it.
  public var contentLayoutGuide: LayoutGuide {
    if let guide = contentGuide { return guide }
    let guide = LayoutGuide(role: .scrollContent, of: self)
    contentGuide = guide
    return guide
  }

  /// The guide to the visible part, which stays in place on the screen when the content scrolls.
  public var frameLayoutGuide: LayoutGuide {
    if let guide = frameGuide { return guide }
    let guide = LayoutGuide(role: .scrollFrame, of: self)
    frameGuide = guide
    return guide
  }

  /// Makes `contentSize` the size by constraints, if they leave no choice or ask for some length at
  /// least: content that is to be as high as the frame or higher is.
  func takeContentSizeFromConstraints() {
    guard let item = contentGuide?.solvedItem, let engine = item.engine, sizesContentByConstraints
    else { return }
    let solved = contentLayoutGuide.layoutFrame.size
    guard solved != takenContentSize else { return }
    takenContentSize = solved
    var size = contentSize
    if engine.demands(item.variables.width) { size.width = solved.width }
    if engine.demands(item.variables.height) { size.height = solved.height }
    contentSize = size
  }
}

extension LayoutEngine {
  /// Returns whether constraints determine a length, or keep it from being nothing.
  fileprivate func demands(_ length: VariableID) -> Bool {
    withoutExercise { solver in
      guard solver.isAmbiguous(length), let range = solver.ambiguity(of: length) else {
        return true
      }
      return range.lower > 1e-6
    }
  }
}
