// The names are those of Objective-C and of UIKit's first years.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import LayoutDevices

/// Returns the kind of the device of `UIScreen.main`, phone or tablet: `UIKit.UI_USER_INTERFACE_IDIOM`.
public func UI_USER_INTERFACE_IDIOM() -> Idiom { UIDevice.current.userInterfaceIdiom }

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
