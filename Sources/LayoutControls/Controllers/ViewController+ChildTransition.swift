import Foundation
import LayoutViews

extension ViewController {
  /// Puts the view of a child in the place of another child's, at once.
  static func exchange(
    from fromViewController: ViewController,
    to toViewController: ViewController,
    isAnimated: Bool,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let old: View = fromViewController.view
    let new: View = toViewController.view
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
