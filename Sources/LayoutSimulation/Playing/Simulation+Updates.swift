import LayoutDiagnostics
public import LayoutScenes
import LayoutViews

// Changes of the table's data by the app's own code, also while a finger is down.
extension Simulation {
  /// Changes the rows of the table, as the app's own code does.
  ///
  /// - Parameter update: The insertions, deletions and reloads.
  /// - Throws: `FailedAction` if a row does not exist, is named twice, or there are too many, if the content has
  ///   another number of rows, and if rows of a form were to come or go.
  /// - Complexity: That of the ranges of rows.
  public func update(_ update: RowUpdate) throws(FailedAction) {
    if update.kind != .reload || update.content != nil { try refuseInForms(update.kind.rawValue) }
    if let row = update.repeatedRow { throw .repeated("\(row)", in: update.kind) }
    if let row = table.missingRow(of: update) {
      throw FailedAction("impossible-place", "the table has no \(row)")
    }
    if let content = update.content { try check(content, of: update) }
    table.perform(update, on: tableView)
    window.layoutIfNeeded()
  }

  /// Changes the sections of the table, as the app's own code does.
  ///
  /// - Parameter update: The insertions, deletions and reloads.
  /// - Throws: `FailedAction` if a section does not exist, is named twice, or cannot hold its content, and in
  ///   forms.
  public func update(_ update: SectionUpdate) throws(FailedAction) {
    if update.kind != .reload || update.content != nil { try refuseInForms(update.kind.rawValue) }
    var named: Set<Int> = []
    if let section = update.sections.first(where: { !named.insert($0).inserted }) {
      throw .repeated("section \(section)", in: update.kind)
    }
    if let section = table.missingSection(of: update) {
      throw .missingSection(section, in: update.kind.rawValue, count: table.sectionCount)
    }
    if let content = update.content, update.kind != .delete {
      try check(content, times: update.sections.count)
    }
    table.perform(update, on: tableView)
    window.layoutIfNeeded()
  }

  /// Throws for content that the rows of an update cannot hold.
  private func check(_ content: SectionScene, of update: RowUpdate) throws(FailedAction) {
    try check(content, times: 0)
    guard content.rowCount != update.rowCount else { return }
    throw FailedAction(
      "row-count",
      "\(update.kind.rawValue): the content has \(counted(content.rowCount, "row")) for "
        + "\(update.rowCount)"
    )
  }

  /// Throws for content that new sections cannot hold.
  private func check(_ content: SectionScene, times count: Int) throws(FailedAction) {
    let repair = SceneRepair(Scene(table: TableScene(sections: [content])))
    if let mistake = repair.diagnostics.first { throw FailedAction(diagnostic: mistake) }
    guard content.rowCount * count <= Limits.rows - table.rows.count else {
      throw FailedAction(
        "too-many-rows",
        "insert: a table has at most \(Limits.rows) rows, and with these it would have more"
      )
    }
  }

  /// Moves a row, as the app's own code does.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - place: Its place then.
  /// - Throws: `FailedAction` if there is no such row, or will be no such place, and in forms.
  public func moveRow(_ row: RowAddress, to place: RowAddress) throws(FailedAction) {
    try refuseInForms("move-row")
    if let missing = table.missingRow(ofMoveFrom: row, to: place) {
      throw FailedAction("impossible-place", "the table has no \(missing)")
    }
    table.move(row, to: place, on: tableView)
    window.layoutIfNeeded()
  }

  /// Moves a section, as the app's own code does.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - place: Its place then.
  /// - Throws: `FailedAction` if there is no such section, or will be no such place, and in forms.
  public func moveSection(_ section: Int, to place: Int) throws(FailedAction) {
    try refuseInForms("move-section")
    let sections = 0..<table.sectionCount
    if let missing = [section, place].first(where: { !sections.contains($0) }) {
      throw .missingSection(missing, in: "move-section", count: sections.count)
    }
    table.move(section: section, to: place, on: tableView)
    window.layoutIfNeeded()
  }

  private func refuseInForms(_ keyword: String) throws(FailedAction) {
    guard form == nil else {
      throw FailedAction("no-effect", "\(keyword): the rows of a form are its options")
    }
  }
}
