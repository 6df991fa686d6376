/// A delegate that hears of screens on a stack: UIKit's `UINavigationControllerDelegate`.
///
/// Screens come at once, so that the first two methods are called one after the other. Who moves and leads them is asked
/// of changes that are animated, in a window.
public protocol NavigationControllerDelegate: AnyObject {
  /// Prepares for a screen to be seen.
  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  )
  /// Responds to a screen that is seen.
  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  )
  /// Returns the object that moves the screens, or `nil` for the system's way.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any AnimatedTransitioning)?
  /// Returns the object that leads a change which an object moves, or `nil` if nothing does.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)?
  /// Returns the orientations in which the screens are shown.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask
  /// Returns the orientation in which they are shown first.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: NavigationController
  ) -> InterfaceOrientation
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Returns the answer of a delegate that has none of its own.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns the answer of a delegate that has none of its own.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// Returns the answer of a controller that says nothing.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask { .ofDevice }
  /// Returns the answer of a controller that says nothing.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: NavigationController
  ) -> InterfaceOrientation { .portrait }
}

extension NavigationController {
  /// A way in which screens change: UIKit's `UINavigationController.Operation`.
  public enum Operation: Int, Sendable, Hashable {
    /// None.
    case none = 0
    /// A screen comes on top.
    case push = 1
    /// The screen on top goes.
    case pop = 2
  }
}

/// A delegate that hears of tabs: UIKit's `UITabBarControllerDelegate`.
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether a tap on a tab shows its screen.
  func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool
  /// Responds to a tap on a tab whose screen is seen.
  func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  )
  /// Returns the object that moves the screens, or `nil` for the system's way: at once.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any AnimatedTransitioning)?
  /// Returns the object that leads a change which an object moves, or `nil` if nothing does.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)?
  /// Returns the orientations in which the screens are shown.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientationMask
  /// Returns the orientation in which they are shown first.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientation
}

extension TabBarControllerDelegate {
  /// Returns the answer of a delegate that has none of its own.
  public func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  ) {}
  /// Returns the answer of a delegate that has none of its own.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns the answer of a delegate that has none of its own.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// Returns the answer of a controller that says nothing.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientationMask { .ofDevice }
  /// Returns the answer of a controller that says nothing.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientation { .portrait }
}
