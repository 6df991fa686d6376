/// A list of numbers sorted by a key, in memory that is used again the next time.
struct SortedList: ~Copyable {
  private struct Element: BitwiseCopyable {
    var key: Int32
    var number: Int32
  }

  private var elements = Buffer<Element>()
  /// The elements merged so far, and the ends of runs in order, in `sort` (scratch).
  private var merged = Buffer<Element>()
  private var ends = Buffer<Int>()

  init() {}

  var indices: Range<Int> { elements.indices }
  subscript(index: Int) -> Int32 { elements[index].number }

  mutating func removeAll() { elements.removeAll() }

  mutating func append(_ number: Int32, key: Int32) {
    elements.append(Element(key: key, number: number))
  }

  /// Sorts by key, keeping the order of equal keys.
  ///
  /// Runs that are in order already are merged two by two, so lists that are almost sorted cost little.
  mutating func sort() {
    findRuns()
    while ends.count > 1 {
      mergePairs()
      swap(&elements, &merged)
    }
  }

  private mutating func findRuns() {
    ends.removeAll()
    for index in 1..<max(elements.count, 1) where elements[index].key < elements[index - 1].key {
      ends.append(index)
    }
    ends.append(elements.count)
  }

  private mutating func mergePairs() {
    merged.removeAll()
    merged.reserve(elements.count)
    var start = 0
    var kept = 0
    for index in stride(from: 0, to: ends.count, by: 2) {
      let middle = ends[index]
      let end = index + 1 < ends.count ? ends[index + 1] : middle
      merge(start..<middle, middle..<end)
      ends[kept] = end
      kept += 1
      start = end
    }
    ends.truncate(to: kept)
  }

  private mutating func merge(_ first: Range<Int>, _ second: Range<Int>) {
    var left = first.lowerBound
    var right = second.lowerBound
    while left < first.upperBound, right < second.upperBound {
      if elements[right].key < elements[left].key {
        merged.append(elements[right])
        right += 1
      } else {
        merged.append(elements[left])
        left += 1
      }
    }
    for index in left..<first.upperBound { merged.append(elements[index]) }
    for index in right..<second.upperBound { merged.append(elements[index]) }
  }
}
