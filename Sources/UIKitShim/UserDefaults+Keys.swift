public import Foundation

extension UserDefaults {
  /// Returns the value of a key, or `nil` for none, as Foundation does by key-value coding on Apple's systems.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value for a key, or takes it away with `nil`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
