// The names are those of Objective-C and of UIKit's first years.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import LayoutDevices
public import LayoutGeometry

/// Returns the kind of the device of `UIScreen.main`, phone or tablet: `UIKit.UI_USER_INTERFACE_IDIOM`.
public func UI_USER_INTERFACE_IDIOM() -> Idiom { UIDevice.current.userInterfaceIdiom }

/// The largest number, of C: `Foundation.MAXFLOAT`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// `Foundation.NSInteger`, of Objective-C.
public typealias NSInteger = Int
/// `Foundation.NSUInteger`, of Objective-C.
public typealias NSUInteger = UInt

/// Calls a closure: `ObjectiveC.autoreleasepool`.
///
/// Objects end here with their last owner, without a pool.
///
/// - Parameter body: The closure.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Returns a rectangle without insets at its edges: `UIKit.UIEdgeInsetsInsetRect`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

#if !canImport(ObjectiveC)
/// Returns a rectangle in words: `UIKit.NSStringFromCGRect`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}"
}

/// Returns a point in words: `UIKit.NSStringFromCGPoint`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(point.x), \(point.y)}" }

/// Returns a size in words: `UIKit.NSStringFromCGSize`.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(size.width), \(size.height)}" }
#endif
