import Foundation
import LayoutDiagnostics

/// A plan of updates: first the sections, then the rows of each.
struct TableUpdatePlan {
  let updates: TableUpdates
  /// The number of rows of each section before.
  let old: [Int]
  /// The number of rows of each section afterwards, by the data source.
  let new: [Int]
  /// The place in the source that ends the updates, or `nil` if that is not known.
  let mark: SourceMark?
  /// The things that do not fit, each a mistake that UIKit answers with an exception.
  var mistakes: [Diagnostic] = []
  /// The edits of rows in each section, as numbered before.
  private(set) var before: [Int: RowEdits] = [:]
  /// The edits of rows in each section, as numbered afterwards.
  private(set) var after: [Int: RowEdits] = [:]

  /// The edits of rows in one section.
  struct RowEdits {
    /// The rows of before that go for good.
    var deleted = RangeSet<Int>()
    /// The rows of before that go to another place.
    var movedOut: Set<Int> = []
    /// The old rows that stay in place with new content.
    var reloaded = RangeSet<Int>()
    /// The rows that are new.
    var inserted = RangeSet<Int>()
    /// The rows that come from elsewhere, with their numbers of before, or `nil` if nothing of that is kept.
    var movedIn: [Int: Int?] = [:]

    /// Returns whether a row of before goes, or is loaded again.
    func changes(_ row: Int) -> Bool {
      reloaded.contains(row) || deleted.contains(row) || movedOut.contains(row)
    }

    /// The rows of before that go, for good or to another place.
    var leaving: RangeSet<Int> {
      movedOut.isEmpty ? deleted : deleted.union(RangeSet(numbers: Array(movedOut)))
    }
  }

  /// Returns the places of a table's rows after the updates, or `nil` after mistakes.
  ///
  /// - Complexity: O(sections + updates · log updates).
  mutating func transition() -> TableTransition? {
    let origins = sectionOrigins()
    guard mistakes.isEmpty else { return nil }
    collectRows()
    let firstRows = old.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    collectMoves(firstRows: firstRows)
    checkCounts(origins)
    guard mistakes.isEmpty else { return nil }
    var first = 0
    let sections = origins.enumerated().map { section, origin in
      var writer = PieceWriter(first: first)
      defer { first = writer.first }
      if let origin, !updates.reloaded.sections.contains(origin) {
        let rows = firstRows[origin]..<firstRows[origin + 1]
        writer.keep(rows, but: before[origin].map { ($0.leaving, $0.reloaded) })
      }
      let arriving = after[section] ?? RowEdits()
      writer.write(count: new[section], inserted: arriving.inserted, movedIn: arriving.movedIn)
      return writer.pieces
    }
    return TableTransition(
      sectionOrigins: origins,
      reloadedSections: Set(
        origins.indices.filter { origins[$0].map(updates.reloaded.sections.contains) ?? false }
      ),
      sections: sections,
      moves: moves(firstRows)
    )
  }

  /// Returns the rows that go elsewhere, by their numbers through all sections.
  private func moves(_ firstRows: [Int]) -> [TableTransition.Move] {
    guard !updates.movedRows.isEmpty else { return [] }
    let newFirstRows = new.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    return updates.movedRows.map { move in
      TableTransition.Move(
        old: firstRows[move.from[0]] + move.from[1],
        new: newFirstRows[move.to[0]] + move.to[1]
      )
    }
  }

  // MARK: Sections

  /// Returns the section of before that each section is.
  private mutating func sectionOrigins() -> [Int?] {
    if let last = updates.deleted.sections.last { checkSection(last, .delete) }
    if let last = updates.reloaded.sections.last { checkSection(last, .reload) }
    for section in updates.deleted.sections.intersection(updates.reloaded.sections).prefix(1) {
      reportTwoUpdates(of: "section \(section)", "deleted", "reloaded")
    }
    if let last = updates.inserted.sections.last { checkSection(last, .insert) }
    guard mistakes.isEmpty else { return [] }
    var leaving = updates.deleted.sections
    var isTouched = leaving.union(updates.reloaded.sections)
    var arriving: [Int: Int?] = [:]
    for section in updates.inserted.sections { arriving[section] = .some(nil) }
    for move in updates.movedSections {
      guard checkSection(move.from, .move), checkSection(move.to, .moveTo) else { continue }
      if isTouched.contains(move.from) {
        reportTwoUpdates(of: "section \(move.from)", "moved", "deleted, reloaded or moved")
      }
      if arriving[move.to] != nil {
        reportTwoUpdates(of: "section \(move.to)", "moved to", "inserted or moved to")
      }
      isTouched.insert(move.from)
      leaving.insert(move.from)
      arriving[move.to] = .some(move.from)
    }
    guard mistakes.isEmpty else { return [] }
    guard old.count - leaving.count + arriving.count == new.count else {
      reportSectionCount()
      return []
    }
    var next = 0
    return new.indices.map { section in
      if let arrival = arriving[section] { return arrival }
      while leaving.contains(next) { next += 1 }
      next += 1
      return next - 1
    }
  }

  // MARK: Rows

  private mutating func collectRows() {
    for (section, rows) in rows(updates.deleted, .delete) {
      before[section, default: RowEdits()].deleted = rows
    }
    for (section, rows) in rows(updates.reloaded, .reload) {
      let deleted = before[section, default: RowEdits()].deleted
      if let row = rows.intersection(deleted).ranges.first?.lowerBound {
        reportTwoUpdates(of: "row \(section)/\(row)", "deleted", "reloaded")
      }
      before[section, default: RowEdits()].reloaded = rows
    }
    for (section, rows) in rows(updates.inserted, .insert) {
      after[section, default: RowEdits()].inserted = rows
    }
  }

  /// Returns the existing rows of each section, from the top, that an update names singly and by ranges.
  ///
  /// Naming a row again is a mistake, but for one that is loaded again.
  private mutating func rows(
    _ changes: TableUpdates.Changes,
    _ action: Action
  ) -> [(section: Int, rows: RangeSet<Int>)] {
    let single = changes.rows.filter { checkRow($0, action) }.rowsBySection
    return Set(single.keys).union(changes.ranges.keys).sorted().map { section in
      let named = RangeSet(numbers: single[section] ?? [])
      var others = changes.ranges[section] ?? RangeSet()
      if let last = others.ranges.last, !checkRow([section, last.upperBound - 1], action) {
        others = RangeSet()
      }
      let again =
        single[section]?.firstRepeated ?? named.intersection(others).ranges.first?.lowerBound
      if let again, action != .reload {
        let done = action == .insert ? "inserted" : "deleted"
        reportTwoUpdates(of: "row \(section)/\(again)", done, done)
      }
      return (section, named.union(others))
    }
  }

  private mutating func collectMoves(firstRows: [Int]) {
    for move in updates.movedRows {
      guard checkRow(move.from, .move), checkRow(move.to, .moveTo) else { continue }
      let (from, to) = (move.from, move.to)
      if before[from[0]]?.changes(from[1]) == true {
        reportTwoUpdates(of: "row \(from.slashed)", "moved", "deleted, reloaded or moved")
      }
      before[from[0], default: RowEdits()].movedOut.insert(from[1])
      // A row of a section that is loaded anew keeps nothing of before.
      let origin =
        updates.reloaded.sections.contains(from[0]) ? nil : firstRows[from[0]] + from[1]
      let others = after[to[0]] ?? RowEdits()
      if !others.inserted.contains(to[1]), others.movedIn[to[1]] == nil {
        after[to[0], default: RowEdits()].movedIn.updateValue(origin, forKey: to[1])
      } else {
        reportTwoUpdates(of: "row \(to.slashed)", "moved to", "inserted or moved to")
      }
    }
  }

  /// Checks that sections that stay have the counts of the data source.
  private mutating func checkCounts(_ origins: [Int?]) {
    for (section, origin) in origins.enumerated() {
      guard let origin, !updates.reloaded.sections.contains(origin) else { continue }
      let leaving = before[origin] ?? RowEdits()
      let arriving = after[section] ?? RowEdits()
      let arrived = arriving.inserted.numberCount + arriving.movedIn.count
      guard old[origin] - leaving.leaving.numberCount + arrived != new[section] else { continue }
      reportRowCount(ofSection: section, origin, leaving, arriving)
    }
  }
}
