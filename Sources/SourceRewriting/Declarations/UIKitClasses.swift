#if SourceRewriting
/// The classes of UIKit and its layers that apps extend and inherit from.
enum UIKitClasses {
  /// The class that each one inherits from.
  private static let parents = [
    "UIView": "UIResponder", "UIViewController": "UIResponder", "UIApplication": "UIResponder",
    "UIWindow": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIStackView": "UIView",
    "UIScrollView": "UIView", "UIControl": "UIView", "UIProgressView": "UIView",
    "UIActivityIndicatorView": "UIView", "UINavigationBar": "UIView", "UIToolbar": "UIView",
    "UITabBar": "UIView", "UISearchBar": "UIView", "UIVisualEffectView": "UIView",
    "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UIPickerView": "UIView",
    "UITableView": "UIScrollView", "UITextView": "UIScrollView",
    "UICollectionView": "UIScrollView",
    "UIButton": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UIPageControl": "UIControl",
    "UITextField": "UIControl", "UIRefreshControl": "UIControl", "UIDatePicker": "UIControl",
    "UISearchTextField": "UITextField",
    "UITableViewController": "UIViewController", "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController", "UIAlertController": "UIViewController",
    "UISearchController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UITapGestureRecognizer": "UIGestureRecognizer",
    "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UILongPressGestureRecognizer": "UIGestureRecognizer",
    "UISwipeGestureRecognizer": "UIGestureRecognizer",
    "UIPinchGestureRecognizer": "UIGestureRecognizer",
    "UIRotationGestureRecognizer": "UIGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
    "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    "CAGradientLayer": "CALayer", "CAShapeLayer": "CALayer", "CATextLayer": "CALayer",
    "CAReplicatorLayer": "CALayer",
  ]

  /// Returns the class itself and those that it inherits from, the nearest first; none if it is not of UIKit.
  static func lineage(of name: String) -> [String] {
    var line = parents[name] == nil && !parents.values.contains(name) ? [] : [name]
    while let parent = line.last.flatMap({ parents[$0] }) { line.append(parent) }
    return line
  }
}
#endif
