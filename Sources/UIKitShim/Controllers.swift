public import LayoutControls

/// `UIKit.UIViewController`.
public typealias UIViewController = ViewController
/// `UIKit.UIStatusBarStyle`.
public typealias UIStatusBarStyle = StatusBarStyle
/// `UIKit.UIViewControllerTransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// `UIKit.UILayoutSupport`.
public typealias UILayoutSupport = LayoutSupport
/// `UIKit.UINavigationController`.
public typealias UINavigationController = NavigationController
/// `UIKit.UITabBarController`.
public typealias UITabBarController = TabBarController
/// `UIKit.UINavigationBar`.
public typealias UINavigationBar = NavigationBar
/// `UIKit.UIToolbar`.
public typealias UIToolbar = Toolbar
/// `UIKit.UITabBar`.
public typealias UITabBar = TabBar
/// `UIKit.UINavigationItem`.
public typealias UINavigationItem = NavigationItem
/// `UIKit.UISearchController`.
public typealias UISearchController = SearchController
/// `UIKit.UISearchBar`.
public typealias UISearchBar = SearchBar
/// `UIKit.UIBarButtonItem`.
public typealias UIBarButtonItem = BarButtonItem
/// `UIKit.UITabBarItem`.
public typealias UITabBarItem = TabBarItem
/// `UIKit.UIModalPresentationStyle`.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// `UIKit.UISearchBarDelegate`.
public typealias UISearchBarDelegate = SearchBarDelegate
/// `UIKit.UISearchResultsUpdating`.
public typealias UISearchResultsUpdating = SearchResultsUpdating
/// `UIKit.UISearchControllerDelegate`.
public typealias UISearchControllerDelegate = SearchControllerDelegate
