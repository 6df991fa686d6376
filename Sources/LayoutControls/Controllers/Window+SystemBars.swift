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
  /// The veil over content under the status bar of a screen without a navigation bar.
  ///
  /// It is in front of the screen and behind all that is presented over it.
  package let topEdge = ScrollEdgeView(.top)

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
    placeTopEdge(in: window)
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

  private func placeTopEdge(in window: Window) {
    guard let screen = window.rootView else { return topEdge.removeFromSuperview() }
    let height = window.environment.safeAreaInsets.top
    let content = window.environment.statusBarHeight > 0 ? screen.contentWithoutBar : nil
    let reachesIt = content.map { $0.convert($0.bounds, to: nil).minY < height } ?? false
    topEdge.isHidden = statusBar.isHidden
    topEdge.show(
      over: reachesIt ? content : nil,
      in: window,
      above: screen,
      at: CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
    )
  }
}

extension View {
  /// The first scroll view along the rearmost subviews that no navigation bar covers, or `nil` for none.
  fileprivate var contentWithoutBar: ScrollView? {
    var next: View? = self
    while let view = next {
      if let found = view as? ScrollView { return found }
      if let container = view as? NavigationContainer, !container.isNavigationBarHidden {
        return nil
      }
      next = view.subviews.first
    }
    return nil
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
