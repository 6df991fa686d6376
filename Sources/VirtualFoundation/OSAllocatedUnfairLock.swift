import Foundation

// Unchecked, since the value may be of a type that cannot be sent: it is touched while the lock is held alone.
/// `os.OSAllocatedUnfairLock`: a value that one thread at a time uses.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock of a value that may be of one thread alone.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock of a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs a closure with the value when no other thread has it.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with the value when no other thread has it.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { try withLockUnchecked(body) }

  /// Runs a closure with the value if no other thread has it, or answers `nil`.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with the value if no other thread has it, or answers `nil`.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? { try withLockIfAvailableUnchecked(body) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure when no other thread has the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs a closure when no other thread has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Waits until no other thread has the lock, and takes it.
  @available(*, noasync)
  public func lock() { storage.lock.lock() }

  /// Takes the lock if no other thread has it, and answers whether it was so.
  @available(*, noasync)
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Lets go of the lock.
  @available(*, noasync)
  public func unlock() { storage.lock.unlock() }
}
