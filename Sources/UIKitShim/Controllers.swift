public import LayoutViews

/// `UIKit.UIViewController`.
public typealias UIViewController = ViewController
/// `UIKit.UIStatusBarStyle`.
public typealias UIStatusBarStyle = StatusBarStyle
/// `UIKit.UIViewControllerTransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// `UIKit.UILayoutSupport`.
public typealias UILayoutSupport = LayoutSupport
