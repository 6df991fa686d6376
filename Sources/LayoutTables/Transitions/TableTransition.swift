package import Foundation

/// The origin of each row of a table after rows and sections were inserted, deleted and moved.
///
/// Rows are numbered through all sections, before and after. Rows that stay together are one piece, so
/// that everything that has to follow its rows (heights, the selection, cells) follows by pieces.
package struct TableTransition: Sendable, Hashable {
  /// A move of a row by request.
  package struct Move: Sendable, Hashable {
    /// The number before the update.
    package var old: Int
    /// The number after the update.
    package var new: Int
  }

  /// A piece of consecutive rows after the update that were consecutive before it, or that are all new.
  package struct Piece: Sendable, Hashable {
    /// The first row after the update.
    package var first: Int
    /// The number of rows.
    package var count: Int
    /// The first row before the update, or `nil` for new rows.
    package var origin: Int?
    /// The first of the rows before the update that are loaded again in these places, or `nil` for others.
    ///
    /// Nothing of such rows is kept but their places.
    package var replaced: Int?

    /// Creates a piece.
    package init(first: Int, count: Int, origin: Int? = nil, replaced: Int? = nil) {
      self.first = first
      self.count = count
      self.origin = origin
      self.replaced = replaced
    }

    /// The rows before the update, or `nil` for new ones.
    var oldRows: Range<Int>? { origin.map { $0..<$0 + count } }
    /// The rows before the update, those that are loaded again too, or `nil` for new ones.
    var formerRows: Range<Int>? { (origin ?? replaced).map { $0..<$0 + count } }
  }

  /// The pieces from the first row to the last, each within one section.
  package private(set) var pieces: [Piece] = []
  /// The section before the update that a section was, or `nil` for a new one.
  let sectionOrigins: [Int?]
  /// The sections of which nothing is kept, though they existed before.
  package let reloadedSections: Set<Int>
  /// The moves of rows by request.
  package let moves: [Move]
  /// The first piece of each section, and the number of pieces.
  private var sectionStarts: [Int] = []
  /// The pieces that existed before, in their old order.
  private var kept: [Piece] = []
  /// The same with those that are loaded again.
  private var former: [Piece] = []
  /// The sections after the update by those before.
  private var destinations: [Int: Int] = [:]

  /// Creates a transition from the rows of each section, in order.
  package init(
    sectionOrigins: [Int?],
    reloadedSections: Set<Int>,
    sections: [[Piece]],
    moves: [Move] = []
  ) {
    self.moves = moves
    self.sectionOrigins = sectionOrigins
    self.reloadedSections = reloadedSections
    for (section, content) in sections.enumerated() {
      sectionStarts.append(pieces.count)
      pieces += content
      if let origin = sectionOrigins[section] { destinations[origin] = section }
    }
    sectionStarts.append(pieces.count)
    kept = pieces.filter { $0.origin != nil }.sorted { ($0.origin ?? 0) < ($1.origin ?? 0) }
    former = pieces.filter { $0.formerRows != nil }.sorted {
      ($0.formerRows?.lowerBound ?? 0) < ($1.formerRows?.lowerBound ?? 0)
    }
  }

  /// Returns the pieces of a section.
  func pieces(inSection section: Int) -> ArraySlice<Piece> {
    pieces[sectionStarts[section]..<sectionStarts[section + 1]]
  }

  /// Returns the new place of an old section, or `nil` if it is gone.
  func newSection(of section: Int) -> Int? { destinations[section] }

  /// Returns the new place of an old row, or `nil` if it is gone.
  ///
  /// - Complexity: O(log pieces).
  package func newRow(of row: Int) -> Int? {
    let next = Self.index(ofFirstEndingAfter: row, in: kept)
    guard next < kept.count, let rows = kept[next].oldRows, rows.contains(row) else { return nil }
    return kept[next].first + row - rows.lowerBound
  }

  /// Returns the old place of a row, or `nil` for a new one.
  ///
  /// - Complexity: O(log pieces).
  func oldRow(of row: Int) -> Int? {
    let index = pieces.partitioningIndex { $0.first + $0.count > row }
    guard index < pieces.count, row >= pieces[index].first else { return nil }
    return pieces[index].origin.map { $0 + row - pieces[index].first }
  }

  /// Returns the last row above an old row that still exists, or `nil` if there is none.
  ///
  /// - Complexity: O(log pieces).
  func lastKeptRow(before row: Int) -> Int? {
    let next = Self.index(ofFirstEndingAfter: row, in: kept)
    return next > 0 ? kept[next - 1].oldRows.map { $0.upperBound - 1 } : nil
  }

  /// Returns the new place of an old row, even one that was loaded again, or `nil` if it is gone.
  ///
  /// - Complexity: O(log pieces).
  package func newPlace(of row: Int) -> Int? { firstPlace(of: row..<row + 1) }

  /// Returns the new place of the first of some old rows that still exists, or `nil` if all are gone.
  ///
  /// - Complexity: O(log pieces).
  package func firstPlace(of rows: Range<Int>) -> Int? {
    let next = Self.index(ofFirstEndingAfter: rows.lowerBound, in: former)
    guard next < former.count, let old = former[next].formerRows,
      case let common = old.clamped(to: rows), !common.isEmpty
    else { return nil }
    return former[next].first + common.lowerBound - old.lowerBound
  }

  /// Returns the new place of the last of some old rows that still exists, or `nil` if all are gone.
  ///
  /// - Complexity: O(log pieces).
  package func lastPlace(of rows: Range<Int>) -> Int? {
    guard let last = rows.last else { return nil }
    // The piece that holds the last row, else the one before it.
    let next = Self.index(ofFirstEndingAfter: last, in: former)
    for index in [next, next - 1] where former.indices.contains(index) {
      guard let old = former[index].formerRows else { continue }
      let common = old.clamped(to: rows)
      if let row = common.last { return former[index].first + row - old.lowerBound }
    }
    return nil
  }

  /// Returns the index of the first piece of which some row of before lies after `row` or is it.
  private static func index(ofFirstEndingAfter row: Int, in pieces: [Piece]) -> Int {
    pieces.partitioningIndex { ($0.formerRows?.upperBound ?? 0) > row }
  }

  /// Returns the new places of old rows, without those that are gone or loaded again, in the order
  /// of before; rows that still follow each other are one range, in several sections too.
  ///
  /// - Complexity: O(log pieces + pieces that overlap).
  package func following(_ rows: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var next = Self.index(ofFirstEndingAfter: rows.lowerBound, in: kept)
    while next < kept.count, let old = kept[next].oldRows, old.lowerBound < rows.upperBound {
      let common = old.clamped(to: rows)
      let shift = kept[next].first - old.lowerBound
      next += 1
      guard !common.isEmpty else { continue }
      let rows = common.lowerBound + shift..<common.upperBound + shift
      if let last = result.last, last.upperBound == rows.lowerBound {
        result[result.count - 1] = last.lowerBound..<rows.upperBound
      } else {
        result.append(rows)
      }
    }
    return result
  }

  /// Returns the new places of a selection's rows, without those that are gone or loaded again.
  ///
  /// - Complexity: O(ranges · log pieces + pieces that they overlap), and their sorting if rows were moved.
  package func following(_ selection: SelectedRows) -> SelectedRows {
    SelectedRows(selection.ranges.flatMap(following))
  }
}

// The effects of updates, for observers.
extension TableTransition {
  /// The rows that are new, by their numbers after the update, without those of sections loaded again.
  package var insertedRows: [Range<Int>] {
    let followed = sectionOrigins.indices.filter { !reloadedSections.contains($0) }
      .flatMap(pieces(inSection:))
    return joined(followed.filter { $0.formerRows == nil }.map(\.rows))
  }

  /// The rows that were loaded again, by their numbers before the update.
  package var reloadedRows: [Range<Int>] {
    joined(pieces.compactMap { $0.origin == nil ? $0.formerRows : nil })
  }

  /// Returns the rows that were loaded again, by themselves or with their sections, by their numbers before
  /// the update.
  func allReloadedRows(from old: TableGeometry) -> [Range<Int>] {
    joined(reloadedRows + rowsOfReloadedSections(old))
  }

  /// The sections that are new, as they are numbered after the update.
  package var insertedSections: IndexSet {
    IndexSet(sectionOrigins.indices.filter { sectionOrigins[$0] == nil })
  }

  /// Returns the sections that are gone, as they were numbered before the update.
  package func deletedSections(from old: TableGeometry) -> IndexSet {
    IndexSet(0..<old.numberOfSections).subtracting(IndexSet(sectionOrigins.compactMap(\.self)))
  }

  private func rowsOfReloadedSections(_ old: TableGeometry) -> [Range<Int>] {
    reloadedSections.compactMap { sectionOrigins[$0] }.map(old.rows(inSection:))
  }

  /// Returns the rows that are gone, by their numbers before the update, without those of sections loaded
  /// again.
  package func deletedRows(from old: TableGeometry) -> [Range<Int>] {
    let present = joined(pieces.compactMap(\.formerRows) + rowsOfReloadedSections(old))
    return Array(RangeSet(0..<old.numberOfRows).subtracting(RangeSet(present)).ranges)
  }

  /// Returns the same rows, in ascending ranges that do not touch.
  private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    Array(RangeSet(ranges.sorted { $0.lowerBound < $1.lowerBound }).ranges)
  }
}

extension TableTransition.Piece {
  /// The rows after the update.
  fileprivate var rows: Range<Int> { first..<first + count }
}
