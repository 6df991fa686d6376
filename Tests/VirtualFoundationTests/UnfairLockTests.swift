import Foundation
import Testing

// Apple's module `os` has one of this name, too.
import struct VirtualFoundation.OSAllocatedUnfairLock

/// Locks as apps use them.
struct UnfairLockTests {
  @Test func `many threads count without a mistake`() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 200)
  }

  @Test func `one without a value is held until it is let go`() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 1 } == 1 && lock.lockIfAvailable())
    lock.unlock()
  }
}
