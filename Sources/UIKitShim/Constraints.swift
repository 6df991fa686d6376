public import LayoutViews

/// `UIKit.NSLayoutConstraint`.
public typealias NSLayoutConstraint = LayoutConstraint
/// `UIKit.UILayoutPriority`.
public typealias UILayoutPriority = LayoutPriority
/// `UIKit.UILayoutGuide`.
public typealias UILayoutGuide = LayoutGuide
/// `UIKit.NSLayoutXAxisAnchor`.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// `UIKit.NSLayoutYAxisAnchor`.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// `UIKit.NSLayoutDimension`.
public typealias NSLayoutDimension = LayoutDimension
