public import Foundation
public import LayoutGeometry
public import LayoutViews

/// A change of screens or of a window's size, as closures see it: UIKit's
/// `UIViewControllerTransitionCoordinatorContext`.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is to be seen.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` in a container and for another size.
  var presentationStyle: ModalPresentationStyle { get }
  /// Whether something led the change at its beginning.
  var initiallyInteractive: Bool { get }
  /// Whether the change can be stopped on its way, which none is here.
  var isInterruptible: Bool { get }
  /// Whether something leads the change at the moment.
  var isInteractive: Bool { get }
  /// Whether the change was cancelled.
  var isCancelled: Bool { get }
  /// The time that it takes on a device, in seconds; 0 for the system's own changes, which take none here.
  var transitionDuration: TimeInterval { get }
  /// The share of the way that what leads it has come, 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed with which views go on at the end.
  var completionVelocity: CGFloat { get }
  /// The curve with which views go on at the end.
  var completionCurve: View.AnimationCurve { get }
  /// The view in which the change is seen.
  var containerView: View { get }
  /// The turn with which the screen comes: none here.
  var targetTransform: CGAffineTransform { get }
  /// Returns the controller in a role, or `nil` for none.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view in a role that comes or goes, or `nil` for one that stays.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// An object that takes controllers' closures to run with a change of screens or of a window's size, and after it:
/// UIKit's `UIViewControllerTransitionCoordinator`.
///
/// Nothing takes time here: changes alongside run when the window has its new size and traits, or right before an
/// animator moves the views, then the window is laid out, then completions run.
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Keeps closures to run with the change and after it.
  ///
  /// - Parameters:
  ///   - animation: The changes alongside, or `nil` for none.
  ///   - completion: A closure called at the end, or `nil` for none.
  /// - Returns: Always true: the closures will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Keeps closures to run with the change and after it, for a view elsewhere on the screen.
  ///
  /// - Parameters:
  ///   - view: The view, which makes no difference here.
  ///   - animation: The changes alongside, or `nil` for none.
  ///   - completion: A closure called at the end, or `nil` for none.
  /// - Returns: Always true: the closures will run.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Keeps a closure to run when something no longer leads the change.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension ViewControllerTransitionCoordinator {
  /// Keeps a closure to run with the change.
  ///
  /// - Parameter animation: The changes alongside.
  /// - Returns: Always true: the closure will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Keeps a closure to run with the change, for a view elsewhere on the screen.
  ///
  /// - Parameters:
  ///   - view: The view, which makes no difference here.
  ///   - animation: The changes alongside.
  /// - Returns: Always true: the closure will run.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }

  /// Keeps a closure to run when something no longer leads the change, the older name of
  /// ``notifyWhenInteractionChanges(_:)``.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}
