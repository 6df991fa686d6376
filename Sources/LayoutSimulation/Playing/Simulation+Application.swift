import LayoutControls
import LayoutInteraction
import LayoutScenes
import LayoutViews

// What happens to an application around its screens. Observers of UIKit's notifications hear of it.
extension Simulation {
  /// Sends the application to the background, which takes touches away, unless it is there already.
  public func enterBackground() {
    guard window.applicationState != .background else { return }
    log.record(.lifecycle, Interruption.background.sentence)
    window.enterBackground()
    if finger.isDown {
      interaction.interrupt(because: Interruption.background.sentence)
      finger.noteTouches()
    }
    window.layoutIfNeeded()
  }

  /// Brings the application back from the background.
  public func enterForeground() {
    guard window.applicationState == .background else { return }
    log.record(.lifecycle, "the application comes back to the front")
    window.becomeActive()
    window.layoutIfNeeded()
  }

  /// Warns the application of little memory: controllers by `didReceiveMemoryWarning()`, observers by the notification.
  public func warnOfLowMemory() {
    log.record(.lifecycle, "the application is warned of little memory")
    window.warnOfLowMemory()
    window.layoutIfNeeded()
  }
}
