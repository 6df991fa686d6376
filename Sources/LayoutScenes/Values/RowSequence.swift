/// A sequence of rows of one section in the order of their selection, as ranges, so that millions cost no more
/// than one.
public struct RowSequence: Sendable, Hashable {
  /// The rows, the oldest first; a range goes from its top to its bottom, and no row comes twice.
  public let ranges: [ClosedRange<Int>]

  /// The sequence without rows.
  public static let none = Self([])

  /// Creates a sequence of ranges; a repeated row counts at its first place.
  ///
  /// - Parameter ranges: The ranges, the oldest first.
  /// - Complexity: O(*n* log *n*) in the number of ranges, and O(*n*²) if they overlap.
  public init(_ ranges: [ClosedRange<Int>]) {
    let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
    let overlap = zip(sorted, sorted.dropFirst()).contains { $0.upperBound >= $1.lowerBound }
    var joined: [ClosedRange<Int>] = []
    for range in overlap ? Self.withoutRepetitions(ranges) : ranges {
      if let last = joined.last, last.upperBound < .max, last.upperBound + 1 == range.lowerBound {
        joined[joined.count - 1] = last.lowerBound...range.upperBound
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }

  private static func withoutRepetitions(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    var seen = RangeSet<Int>()
    return ranges.flatMap { range in
      let new = RangeSet(Range(range.clamped(to: .min...(.max - 1)))).subtracting(seen)
      seen.formUnion(new)
      return new.ranges.map { ClosedRange($0) }
    }
  }

  /// The rows as a set.
  public var rows: RowSet { RowSet(ranges) }
}
