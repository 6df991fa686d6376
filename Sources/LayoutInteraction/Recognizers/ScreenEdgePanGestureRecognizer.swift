import Foundation
import LayoutGeometry
public import LayoutViews

/// A recognizer of a finger that comes in from an edge of the screen: UIKit's
/// `UIScreenEdgePanGestureRecognizer`.
///
/// The finger goes down within `Thresholds.screenEdgeZone` of the edge and then moves inwards more than
/// along the edge.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges at which the gesture may begin, none by default.
  open var edges: RectEdge = []

  private var begunAt: RectEdge = []

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if state == .possible {
      let near = touches.map(edges(near:)).reduce(RectEdge.all) { $0.intersection($1) }
      begunAt = self.touches.count == touches.count ? near : begunAt.intersection(near)
      guard !begunAt.isDisjoint(with: edges) else { return fail(because: .notAtTheEdge) }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func reset() {
    super.reset()
    begunAt = []
  }

  package override func shouldBegin() -> Bool {
    let way = travel
    let inwards = begunAt.intersection(edges)
    if way.goesAcross { return inwards.contains(way.x > 0 ? .left : .right) }
    return inwards.contains(way.y > 0 ? .top : .bottom)
  }

  private func edges(near touch: Touch) -> RectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let zone = Thresholds.screenEdgeZone.value
    let place = touch.locationInWindow
    var near: RectEdge = []
    if place.x - bounds.minX <= zone { near.insert(.left) }
    if bounds.maxX - place.x <= zone { near.insert(.right) }
    if place.y - bounds.minY <= zone { near.insert(.top) }
    if bounds.maxY - place.y <= zone { near.insert(.bottom) }
    return near
  }
}
