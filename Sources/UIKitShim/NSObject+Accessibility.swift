public import Foundation
public import LayoutViews

// What readers hear of objects that are neither views nor controllers is kept with them.
extension NSObjectProtocol where Self: NSObject {
  /// Whether this is an element for assistive techniques.
  public var isAccessibilityElement: Bool {
    get { spoken("isAccessibilityElement", \.isAccessibilityElement) ?? false }
    set { speak(newValue, "isAccessibilityElement", \.isAccessibilityElement) }
  }

  /// The spoken name, or `nil` for none.
  public var accessibilityLabel: String? {
    get { spoken("accessibilityLabel", \.accessibilityLabel) ?? nil }
    set { speak(newValue, "accessibilityLabel", \.accessibilityLabel) }
  }

  /// The spoken purpose, or `nil` for none.
  public var accessibilityHint: String? {
    get { spoken("accessibilityHint", \.accessibilityHint) ?? nil }
    set { speak(newValue, "accessibilityHint", \.accessibilityHint) }
  }

  /// The spoken value, or `nil` for none.
  public var accessibilityValue: String? {
    get { spoken("accessibilityValue", \.accessibilityValue) ?? nil }
    set { speak(newValue, "accessibilityValue", \.accessibilityValue) }
  }

  /// The kind of element.
  public var accessibilityTraits: AccessibilityTraits {
    get { spoken("accessibilityTraits", \.accessibilityTraits) ?? [] }
    set { speak(newValue, "accessibilityTraits", \.accessibilityTraits) }
  }

  /// The elements inside, or `nil` for none.
  public var accessibilityElements: [Any]? {
    get { spoken("accessibilityElements", \.accessibilityElements) ?? nil }
    set { speak(newValue, "accessibilityElements", \.accessibilityElements) }
  }

  /// The actions that a reader can choose from, or `nil` for none.
  public var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { spoken("accessibilityCustomActions", \.accessibilityCustomActions) ?? nil }
    set { speak(newValue, "accessibilityCustomActions", \.accessibilityCustomActions) }
  }

  private func spoken<Value>(_ name: String, _ property: KeyPath<Responder, Value>) -> Value? {
    if let responder = self as? Responder { return responder[keyPath: property] }
    if let keeper = self as? any SettingKeeper { return keeper.kept(name) }
    return AssociatedObjects.value(name, with: self) as? Value
  }

  private func speak<Value>(
    _ value: Value,
    _ name: String,
    _ property: ReferenceWritableKeyPath<Responder, Value>
  ) {
    if let responder = self as? Responder {
      responder[keyPath: property] = value
    } else if let keeper = self as? any SettingKeeper {
      keeper.keep(value, name)
    } else {
      AssociatedObjects.keep(value, name, with: self)
    }
  }
}
