import Foundation
import LayoutDevices
import LayoutGeometry

/// A way in which the status bar comes and goes: UIKit's `UIStatusBarAnimation`.
public enum StatusBarAnimation: Int, Sendable, Hashable {
  /// At once.
  case none = 0
  /// By a fade.
  case fade = 1
  /// Over the upper edge.
  case slide = 2
}

/// The colors of the status bar: UIKit's `UIStatusBarStyle`.
public enum StatusBarStyle: Int, Sendable, Hashable {
  /// The content of the appearance.
  case `default` = 0
  /// Light, for dark content below.
  case lightContent = 1
  /// Dark, for light content below.
  case darkContent = 3
}

extension ViewController {
  /// The controller that has the whole screen of a window of which this is the root controller.
  ///
  /// That is this one, or one that is presented over everything.
  private var controllerOfScreen: ViewController {
    var controller = self
    while let presented = controller.presentation?.controller,
      presented.modalPresentationStyle == .fullScreen
    {
      controller = presented
    }
    return controller
  }

  /// A Boolean value that indicates whether the status bar is hidden.
  package var hidesStatusBar: Bool {
    var controller = controllerOfScreen
    while let child = controller.childForStatusBarHidden { controller = child }
    return controller.prefersStatusBarHidden
  }

  /// The appearance of the status bar over the content, `unspecified` for that of the window.
  var statusBarInterfaceStyle: InterfaceStyle {
    switch statusBarStyle {
    case .default: .unspecified
    case .lightContent: .dark
    case .darkContent: .light
    }
  }

  /// The look of the status bar that the controllers prefer.
  package var statusBarStyle: StatusBarStyle {
    var controller = controllerOfScreen
    while let child = controller.childForStatusBarStyle { controller = child }
    return controller.preferredStatusBarStyle
  }
}
