import LayoutDiagnostics

// Texts of the table that rows show which lack a value in them. In the first version of the language braces stand for
// themselves then.
extension SceneReading {
  /// Keeps the names between braces in the texts of the table, for the rows of its sections and those that come.
  func noteShown(_ table: TableScene, _ text: WrittenEntry?, _ detail: WrittenEntry?) {
    func note(_ written: WrittenEntry?, _ path: KeyPath<CellLook, Repeating<CellText>?>) {
      guard let written, let texts = table.look[keyPath: path] else { return }
      names.shown.append(
        RowNames.ShownText(
          key: written.key,
          // Names that no row has are reported in the text.
          names: texts.values.flatMap(\.names).map(String.init).filter(names.table.contains),
          mark: written.value.mark,
          isReplaced: table.sections.contains { $0.look[keyPath: path] != nil }
        )
      )
    }
    // Views of their own show values by themselves.
    guard !isOfFirstVersion, table.look.cell == nil else { return }
    note(text, \.text)
    note(detail, \.detail)
    for section in table.sections { checkShown(in: section, at: section.mark) }
  }

  /// Reports texts of the table that rows show without a value in them which come to some section.
  func checkShown(byComing rows: SectionScene, at mark: SourceMark) {
    let all = names.shown
    defer { names.shown = all }
    names.shown.removeAll(where: \.isReplaced)
    checkShown(in: rows, at: mark)
  }

  /// Reports texts of the table that a section shows without a value in them.
  func checkShown(in section: SectionScene, at mark: SourceMark?) {
    for shown in names.shown {
      let path = shown.key == "text" ? \CellLook.text : \CellLook.detail
      guard section.look[keyPath: path] == nil, let values = values(of: section, without: path)
      else { continue }
      let known = RowValues.numbers + values
      guard let name = shown.names.first(where: { !known.contains($0) }) else { continue }
      report("unknown-placeholder", "'{\(name)}' stands for nothing in these rows", at: mark)
        .note("\(quoted(shown.key)) of the table names it here", at: shown.mark)
        .note(
          values.isEmpty
            ? "they have no values of their own" : "their values are \(quotedList(values))"
        )
        .hint("give each row its '\(name)', or the section a '\(shown.key)' of its own")
    }
  }

  /// Returns the names of the values of a section's rows, or `nil` if all of them say a text of their own, or show
  /// views in its place.
  private func values(
    of section: SectionScene,
    without path: KeyPath<CellLook, Repeating<CellText>?>
  ) -> [String]? {
    guard section.look.cell == nil else { return nil }
    switch section.rows {
    case .count(let count): return count == 0 ? nil : []
    case .list(let rows):
      return rows.first { $0.look[keyPath: path] == nil && $0.look.cell == nil }
        .map { $0.values.map(\.name) }
    case .columns(let rows):
      return rows.count == 0 || rows[0].look[keyPath: path] != nil ? nil : rows.names
    }
  }
}
