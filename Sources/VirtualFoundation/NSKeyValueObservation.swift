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
  private var path: ObservedPath?

  init(_ path: ObservedPath) { self.path = path }

  /// Ends the observation.
  public func invalidate() { path = nil }
}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property: the geometry of a view, or a property that the plugin made observable.
  ///
  /// The plugin `RewriteSources` writes the names and the way, and a word to each `@objc dynamic var` of the app.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - name: Its name, or those of the way to it with dots.
  ///   - way: The objects on the way, in their order.
  ///   - options: The values that the closure is to get.
  ///   - changeHandler: Called with each change, or at once too.
  /// - Returns: The observation, which ends when nobody keeps it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    named name: String,
    through way: [PartialKeyPath<Self>] = [],
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
    var steps = ObservedPath.steps(name)
    for (index, part) in way.enumerated() where index < steps.count {
      steps[index] = ObservedPath.Step(steps[index].name) { [weak self] _ in
        self?[keyPath: part] as? NSObject
      }
    }
    let path = ObservedPath(of: self, steps[0], Array(steps.dropFirst())) { [weak self] change in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      if !change.isSet, isSame(last, value) { return }
      let former = change.old.flatMap { $0 as? Value } ?? last
      last = value
      call(self, former, value)
    }
    if options.contains(.initial) { call(self, nil, last) }
    return NSKeyValueObservation(path)
  }
}

/// Returns whether two values are equal, as far as their type says so.
func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<Left: Equatable>(_ left: Left) -> Bool { left == right as? Left }
  return (left as? any Equatable).map { compare($0) } ?? false
}
