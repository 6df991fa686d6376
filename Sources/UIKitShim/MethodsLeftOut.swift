public import Foundation
public import LayoutControls
public import LayoutTables
public import LayoutViews

extension Responder {
  /// The answers of all methods of delegates and data sources that a class may leave out, as if it did.
  ///
  /// Not in UIKit. What is rewritten of an app calls them where only subclasses of a class have a method.
  public final class MethodsLeftOut: Sendable {
    /// The answers.
    public static let answers = MethodsLeftOut()

    private init() {}
  }
}

extension Responder.MethodsLeftOut:
  CAAnimationDelegate, CALayerDelegate, UIAdaptivePresentationControllerDelegate,
  UIApplicationDelegate, UIBarPositioningDelegate, UIGestureRecognizerDelegate,
  UINavigationBarDelegate,
  UINavigationControllerDelegate,
  UIPopoverPresentationControllerDelegate, UISceneDelegate, UIScrollViewDelegate,
  UISearchBarDelegate, UISearchControllerDelegate, UISheetPresentationControllerDelegate,
  UITabBarControllerDelegate, UITabBarDelegate, UITextFieldDelegate, UITextViewDelegate,
  UIToolbarDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate,
  UIWindowSceneDelegate
{
  /// The window, which is none.
  public var window: Window? {
    get { nil }
    set {}
  }
  /// Does nothing; nobody asks for it, as all classes have it.
  public func animateTransition(using transitionContext: any TransitionContext) {}
  /// Answers 0; nobody asks for it, as all classes have it.
  public func transitionDuration(
    using transitionContext: (any TransitionContext)?
  ) -> TimeInterval { 0 }
}

extension Responder.MethodsLeftOut:
  UITableViewDataSource, UITableViewDataSourcePrefetching, UITableViewDelegate
{
  /// Answers 0; nobody asks for it, as all classes have it.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Answers an empty cell; nobody asks for it, as all classes have it.
  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
  /// Does nothing; nobody asks for it, as all classes have it.
  public func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
