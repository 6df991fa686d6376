import LayoutDiagnostics
import LayoutVocabulary

/// A key of cells whose value a style of UIKit's cells has no place for.
private struct UnshownContent {
  let key: String
  let style: String
  /// A style that has a place.
  let better: String

  static let all = [
    Self(key: CellMap.keys.map.detail.name, style: "default", better: "subtitle"),
    Self(key: CellMap.keys.map.image.name, style: "value2", better: "value1"),
  ]
}

extension SceneReading {
  /// Warns of details and pictures that no cell shows, as all have a style without a place for them: once for each
  /// key, at the first.
  ///
  /// - Parameters:
  ///   - fields: The keys of the table.
  ///   - sections: Its sections as they are written, or none where the table itself says the rows.
  ///   - table: The table that was read.
  func checkUnshown(_ fields: Fields<TableMap>, _ sections: [WrittenValue], of table: TableScene) {
    let ofTable = fields.sharing(CellMap.self)
    for content in UnshownContent.all where !names.used.contains(content.key) {
      var found = unshown(content, in: sections, of: table)
      found += unshown(content, in: fields.rowCount, of: table.sections.first, table.look)
      let entry = ofTable.entries.first { $0.key == content.key }
      let isHidden = table.sections.allSatisfy { section in
        content.isHidden(in: section, section.look.over(table.look))
      }
      if let entry, isHidden, table.look.cell == nil { found.insert(entry, at: 0) }
      report(content, found)
    }
  }

  private func report(_ content: UnshownContent, _ found: [WrittenEntry]) {
    // The word none is a detail, too, and no picture.
    let isPicture = content.key == CellMap.keys.map.image.name
    let found = found.filter { !isPicture || $0.value.text != "none" }
    for entry in found { undrawn.insert(entry.value.mark) }
    guard let first = found.first else { return }
    let message =
      "\(quoted(content.key)) has no effect: cells of the style \(quoted(content.style)) have none"
    warn("no-effect", message, at: first.keyMark)
      .note(found.count == 1 ? nil : "so it is at \(counted(found.count - 1, "more place"))")
      .hint("write 'cell-style: \(content.better)', or delete \(quoted(content.key))")
  }

  /// Returns the entries of a key in sections and their rows that show nothing.
  private func unshown(
    _ content: UnshownContent,
    in sections: [WrittenValue],
    of table: TableScene
  ) -> [WrittenEntry] {
    zip(sections, table.sections).flatMap { written, section -> [WrittenEntry] in
      guard case .map(let entries) = written.content else { return [] }
      let look = section.look.over(table.look)
      var found = unshown(
        content,
        in: entries.first { $0.key == SectionMap.keys.map.rowCount.name },
        of: section,
        look
      )
      if let entry = entries.first(where: { $0.key == content.key }),
        content.isHidden(in: section, look)
      {
        found.insert(entry, at: 0)
      }
      return found
    }
  }

  /// Returns the entries of a key in a list of rows that show nothing.
  private func unshown(
    _ content: UnshownContent,
    in rows: WrittenEntry?,
    of section: SectionScene?,
    _ look: CellLook
  ) -> [WrittenEntry] {
    guard case .list(let values)? = rows?.value.content, let section,
      case .list(let read) = section.rows,
      values.count == read.count
    else { return [] }
    return zip(values, read).compactMap { written, row in
      guard case .map(let entries) = written.content, content.isHidden(row.look.over(look)) else {
        return nil
      }
      return entries.first { $0.key == content.key }
    }
  }
}

extension UnshownContent {
  /// Returns whether a cell has no place for the content.
  func isHidden(_ look: CellLook) -> Bool { look.cell == nil && look.style.map(word) == style }

  private func word(_ style: CellStyle) -> String? {
    CellStyle.words.first { $0.choice == style }?.word
  }

  /// Returns whether no row of a section has a place for the content.
  func isHidden(in section: SectionScene, _ look: CellLook) -> Bool {
    guard case .list(let rows) = section.rows else { return isHidden(look) }
    return rows.allSatisfy { isHidden($0.look.over(look)) }
  }
}
