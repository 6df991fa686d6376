public import Foundation

/// A class with properties that change with others: one that says so in an app's sources, which the plugin has conform.
public protocol KeyValueDependent: AnyObject {
  /// Returns the paths of the properties with which one changes.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The paths.
  static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
  /// Returns the value of a property that is computed, or `nil` of any other.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value.
  func computedValue(forKey key: String) -> Any?
}

/// A class that says of which of its properties observers hear by hand alone, in an app's sources; the plugin has it conform.
public protocol KeyValueTeller: AnyObject {
  /// Returns whether observers hear of a property whenever it is set.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: Whether they do.
  static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

extension NSObject {
  /// Keeps the value of a property before it changes, for observers who hear of that by `didChangeValue(forKey:)`.
  ///
  /// - Parameter key: The name of the property.
  public func willChangeValue(forKey key: String) { ObservedValues.willChange(self, key) }

  /// Has observers hear of a property that changed.
  ///
  /// - Parameter key: The name of the property.
  public func didChangeValue(forKey key: String) { ObservedValues.didChange(self, key) }
}

extension NSObjectProtocol where Self: NSObject {
  /// Keeps the value of a property before it changes; the plugin `RewriteSources` writes the name.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - name: Its name.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named name: String) {
    ObservedValues.willChange(self, name)
  }

  /// Has observers hear of a property that changed; the plugin `RewriteSources` writes the name.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - name: Its name.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named name: String) {
    ObservedValues.didChange(self, name)
  }
}

/// The paths of the properties with which others change, where a class has a method for each of those.
public struct AffectingPaths {
  private let table: [String: Set<String>]

  /// Creates the paths by the names of the properties that they affect.
  public init(_ table: [String: Set<String>]) { self.table = table }

  /// Returns the paths of the properties with which one changes: none if it has no method.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The paths.
  public func callAsFunction(forKey key: String) -> Set<String> { table[key] ?? [] }
}

/// The answers whether observers hear of a property whenever it is set, where a class has a method for each.
public struct AutomaticNotices {
  private let table: [String: Bool]

  /// Creates the answers by the names of the properties.
  public init(_ table: [String: Bool]) { self.table = table }

  /// Returns whether observers hear of a property whenever it is set: of one without a method they do.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: Whether they do.
  public func callAsFunction(forKey key: String) -> Bool { table[key] ?? true }
}
