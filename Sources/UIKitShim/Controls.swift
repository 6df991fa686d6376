public import LayoutControls
public import LayoutViews

/// `UIKit.UIControl`.
public typealias UIControl = Control
/// `UIKit.UIAction`.
public typealias UIAction = Action
/// `UIKit.UIButton`.
public typealias UIButton = Button
/// `UIKit.UIVisualEffect`.
public typealias UIVisualEffect = VisualEffect
/// `UIKit.UIBlurEffect`.
public typealias UIBlurEffect = BlurEffect
/// `UIKit.UIVisualEffectView`.
public typealias UIVisualEffectView = VisualEffectView
/// `UIKit.UISwitch`.
public typealias UISwitch = Switch
/// `UIKit.UIRefreshControl`.
public typealias UIRefreshControl = RefreshControl
/// `UIKit.UISearchTextField`.
public typealias UISearchTextField = SearchTextField
/// `UIKit.UITextField`.
public typealias UITextField = TextField
/// `UIKit.UIActivityIndicatorView`.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// `UIKit.UIProgressView`.
public typealias UIProgressView = ProgressView
/// `UIKit.UISlider`.
public typealias UISlider = Slider
/// `UIKit.UIStepper`.
public typealias UIStepper = Stepper
/// `UIKit.UISegmentedControl`.
public typealias UISegmentedControl = SegmentedControl
/// `UIKit.UIPageControl`.
public typealias UIPageControl = PageControl
/// `UIKit.UIImage`.
public typealias UIImage = Image
/// `UIKit.UIImageView`.
public typealias UIImageView = ImageView
/// `UIKit.NSLineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
