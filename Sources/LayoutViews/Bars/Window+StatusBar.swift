import Foundation
import LayoutDevices
import LayoutGeometry

/// The colors of the status bar: UIKit's `UIStatusBarStyle`.
public enum StatusBarStyle: Int, Sendable, Hashable {
  /// Those of the appearance.
  case `default` = 0
  /// Light, for dark content below.
  case lightContent = 1
  /// Dark, for light content below.
  case darkContent = 3
}

extension Window {
  /// The controller that has the whole screen: that of the window, or one that is presented over everything.
  private var controllerOfScreen: ViewController? {
    var controller = rootViewController
    while let presented = controller?.presentation?.controller,
      presented.modalPresentationStyle == .fullScreen
    {
      controller = presented
    }
    return controller
  }

  /// Whether the controller of the window has the status bar hidden.
  var isStatusBarHidden: Bool {
    var controller = controllerOfScreen
    while let child = controller?.childForStatusBarHidden { controller = child }
    return controller?.prefersStatusBarHidden ?? false
  }

  /// The appearance that the status bar has over the content; `unspecified` for that of the window.
  var statusBarInterfaceStyle: InterfaceStyle {
    var controller = controllerOfScreen
    while let child = controller?.childForStatusBarStyle { controller = child }
    return switch controller?.preferredStatusBarStyle ?? .default {
    case .default: .unspecified
    case .lightContent: .dark
    case .darkContent: .light
    }
  }

  /// The safe area of the screen: a status bar that is hidden leaves its room free, but for that which a
  /// notch or an island takes.
  func safeAreaOfScreen(_ environment: ScreenEnvironment) -> EdgeInsets {
    var insets = environment.safeAreaInsets
    let hasRoundScreen = insets.bottom > 0
    if isStatusBarHidden, !hasRoundScreen { insets.top = 0 }
    return insets
  }
}
