public import Foundation

/// The options of key-value observing: `Foundation.NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable, Hashable {
  /// The bits as in Foundation.
  public let rawValue: UInt
  /// Creates a set from Foundation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The option for the value after the change.
  public static let new = Self(rawValue: 1)
  /// The option for the value before the change.
  public static let old = Self(rawValue: 2)
  /// The option to be called at once with the present value.
  public static let initial = Self(rawValue: 4)
  /// The option to be called before changes too, which has no effect here.
  public static let prior = Self(rawValue: 8)
}

/// A change of an observed value: `Foundation.NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// Whether the change is still to come, which it never is here.
  public var isPrior: Bool { false }
}

/// An observation, which ends with its object or on request: `Foundation.NSKeyValueObservation`.
public final class NSKeyValueObservation: NSObject {
  let name: String
  /// The object that is observed.
  private(set) weak var object: AnyObject?
  /// The closure called with the values before and after a change, of which a view's geometry says neither.
  private var receive: ((_ old: Any?, _ new: Any?) -> Void)?

  init(
    of object: AnyObject,
    _ name: String,
    receive: @escaping (_ old: Any?, _ new: Any?) -> Void
  ) {
    self.object = object
    self.name = name
    self.receive = receive
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() { receive = nil }

  /// Whether changes are still observed.
  var isOver: Bool { receive == nil || object == nil }

  func note(_ old: Any?, _ new: Any?) { receive?(old, new) }
}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property: the geometry of a view, or a property that the plugin made observable.
  ///
  /// The plugin `RewriteSources` writes the name, and a word to each `@objc dynamic var` of the app.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - name: Its name.
  ///   - options: The values that the closure is to get.
  ///   - changeHandler: Called with each change, or at once too.
  /// - Returns: The observation, which ends when nobody keeps it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    named name: String,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let call = { (object: Self, old: Value?, new: Value?) in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil
        )
      )
    }
    let observation = NSKeyValueObservation(of: self, name) { [weak self] old, new in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      // A view says that something of its geometry changed, which may be another part.
      if new == nil, isSame(last, value) { return }
      let former = old as? Value ?? last
      last = value
      call(self, former, value)
    }
    ObservedValues.add(observation, to: self)
    if options.contains(.initial) { call(self, nil, last) }
    return observation
  }
}

/// Returns whether two values are equal, as far as their type says so.
func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<Left: Equatable>(_ left: Left) -> Bool { left == right as? Left }
  return (left as? any Equatable).map { compare($0) } ?? false
}
