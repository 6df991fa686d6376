public import LayoutControls
public import LayoutInteraction

/// `UIKit.UIViewController`.
public typealias UIViewController = ViewController
/// `UIKit.UIStatusBarAnimation`.
public typealias UIStatusBarAnimation = StatusBarAnimation
/// `UIKit.UIStatusBarStyle`.
public typealias UIStatusBarStyle = StatusBarStyle
/// `UIKit.UIViewControllerTransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// `UIKit.UIViewControllerTransitionCoordinatorContext`.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext
/// `UIKit.UIViewControllerInteractiveTransitioning`.
public typealias UIViewControllerInteractiveTransitioning = InteractiveTransitioning
/// `UIKit.UIPercentDrivenInteractiveTransition`.
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition
/// `UIKit.UILayoutSupport`.
public typealias UILayoutSupport = LayoutSupport
/// `UIKit.UINavigationController`.
public typealias UINavigationController = NavigationController
/// `UIKit.UITabBarController`.
public typealias UITabBarController = TabBarController
/// `UIKit.UINavigationBar`.
public typealias UINavigationBar = NavigationBar
/// `UIKit.UINavigationBarDelegate`.
public typealias UINavigationBarDelegate = NavigationBarDelegate
/// `UIKit.UITabBarDelegate`.
public typealias UITabBarDelegate = TabBarDelegate
/// `UIKit.UIToolbarDelegate`.
public typealias UIToolbarDelegate = ToolbarDelegate
/// `UIKit.UIBarPosition`.
public typealias UIBarPosition = BarPosition
/// `UIKit.UIBarPositioning`.
public typealias UIBarPositioning = BarPositioning
/// `UIKit.UIBarPositioningDelegate`.
public typealias UIBarPositioningDelegate = BarPositioningDelegate
/// `UIKit.UIContentContainer`.
public typealias UIContentContainer = ContentContainer
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
/// `UIKit.UIModalTransitionStyle`.
public typealias UIModalTransitionStyle = ModalTransitionStyle
/// `UIKit.UIInterfaceOrientation`.
public typealias UIInterfaceOrientation = InterfaceOrientation
/// `UIKit.UIInterfaceOrientationMask`.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
/// `UIKit.UIAlertController`.
public typealias UIAlertController = AlertController
/// `UIKit.UIAlertAction`.
public typealias UIAlertAction = AlertAction
/// `UIKit.UIPresentationController`.
public typealias UIPresentationController = PresentationController
/// `UIKit.UIPopoverPresentationController`.
public typealias UIPopoverPresentationController = PopoverPresentationController
/// `UIKit.UIPopoverArrowDirection`.
public typealias UIPopoverArrowDirection = PopoverArrowDirection
/// `UIKit.UIAdaptivePresentationControllerDelegate`.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
/// `UIKit.UIPopoverPresentationControllerDelegate`.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
/// `UIKit.UIViewControllerTransitioningDelegate`.
public typealias UIViewControllerTransitioningDelegate = TransitioningDelegate
/// `UIKit.UIViewControllerAnimatedTransitioning`.
public typealias UIViewControllerAnimatedTransitioning = AnimatedTransitioning
/// `UIKit.UIViewControllerContextTransitioning`.
public typealias UIViewControllerContextTransitioning = TransitionContext
/// `UIKit.UITransitionContextViewControllerKey`.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey
/// `UIKit.UITransitionContextViewKey`.
public typealias UITransitionContextViewKey = TransitionContextViewKey
/// `UIKit.UISheetPresentationController`.
public typealias UISheetPresentationController = SheetPresentationController
/// `UIKit.UISheetPresentationControllerDelegate`.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate
/// `UIKit.UISheetPresentationControllerDetentResolutionContext`.
public typealias UISheetPresentationControllerDetentResolutionContext = DetentResolutionContext
/// `UIKit.UINavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// `UIKit.UITabBarControllerDelegate`.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
/// `UIKit.UIBarAppearance`.
public typealias UIBarAppearance = BarAppearance
/// `UIKit.UINavigationBarAppearance`.
public typealias UINavigationBarAppearance = NavigationBarAppearance
/// `UIKit.UIToolbarAppearance`.
public typealias UIToolbarAppearance = ToolbarAppearance
/// `UIKit.UITabBarAppearance`.
public typealias UITabBarAppearance = TabBarAppearance
/// `UIKit.UITabBarItemAppearance`.
public typealias UITabBarItemAppearance = TabBarItemAppearance
/// `UIKit.UITabBarItemStateAppearance`.
public typealias UITabBarItemStateAppearance = TabBarItemStateAppearance
/// `UIKit.UIBarButtonItemAppearance`.
public typealias UIBarButtonItemAppearance = BarButtonItemAppearance
/// `UIKit.UIBarButtonItemStateAppearance`.
public typealias UIBarButtonItemStateAppearance = BarItemStateAppearance
/// `UIKit.UIPopoverPresentationControllerSourceItem`.
public typealias UIPopoverPresentationControllerSourceItem = PopoverPresentationControllerSourceItem
