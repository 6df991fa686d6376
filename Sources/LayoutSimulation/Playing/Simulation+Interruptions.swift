public import LayoutDevices
import LayoutGeometry
import LayoutInteraction
public import LayoutScenes
import LayoutViews
import TableSelection

// What comes between a gesture and its end.
extension Simulation {
  /// Something takes all touches away: recognizers and views are told that theirs are cancelled.
  ///
  /// - Parameter interruption: What happens.
  /// - Throws: `FailedAction` where no finger is down.
  public func interrupt(_ interruption: Interruption = .call) throws(FailedAction) {
    guard finger.isDown else { throw .finger("interrupt", isDown: false) }
    interaction.interrupt(because: interruption.sentence)
    finger.noteTouches()
    window.layoutIfNeeded()
  }

  /// Removes a view from its superview, with all in it.
  ///
  /// Gestures of recognizers in it are over. A finger that touches it stays down, and nothing learns of it.
  ///
  /// - Parameter name: The view.
  /// - Throws: `FailedAction` where the view is not on the screen.
  public func remove(_ name: NamedView) throws(FailedAction) {
    guard let view = screen.view(named: name), view.window != nil else {
      throw .noView(name)
    }
    log.record(.lifecycle, "\(name.rawValue) is removed")
    view.removeFromSuperview()
    window.layoutIfNeeded()
  }

  /// Switches what selects rows on or off: the overlay's controller, and that of a gesture on the table.
  ///
  /// - Parameter isEnabled: Whether they follow fingers.
  public func setSelectionEnabled(_ isEnabled: Bool) {
    scrollAndSelect?.enabled = isEnabled
    rowSelection?.isEnabled = isEnabled
    letTwoFingersSelect(isEnabled)
    window.layoutIfNeeded()
  }

  /// Turns the device: the window gets its new size, and a finger stays where it is on the glass.
  ///
  /// Touches are not taken away. Recognizers learn of the finger's place in the turned window with its next
  /// movement, as they do from UIKit.
  ///
  /// - Parameter orientation: How the device is held afterwards; in landscape its top is on the left.
  public func rotate(to orientation: Orientation) {
    let old = window.environment.orientation
    guard orientation != old else { return }
    log.record(.lifecycle, "the device is turned to \(orientation.rawValue)")
    window.environment.orientation = orientation
    screen.showSystemBars()
    interaction.turnTouches(to: orientation)
    finger.noteTouches()
    window.layoutIfNeeded()
  }
}
