import Foundation
package import LayoutScenes
package import LayoutTables
import LayoutViews

/// A set of rows of a table as ranges of their sections: ten million neighbors cost no more than one row.
///
/// Rows that the table does not have, or has no longer, may be among them.
package struct RowsBySection: Hashable {
  /// The rows of each section that has some.
  package private(set) var sections: [Int: RangeSet<Int>] = [:]

  /// Creates a set of no row.
  package init() {}

  /// Creates a set of rows that are numbered through a table.
  package init(_ rows: some Sequence<Range<Int>>, in geometry: TableGeometry) {
    for range in rows {
      var rest = range.clamped(to: 0..<geometry.numberOfRows)
      while let first = rest.first {
        let section = geometry.section(ofRow: first)
        let all = geometry.rows(inSection: section)
        let part = rest.clamped(to: all)
        insert(part.lowerBound - all.lowerBound..<part.upperBound - all.lowerBound, in: section)
        rest = part.upperBound..<rest.upperBound
      }
    }
  }

  /// Creates a set of rows as a scenario means them.
  package init(_ selection: RowSelection, in geometry: TableGeometry) {
    switch selection {
    case .none: self.init([], in: geometry)
    case .all: self.init([0..<geometry.numberOfRows], in: geometry)
    case .rows(let ranges):
      self.init([], in: geometry)
      for range in ranges {
        let end = min(range.rows.upperBound, .max - 1) + 1
        insert(min(range.rows.lowerBound, end)..<end, in: range.section)
      }
    }
  }

  private mutating func insert(_ rows: Range<Int>, in section: Int) {
    guard !rows.isEmpty else { return }
    sections[section, default: RangeSet()].insert(contentsOf: rows)
  }

  /// Whether there is no row.
  package var isEmpty: Bool { sections.isEmpty }

  /// The number of rows.
  package var count: Int { sections.values.reduce(0) { $0 + $1.numberCount } }

  /// The rows one by one, from top to bottom.
  ///
  /// - Complexity: O(rows).
  package var rows: [RowAddress] {
    ranges.flatMap { range in
      (range.lowerBound.row...range.upperBound.row).map {
        RowAddress(section: range.lowerBound.section, row: $0)
      }
    }
  }

  /// The ranges that each lie in one section, from top to bottom.
  package var ranges: [ClosedRange<RowAddress>] {
    sections.sorted { $0.key < $1.key }.flatMap { section, rows in
      rows.ranges.map { range in
        RowAddress(
          section: section,
          row: range.lowerBound
        )...RowAddress(
          section: section,
          row: range.upperBound - 1
        )
      }
    }
  }

  /// Returns whether a row is among them.
  package func contains(_ row: RowAddress) -> Bool {
    sections[row.section]?.contains(row.row) ?? false
  }

  /// Returns the rows of this set or another one.
  package func union(_ other: Self) -> Self {
    var result = self
    result.sections.merge(other.sections) { $0.union($1) }
    return result
  }

  /// Returns the rows of this set that are in another one too.
  package func intersection(_ other: Self) -> Self { subtracting(subtracting(other)) }

  /// Returns the rows of this set that are not in another one.
  package func subtracting(_ other: Self) -> Self {
    var result = self
    for (section, rows) in other.sections {
      guard let rest = sections[section]?.subtracting(rows) else { continue }
      result.sections[section] = rest.isEmpty ? nil : rest
    }
    return result
  }
}
