public import LayoutViews

/// `UIKit.NSLayoutConstraint`.
public typealias NSLayoutConstraint = LayoutConstraint
/// `UIKit.UILayoutPriority`.
public typealias UILayoutPriority = LayoutPriority
/// `UIKit.UILayoutGuide`.
public typealias UILayoutGuide = LayoutGuide
/// `UIKit.NSLayoutAnchor`.
public typealias NSLayoutAnchor = LayoutAnchor
/// `UIKit.NSLayoutXAxisAnchor`.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// `UIKit.NSLayoutYAxisAnchor`.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// `UIKit.NSLayoutDimension`.
public typealias NSLayoutDimension = LayoutDimension
