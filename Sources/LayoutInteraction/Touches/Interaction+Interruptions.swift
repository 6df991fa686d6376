import Foundation
package import LayoutDevices
import LayoutGeometry
package import LayoutViews

extension Interaction {
  /// The system takes all touches away: a call comes in, an alert appears, the application goes to the
  /// background.
  ///
  /// Recognizers and views are told that their touches are cancelled; content goes on by itself.
  ///
  /// - Parameter reason: What happened, for the log: in lower case, without a period.
  public func interrupt(because reason: String) {
    // A finger that is being lifted, as by a tap that brings an alert, is none to be taken away.
    let touches = dispatcher.activeTouches.filter { $0.phase != .ended }
    guard !touches.isEmpty else { return }
    log.record(.lifecycle, "touches are taken away: \(reason)")
    dispatcher.cancel(touches)
  }
}

extension Interaction {
  /// The device is turned, and its fingers stay where they are on the glass.
  ///
  /// Nothing is told: a touch that does not move in the hand has no event. Called when the window has its
  /// new size.
  ///
  /// - Parameter orientation: How the device is held now; in landscape its top is on the left.
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

extension Interaction: WindowHost {
  /// A view leaves the window: gestures of recognizers in it are over, and it keeps no touch.
  ///
  /// Recognizers of the views around it go on with the same fingers, as the pan of a table does whose
  /// pressed row scrolls off the screen.
  package func viewWillLeaveWindow(_ view: View) {
    for record in dispatcher.records + dispatcher.liftedRecords {
      for recognizer in record.recognizers
      where recognizer.view?.isDescendant(of: view) ?? true {
        dispatcher.withdraw(recognizer)
      }
      if record.touch.view?.isDescendant(of: view) ?? true { dispatcher.cancelInView(record) }
    }
  }
}
