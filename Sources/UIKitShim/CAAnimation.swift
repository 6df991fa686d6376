public import LayoutViews

/// `QuartzCore.CAAnimation`.
public typealias CAAnimation = LayerAnimation
/// `QuartzCore.CAAnimationDelegate`.
public typealias CAAnimationDelegate = LayerAnimationDelegate
/// `QuartzCore.CAPropertyAnimation`.
public typealias CAPropertyAnimation = PropertyAnimation
/// `QuartzCore.CABasicAnimation`.
public typealias CABasicAnimation = BasicAnimation
/// `QuartzCore.CASpringAnimation`.
public typealias CASpringAnimation = SpringAnimation
/// `QuartzCore.CAKeyframeAnimation`.
public typealias CAKeyframeAnimation = KeyframeAnimation
/// `QuartzCore.CAAnimationCalculationMode`.
public typealias CAAnimationCalculationMode = KeyframeAnimation.CalculationMode
/// `QuartzCore.CAAnimationRotationMode`.
public typealias CAAnimationRotationMode = KeyframeAnimation.RotationMode
/// `QuartzCore.CAAnimationGroup`.
public typealias CAAnimationGroup = AnimationGroup
/// `QuartzCore.CATransition`.
public typealias CATransition = LayerTransition
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `QuartzCore.kCATransition`: the name by which layers keep a transition.
public let kCATransition = "transition"
/// `QuartzCore.CATransitionType`.
public typealias CATransitionType = LayerTransition.Kind
/// `QuartzCore.CATransitionSubtype`.
public typealias CATransitionSubtype = LayerTransition.Subtype
/// `QuartzCore.CATransaction`.
public typealias CATransaction = LayerTransaction
/// `QuartzCore.CAMediaTimingFunction`.
public typealias CAMediaTimingFunction = TimingFunction
/// `QuartzCore.CAMediaTimingFunctionName`.
public typealias CAMediaTimingFunctionName = TimingFunction.Name
/// `QuartzCore.CAMediaTimingFillMode`.
public typealias CAMediaTimingFillMode = LayerAnimation.FillMode
