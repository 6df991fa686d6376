/// A delegate that hands out what shows a screen and moves it: UIKit's `UIViewControllerTransitioningDelegate`.
///
/// The object that places the screen is asked for if the style is `custom`; those that move it if the screen is to
/// cover the window and the change is animated.
public protocol TransitioningDelegate: AnyObject {
  /// Returns the object that places a screen of the style `custom`, or `nil` for one over everything.
  func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController?
  /// Returns the object that lets the screen come, or `nil` for the system's.
  func animationController(
    forPresented presented: ViewController,
    presenting: ViewController,
    source: ViewController
  ) -> (any AnimatedTransitioning)?
  /// Returns the object that lets the screen go, or `nil` for the system's.
  func animationController(forDismissed dismissed: ViewController) -> (any AnimatedTransitioning)?
  /// Returns the object that leads the coming of the screen, or `nil` if nothing does.
  func interactionControllerForPresentation(
    using animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)?
  /// Returns the object that leads the going of the screen, or `nil` if nothing does.
  func interactionControllerForDismissal(
    using animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)?
}

extension TransitioningDelegate {
  /// Returns the answer of a delegate that has none of its own.
  public func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController? { nil }
  /// Returns the answer of a delegate that has none of its own.
  public func animationController(
    forPresented presented: ViewController,
    presenting: ViewController,
    source: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns the answer of a delegate that has none of its own.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any AnimatedTransitioning)? { nil }
  /// Returns the answer of a delegate that has none of its own.
  public func interactionControllerForPresentation(
    using animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
  /// Returns the answer of a delegate that has none of its own.
  public func interactionControllerForDismissal(
    using animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { nil }
}
