import Foundation
import LayoutInteraction

// A table that had ended under the finger and goes on, because rows were loaded at its end: so does the scroll. The
// released pod does not.
extension DragSession {
  /// Looks at the next frame whether the table goes on beyond the end at which it stands.
  func lookForNewEnd() {
    guard scroll?.isOver == true, isFingerDown, link == nil, approximation == nil else { return }
    link = interaction?.makeDisplayLink { [weak self] in self?.tick() }
  }

  /// Forgets the scroll that is over where the table goes on now, so that the finger may begin another one.
  ///
  /// - Returns: Which way it went; nil where nothing changed.
  @discardableResult
  func forgetOldEnd() -> PanDirection? {
    guard let scroll, scroll.isOver, isFingerDown, approximation == nil,
      (limit(scroll.direction) - scroll.limit) * scroll.direction.sign > Self.tolerance
    else { return nil }
    endScroll()
    return scroll.direction
  }

  /// Scrolls on under a finger that rests beyond the edge.
  func goOn(_ direction: PanDirection, at place: Place) {
    guard let edge = scrollingEdge(direction), (place.height - edge) * direction.sign > 0,
      selection.drag.pass == .range || track.direction == direction
    else { return }
    _ = beginScroll(direction, at: place)
  }
}
