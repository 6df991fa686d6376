import Foundation
package import LayoutDevices
public import LayoutViews

extension Window {
  /// The controller whose view fills the window.
  public var rootViewController: ViewController? {
    get { owner as? ViewController }
    set {
      guard newValue !== owner else { return }
      owner = newValue
      newValue?.screenBounds = bounds
      let view = onItsScreen { newValue?.view }
      newValue?.screenBounds = nil
      rootView = view
      updateStatusBar()
      if let newValue { checkOrientation(environment, of: newValue) }
    }
  }
}

extension View {
  /// The controller whose view this is, or `nil` for most views.
  package var viewController: ViewController? { controller as? ViewController }
}

extension ViewController {
  /// The size of the controller's screen, present or future, or that of the main screen if it is not known.
  var screenSize: CGSize {
    if let bounds = screenBounds ?? viewIfLoaded?.window?.bounds { return bounds.size }
    return parent?.screenSize ?? (CurrentWindow.ofThread?.bounds ?? Screen.main.bounds).size
  }
}

extension ViewController: WindowOwner {
  /// Notifies the controller of the new traits and size of a window, in UIKit's order of a rotation.
  ///
  /// Returns a closure that runs those that controllers want to run with the change and after it.
  package func screenWillChange(
    to environment: ScreenEnvironment,
    of window: Window
  ) -> (_ layout: () -> Void) -> Void {
    if environment.orientation != window.environment.orientation {
      window.checkOrientation(environment, of: self)
    }
    let coordinator = TransitionCoordinator(sizeOf: window)
    let traits = TraitCollection(environment: environment)
    if traits.sizeClassesDiffer(from: window.screen.traitCollection) {
      willTransition(to: traits, with: coordinator)
    }
    if environment.size != window.environment.size {
      viewWillTransition(to: environment.size, with: coordinator)
    }
    return coordinator.run
  }
}

extension TraitCollection {
  fileprivate func sizeClassesDiffer(from other: Self) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
  }
}
