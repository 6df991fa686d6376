import Foundation
import LayoutTables
import LayoutViews

/// The rows of a table in the order in which version 1.0.0 counts and walks them.
///
/// Down that is the order of the table. Going up it comes into a section from below at the number of rows
/// of the section that it left: if that is the smaller number the last rows are left out, if it is the
/// larger one the whole section is.
struct Version1Rows {
  let geometry: TableGeometry

  /// Returns the last row that there is in a direction.
  func end(_ direction: PanDirection) -> IndexPath? {
    guard geometry.numberOfRows > 0 else { return nil }
    return geometry.indexPath(ofRow: direction == .down ? geometry.numberOfRows - 1 : 0)
  }

  /// Returns how many steps down lead from a row to another one; an empty section between them is one step.
  ///
  /// - Returns: The number; −1 where the other row lies further up.
  func steps(from first: IndexPath, to second: IndexPath) -> Int {
    guard (first.section, first.row) <= (second.section, second.row) else { return -1 }
    guard first.section < second.section else { return second.row - first.row }
    let passed = (first.section + 1..<second.section).reduce(0) { $0 + max(1, count($1)) }
    return max(1, count(first.section) - first.row) + passed + second.row
  }

  /// Returns the row that is so many steps away; nil beyond the last one.
  func row(_ steps: Int, _ direction: PanDirection, from start: IndexPath) -> IndexPath? {
    var left = steps
    for run in runs(from: start, direction) {
      guard left >= run.length else {
        return IndexPath(row: run.first + left * Int(direction.sign), section: run.section)
      }
      left -= run.length
    }
    return nil
  }

  /// Returns so many rows from one on, numbered through all sections; fewer at the end.
  func sweep(_ count: Int, _ direction: PanDirection, from start: IndexPath) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var left = count
    for run in runs(from: start, direction) where left > 0 {
      let length = min(left, run.length)
      let first = geometry.rows(inSection: run.section).lowerBound + run.first
      ranges.append(direction == .down ? first..<first + length : first + 1 - length..<first + 1)
      left -= length
      if left == 0 { break }
    }
    return ranges
  }

  private func count(_ section: Int) -> Int { geometry.rows(inSection: section).count }
}

extension Version1Rows {
  /// A run of the rows of one section that a walk reaches.
  private typealias Run = (section: Int, first: Int, length: Int)

  /// Returns the walk from a row on, section by section.
  private func runs(from start: IndexPath, _ direction: PanDirection) -> some Sequence<Run> {
    sequence(state: (section: start.section, row: start.row)) { place -> Run? in
      while place.section >= 0, place.section < geometry.numberOfSections {
        let (section, row) = place
        let count = count(section)
        place = (section + Int(direction.sign), direction == .down ? 0 : count - 1)
        if row >= 0, row < count {
          return (section, row, direction == .down ? count - row : row + 1)
        }
      }
      return nil
    }
  }
}
