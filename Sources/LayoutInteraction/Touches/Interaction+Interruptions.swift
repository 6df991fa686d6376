import Foundation
package import LayoutDevices
import LayoutGeometry
import LayoutViews

extension Interaction {
  /// Cancels all touches for the system: a call comes in, an alert appears, the application goes to the
  /// background.
  ///
  /// Recognizers and views are notified that their touches are cancelled; content moves on by itself.
  ///
  /// - Parameter reason: The reason, for the log: in lower case, without a period.
  public func interrupt(because reason: String) {
    // A finger that is being lifted, as by a tap that brings an alert, is none to be taken away.
    let touches = dispatcher.activeTouches.filter { $0.phase != .ended }
    guard !touches.isEmpty else { return }
    log.record(.lifecycle, "touches are taken away: \(reason)")
    dispatcher.cancel(touches)
  }

  /// Turns the device under its fingers, which stay in place on the glass.
  ///
  /// There is no notice: a touch that does not move in the hand has no event. Call it when the window has
  /// its new size.
  ///
  /// - Parameter orientation: The new orientation of the device; in landscape its top is on the left.
  package func turnTouches(to orientation: Orientation) {
    guard let size = window?.bounds.size else { return }
    for record in dispatcher.records {
      record.turn { old in
        switch orientation {
        // The old left edge is at the bottom.
        case .landscape: CGPoint(x: old.y, y: size.height - old.x)
        case .portrait: CGPoint(x: size.width - old.y, y: old.x)
        }
      }
    }
  }
}
