public import Foundation
public import LayoutViews

extension ViewController {
  /// Puts the view of a child in the place of another child's, at once.
  ///
  /// The closure of the changes runs after the new view was added to the superview of the old one, and the old view goes
  /// behind it; the children hear that one goes and the other comes.
  ///
  /// - Parameters:
  ///   - fromViewController: The child that goes.
  ///   - toViewController: The child that comes.
  ///   - duration: The duration, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The changes, or `nil` for none.
  ///   - completion: A closure called at the end.
  public final func transition(
    from fromViewController: ViewController,
    to toViewController: ViewController,
    duration: TimeInterval,
    options: View.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old: View = fromViewController.view
    let new: View = toViewController.view
    let isAnimated = duration > 0
    fromViewController.change(animated: isAnimated) {
      toViewController.change(animated: isAnimated) {
        if new.superview !== old.superview { old.superview?.insertSubview(new, aboveSubview: old) }
        animations?()
        old.removeFromSuperview()
      }
    }
    completion?(true)
  }
}
