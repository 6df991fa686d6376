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

  deinit { unsafe free(block) }

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
