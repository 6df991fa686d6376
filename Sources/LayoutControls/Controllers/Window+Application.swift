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

  /// Has the application be active no more, unless it is so already; delegates and observers hear of it.
  package final func resignActive() {
    guard applicationState == .active else { return }
    announce("SceneWillDeactivate", of: .scene)
    announce("ApplicationWillResignActive", of: .application)
    applicationState = .inactive
  }

  /// Has the application go to the background, unless it is there already; delegates and observers hear of it.
  package final func enterBackground() {
    resignActive()
    guard applicationState == .inactive else { return }
    applicationState = .background
    announce("SceneDidEnterBackground", of: .scene)
    announce("ApplicationDidEnterBackground", of: .application)
  }

  /// Has the application be active, from the background or not, unless it is already; delegates and observers hear of it.
  package final func becomeActive() {
    if applicationState == .background {
      announce("SceneWillEnterForeground", of: .scene)
      announce("ApplicationWillEnterForeground", of: .application)
      applicationState = .inactive
    }
    guard applicationState == .inactive else { return }
    applicationState = .active
    announce("SceneDidActivate", of: .scene)
    announce("ApplicationDidBecomeActive", of: .application)
  }

  /// Warns the application's delegate of little memory, the controllers of the window, from the root on, and the
  /// observers, in the order of Apple's "Responding to Memory Warnings".
  package final func warnOfLowMemory() {
    tellDelegate("ApplicationDidReceiveMemoryWarning", of: .application)
    if let rootViewController { onItsScreen { warn(rootViewController) } }
    post("ApplicationDidReceiveMemoryWarning", of: .application)
  }

  private func warn(_ controller: ViewController) {
    controller.didReceiveMemoryWarning()
    for child in controller.children { warn(child) }
    if let presented = controller.presentation?.controller { warn(presented) }
  }
}
