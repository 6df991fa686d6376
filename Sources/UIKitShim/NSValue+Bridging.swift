public import Foundation

#if !canImport(ObjectiveC)
// As in Objective-C an `NSValue` stands for these where any value may be: `userInfo[…] as? CGRect` finds the rectangle.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns an object that holds the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Makes the rectangle that an object holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source.rectValue
  }

  /// Makes the rectangle that an object holds, and returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    result = source.holds(what: NSValue(rect: .zero)) ? source.rectValue : nil
    return result != nil
  }

  /// Returns the rectangle that an object holds, or zero for no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source?.rectValue ?? .zero
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns an object that holds the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Makes the point that an object holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source.pointValue
  }

  /// Makes the point that an object holds, and returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    result = source.holds(what: NSValue(point: .zero)) ? source.pointValue : nil
    return result != nil
  }

  /// Returns the point that an object holds, or zero for no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source?.pointValue ?? .zero
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns an object that holds the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Makes the size that an object holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source.sizeValue
  }

  /// Makes the size that an object holds, and returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    result = source.holds(what: NSValue(size: .zero)) ? source.sizeValue : nil
    return result != nil
  }

  /// Returns the size that an object holds, or zero for no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source?.sizeValue ?? .zero
  }
}

extension NSValue {
  /// Returns whether it holds a value of the type that another one does.
  fileprivate func holds(what other: NSValue) -> Bool {
    unsafe String(cString: objCType) == String(cString: other.objCType)
  }
}
#endif
