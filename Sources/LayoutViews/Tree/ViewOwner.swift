package import LayoutDevices
package import LayoutGeometry

/// What a view asks of the controller whose view it is.
///
/// View controllers are made of views and bars, far above the tree, which knows no more of them than this.
package protocol ViewOwner: Responder, TraitEnvironment {
  /// The view; nil before it is made.
  var viewIfLoaded: View? { get }
  /// The room at the edges of the view that is kept free beyond the safe area that it inherits.
  var additionalSafeAreaInsets: EdgeInsets { get }
  /// The handlers to call when traits change.
  var traitObservers: TraitChangeObservers { get }

  /// Called before the view goes to another window.
  func viewWillMove(to window: Window?)
  /// Called after the view came to another window.
  func viewDidMove(to window: Window?)
  /// Called after the first layout of the view in a window.
  func viewDidAppear(_ animated: Bool)
  /// Called in the place of `updateConstraints` of the view.
  func updateViewConstraints()
  /// Called before `layoutSubviews` of the view.
  func viewWillLayoutSubviews()
  /// Called after `layoutSubviews` of the view.
  func viewDidLayoutSubviews()
  /// Called after the safe area of the view changed.
  func viewSafeAreaInsetsDidChange()
  /// Called after the margins of the view changed.
  func viewLayoutMarginsDidChange()
  /// Called after the traits of the view changed.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// What a window asks of the controller whose view fills it.
package protocol WindowOwner: AnyObject {
  /// A Boolean value that indicates whether the status bar is hidden.
  var hidesStatusBar: Bool { get }

  /// Called before the screen changes.
  ///
  /// - Parameters:
  ///   - environment: The screen to come.
  ///   - window: The window, which has the old one.
  /// - Returns: What to call after the change with a closure that lays the window out.
  func screenWillChange(
    to environment: ScreenEnvironment,
    of window: Window
  ) -> (_ layout: () -> Void) -> Void
}
