#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A growing list of plain values that is never shared, so that changing it needs no look at who
/// else holds it.
///
/// It takes memory with its first element. Every access is checked against the bounds.
@safe
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {
    unsafe elements = nil
  }

  init(capacity: Int) {
    self.init()
    reserve(capacity)
  }

  deinit { unsafe free(elements) }

  subscript(index: Int) -> Element {
    @inline(__always)
    get {
      check(index)
      return unsafe elements.unsafelyUnwrapped[index]
    }
    @inline(__always)
    _modify {
      check(index)
      yield unsafe &elements.unsafelyUnwrapped[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always)
    get { self[Int(index)] }
    @inline(__always)
    _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  private func check(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of bounds")
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(toHold: count &+ 1) }
    unsafe (elements.unsafelyUnwrapped + count).initialize(to: element)
    count &+= 1
  }

  /// Appends where `reserve` has made room.
  @inline(__always)
  mutating func appendReserved(_ element: Element) {
    precondition(count < capacity, "no room was made")
    unsafe (elements.unsafelyUnwrapped + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(_ element: Element, times: Int) {
    precondition(times >= 0, "cannot append \(times) times")
    if times == 0 { return }
    reserve(count + times)
    unsafe (elements.unsafelyUnwrapped + count).initialize(repeating: element, count: times)
    count += times
  }

  /// Takes over the elements of another list.
  mutating func assign(_ other: borrowing Buffer) {
    removeAll()
    guard other.count > 0 else { return }
    reserve(other.count)
    unsafe elements.unsafelyUnwrapped.initialize(
      from: other.elements.unsafelyUnwrapped,
      count: other.count
    )
    count = other.count
  }

  mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(toHold: needed) }
  }

  /// Forgets what is behind the first elements.
  mutating func truncate(to kept: Int) {
    precondition(kept >= 0 && kept <= count, "cannot keep \(kept) of \(count)")
    count = kept
  }

  mutating func removeAll() { count = 0 }

  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    let last = self[count - 1]
    count -= 1
    return last
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    let element = self[first]
    self[first] = self[second]
    self[second] = element
  }

  /// Grows in large steps while that costs little; large lists may grow where they are.
  @inline(never)
  private mutating func grow(toHold needed: Int) {
    let stride = MemoryLayout<Element>.stride
    let larger = max(needed, 1024 / stride, capacity * (capacity < 4096 ? 4 : 2))
    guard let memory = unsafe realloc(elements, larger * stride) else {
      preconditionFailure("no memory for \(larger) elements of \(stride) bytes")
    }
    unsafe elements = memory.bindMemory(to: Element.self, capacity: larger)
    capacity = larger
    adviseLargePages()
  }

  /// The size of a large page, in bytes.
  private static var largePage: Int { 1 << 21 }

  /// Asks for large pages where the list fills some.
  ///
  /// The first touch of a page costs more than what is written to it. Where the system has no large
  /// pages, nothing happens.
  private func adviseLargePages() {
    #if os(Linux)
    let length = capacity * MemoryLayout<Element>.stride
    guard length >= Buffer.largePage, let elements = unsafe elements else { return }
    let start = unsafe UnsafeMutableRawPointer(elements).alignedUp(toMultipleOf: Buffer.largePage)
    let end = unsafe (UnsafeMutableRawPointer(elements) + length)
      .alignedDown(toMultipleOf: Buffer.largePage)
    if unsafe start < end { _ = unsafe madvise(start, end - start, MADV_HUGEPAGE) }
    #endif
  }

  /// The elements as an array.
  func copied() -> [Element] { indices.map { self[$0] } }
}
