import Foundation
import LayoutConsole
import LayoutGeometry
import LayoutSimulation
import LayoutViews

/// A reason why a touch in a view does not go to that view.
enum TouchObstacle {
  /// The view, or a view around it, is hidden.
  case hidden(View)
  /// The user interaction of one of them is off.
  case interactionOff(View)
  /// One of them is too transparent.
  case transparent(View)
  /// The transform of one of them leaves nothing of it.
  case flat(View)
  /// The point is outside of a view around it.
  case outside(View, point: CGPoint)
  /// The view itself has no size, or the point is not in it.
  case elsewhere(point: CGPoint)
  /// Another view is in front, which or something in which takes the touch.
  case covered(by: View, taker: View)
  /// A view in a control takes the touch.
  case inside(View)

  /// Finds the first thing that keeps a touch of a view from it, in the order in which views are asked.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: A point in the coordinates of the outermost view.
  ///   - isControl: Whether the view tracks only touches of its own, as controls do.
  /// - Returns: The obstacle, or `nil` if the touch is the view's.
  static func first(of view: View, at point: CGPoint, isControl: Bool) -> Self? {
    var chain = [view]
    while let outer = chain[chain.count - 1].superview { chain.append(outer) }
    chain.reverse()
    var point = point
    for (index, outer) in chain.enumerated() {
      if index > 0 { point = chain[index - 1].convert(point, to: outer) }
      if let refusal = refusal(of: outer, at: point, isItself: outer === view) { return refusal }
      let next = index + 1 < chain.count ? chain[index + 1] : nil
      for subview in outer.subviews.reversed() {
        if subview === next { break }
        guard let hit = subview.hitTest(outer.convert(point, to: subview), with: nil) else {
          continue
        }
        if next != nil { return .covered(by: subview, taker: hit) }
        return isControl ? .inside(hit) : nil
      }
    }
    return nil
  }

  private static func refusal(of view: View, at point: CGPoint, isItself: Bool) -> Self? {
    switch view.refusal(of: point, with: nil) {
    case .isHidden: .hidden(view)
    case .hasNoInteraction: .interactionOff(view)
    case .isTransparent: .transparent(view)
    case .isFlat: .flat(view)
    case .isOutside, .deniesPoint:
      isItself ? .elsewhere(point: point) : .outside(view, point: point)
    case .takes, .passesOn, .isCovered, .answersNothing, .answersItself, .isOverruled, nil: nil
    }
  }

  /// The view at fault, or `nil` if it is the one that misses the touch.
  var culprit: View? {
    switch self {
    case .hidden(let view), .interactionOff(let view), .transparent(let view), .flat(let view),
      .outside(let view, _), .covered(let view, _), .inside(let view):
      view
    case .elsewhere: nil
    }
  }
}

extension TouchObstacle {
  /// Performs work while the obstacle is out of the way, or returns `nil` if it cannot be.
  func whileAway<Result>(for view: View, _ work: () -> Result) -> Result? {
    switch self {
    case .hidden(let culprit):
      culprit.isHidden = false
      defer { culprit.isHidden = true }
      return work()
    case .interactionOff(let culprit):
      culprit.isUserInteractionEnabled = true
      defer { culprit.isUserInteractionEnabled = false }
      return work()
    case .transparent(let culprit):
      let alpha = culprit.alpha
      culprit.alpha = 1
      defer { culprit.alpha = alpha }
      return work()
    case .covered(let culprit, _), .inside(let culprit):
      culprit.isUserInteractionEnabled = false
      defer { culprit.isUserInteractionEnabled = true }
      return work()
    case .outside(let culprit, _):
      guard let size = sizeNeeded(for: view) else { return nil }
      let (bounds, center) = (culprit.bounds, culprit.center)
      // It grows at the right and the bottom, so that what is in it stays where it is.
      culprit.bounds.size = size
      culprit.center.x += (size.width - bounds.width) / 2
      culprit.center.y += (size.height - bounds.height) / 2
      defer {
        culprit.bounds = bounds
        culprit.center = center
      }
      return work()
    case .flat, .elsewhere: return nil
    }
  }

  /// Returns the size at which the view around it holds a view that reaches out at the right or the bottom, or
  /// `nil` if that is no help.
  func sizeNeeded(for view: View) -> CGSize? {
    guard case .outside(let culprit, _) = self, culprit.transform == .identity else { return nil }
    let box = view.convert(view.bounds, to: culprit)
    let bounds = culprit.bounds
    guard box.minX >= bounds.minX, box.minY >= bounds.minY else { return nil }
    return CGSize(
      width: max(bounds.width, box.maxX - bounds.minX),
      height: max(bounds.height, box.maxY - bounds.minY)
    )
  }
}
