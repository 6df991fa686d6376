import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A block of memory for lists whose lengths are known together.
///
/// Asking for many blocks costs more than solving a small system. And when a large system is given
/// back in many parts, the system takes the pages away, to be asked for again with the next one.
///
/// Room is made twice by the same calls: the first time the arena only measures their need.
@safe
struct Arena: ~Copyable {
  private var block: UnsafeMutableRawPointer?
  /// The number of bytes that have been requested.
  private var used = 0
  private var capacity = 0

  init() { unsafe block = nil }

  deinit {
    if isAllocated { unsafe SpareBlock.keep(block, capacity) }
  }

  /// Whether it has its block.
  var isAllocated: Bool { capacity > 0 }

  /// The alignment of parts in bytes: a line of the processor's cache.
  private static let alignment = 64

  /// Gets a block for all that has been asked for so far, which then can be asked for again.
  mutating func allocate() {
    precondition(!isAllocated, "the arena has a block")
    // The block may begin anywhere in a line.
    capacity = used + Arena.alignment
    used = 0
    if let spare = unsafe SpareBlock.take(capacity) {
      unsafe (block, capacity) = spare
      return
    }
    guard let memory = unsafe malloc(capacity) else {
      preconditionFailure("no memory for \(capacity) bytes")
    }
    unsafe block = memory
  }

  /// Returns a part of the block, or none as long as there is no block, or when it is used up.
  @unsafe
  mutating func take<Element: BitwiseCopyable>(
    _ count: Int,
    of type: Element.Type
  ) -> UnsafeMutablePointer<Element>? {
    let size = count * MemoryLayout<Element>.stride
    let start = used
    used += (size + Arena.alignment - 1) & -Arena.alignment
    guard used + Arena.alignment <= capacity, let block = unsafe block else { return nil }
    let place = unsafe block.alignedUp(toMultipleOf: Arena.alignment) + start
    return unsafe place.bindMemory(to: Element.self, capacity: count)
  }
}

/// The block of the last arena that is gone, for the next one of about that size.
///
/// The system takes large blocks back, and clears each page of them when it gives them out again: a sixth of
/// the time from the views of a table to their frames.
///
/// It goes from thread to thread with a single owner, an arena or the mutex, and as a number in the latter.
private struct SpareBlock {
  /// The address, or 0 for no block.
  private var address: UInt = 0
  private var capacity = 0
  /// The size of the last block that no arena had any more.
  private var lastSize = 0

  private static let last = Mutex(SpareBlock())
  /// The sizes in bytes of blocks that are worth keeping, and do not take much memory from others.
  private static let sizes = 1 << 15...1 << 22

  /// Keeps a block in place of the present one if the one before was about as large, or gives it back.
  @unsafe
  static func keep(_ block: UnsafeMutableRawPointer?, _ capacity: Int) {
    let address = UInt(bitPattern: block)
    last.withLock { spare in
      // A process that lays out one such screen keeps nothing.
      let isUsual = (spare.lastSize / 2...2 * spare.lastSize).contains(capacity)
      spare.lastSize = capacity
      guard isUsual, sizes.contains(capacity) else {
        unsafe free(UnsafeMutableRawPointer(bitPattern: address))
        return
      }
      unsafe free(UnsafeMutableRawPointer(bitPattern: spare.address))
      spare.address = address
      spare.capacity = capacity
    }
  }

  /// Removes and returns the block, with its size, if it is large enough and not much too large.
  @unsafe
  static func take(_ needed: Int) -> (UnsafeMutableRawPointer, Int)? {
    guard sizes.contains(needed) else { return nil }
    let found = last.withLock { spare -> (address: UInt, capacity: Int)? in
      guard (needed...4 * needed).contains(spare.capacity) else { return nil }
      defer { spare.address = 0 }
      return (spare.address, spare.capacity)
    }
    guard let found, let block = unsafe UnsafeMutableRawPointer(bitPattern: found.address) else {
      return nil
    }
    return unsafe (block, found.capacity)
  }
}
