/// A key of what a change says: `Foundation.NSKeyValueChangeKey`.
public struct NSKeyValueChangeKey: RawRepresentable, Sendable, Hashable {
  /// The word as in Foundation.
  public let rawValue: String
  /// Creates a key from Foundation's word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the kind of change, always that of a value that was set.
  public static let kindKey = Self(rawValue: "kind")
  /// The key of the value after the change, if it was asked for.
  public static let newKey = Self(rawValue: "new")
  /// The key of the value before the change, if it was asked for.
  public static let oldKey = Self(rawValue: "old")
  /// The key of places in a list, which no change here has.
  public static let indexesKey = Self(rawValue: "indexes")
  /// The key of a change that is still to come, which none here is.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A kind of change: `Foundation.NSKeyValueChange`.
public enum NSKeyValueChange: UInt, Sendable, Hashable {
  /// A value was set, as always here.
  case setting = 1
  /// Elements of a list were added.
  case insertion = 2
  /// Elements of a list were taken away.
  case removal = 3
  /// Elements of a list were replaced.
  case replacement = 4
}

/// An object that hears of changes by the text of a key path: one that overrides `NSObject`'s method in an app's sources,
/// which the plugin has conform.
public protocol KeyValueObserver: AnyObject {
  /// Responds to a change.
  ///
  /// - Parameters:
  ///   - keyPath: The text of the key path.
  ///   - object: The object.
  ///   - change: The values that were asked for.
  ///   - context: What was given with the observer.
  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}
