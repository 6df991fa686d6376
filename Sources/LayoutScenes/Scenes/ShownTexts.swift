import LayoutDiagnostics

// Texts of the table that rows show which lack a value in them. In the first version of the language braces stand for
// themselves then.
extension SceneReading {
  /// Keeps the names between braces in the texts of the table, for the rows of its sections and those that come.
  func noteShown(_ table: TableScene, _ fields: Fields<CellMap>) {
    func note(_ written: WrittenEntry?, _ texts: [CellText]?) {
      note(written, named: texts?.flatMap(\.names).map(String.init))
    }
    func note(_ written: WrittenEntry?, named shown: [String]?) {
      guard let written, let shown else { return }
      names.shown.append(
        RowNames.ShownText(
          key: written.key,
          // Names that no row has are reported in the text.
          names: shown.filter(names.table.contains),
          mark: written.value.mark,
          isReplaced: table.sections.contains { $0.look.says(written.key) }
        )
      )
    }
    guard !isOfFirstVersion else { return }
    // Views of their own show values by themselves.
    if table.look.cell == nil {
      note(fields.text, table.look.text?.values)
      note(fields.detail, table.look.detail?.values)
      note(fields.image, named: table.look.image?.values.compactMap { $0?.valueName })
    }
    note(fields.accessoryView, table.look.accessoryView?.texts)
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
      guard let values = values(of: section, without: shown.key) else { continue }
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
    names.common = table.look.commonValues
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
      view.content.shownNames.filter { names.table.contains($0) || CellLook.nameable.contains($0) }
        .map {
          RowNames.ShownName(name: $0, mark: view.mark)
        }
    }
  }

  /// Reports views of cells that rows of a section show without a value in them.
  private func checkCells(in section: SectionScene, at mark: SourceMark?) {
    let values: [String]
    var kinds = names.shownCells
    var own = names.common + section.look.commonValues
    var described: [RowNames.ShownName] = []
    func use(_ cell: Repeating<CellKind>?) {
      guard let cell else { return }
      kinds = []
      for kind in cell.values {
        switch kind {
        case .stock: break
        case .named(let name): kinds.append(name)
        // Other names of theirs are reported where they are.
        case .own(let own):
          described += shownNames(in: own.views).filter { CellLook.nameable.contains($0.name) }
        }
      }
    }
    guard !isOfFirstVersion else { return }
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
      own += rows.flatMap(\.look.commonValues)
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
    var told = Set(RowValues.numbers + ["text"] + own + values)
    for shown in kinds.flatMap({ names.cells[$0] ?? [] }) + described
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
    without key: String
  ) -> [String]? {
    guard !section.look.says(key) else { return nil }
    switch section.rows {
    case .count(let count): return count == 0 ? nil : []
    case .list(let rows):
      return rows.first { !$0.look.says(key) }
        .map { $0.values.map(\.name) }
    case .columns(let rows):
      return rows.count == 0 || rows[0].look.says(key) ? nil : rows.names
    }
  }
}

extension CellLook {
  /// Returns whether a key of the table that shows texts is replaced by this look.
  fileprivate func says(_ key: String) -> Bool {
    let map = CellMap.keys.map
    return switch key {
    case map.text.name: text != nil || cell != nil
    case map.detail.name: detail != nil || cell != nil
    case map.image.name: image != nil || cell != nil
    default: accessoryView != nil || accessory != nil
    }
  }

  /// The names of keys that views of cells can show.
  fileprivate static let nameable = ["detail", "image"]

  /// The names of keys that views of cells can show, as far as this look has them.
  fileprivate var commonValues: [String] {
    (detail == nil ? [] : ["detail"]) + (image == nil ? [] : ["image"])
  }
}

extension Repeating<ControlScene?> {
  /// The texts of the controls.
  fileprivate var texts: [CellText] {
    values.flatMap { $0?.texts ?? [] }.map(CellText.init(pattern:))
  }
}

extension ViewScene.Content {
  /// The names of values that the view itself shows, as a text or a picture.
  fileprivate var shownNames: [String] {
    switch self {
    case .label(let label): CellText(pattern: label.text).names.map(String.init)
    case .image(.ofValue(let name)): [name]
    case .image(.own(let image)): (image.text?.names ?? []).map(String.init)
    case .image(.ofRow): ["image"]
    case .control(let control):
      control.texts.flatMap { CellText(pattern: $0).names.map(String.init) }
    case .box, .stack, .views: []
    }
  }
}
