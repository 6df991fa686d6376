#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A growing list of plain values that is never shared, so that changes need no check of other owners.
///
/// It takes memory with its first element, or from an arena, which must last as long. Every access
/// is checked against the bounds.
@safe
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity: Int32 = 0
  /// Whether the memory is part of an arena.
  private var isLent = false

  init() { unsafe elements = nil }

  deinit { if !isLent { unsafe free(elements) } }

  // Lent, not returned: large elements would be copied for the sake of one of their parts.
  //
  // Transparent, so that a build without optimization works on the elements' own type as well: there a call of a generic
  // member looks the type up each time, which was a third of the time of a sheet of cells.
  subscript(index: Int) -> Element {
    @_transparent
    _read {
      check(index)
      yield unsafe start[index]
    }
    @_transparent
    _modify {
      check(index)
      yield unsafe &start[index]
    }
  }

  subscript(index: Int32) -> Element {
    @_transparent
    _read {
      check(Int(index))
      yield unsafe start[Int(index)]
    }
    @_transparent
    _modify {
      check(Int(index))
      yield unsafe &start[Int(index)]
    }
  }

  @_transparent
  private func check(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of bounds")
  }

  /// The first element's place, of a list that has one.
  private var start: UnsafeMutablePointer<Element> {
    @_transparent
    get { unsafe unsafeBitCast(elements, to: UnsafeMutablePointer<Element>.self) }
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  @_transparent
  mutating func append(_ element: Element) {
    if count == Int(capacity) { grow(toHold: count &+ 1) }
    unsafe (start + count).initialize(to: element)
    count &+= 1
  }

  /// Appends the few elements of another list, and returns whether all meet a condition.
  @inline(__always)
  mutating func append(copying span: Span<Element>, _ condition: (Element) -> Bool) -> Bool {
    reserve(count &+ span.count)
    guard let end = unsafe elements?.advanced(by: count) else { return true }
    var isMet = true
    for index in span.indices {
      let element = span[index]
      unsafe (end + index).initialize(to: element)
      if !condition(element) { isMet = false }
    }
    count &+= span.count
    return isMet
  }

  mutating func append(_ element: Element, times: Int) {
    precondition(times >= 0, "cannot append \(times) times")
    if times == 0 { return }
    reserve(count + times)
    unsafe (start + count).initialize(repeating: element, count: times)
    count += times
  }

  /// Takes over the elements of another list.
  mutating func assign(_ other: borrowing Buffer) {
    removeAll()
    guard other.count > 0 else { return }
    reserve(other.count)
    unsafe start.initialize(from: other.start, count: other.count)
    count = other.count
  }

  @_transparent
  mutating func reserve(_ needed: Int) { if needed > Int(capacity) { grow(toHold: needed) } }

  /// Takes memory from an arena, as long as the list has none of its own.
  mutating func reserve(_ needed: Int, in arena: inout Arena) {
    guard capacity == 0, let place = unsafe arena.take(needed, of: Element.self) else { return }
    unsafe elements = place
    capacity = Int32(needed)
    isLent = true
  }

  /// Removes the elements behind the first ones.
  mutating func truncate(to kept: Int) {
    precondition(kept >= 0 && kept <= count, "cannot keep \(kept) of \(count)")
    count = kept
  }

  mutating func removeAll() { count = 0 }

  /// Removes an element of a short list.
  mutating func remove(at index: Int) {
    check(index)
    for place in index..<count - 1 { self[place] = self[place + 1] }
    count -= 1
  }

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

  /// Grows in large steps while that costs little, and large lists at their place if possible.
  @inline(never)
  private mutating func grow(toHold needed: Int) {
    let stride = MemoryLayout<Element>.stride
    let larger = max(needed, Buffer.firstSize / stride, Int(capacity) * (capacity < 4096 ? 4 : 2))
    guard let memory = unsafe realloc(isLent ? nil : elements, larger * stride) else {
      preconditionFailure("no memory for \(larger) elements of \(stride) bytes")
    }
    let grown = unsafe memory.bindMemory(to: Element.self, capacity: larger)
    if isLent, let elements = unsafe elements { unsafe grown.update(from: elements, count: count) }
    unsafe elements = grown
    capacity = Int32(larger)
    isLent = false
  }

  /// The size of the first memory of a list, in bytes.
  ///
  /// Most lists stay small, and small blocks are quick to allocate.
  private static var firstSize: Int { 240 }

  /// The elements at their place, until the list changes.
  var unsafeElements: UnsafeBufferPointer<Element> {
    @_transparent
    get { unsafe UnsafeBufferPointer(start: elements, count: count) }
  }

  /// The elements at their place, to be changed there, until the list changes in length.
  var unsafeMutableElements: UnsafeMutableBufferPointer<Element> {
    @_transparent
    mutating get { unsafe UnsafeMutableBufferPointer(start: elements, count: count) }
  }
}

extension Buffer<Int32> {
  /// Appends the numbers from 0 on.
  mutating func appendNumbers(below end: Int32) {
    reserve(count + Int(end))
    for number in 0..<end { append(number) }
  }
}
