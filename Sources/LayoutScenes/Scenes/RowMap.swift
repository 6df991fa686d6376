import LayoutDiagnostics

/// A row as a file says it, with what goes into the lists of its section.
struct WrittenRow {
  var scene = RowScene()
  /// The names of the section's lists that the row is in.
  var lists: Set<String> = []
  /// The names of those that the row is not in, whatever the section or the table says.
  var otherLists: Set<String> = []
}

/// An entry of `rows`.
struct RowMap: KeyMap {
  static let keys = MapKeys<Self>(.row, before: CellMap.descriptions(in: .row))

  static func initial(at mark: SourceMark?) -> WrittenRow { WrittenRow() }

  let height = Key(
    "height",
    \.scene.height,
    .ownHeight,
    else: nil
  )
  .help("The height of the row; automatic is what its cell wants.")
  .meant(by: "row-height", "heightForRowAt")
  let selected = Self.flag("selected").help("Whether the row is selected at the start.")
    .meant(by: "isSelected")
  let uneditable = Self.flag("uneditable")
    .help("Whether the row may not be edited (tableView(_:canEditRowAt:)).")
    .meant(by: "canEdit", "editable")
  let unselectable = Self.flag("unselectable")
    .help("Whether the row refuses to be selected (tableView(_:willSelectRowAt:)).")
    .meant(by: "selectable")
  let disabled = Self.flag("disabled").help("Whether the row is pale and takes no touches.")
    .meant(by: "enabled", "isEnabled")
  let movable = Self.flag("movable")
    .help("Whether the row can be moved in editing mode (tableView(_:canMoveRowAt:)).")
    .meant(by: "reorderable", "can-move", "canMoveRowAt")
  let deletable = Self.flag("deletable")
    .help("Whether a swipe without actions, or the minus, deletes the row.")
    .meant(by: "can-delete", "commit", "swipe-to-delete")
}

extension RowMap {
  /// Corrects the values of a row from code.
  static func repair(_ row: inout RowScene, at path: String) -> [Replacement] {
    var written = WrittenRow(scene: row)
    let replacements =
      repairKeys(of: &written, at: path) + CellMap.repair(&written.scene.look, at: path)
    row = written.scene
    return replacements
  }

  /// Returns a key that puts the row into a list of its section.
  private static func flag(_ name: String) -> Key<Bool> {
    Key(name, .boolean, else: "false") { reading, written, row in
      switch reading.boolean(written) {
      case true?: row.lists.insert(name)
      case false?: row.otherLists.insert(name)
      case nil: break
      }
    }
  }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> WrittenRow? {
    var row = WrittenRow()
    let repeated = fields.entries.filter { entry in
      guard case .list = entry.value.content else { return false }
      reading.wrongType(entry, "one value in a row")
      return true
    }
    let fields = fields.without(repeated)
    CellMap.read(fields, into: &row.scene.look, in: reading)
    fields.read(into: &row)
    return row
  }
}

/// The rows of a section as a file says them.
struct WrittenRows {
  var content: RowContent
  /// The rows of each list of the section, by its name.
  var lists: [String: [ClosedRange<Int>]] = [:]
  /// The rows that are in a list of the section no more, by its name.
  var otherLists: [String: [ClosedRange<Int>]] = [:]

  /// Keeps the lists of a row.
  mutating func note(_ row: WrittenRow, number: Int) {
    for list in row.lists { lists[list, default: []].append(number...number) }
    for list in row.otherLists { otherLists[list, default: []].append(number...number) }
  }

  /// Adds the rows to the lists of their section, and takes out those that say so.
  func addLists(to section: inout SectionScene) {
    for (name, rows) in otherLists { section.unlist(rows, from: name) }
    for (name, rows) in lists { section.list(rows, in: name) }
  }
}

extension ValueReader where Value == WrittenRows {
  /// A reader of a number of rows, or of what each of them holds.
  static var rows: Self {
    let row = ValueShape.any([.map(.row), .text])
    let shape = ValueShape.any([.integer(0...Limits.rows), .list(row), .map(.rowFile)])
    return Self("0 to \(Limits.rows), a list of rows, or {file: people.csv}", shape) {
      reading,
      written in
      reading.names.endRows()
      switch written.value.content {
      case .list(let values): return reading.rows(values, written)
      case .map(let entries):
        guard
          let entry = entries.first(where: { RowMap.keys.key($0.key) != nil || CellMap.has($0) })
        else { return reading.map(written, RowFileMap.self) }
        reading.names.missRows()
        return reading.wrong(
          written,
          "a number of rows, a list of them, or the map of a file",
          hint:
            "write a list of rows, each '- \(entry.key): …', or '\(entry.key)' beside 'rows' for all of them"
        )
      case .text, .nothing:
        let text = written.value.text ?? ""
        guard [".csv", ".json"].contains(where: text.lowercased().hasSuffix) else {
          return reading.integer(written, in: 0...Limits.rows).map {
            WrittenRows(content: .count($0))
          }
        }
        reading.names.missRows()
        return reading.wrong(
          written,
          "a number of rows, a list of them, or the map of a file",
          hint: "write '{file: \(text)}'"
        )
      }
    }
  }
}

extension SceneReading {
  /// Reads a list of rows: a title each, or a map of what the row shows.
  fileprivate func rows(_ values: [WrittenValue], _ written: WrittenEntry) -> WrittenRows {
    names.beginRows(values.flatMap(ownValues).map(\.key))
    var rows = WrittenRows(content: .count(0))
    let scenes = values.enumerated().map { number, value in
      let row = row(value, written)
      rows.note(row, number: number)
      return row.scene
    }
    rows.content = .list(scenes)
    return rows
  }

  private func row(_ value: WrittenValue, _ written: WrittenEntry) -> WrittenRow {
    guard !isFull else { return WrittenRow() }
    guard case .map(let entries) = value.content else {
      var row = WrittenRow()
      // A row of which nothing is said is as all others.
      guard !value.isNothing else { return row }
      let text = ValueReader.cellText.read(self, written.with(value))
      row.scene.look.text = text.map { Repeating($0) }
      return row
    }
    let own = ownValues(value)
    let others = entries.filter { entry in !own.contains { $0.key == entry.key } }
    let rest = WrittenValue(content: .map(others), mark: value.mark, textColumn: nil)
    var row = map(rest, RowMap.self) ?? WrittenRow()
    var values: [String: RowValue] = [:]
    for entry in own {
      if let first = own.first(where: { $0.key == entry.key }), first.keyMark != entry.keyMark {
        report("duplicate-key", "\(quoted(entry.key)) is written twice in a row", at: entry.keyMark)
          .note("the first one is here", at: first.keyMark)
      }
      values[entry.key] =
        names.pictures.contains(entry.key)
        ? picture(entry) : text(entry).map { RowValue(entry.key, $0) }
    }
    row.scene.values = names.row.map { values[$0] ?? RowValue($0, "") }
    return row
  }

  /// Returns the entries of a row that are values of its own: no keys, and named between braces in a text.
  private func ownValues(_ value: WrittenValue) -> [WrittenEntry] {
    guard case .map(let entries) = value.content else { return [] }
    return entries.filter { entry in
      names.used.contains(entry.key) && !RowMap.keys.listed.contains { $0.name == entry.key }
    }
  }
}
