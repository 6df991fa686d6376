// The names are those of Objective-C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(ObjectiveC)
import Foundation
import Synchronization

/// The locks that are held, with how often, by their objects.
private let heldLocks = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, count: Int)]>([:])

/// Waits until no other thread is between this and ``objc_sync_exit(_:)`` with an object: `ObjectiveC.objc_sync_enter`.
///
/// - Parameter obj: The object.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  let id = ObjectIdentifier(obj as AnyObject)
  let lock = heldLocks.withLock { locks in
    let held = locks[id] ?? (lock: NSRecursiveLock(), count: 0)
    locks[id] = (held.lock, held.count + 1)
    return held.lock
  }
  lock.lock()
  return 0
}

/// Lets another thread go on that waits with an object: `ObjectiveC.objc_sync_exit`.
///
/// - Parameter obj: The object.
/// - Returns: 0, or −1 for an object that nobody entered with.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  let id = ObjectIdentifier(obj as AnyObject)
  let lock: NSRecursiveLock? = heldLocks.withLock { locks in
    guard let held = locks[id] else { return nil }
    locks[id] = held.count > 1 ? (held.lock, held.count - 1) : nil
    return held.lock
  }
  lock?.unlock()
  return lock == nil ? -1 : 0
}
#endif
