public import LayoutViews

/// `UIKit.UITraitEnvironment`.
public typealias UITraitEnvironment = TraitEnvironment
/// `UIKit.UITraitChangeObservable`.
public typealias UITraitChangeObservable = TraitChangeObservable
/// `UIKit.UITraitDefinition`.
public typealias UITraitDefinition = TraitDefinition
/// `UIKit.UITrait`.
public typealias UITrait = any TraitDefinition.Type
/// `UIKit.UITraitChangeRegistration`.
public typealias UITraitChangeRegistration = TraitChangeRegistration
/// `UIKit.UITraitLayoutDirection`.
public typealias UITraitLayoutDirection = TraitLayoutDirection
/// `UIKit.UITraitUserInterfaceStyle`.
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
/// `UIKit.UITraitPreferredContentSizeCategory`.
public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
/// `UIKit.UITraitUserInterfaceLevel`.
public typealias UITraitUserInterfaceLevel = TraitUserInterfaceLevel
/// `UIKit.UITraitAccessibilityContrast`.
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
/// `UIKit.UITraitLegibilityWeight`.
public typealias UITraitLegibilityWeight = TraitLegibilityWeight
/// `UIKit.UITraitDisplayScale`.
public typealias UITraitDisplayScale = TraitDisplayScale
/// `UIKit.UITraitHorizontalSizeClass`.
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
/// `UIKit.UITraitVerticalSizeClass`.
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
/// `UIKit.UITraitUserInterfaceIdiom`.
public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
