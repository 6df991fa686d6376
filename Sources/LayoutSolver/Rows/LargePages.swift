#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A namespace that requests large pages from the system if there is room for some.
///
/// The first touch of a page costs more than a write to it. If the system has no large pages, nothing
/// happens.
enum LargePages {
  /// The size of a large page, in bytes.
  private static let size = 1 << 21

  @unsafe
  static func advise(_ block: UnsafeMutableRawPointer, byteCount: Int) {
    #if os(Linux)
    guard byteCount >= size else { return }
    let start = unsafe block.alignedUp(toMultipleOf: size)
    let end = unsafe (block + byteCount).alignedDown(toMultipleOf: size)
    if unsafe start < end { _ = unsafe madvise(start, end - start, MADV_HUGEPAGE) }
    #endif
  }
}
