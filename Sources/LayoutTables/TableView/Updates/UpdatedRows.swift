import Foundation

extension Sequence<IndexPath> {
  /// The rows of each section, in the order of the paths, without those that are no path of a row.
  ///
  /// - Complexity: O(paths), and no look-up if neighbors are of one section.
  package var rowsBySection: [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    var section = 0
    var rows: [Int] = []
    for path in self where path.count == 2 {
      if path[0] != section {
        if !rows.isEmpty { result[section, default: []] += rows }
        section = path[0]
        rows = []
      }
      rows.append(path[1])
    }
    if !rows.isEmpty { result[section, default: []] += rows }
    return result
  }
}

extension RangeSet<Int> {
  /// Creates a set of numbers in any order; neighbors cost no more than one.
  ///
  /// Numbers that come again change nothing, and neither does `Int.max` (`NSNotFound`), behind which no range ends.
  ///
  /// - Complexity: O(*n*) if they ascend, else O(*n* log *n*).
  package init(numbers: [Int]) {
    var ranges: [Range<Int>] = []
    for number in numbers.isAscending ? numbers : numbers.sorted() where number < .max {
      guard let last = ranges.last, last.upperBound >= number else {
        ranges.append(number..<number + 1)
        continue
      }
      if last.upperBound == number { ranges[ranges.count - 1] = last.lowerBound..<number + 1 }
    }
    self.init(ranges)
  }

  /// The number of numbers in the set.
  ///
  /// - Complexity: O(ranges).
  package var numberCount: Int { ranges.reduce(0) { $0 + $1.count } }
}

extension [Int] {
  /// Whether no number is less than the one before it.
  fileprivate var isAscending: Bool {
    for index in indices.dropFirst() where self[index] < self[index - 1] { return false }
    return true
  }

  /// The first number that comes twice, or `nil` if none does.
  var firstRepeated: Int? {
    let sorted = isAscending ? self : self.sorted()
    for index in sorted.indices.dropFirst() where sorted[index] == sorted[index - 1] {
      return sorted[index]
    }
    return nil
  }
}
