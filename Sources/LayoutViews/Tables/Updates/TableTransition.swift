import Foundation

/// Where each row of a table comes from after rows and sections were inserted, deleted and moved.
///
/// Rows are numbered through all sections, before and after. Rows that stay together are one piece, so
/// that everything that has to follow its rows (heights, the selection, cells) follows by pieces.
struct TableTransition: Sendable, Hashable {
  /// Consecutive rows after the update that were consecutive before it, or that are all new.
  struct Piece: Sendable, Hashable {
    /// The first row after the update.
    var first: Int
    /// How many rows.
    var count: Int
    /// The first row before the update; nil for new rows.
    var origin: Int?

    /// The rows before the update; nil for new ones.
    var oldRows: Range<Int>? { origin.map { $0..<$0 + count } }
  }

  /// The pieces from the first row to the last; no piece reaches over the end of a section.
  private(set) var pieces: [Piece] = []
  /// The section before the update that a section was; nil for a new one.
  let sectionOrigins: [Int?]
  /// Of which sections nothing of before is kept, though they were there.
  let reloadedSections: Set<Int>
  /// The first piece of each section, and how many pieces there are.
  private var sectionStarts: [Int] = []
  /// Pieces that were there before, in their old order.
  private var kept: [Piece] = []
  /// The sections after the update by those before.
  private var destinations: [Int: Int] = [:]

  /// Makes a transition from the rows of each section, in order.
  init(sectionOrigins: [Int?], reloadedSections: Set<Int>, sections: [[Piece]]) {
    self.sectionOrigins = sectionOrigins
    self.reloadedSections = reloadedSections
    for (section, content) in sections.enumerated() {
      sectionStarts.append(pieces.count)
      pieces += content
      if let origin = sectionOrigins[section] { destinations[origin] = section }
    }
    sectionStarts.append(pieces.count)
    kept = pieces.filter { $0.origin != nil }.sorted { ($0.origin ?? 0) < ($1.origin ?? 0) }
  }

  /// The pieces of a section.
  func pieces(inSection section: Int) -> ArraySlice<Piece> {
    pieces[sectionStarts[section]..<sectionStarts[section + 1]]
  }

  /// Where a section of before is now; nil where it is gone.
  func newSection(of section: Int) -> Int? { destinations[section] }

  /// Where a row of before is now; nil where it is gone.
  ///
  /// - Complexity: O(log pieces).
  func newRow(of row: Int) -> Int? {
    let next = index(ofFirstEndingAfter: row)
    guard next < kept.count, let rows = kept[next].oldRows, rows.contains(row) else { return nil }
    return kept[next].first + row - rows.lowerBound
  }

  /// The index of the first kept piece of which some row of before lies after `row` or is it.
  private func index(ofFirstEndingAfter row: Int) -> Int {
    var low = 0
    var high = kept.count
    while low < high {
      let middle = (low + high) / 2
      if (kept[middle].oldRows?.upperBound ?? 0) <= row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the rows of a selection where they are now, without those that are gone.
  ///
  /// - Complexity: O((ranges + pieces that they overlap) · log).
  func following(_ selection: SelectedRows) -> SelectedRows {
    var result = SelectedRows()
    for range in selection.ranges {
      var next = index(ofFirstEndingAfter: range.lowerBound)
      while next < kept.count, let rows = kept[next].oldRows, rows.lowerBound < range.upperBound {
        let common = rows.clamped(to: range)
        let shift = kept[next].first - rows.lowerBound
        result.insert(common.lowerBound + shift..<common.upperBound + shift)
        next += 1
      }
    }
    return result
  }
}
