/// A row of a table by its section and its number in the section, both counted from 0 as in UIKit.
public struct RowAddress: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The section.
  public var section: Int
  /// The row in the section.
  public var row: Int

  /// Creates an address.
  public init(section: Int = 0, row: Int) {
    self.section = section
    self.row = row
  }

  /// The text in a scenario file: "row 1/3".
  public var description: String { "row \(section)/\(row)" }

  /// Returns whether `left` is higher up in the table.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// A set of rows of one section as ranges, so that millions cost no more than one.
public struct RowSet: Sendable, Hashable {
  /// The rows in ascending order, as ranges that neither overlap nor touch.
  public let ranges: [ClosedRange<Int>]

  /// The sequence without rows.
  public static let none = Self([])

  /// Creates a set of ranges in any order; overlapping ones become one.
  public init(_ ranges: [ClosedRange<Int>]) {
    var merged: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  /// Whether no row is in the set.
  public var isEmpty: Bool { ranges.isEmpty }

  /// The number of rows in the set.
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Returns whether `row` is in the set.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  public func contains(_ row: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < row { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(row)
  }
}

/// A selection of rows of the whole table.
package enum RowSelection: Sendable, Hashable {
  /// No row.
  case none
  /// Every row.
  case all
  /// These rows, for each section that has some, in ascending order of sections.
  case rows([RowRange])
}

/// A range of neighboring rows of one section.
package struct RowRange: Sendable, Hashable {
  /// The section.
  package var section: Int
  /// The rows.
  package var rows: ClosedRange<Int>

  /// Creates a range.
  package init(section: Int, rows: ClosedRange<Int>) {
    self.section = section
    self.rows = rows
  }
}
