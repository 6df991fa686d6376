public import LayoutControls
public import LayoutDevices
public import LayoutGeometry
import LayoutText
public import LayoutViews

/// `UIKit.UIView`.
public typealias UIView = View
/// `UIKit.UIWindow`.
public typealias UIWindow = Window
/// `UIKit.UIScreen`.
public typealias UIScreen = Screen
/// `UIKit.UILabel`.
public typealias UILabel = Label
/// `UIKit.UIStackView`.
public typealias UIStackView = StackView
/// `UIKit.UIScrollView`.
public typealias UIScrollView = ScrollView
/// `UIKit.UIScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// `UIKit.UITraitCollection`.
public typealias UITraitCollection = TraitCollection
/// `UIKit.UISemanticContentAttribute`.
public typealias UISemanticContentAttribute = View.SemanticContentAttribute
/// `UIKit.UIUserInterfaceLayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// `UIKit.UIColor`.
public typealias UIColor = ColorObject
/// `DeveloperToolsSupport.ColorResource`, which UIKit brings along.
public typealias ColorResource = LayoutViews.ColorResource
/// `DeveloperToolsSupport.ImageResource`, which UIKit brings along.
public typealias ImageResource = LayoutViews.ImageResource
/// `UIKit.UIFont`.
public typealias UIFont = FontObject
/// `UIKit.UIEdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// `UIKit.NSDirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// `UIKit.UIContentSizeCategory`.
public typealias UIContentSizeCategory = ContentSizeCategory
/// `UIKit.UIUserInterfaceStyle`.
public typealias UIUserInterfaceStyle = InterfaceStyle
/// `UIKit.UIUserInterfaceLevel`.
public typealias UIUserInterfaceLevel = UserInterfaceLevel
/// `UIKit.UIAccessibilityContrast`.
public typealias UIAccessibilityContrast = AccessibilityContrast
/// `UIKit.UILegibilityWeight`.
public typealias UILegibilityWeight = LegibilityWeight
/// `UIKit.UIUserInterfaceSizeClass`.
public typealias UIUserInterfaceSizeClass = SizeClass
/// `UIKit.NSTextAlignment`.
public typealias NSTextAlignment = TextAlignment
/// `UIKit.UIUserInterfaceIdiom`.
public typealias UIUserInterfaceIdiom = Idiom
/// `UIKit.UIKeyboardLayoutGuide`.
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
/// `UIKit.NSDirectionalRectEdge`.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// `UIKit.UIViewPropertyAnimator`.
public typealias UIViewPropertyAnimator = ViewPropertyAnimator
/// `UIKit.UIViewAnimating`.
public typealias UIViewAnimating = ViewAnimating
/// `UIKit.UIViewImplicitlyAnimating`.
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating
/// `UIKit.UIViewAnimatingState`.
public typealias UIViewAnimatingState = ViewAnimatingState
/// `UIKit.UIViewAnimatingPosition`.
public typealias UIViewAnimatingPosition = View.AnimatingPosition
/// `UIKit.UIAccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits
