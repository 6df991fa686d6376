import LayoutDiagnostics

// Rows of a list that show a picture which a value of theirs says, and do not have the value.
extension SceneReading {
  /// Warns of rows without the value that is their picture: once for each name, at the first of them.
  ///
  /// - Parameters:
  ///   - fields: The keys of the table.
  ///   - sections: Its sections as they are written, or none where the table itself says the rows.
  ///   - table: The table that was read.
  func checkPictures(
    _ fields: Fields<TableMap>,
    _ sections: [WrittenValue],
    of table: TableScene
  ) {
    guard !names.pictures.isEmpty, !diagnostics.containsError else { return }
    let written = sections.isEmpty ? [fields.rowCount?.value] : sections.map(Self.rows)
    guard written.count == table.sections.count else { return }
    var found: [(name: String, marks: [SourceMark])] = []
    for (rows, section) in zip(written, table.sections) {
      guard case .list(let values)? = rows?.content, case .list(let scenes) = section.rows,
        values.count == scenes.count
      else { continue }
      for (number, row) in scenes.enumerated() {
        let look = row.look.over(section.look).over(table.look)
        for name in table.pictureNames(in: look, of: number) where row.lacks(name) {
          let mark = values[number].mark
          if let index = found.firstIndex(where: { $0.name == name }) {
            found[index].marks.append(mark)
          } else {
            found.append((name, [mark]))
          }
        }
      }
    }
    for (name, marks) in found {
      warnMissingPicture(name, at: marks[0], others: marks.count - 1)
    }
  }

  /// Warns of a row, and a number of others, without the value that is their picture.
  func warnMissingPicture(_ name: String, at mark: SourceMark, others: Int) {
    warn("missing-picture", "this row shows no picture: it has no \(quoted(name))", at: mark)
      .note(others == 0 ? nil : "so it is with \(counted(others, "more row"))")
      .hint("give it a \(quoted(name)), or 'none'")
  }

  private static func rows(of section: WrittenValue) -> WrittenValue? {
    section.value(of: SectionMap.keys.map.rowCount.name)
  }
}

extension TableScene {
  /// Returns the names of the values that are pictures in the cell of a row.
  fileprivate func pictureNames(in look: CellLook, of row: Int) -> [String] {
    let ofRow = [(look.image?[row]).flatMap { $0?.valueName }].compactMap(\.self)
    guard let kind = look.cell?[row], let cell = views(of: kind) else { return ofRow }
    return cell.views.allViews.flatMap { view -> [String] in
      switch view.content {
      case .image(.ofValue(let name)): [name]
      case .image(.ofRow): ofRow
      default: []
      }
    }
  }
}

extension RowScene {
  /// Returns whether the row says nothing of a value.
  fileprivate func lacks(_ name: String) -> Bool {
    !values.contains { $0.name == name && !($0.text.isEmpty && $0.picture == nil) }
  }
}
