import Foundation
import LayoutDevices
import LayoutGeometry

/// The views that the system lays over every screen.
///
/// They take no touches, and the safe area knows of them without their being there.
package final class SystemBars {
  /// The time and the state of the device.
  package let statusBar = StatusBar()
  /// The line at the bottom; hidden where there is a home button.
  package let homeIndicator = HomeIndicator()

  init() {}

  func place(in window: Window) {
    let environment = window.environment
    statusBar.frame = CGRect(
      x: 0,
      y: 0,
      width: environment.size.width,
      height: environment.statusBarHeight
    )
    homeIndicator.frame = HomeIndicator.frame(in: environment)
    homeIndicator.isHidden = environment.safeAreaInsets.bottom <= 0
  }
}

extension Window {
  /// The views that the system lays over the screen, in front of all others; made and placed anew
  /// with each call.
  @discardableResult
  package func showSystemBars() -> SystemBars {
    let key = ObjectIdentifier(SystemBars.self)
    let bars = attachments[key] as? SystemBars ?? SystemBars()
    attachments[key] = bars
    for view in [bars.statusBar, bars.homeIndicator] {
      if view.superview === self {
        bringSubviewToFront(view)
      } else {
        addSubview(view)
      }
    }
    bars.place(in: self)
    return bars
  }
}
