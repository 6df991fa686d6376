// The names are those of Objective-C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import LayoutViews
import Synchronization

/// `ObjectiveC.objc_AssociationPolicy`, of which each keeps the value alive.
public enum objc_AssociationPolicy: UInt, Sendable, Hashable {
  /// Weakly in Objective-C, without noticing that the value is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Alive, for many threads.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As a copy, for many threads.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object, by a key: `ObjectiveC.objc_setAssociatedObject`.
///
/// With a view or a controller it is let go with that; with any other object when another one is given values.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that stands for the value.
///   - value: The value, or `nil` to let go of it.
///   - policy: The way in which it is kept: always alive here.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let name = AssociatedObjects.name(UInt(bitPattern: key))
  if let keeper = object as? any SettingKeeper { return keeper.keep(value, name) }
  AssociatedObjects.keep(value, name, with: object as AnyObject)
}

/// Returns the value of a key that is kept with an object, or `nil` for none: `ObjectiveC.objc_getAssociatedObject`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let name = AssociatedObjects.name(UInt(bitPattern: key))
  if let keeper = object as? any SettingKeeper { return keeper.kept(name) }
  return AssociatedObjects.value(name, with: object as AnyObject)
}

/// Lets go of all values that are kept with an object: `ObjectiveC.objc_removeAssociatedObjects`.
public func objc_removeAssociatedObjects(_ object: Any) {
  if let keeper = object as? any SettingKeeper { return AssociatedObjects.removeAll(from: keeper) }
  AssociatedObjects.remove(object as AnyObject)
}

/// The values that are kept with objects which are neither views nor controllers.
enum AssociatedObjects {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [String: Any] = [:]
  }

  // Unchecked, since what goes in and out is anything at all, which the lock alone does not let pass: whoever shares an
  // object between threads answers for it, as in Objective-C.
  private struct Passed<Value>: @unchecked Sendable {
    let value: Value
  }

  private static let prefix = "associated "
  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func name(_ address: UInt) -> String { "\(prefix)\(address)" }

  static func keep(_ value: Any?, _ name: String, with object: AnyObject) {
    let (passed, owner) = (Passed(value: value), Passed(value: object))
    entries.withLock { entries in
      entries = entries.filter { $0.value.owner != nil }
      var entry = entries[ObjectIdentifier(owner.value)] ?? Entry(owner: owner.value)
      entry.values[name] = passed.value
      entries[ObjectIdentifier(owner.value)] = entry
    }
  }

  static func value(_ name: String, with object: AnyObject) -> Any? {
    let owner = Passed(value: object)
    return entries.withLock { entries in
      let entry = entries[ObjectIdentifier(owner.value)]
      return Passed(value: entry?.owner === owner.value ? entry?.values[name] : nil)
    }.value
  }

  static func remove(_ object: AnyObject) {
    let owner = ObjectIdentifier(object)
    entries.withLock { $0[owner] = nil }
  }

  static func removeAll(from keeper: any SettingKeeper) {
    keeper.keptSettings = keeper.keptSettings?.filter { !$0.key.hasPrefix(prefix) }
  }
}
