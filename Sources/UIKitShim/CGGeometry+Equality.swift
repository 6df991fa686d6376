#if !canImport(CoreGraphics)
public import Foundation

/// `CoreFoundation.CFTimeInterval`: a time in seconds.
public typealias CFTimeInterval = TimeInterval
/// `CoreFoundation.CFAbsoluteTime`: the seconds since the beginning of 2001.
public typealias CFAbsoluteTime = TimeInterval

extension CGPoint {
  /// Returns whether both points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether both sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether both rectangles are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
#endif
