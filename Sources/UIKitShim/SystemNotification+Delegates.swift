import LayoutControls
import LayoutViews

extension SystemNotification {
  /// Has the delegates of the application and of its scene hear from now on.
  static func tellDelegates() { _ = tellsDelegates }

  private static let tellsDelegates: Void = {
    tell(.application) { UIApplication.shared.tellDelegate($0, $1) }
    tell(.scene) { UIWindowScene.current.tellDelegate($0, $1) }
  }()
}

extension UIApplication {
  /// Has the delegate hear of what happens; of the background and the screen that of the scene hears, if there is one.
  fileprivate func tellDelegate(_ words: String, _ former: Screen?) {
    guard let delegate else { return }
    if words == "ApplicationDidReceiveMemoryWarning" {
      return delegate.applicationDidReceiveMemoryWarning(self)
    }
    guard UIWindowScene.current.delegate == nil else { return }
    let way = former?.heldOrientation ?? .portrait
    switch words {
    case "ApplicationWillResignActive": delegate.applicationWillResignActive(self)
    case "ApplicationDidEnterBackground": delegate.applicationDidEnterBackground(self)
    case "ApplicationWillEnterForeground": delegate.applicationWillEnterForeground(self)
    case "ApplicationDidBecomeActive": delegate.applicationDidBecomeActive(self)
    case "ApplicationWillChangeStatusBarOrientation":
      // The system turns the screen in 0.3 s (unverified).
      delegate.application(self, willChangeStatusBarOrientation: way, duration: 0.3)
    case "ApplicationDidChangeStatusBarOrientation":
      delegate.application(self, didChangeStatusBarOrientation: way)
    default: break
    }
  }
}

extension UIWindowScene {
  fileprivate func tellDelegate(_ words: String, _ former: Screen?) {
    switch words {
    case "SceneWillDeactivate": delegate?.sceneWillResignActive(self)
    case "SceneDidEnterBackground": delegate?.sceneDidEnterBackground(self)
    case "SceneWillEnterForeground": delegate?.sceneWillEnterForeground(self)
    case "SceneDidActivate": delegate?.sceneDidBecomeActive(self)
    case "WindowSceneDidUpdate":
      guard let former else { return }
      (delegate as? any UIWindowSceneDelegate)?.windowScene(
        self,
        didUpdate: former,
        interfaceOrientation: former.heldOrientation,
        traitCollection: former.traitCollection
      )
    default: break
    }
  }
}

extension Screen {
  /// The way in which the screen is held.
  var heldOrientation: InterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }
}
