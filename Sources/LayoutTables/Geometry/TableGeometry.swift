package import Foundation

/// The places of a table's sections, headers, footers and rows, as a value.
///
/// All coordinates are vertical and of the table's content: 0 is the top of the table header view,
/// or of the first section if there is none. Rows are numbered through all sections, which makes
/// a selection a set of ranges and "the next row" an addition; ``indexPath(ofRow:)`` and
/// ``row(of:)`` translate.
///
/// A coordinate belongs to the row that begins there, not to the one that ends there. Lookups and
/// changed heights take time logarithmic in the sections and in the runs of a section.
package struct TableGeometry: Sendable {
  /// The height of the table header view.
  package let tableHeaderHeight: CGFloat
  /// The space between the last section and the table footer view.
  package let bottomPadding: CGFloat
  /// The height of the table footer view.
  package let tableFooterHeight: CGFloat
  /// The sections, from top to bottom.
  package private(set) var sections: [TableSectionGeometry]
  /// The beginnings and ends of the sections.
  private var lengths: SectionLengths
  /// The number of the first row of each section, and the number of rows.
  private let firstRows: [Int]

  /// Creates the geometry of a table.
  package init(
    tableHeaderHeight: CGFloat = 0,
    sections: [TableSectionGeometry] = [],
    bottomPadding: CGFloat = 0,
    tableFooterHeight: CGFloat = 0
  ) {
    self.tableHeaderHeight = RowHeights.usable(tableHeaderHeight)
    self.bottomPadding = sections.isEmpty ? 0 : RowHeights.usable(bottomPadding)
    self.tableFooterHeight = RowHeights.usable(tableFooterHeight)
    self.sections = sections
    lengths = SectionLengths(sections.map(\.length), start: self.tableHeaderHeight)
    var firstRows = [0]
    firstRows.reserveCapacity(sections.count + 1)
    for section in sections {
      firstRows.append(firstRows[firstRows.count - 1] + section.rows.count)
    }
    self.firstRows = firstRows
  }

  /// The number of sections.
  package var numberOfSections: Int { sections.count }

  /// The number of rows in all sections.
  package var numberOfRows: Int { firstRows[sections.count] }

  /// The height of everything, in points.
  package var contentHeight: CGFloat { tableFooterMinY + tableFooterHeight }

  /// Returns the rows of a section, by their numbers in the table, or none for a section that does not exist.
  package func rows(inSection section: Int) -> Range<Int> {
    guard sections.indices.contains(section) else { return 0..<0 }
    return firstRows[section]..<firstRows[section + 1]
  }
}

// MARK: - Rows and their names

extension TableGeometry {
  /// Returns the number of a row in the table, or `nil` if there is no such row.
  package func row(of indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]), indexPath[1] >= 0,
      indexPath[1] < sections[indexPath[0]].rows.count
    else { return nil }
    return firstRows[indexPath[0]] + indexPath[1]
  }

  /// Returns the section and row of the row with number `row`, which must exist.
  package func indexPath(ofRow row: Int) -> IndexPath {
    let section = section(ofRow: row)
    return IndexPath(indexes: [section, row - firstRows[section]])
  }

  /// Returns the section that holds the row with number `row`, which must exist.
  package func section(ofRow row: Int) -> Int {
    precondition(row >= 0 && row < numberOfRows, "row \(row) of \(numberOfRows)")
    return firstRows.partitioningIndex { $0 > row } - 1
  }
}

extension Array {
  /// Returns the index of the first element of which a condition holds, as it does of all after it.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: - Places

extension TableGeometry {
  /// Returns the place of a section: padding, header, rows and footer.
  package func span(ofSection section: Int) -> VerticalSpan {
    VerticalSpan(minY: lengths.top(of: section), height: sections[section].length)
  }

  /// Returns the place of a section's header or footer at rest.
  package func span(of kind: HeaderFooterKind, _ section: Int) -> VerticalSpan {
    let place = sections[section]
    let top =
      kind == .header
      ? lengths.top(of: section) + place.header.topPadding
      : rowsTop(ofSection: section) + place.rows.length
    return VerticalSpan(minY: top, height: place[kind].height)
  }

  /// Returns the place of the row with number `row`, which must exist.
  package func span(ofRow row: Int) -> VerticalSpan {
    let section = section(ofRow: row)
    return sections[section].rows.span(
      of: row - firstRows[section],
      top: rowsTop(ofSection: section)
    )
  }

  /// The top of the table footer view.
  package var tableFooterMinY: CGFloat { lengths.end + bottomPadding }

  private func rowsTop(ofSection section: Int) -> CGFloat {
    lengths.top(of: section) + sections[section].heightAboveRows
  }
}

// MARK: - Lookups

extension TableGeometry {
  /// Returns the row at a coordinate, or `nil` on headers, footers and empty space.
  package func row(at y: CGFloat) -> Int? {
    guard let section = section(at: y),
      let row = sections[section].rows.row(at: y, top: rowsTop(ofSection: section))
    else { return nil }
    return firstRows[section] + row
  }

  /// Returns the section at a coordinate, or `nil` on the table header and footer views and outside.
  package func section(at y: CGFloat) -> Int? { lengths.section(at: y) }

  /// Returns the rows of which some part lies between two coordinates, by their numbers.
  package func rows(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    guard minY < maxY else { return 0..<0 }
    let first = firstRow(endingBelow: minY)
    return first..<max(first, firstRow(beginningFrom: maxY))
  }

  /// Returns the sections of which some part lies between two coordinates; empty sections do not count.
  package func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    guard minY < maxY, maxY > lengths.start, minY < lengths.end else { return 0..<0 }
    let first = lengths.section(at: max(minY, lengths.start)) ?? 0
    var end = lengths.section(at: maxY) ?? numberOfSections
    if end < numberOfSections, lengths.top(of: end) < maxY { end += 1 }
    return first..<max(first, end)
  }

  /// Returns the number of the first row with a height whose bottom is below `y`, or the number of rows if
  /// there is none.
  package func firstRow(endingBelow y: CGFloat) -> Int {
    let y = max(y, lengths.start)
    guard let section = section(at: y) else { return numberOfRows }
    let top = rowsTop(ofSection: section)
    if y < top { return firstRows[section] }
    guard let row = sections[section].rows.row(at: y, top: top) else {
      return firstRows[section + 1]
    }
    return firstRows[section] + row
  }

  /// Returns the number of the first row that begins at `y` or below, or the number of rows if none does.
  package func firstRow(beginningFrom y: CGFloat) -> Int {
    let row = firstRow(endingBelow: y)
    if row < numberOfRows, span(ofRow: row).minY < y { return row + 1 }
    return row
  }

  /// Returns the row nearest to a coordinate, or `nil` for a table without rows.
  ///
  /// On a header or in empty space this is the row whose nearer edge is closest, or the upper one if
  /// both are equally far.
  package func row(nearestTo y: CGFloat) -> Int? {
    guard numberOfRows > 0, !y.isNaN else { return nil }
    if let row = row(at: y) { return row }
    let below = firstRow(endingBelow: y)
    if below == 0 { return 0 }
    if below == numberOfRows { return numberOfRows - 1 }
    let distanceAbove = y - span(ofRow: below - 1).maxY
    return span(ofRow: below).minY - y < distanceAbove ? below : below - 1
  }
}

// MARK: - Changing heights

extension TableGeometry {
  /// Returns whether the height of the row with number `row` is a guess.
  package func isEstimate(_ row: Int) -> Bool {
    let section = section(ofRow: row)
    return sections[section].rows.isEstimate(row - firstRows[section])
  }

  /// Returns the heights of rows, by their numbers in the table.
  func heights(ofRows rows: Range<Int>) -> RowHeights {
    var heights = RowHeights()
    var next = rows.lowerBound
    while next < rows.upperBound {
      let section = section(ofRow: next)
      let first = firstRows[section]
      let end = min(rows.upperBound, firstRows[section + 1])
      heights.append(sections[section].rows.slice(next - first..<end - first))
      next = end
    }
    return heights
  }

  /// Makes the height of a row a guess again: it is measured when the row is shown next.
  mutating func setEstimate(ofRow row: Int) {
    let section = section(ofRow: row)
    let local = row - firstRows[section]
    sections[section].rows.setHeight(
      sections[section].rows[local],
      of: local..<local + 1,
      isEstimate: true
    )
  }

  /// Replaces the estimate of a header or footer by its height, and returns whether something moves.
  mutating func setHeight(
    _ height: HeaderFooterHeight,
    of kind: HeaderFooterKind,
    _ section: Int
  ) -> Bool {
    let old = sections[section].length
    sections[section][kind] = height
    let new = sections[section].length
    if new != old { lengths.setLength(new, of: section) }
    return new != old
  }

  /// Replaces the height of the row with number `row`, and returns how far everything below moves down.
  @discardableResult
  package mutating func setHeight(_ height: CGFloat, ofRow row: Int) -> CGFloat {
    let section = section(ofRow: row)
    let local = row - firstRows[section]
    let change = RowHeights.usable(height) - sections[section].rows[local]
    sections[section].rows.setHeight(height, of: local..<local + 1)
    if change != 0 { lengths.setLength(sections[section].length, of: section) }
    return change
  }
}
