public import Foundation

/// `Foundation.NSMapTable`: a dictionary that may let keys and values go, in the order in which they were set.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: TableObject, value: TableObject)] = []

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - keyOptions: The way in which keys are kept and compared.
  ///   - valueOptions: The way in which values are kept.
  ///   - initialCapacity: The number of keys to expect.
  public required init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }

  /// Creates an empty table that keeps keys and values alive.
  public override required init() { (keyOptions, valueOptions) = ([], []) }

  /// Returns a table that keeps keys and values alive.
  open class func strongToStrongObjects() -> Self { Self() }
  /// Returns a table that lets keys go, and their values with them.
  open class func weakToStrongObjects() -> Self { Self(keyOptions: .weakMemory) }
  /// Returns a table that lets values go.
  open class func strongToWeakObjects() -> Self { Self(valueOptions: .weakMemory) }
  /// Returns a table that lets keys and values go.
  open class func weakToWeakObjects() -> Self {
    Self(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var current: [(key: TableObject, value: TableObject)] {
    entries.filter { $0.key.object != nil && $0.value.object != nil }
  }

  /// The number of keys with values that are still there.
  open var count: Int { current.count }

  /// Returns the value of a key, or `nil` if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey,
      let found = entries.first(where: { $0.key.isEqual(aKey, keyOptions) })?.value.object
    else { return nil }
    return found as? ObjectType
  }

  /// Sets the value of a key, or takes it out.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((TableObject(aKey, keyOptions), TableObject(anObject, valueOptions)))
  }

  /// Takes a key out with its value.
  open func removeObject(forKey aKey: KeyType?) {
    entries = current.filter { entry in
      !(aKey.map { entry.key.isEqual($0, keyOptions) } ?? false)
    }
  }

  /// Takes all keys out with their values.
  open func removeAllObjects() { entries = [] }

  /// Returns the keys one after the other.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: current.compactMap(\.key.object)).objectEnumerator()
  }

  /// Returns the values one after the other, or `nil`, which there is not.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: current.compactMap(\.value.object)).objectEnumerator()
  }
}
