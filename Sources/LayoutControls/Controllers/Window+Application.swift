import Foundation
package import LayoutViews

/// A state of an application: UIKit's `UIApplication.State`.
package enum ApplicationState: Int, Sendable {
  case active, inactive, background
}

private final class KeptState {
  let state: ApplicationState

  init(_ state: ApplicationState) { self.state = state }
}

// Notifications of scenes come before those of the application (unverified).
extension Window {
  /// The state of the application, as the code of the window sees it.
  package private(set) final var applicationState: ApplicationState {
    get { attachments[KeptState.self]?.state ?? .active }
    set { attachments[KeptState.self] = KeptState(newValue) }
  }

  /// Has the application be active no more, unless it is so already; observers hear of it.
  package final func resignActive() {
    guard applicationState == .active else { return }
    post("SceneWillDeactivate", of: .scene)
    post("ApplicationWillResignActive", of: .application)
    applicationState = .inactive
  }

  /// Has the application go to the background, unless it is there already; observers hear of it.
  package final func enterBackground() {
    resignActive()
    guard applicationState == .inactive else { return }
    applicationState = .background
    post("SceneDidEnterBackground", of: .scene)
    post("ApplicationDidEnterBackground", of: .application)
  }

  /// Has the application be active, from the background or not, unless it is already; observers hear of it.
  package final func becomeActive() {
    if applicationState == .background {
      post("SceneWillEnterForeground", of: .scene)
      post("ApplicationWillEnterForeground", of: .application)
      applicationState = .inactive
    }
    guard applicationState == .inactive else { return }
    applicationState = .active
    post("SceneDidActivate", of: .scene)
    post("ApplicationDidBecomeActive", of: .application)
  }

  /// Warns the controllers of the window of little memory, from the root on, and then the observers.
  package final func warnOfLowMemory() {
    if let rootViewController { onItsScreen { warn(rootViewController) } }
    post("ApplicationDidReceiveMemoryWarning", of: .application)
  }

  private func warn(_ controller: ViewController) {
    controller.didReceiveMemoryWarning()
    for child in controller.children { warn(child) }
    if let presented = controller.presentation?.controller { warn(presented) }
  }
}
