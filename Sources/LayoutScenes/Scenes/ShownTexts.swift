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
    guard !isOfFirstVersion else { return }
    // Views of their own show values by themselves.
    if table.look.cell == nil {
      note(text, \.text)
      note(detail, \.detail)
    }
    noteCells(of: table)
    for section in table.sections { checkShown(in: section, at: section.mark) }
  }

  /// Reports texts of the table that rows show without a value in them which come to some section.
  func checkShown(byComing rows: SectionScene, at mark: SourceMark) {
    let all = names
    defer { (names.shown, names.shownCells) = (all.shown, all.shownCells) }
    names.shown.removeAll(where: \.isReplaced)
    if names.areCellsReplaced { names.shownCells = [] }
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
    checkCells(in: section, at: mark)
  }

  /// Keeps the names in the views of the table's cells, and which cells rows show that say none of their own.
  private func noteCells(of table: TableScene) {
    for cell in table.cells { names.cells[cell.name] = shownNames(in: cell.cell.views) }
    for kind in table.look.cell?.values ?? [] {
      switch kind {
      case .stock: break
      case .named(let name): names.shownCells.append(name)
      case .own(let cell):
        names.shownCells.append("")
        names.cells["", default: []] += shownNames(in: cell.views)
      }
    }
    names.areCellsReplaced = table.sections.contains { $0.look.cell != nil }
  }

  private func shownNames(in tree: ViewTree) -> [RowNames.ShownName] {
    tree.allViews.flatMap { view in
      view.content.shownNames.filter(names.table.contains).map {
        RowNames.ShownName(name: $0, mark: view.mark)
      }
    }
  }

  /// Reports views of cells that rows of a section show without a value in them.
  private func checkCells(in section: SectionScene, at mark: SourceMark?) {
    let values: [String]
    var kinds = names.shownCells
    func use(_ cell: Repeating<CellKind>?) {
      guard let cell else { return }
      kinds = cell.values.compactMap { if case .named(let name) = $0 { name } else { nil } }
    }
    use(section.look.cell)
    switch section.rows {
    case .count(let count):
      guard count > 0 else { return }
      values = []
    case .list(let rows):
      guard let first = rows.first else { return }
      values = first.values.map(\.name)
      let common = kinds
      var all: [String] = []
      for row in rows {
        kinds = common
        use(row.look.cell)
        all += kinds.filter { !all.contains($0) }
      }
      kinds = all
    case .columns(let rows):
      // Rows of a file with a column of cells show others.
      guard rows.count > 0, !rows.names.contains("cell") else { return }
      values = rows.names
    }
    var told = Set(RowValues.numbers + ["text", "detail"] + values)
    for shown in kinds.flatMap({ names.cells[$0] ?? [] })
    where told.insert(shown.name).inserted {
      report("unknown-placeholder", "'{\(shown.name)}' stands for nothing in these rows", at: mark)
        .note("a view of their cell names it here", at: shown.mark)
        .note(
          values.isEmpty
            ? "they have no values of their own" : "their values are \(quotedList(values))"
        )
        .hint("give each row its '\(shown.name)', or the section a 'cell' of its own")
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

extension ViewScene.Content {
  /// The names of values that the view itself shows, as a text or a picture.
  fileprivate var shownNames: [String] {
    switch self {
    case .label(let label): CellText(pattern: label.text).names.map(String.init)
    case .image(.ofValue(let name)): [name]
    case .image(.own(let image)): (image.text?.names ?? []).map(String.init)
    case .box, .image(.ofRow), .stack, .control, .views: []
    }
  }
}
