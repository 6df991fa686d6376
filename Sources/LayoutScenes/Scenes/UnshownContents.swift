import LayoutDiagnostics
import LayoutVocabulary

/// A key of cells whose value some cells have no place for.
private struct UnshownContent {
  let key: String
  let cells: Cells

  /// A kind of cells without a place for the value.
  enum Cells {
    /// Cells of a style of UIKit's, beside which stands a style that has a place.
    case style(String, better: String)
    /// Cells with views of the app's own.
    case own
    /// Cells without a second line.
    case withoutDetail
  }

  static let all: [Self] = {
    let keys = CellMap.keys.map
    let shownByName = [keys.text.name, keys.detail.name, keys.image.name]
    let looks = [
      keys.lines.name, keys.textColor.name, keys.detailColor.name, keys.cellStyle.name,
    ]
    return [
      Self(key: keys.detail.name, cells: .style("default", better: "subtitle")),
      Self(key: keys.image.name, cells: .style("value2", better: "value1")),
      Self(key: keys.detailColor.name, cells: .withoutDetail),
    ] + (shownByName + looks).map { Self(key: $0, cells: .own) }
  }()

  /// Whether a style of UIKit's cells has no place for it.
  var isOfStyle: Bool { if case .style = cells { true } else { false } }

  /// The reason, in the words of a message.
  var reason: String {
    switch cells {
    case .style(let style, _): "cells of the style \(quoted(style)) have none"
    case .own: "cells with views of their own have none"
    case .withoutDetail: "these cells have no 'detail'"
    }
  }

  /// The advice.
  var hint: String {
    let keys = CellMap.keys.map
    switch cells {
    case .style(_, let better): return "write 'cell-style: \(better)', or delete \(quoted(key))"
    case .withoutDetail: return "write 'detail', or delete \(quoted(key))"
    case .own:
      switch key {
      case keys.text.name, keys.detail.name:
        return "write a view 'label: \"{\(key)}\"' into the cell, or delete \(quoted(key))"
      case keys.image.name:
        return "write a view 'image: \"{image}\"' into the cell, or delete \(quoted(key))"
      default: return "write it of a label in the cell, or delete \(quoted(key))"
      }
    }
  }
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
      if let entry, isHidden, content.mayBeHidden(by: table.look) { found.insert(entry, at: 0) }
      report(content, found)
    }
  }

  private func report(_ content: UnshownContent, _ found: [WrittenEntry]) {
    // The word none is a detail, too, and no picture.
    let isPicture = content.key == CellMap.keys.map.image.name
    let found = found.filter { !isPicture || $0.value.text != "none" }
    for entry in found { undrawn.insert(entry.value.mark) }
    guard let first = found.first, content.isOfStyle || !diagnostics.containsError else { return }
    let message = "\(quoted(content.key)) has no effect: \(content.reason)"
    warn("no-effect", message, at: first.keyMark)
      .note(found.count == 1 ? nil : "so it is at \(counted(found.count - 1, "more place"))")
      .hint(content.hint)
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
  func isHidden(_ look: CellLook) -> Bool {
    switch cells {
    case .style(let style, _): look.cell == nil && look.style.map(word) == style
    case .own: look.cell?.values.allSatisfy { $0 != .stock } ?? false
    case .withoutDetail: look.cell == nil && look.detail == nil
    }
  }

  /// Returns whether the look of the table leaves it to be hidden.
  func mayBeHidden(by look: CellLook) -> Bool {
    switch cells {
    case .own: true
    case .style, .withoutDetail: look.cell == nil
    }
  }

  private func word(_ style: CellStyle) -> String? {
    CellStyle.words.first { $0.choice == style }?.word
  }

  /// Returns whether no row of a section has a place for the content.
  func isHidden(in section: SectionScene, _ look: CellLook) -> Bool {
    guard case .list(let rows) = section.rows else { return isHidden(look) }
    return rows.allSatisfy { isHidden($0.look.over(look)) }
  }
}
