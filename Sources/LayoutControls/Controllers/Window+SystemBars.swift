import Foundation
import LayoutDevices
import LayoutGeometry
package import LayoutViews

/// The views that the system lays over every screen.
///
/// The status bar alone takes touches. The safe area counts them even if they are not in the window.
package final class SystemBars {
  /// The time and the state of the device.
  package let statusBar = StatusBar()
  /// The line at the bottom, hidden on devices with a home button.
  package let homeIndicator = HomeIndicator()

  /// The surroundings in which the views were placed last.
  private var environment: ScreenEnvironment?

  init() {}

  /// Returns whether the views are the last ones of a window.
  func areInFront(of window: Window) -> Bool {
    let views = window.subviews
    return views.last === homeIndicator && views.dropLast().last === statusBar
  }

  func place(in window: Window) {
    let controller = window.rootViewController
    statusBar.isHidden = controller?.hidesStatusBar ?? false
    // Behind a card the ground is black.
    statusBar.overrideUserInterfaceStyle =
      window.pushedBack == nil ? controller?.statusBarInterfaceStyle ?? .unspecified : .dark
    let environment = window.environment
    guard environment != self.environment else { return }
    self.environment = environment
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
  /// Returns the views that the system lays over the screen, in front of all others.
  ///
  /// They are added and placed if something changed since the last call.
  @discardableResult
  package func showSystemBars() -> SystemBars {
    let bars = attachments[SystemBars.self] ?? SystemBars()
    if !bars.areInFront(of: self) {
      attachments[SystemBars.self] = bars
      for view in [bars.statusBar, bars.homeIndicator] {
        if view.superview === self {
          bringSubviewToFront(view)
        } else {
          addSubview(view)
        }
      }
    }
    bars.place(in: self)
    return bars
  }
}
