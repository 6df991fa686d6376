package import LayoutDevices
package import LayoutGeometry

/// An owner of a view, which is the controller whose view it is.
///
/// View controllers are made of views and bars, far above the tree, which knows no more of them than this.
package protocol ViewOwner: Responder, TraitEnvironment {
  /// The view; nil before it is made.
  var viewIfLoaded: View? { get }
  /// The room at the edges of the view that is kept free beyond the safe area that it inherits.
  var additionalSafeAreaInsets: EdgeInsets { get }
  /// The handlers to call when traits change.
  var traitObservers: TraitChangeObservers { get }

  /// Prepares for the view to go to another window.
  func viewWillMove(to window: Window?)
  /// Responds to the view in another window.
  func viewDidMove(to window: Window?)
  /// Responds to the first layout of the view in a window.
  func viewWasLaidOutInWindow()
  /// Replaces `updateConstraints` of the view.
  func updateViewConstraints()
  /// Takes over what is out of date before the view is laid out.
  func layoutWillBegin()
  /// Prepares for `layoutSubviews` of the view; the base class does nothing.
  func viewWillLayoutSubviews()
  /// Sets what the view shows, before its layout.
  func updateProperties()
  /// Responds to `layoutSubviews` of the view.
  func viewDidLayoutSubviews()
  /// Responds to a change of the view's safe area; the base class does nothing.
  func viewSafeAreaInsetsDidChange()
  /// Responds to a change of the view's margins.
  func viewLayoutMarginsDidChange()
  /// Responds to a change of the view's traits; the base class does nothing.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// An owner of a window's content, which is the controller whose view fills it.
package protocol WindowOwner: AnyObject {
  /// A Boolean value that indicates whether the status bar is hidden.
  var hidesStatusBar: Bool { get }

  /// Prepares for a change of the screen.
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
