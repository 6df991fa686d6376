public import Foundation

// Foundation has these on Apple's systems alone.

/// `Foundation.NSPointerFunctions`, of which the options alone are there.
open class NSPointerFunctions: NSObject {
  /// `Foundation.NSPointerFunctions.Options`.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits as in Foundation.
    public let rawValue: UInt
    /// Creates options from Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option to keep objects alive.
    public static let strongMemory: Self = []
    /// The option to let objects go.
    public static let weakMemory = Self(rawValue: 5)
    /// The option by which objects are equal that say so in `isEqual`.
    public static let objectPersonality: Self = []
    /// The option by which an object is equal to itself alone.
    public static let objectPointerPersonality = Self(rawValue: 512)
    /// The option to copy objects, which are kept as they are here.
    public static let copyIn = Self(rawValue: 65_536)
  }
}

/// An object that a table keeps, or lets go.
struct TableObject {
  private var strong: AnyObject?
  private weak var weak: AnyObject?

  /// The object, or `nil` if it is gone.
  var object: AnyObject? { strong ?? weak }

  // A value that went through `Any` would come in a box.
  init<Value>(_ value: Value, _ options: NSPointerFunctions.Options) {
    let object = value as AnyObject
    if options.contains(.weakMemory) { weak = object } else { strong = object }
  }

  /// Returns whether this is a value, by the options of its table.
  func isEqual<Value>(_ value: Value, _ options: NSPointerFunctions.Options) -> Bool {
    let other = value as AnyObject
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality) else { return false }
    return (object as? NSObject)?.isEqual(other) ?? false
  }
}

/// `Foundation.NSHashTable`: a set that may let its objects go, in the order in which they were added.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [TableObject] = []

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - options: The way in which objects are kept and compared.
  ///   - initialCapacity: The number of objects to expect.
  public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0)
  {
    self.options = options
  }

  /// Creates an empty table that keeps its objects alive.
  public override required init() { options = [] }

  /// Returns a table that lets its objects go.
  open class func weakObjects() -> Self { Self(options: .weakMemory) }

  /// The objects that are still there.
  open var allObjects: [ObjectType] {
    entries.compactMap(\.object).compactMap { $0 as? ObjectType }
  }
  /// The number of objects that are still there.
  open var count: Int { allObjects.count }
  /// The first object, or `nil` if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// Returns the object that is equal to one, or `nil` if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let found = entries.first(where: { $0.isEqual(object, options) })?.object
    else { return nil }
    return found as? ObjectType
  }

  /// Returns whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object that is not there yet.
  open func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(TableObject(object, options))
  }

  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object == nil || $0.isEqual(object, options) }
  }

  /// Takes all objects out.
  open func removeAllObjects() { entries = [] }

  /// Returns the objects one after the other.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
