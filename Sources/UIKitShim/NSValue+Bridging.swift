#if !canImport(CoreGraphics)
public import Foundation

// What Foundation does on Apple's systems: `values[key] as? CGRect` finds a rectangle in an `NSValue`, and the other way
// round. Code that reads the keyboard's frame is written in either way.

/// Returns whether a value holds what another one does.
private func isOfType(_ value: NSValue, of other: NSValue) -> Bool {
  unsafe strcmp(value.objCType, other.objCType) == 0
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that holds this one.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Reads the value that another one holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Reads the value that another one holds, if it is of the type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    guard isOfType(source, of: NSValue(rect: .zero)) else { return false }
    result = source.rectValue
    return true
  }

  /// Reads the value that another one holds, or zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that holds this one.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Reads the value that another one holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// Reads the value that another one holds, if it is of the type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGPoint?
  ) -> Bool {
    guard isOfType(source, of: NSValue(point: .zero)) else { return false }
    result = source.pointValue
    return true
  }

  /// Reads the value that another one holds, or zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that holds this one.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Reads the value that another one holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }

  /// Reads the value that another one holds, if it is of the type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGSize?
  ) -> Bool {
    guard isOfType(source, of: NSValue(size: .zero)) else { return false }
    result = source.sizeValue
    return true
  }

  /// Reads the value that another one holds, or zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}
#endif
