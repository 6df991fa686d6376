import Foundation
import LayoutScenes
import LayoutTables

// Changes of a scene's table: first the data change, then the table is notified.
extension SceneTable {
  /// The number of sections in the table.
  var sectionCount: Int { rows.sectionCount }

  /// Changes the rows, and notifies the table, at the cost of their ranges.
  func perform(_ update: RowUpdate, on tableView: TableView) {
    let changed = update.rowsBySection
    switch update.kind {
    case .insert:
      rows.insert(update)
      tableView.insertRows(changed, with: update.animation)
    case .delete:
      rows.delete(changed)
      tableView.deleteRows(changed, with: update.animation)
    case .reload:
      rows.replace(update)
      tableView.reloadRows(changed, with: update.animation)
    }
  }

  /// Changes the sections, and notifies the table.
  func perform(_ update: SectionUpdate, on tableView: TableView) {
    let sections = IndexSet(update.sections)
    switch update.kind {
    case .insert:
      rows.insertSections(update.sections, of: update.content ?? SectionScene(rowCount: 0))
      tableView.insertSections(sections, with: update.animation)
    case .delete:
      rows.deleteSections(update.sections)
      tableView.deleteSections(sections, with: update.animation)
    case .reload:
      if let content = update.content { rows.replaceSections(update.sections, with: content) }
      tableView.reloadSections(sections, with: update.animation)
    }
  }

  /// Moves a row, and notifies the table.
  func move(_ row: RowAddress, to place: RowAddress, on tableView: TableView) {
    rows.move(row.indexPath, to: place.indexPath)
    tableView.moveRow(at: row.indexPath, to: place.indexPath)
  }

  /// Moves a section, and notifies the table.
  func move(section: Int, to place: Int, on tableView: TableView) {
    rows.moveSection(section, to: place)
    tableView.moveSection(section, toSection: place)
  }

  /// Deletes rows, and notifies the table, at the cost of their ranges.
  func delete(_ deleted: RowsBySection, from tableView: TableView) {
    rows.delete(deleted.sections)
    tableView.deleteRows(deleted.sections, with: .automatic)
  }

  // MARK: Impossible updates

  /// Returns the first row of an update that does not exist, or for which the table has no room.
  ///
  /// It is `nil` if the update can be performed.
  func missingRow(of update: RowUpdate) -> RowAddress? {
    let isComing = update.kind == .insert
    var counts: [Int: Int] = [:]
    var room = Limits.rows - rows.count
    let ranges = update.ranges.sorted {
      ($0.section, $0.rows.lowerBound) < ($1.section, $1.rows.lowerBound)
    }
    for range in ranges {
      let section = range.section
      let first = RowAddress(section: section, row: range.rows.lowerBound)
      guard 0..<sectionCount ~= section, first.row >= 0 else { return first }
      let count = counts[section] ?? rows.count(inSection: section)
      if isComing {
        guard first.row <= count else { return first }
        let last = range.rows.upperBound
        guard last < Limits.rows, last - first.row < room else {
          return RowAddress(section: section, row: last)
        }
        room -= range.rows.count
        counts[section] = count + range.rows.count
      } else if range.rows.upperBound >= count {
        return RowAddress(section: section, row: max(first.row, count))
      }
    }
    return nil
  }

  /// Returns the row of a move that does not exist, or will not, or `nil` if it can be performed.
  func missingRow(ofMoveFrom row: RowAddress, to place: RowAddress) -> RowAddress? {
    func isThere(_ row: RowAddress, more: Int) -> Bool {
      0..<sectionCount ~= row.section
        && 0..<rows.count(inSection: row.section) + more ~= row.row
    }
    guard isThere(row, more: 0) else { return row }
    return isThere(place, more: row.section == place.section ? 0 : 1) ? nil : place
  }

  /// Returns the first section of an update that does not exist, or `nil` if it can be performed.
  func missingSection(of update: SectionUpdate) -> Int? {
    var count = sectionCount
    return update.sections.sorted().first { section in
      if update.kind == .insert { count += 1 }
      return !(0..<min(count, Limits.sections) ~= section)
    }
  }
}
