public import LayoutViews

/// `UIKit.UIViewController`.
public typealias UIViewController = ViewController
/// `UIKit.UIViewControllerTransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
