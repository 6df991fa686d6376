import LayoutControls
public import LayoutDevices
import LayoutGeometry
import LayoutInteraction
public import LayoutScenes
import LayoutViews
import TableSelection

// Interruptions between a gesture and its end.
extension Simulation {
  /// Cancels all touches, of which recognizers and views are notified.
  ///
  /// Observers hear that the application is not active, or goes to the background, and that it is back at once.
  ///
  /// - Parameter interruption: The interruption.
  /// - Throws: `FailedAction` if no finger is down.
  public func interrupt(_ interruption: Interruption = .call) throws(FailedAction) {
    guard finger.isDown else { throw .finger("interrupt", isDown: false) }
    switch interruption {
    case .call, .alert: window.resignActive()
    case .background: window.enterBackground()
    }
    interaction.interrupt(because: interruption.sentence)
    finger.noteTouches()
    window.becomeActive()
    window.layoutIfNeeded()
  }

  /// Removes a view from its superview, with all in it.
  ///
  /// Gestures of recognizers in it are over, and a field in it gives the keyboard back. A finger that touches it stays down, and nothing learns of it.
  ///
  /// - Parameter name: The view.
  /// - Throws: `FailedAction` if the view is not on the screen.
  public func remove(_ name: NamedView) throws(FailedAction) {
    guard let view = screen.view(named: name), view.window != nil else {
      throw FailedAction("no-such-view", "remove: there is no '\(name.rawValue)' on this screen")
    }
    log.record(.lifecycle, "\(name.rawValue) is removed")
    view.removeFromSuperview()
    window.layoutIfNeeded()
  }

  /// Switches the selection of rows on or off: the overlay's controller, and that of a gesture on the table.
  ///
  /// - Parameter isEnabled: Whether they follow fingers.
  public func setSelectionEnabled(_ isEnabled: Bool) {
    scrollAndSelect?.enabled = isEnabled
    rowSelection?.isEnabled = isEnabled
    letTwoFingersSelect(isEnabled)
    window.layoutIfNeeded()
  }

  /// Turns the device: the window gets its new size, and a finger stays in place on the glass.
  ///
  /// Touches are not taken away. Recognizers learn of the finger's place in the turned window with its next
  /// movement, as they do from UIKit.
  ///
  /// - Parameter orientation: The new orientation of the device; in landscape its top is on the left.
  public func rotate(to orientation: Orientation) {
    let old = window.environment.orientation
    guard orientation != old else { return }
    log.record(.lifecycle, "the device is turned to \(orientation.rawValue)")
    window.environment.orientation = orientation
    screen.showSystemBars()
    interaction.turnTouches(to: orientation)
    finger.noteTouches()
    window.layoutIfNeeded()
    screen.fitTableViews()
  }
}
