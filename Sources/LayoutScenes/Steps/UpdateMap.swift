import LayoutDiagnostics

/// The map under `insert`, `delete` or `reload`.
struct UpdateMap: KeyMap {
  static let keys = MapKeys<Self>(.update)

  let rows = Key("rows", .written("rows 3..8, row 1/3 or a list of rows", .rows))
    .help("The rows.")
    .meant(by: "row")
  let sections = Key(
    "sections",
    .written(
      "section 1, sections 1..2 or a list of sections",
      .any([.phrase("section 0"), .list(.phrase("section 0"))])
    )
  )
  .help("The sections, in place of rows.")
  .meant(by: "section")
  let content = Key(
    "content",
    .written(
      "a list of rows, or a map of a section",
      .any([.list(.any([.map(.row), .text])), .map(.row), .map(.rowFile), .map(.section), .text])
    )
  )
  .help("What the rows hold that come or are loaded again, in their order, or each section.")
  .example("[{text: Anna}]")
  .meant(by: "of", "holding", "with-content")
  let animation = Key("animation", ValueReader<RowAnimation>.choice, else: "automatic")
    .help("How it shows.")
    .meant(by: "with")
}

/// The map under `move-row`.
struct RowMoveMap: KeyMap {
  static let keys = MapKeys<Self>(.rowMove)

  let from = Key("from", .row)
    .help("The row.")
    .meant(by: "at", "row")
  let to = Key("to", .row).help("Its place, named as it is then.")
}

/// The map under `move-section`.
struct SectionMoveMap: KeyMap {
  static let keys = MapKeys<Self>(.sectionMove)

  let from = Key("from", .section)
    .help("The section.")
    .meant(by: "section")
  let to = Key("to", .section)
    .help("Its place, numbered as it is then.")
    .meant(by: "toSection", "to-section")
}

extension ValueReader where Value == StepAction {
  /// Returns the reader of rows or sections, or of a map with their animation.
  static func update(_ kind: RowUpdate.Kind, _ values: String) -> Self {
    Self(values, .any([.rows, .map(.update)])) { $0.update($1, kind) }
  }

  static var rowMove: Self { Self("a map", .map(.rowMove)) { $0.rowMove($1) } }

  static var sectionMove: Self { Self("a map", .map(.sectionMove)) { $0.sectionMove($1) } }
}

// Steps that change the content of the table, as the app's own code does.
extension SceneReading {
  /// Reads a step that changes rows or sections: these alone, or a map with the animation.
  fileprivate func update(_ entry: WrittenEntry, _ kind: RowUpdate.Kind) -> StepAction {
    if kind != .reload, isForOptions(entry) { return .update(RowUpdate(kind, ranges: [])) }
    guard case .map = entry.value.content else {
      _ = isEmpty(entry, "\(quoted(entry.key)) names no row", hint: "name some, or delete the step")
      guard namesSections(entry.value) else { return updateRows(entry, kind) }
      return updateSections(entry, kind, nil, mark: entry.value.mark)
    }
    guard let fields = fields(entry, UpdateMap.self) else {
      return .update(RowUpdate(kind, ranges: []))
    }
    let animation = fields.value(\.animation) ?? .automatic
    guard let sections = fields.sections else {
      if fields.isMeant(\.sections) { return .update(RowUpdate(kind, ranges: [])) }
      let rows = fields.required(\.rows)
      if let rows {
        _ = isEmpty(
          rows,
          "\(quoted(entry.key)) names no row",
          hint: "name some, or delete the step"
        )
      }
      return rows.map { updateRows($0, kind, fields.content, animation) }
        ?? .update(RowUpdate(kind, ranges: []))
    }
    if let rows = fields.rows {
      let message = "a step changes 'rows' or 'sections', not both"
      reportBoth("rows-and-sections", message, rows, sections).hint("write a step for each")
    }
    _ = isEmpty(
      sections,
      "\(quoted(entry.key)) names no section",
      hint: "name some, or delete the step"
    )
    return updateSections(sections, kind, fields.content, animation, mark: fields.mark)
  }

  /// Reports a step that changes which rows a form has: these are its options.
  private func isForOptions(_ entry: WrittenEntry) -> Bool {
    guard let formMark else { return false }
    let message = "\(quoted(entry.key)) is not for the table of a form, whose rows are its options"
    report("no-effect", message, at: entry.keyMark)
      .note("the form is here", at: formMark)
      .hint("delete it")
    return true
  }

  private func updateRows(
    _ entry: WrittenEntry,
    _ kind: RowUpdate.Kind,
    _ content: WrittenEntry? = nil,
    _ animation: RowAnimation = .automatic
  ) -> StepAction {
    let before = diagnostics.count
    let ranges = rowRanges(entry, kind == .insert ? .coming : .present) ?? []
    var update = RowUpdate(kind, ranges: ranges, animation: animation)
    guard let content, canHaveContent(content, kind, "rows") else { return .update(update) }
    update.content = comingRows(content)
    if let count = update.content?.rowCount, count != update.rowCount, diagnostics.count == before {
      let message = "'content' has \(counted(count, "row")) for \(update.rowCount)"
      report("row-count", message, at: content.value.mark)
        .note(
          "\(quoted(kind.rawValue)) names \(counted(update.rowCount, "row"))",
          at: entry.value.mark
        )
    }
    return .update(update)
  }

  /// Returns whether rows or sections can have content in a step; content that they cannot have is reported.
  private func canHaveContent(
    _ content: WrittenEntry,
    _ kind: RowUpdate.Kind,
    _ what: String
  ) -> Bool {
    if let formMark {
      let message = "'content' is not for the table of a form, whose rows are its options"
      report("no-effect", message, at: content.keyMark)
        .note("the form is here", at: formMark)
        .hint("delete it")
      return false
    }
    guard kind == .delete else { return true }
    reportNoEffect(content, "is for \(what) that come, not for 'delete'")
    return false
  }

  /// Reads the contents of rows: a list of them, a file, or those of one row.
  private func comingRows(_ entry: WrittenEntry) -> SectionScene? {
    var values = [entry.value]
    if case .list(let list) = entry.value.content { values = list }
    for value in values {
      reportNoEffect(
        entry.with(value).entry("selected"),
        "is for the start; rows that come are not selected"
      )
    }
    names.use(in: entry.value)
    let before = diagnostics.count
    let isFile = entry.entry("file") != nil
    let list = WrittenValue(content: .list(values), mark: entry.value.mark, textColumn: nil)
    let rows = isFile ? entry : entry.with(list)
    guard let read = ValueReader<WrittenRows>.rows.read(self, rows) else { return nil }
    var section = SectionScene(rowCount: 0)
    section.rows = read.content
    read.addLists(to: &section)
    section.selected = .none
    if diagnostics.count == before { checkShown(byComing: section, at: entry.value.mark) }
    return section
  }

  private func updateSections(
    _ entry: WrittenEntry,
    _ kind: RowUpdate.Kind,
    _ content: WrittenEntry?,
    _ animation: RowAnimation = .automatic,
    mark: SourceMark
  ) -> StepAction {
    var update = SectionUpdate(kind, sections(entry, kind) ?? [], animation: animation)
    if let content {
      guard canHaveContent(content, kind, "sections") else { return .updateSections(update) }
      update.content = comingSection(content)
      let coming = (update.content?.rowCount ?? 0) * update.sections.count
      // Rows that a section has so far make room.
      let going = kind == .reload ? update.sections.reduce(0) { $0 + rowCount(ofSection: $1) } : 0
      checkRoom(forRows: coming - going, at: content.keyMark)
    } else if kind == .insert {
      report("missing-key", "'content' is missing: what the sections that come hold", at: mark)
        .hint("write 'insert: {sections: \(entry.value.text ?? "section 1"), content: {rows: 3}}'")
    }
    return .updateSections(update)
  }

  private func rowCount(ofSection section: Int) -> Int {
    guard let counts = followedRows?.counts, counts.indices.contains(section) else { return 0 }
    return counts[section]
  }

  /// Reads the content of a section, of which nothing is selected.
  private func comingSection(_ entry: WrittenEntry) -> SectionScene? {
    guard let fields = fields(entry, SectionMap.self) else { return nil }
    reportNoEffect(fields.selected, "is for the start; rows that come are not selected")
    names.use(in: entry.value)
    var section = SectionMap.read(fields, in: self)
    section?.selected = .none
    if let section, section.rows.isOwn { checkShown(in: section, at: entry.value.mark) }
    return section
  }

  // MARK: Moves

  /// Reads a step that moves a row.
  fileprivate func rowMove(_ entry: WrittenEntry) -> StepAction {
    let nowhere = StepAction.moveRow(RowAddress(row: 0), to: RowAddress(row: 0))
    if isForOptions(entry) { return nowhere }
    guard let fields = fields(entry, RowMoveMap.self) else { return nowhere }
    let from = fields.required(\.from)
    let to = fields.required(\.to)
    guard let from, check(from.row, .present, at: from.mark), let to else { return nowhere }
    var followed = followedRows
    followed?.followMove(of: from.row, to: to.row)
    if let counts = followed?.counts, !check(to.row, counts, at: to.mark) { return nowhere }
    return .moveRow(from.row, to: to.row)
  }

  /// Reads a step that moves a section.
  fileprivate func sectionMove(_ entry: WrittenEntry) -> StepAction {
    let nowhere = StepAction.moveSection(0, to: 0)
    if isForOptions(entry) { return nowhere }
    guard let fields = fields(entry, SectionMoveMap.self) else { return nowhere }
    let from = fields.required(\.from)
    let to = fields.required(\.to)
    guard let from, let to else { return nowhere }
    return .moveSection(from, to: to)
  }
}

extension ValueReader where Value == (row: RowAddress, mark: SourceMark) {
  /// A reader of one row, with its place.
  fileprivate static var row: Self {
    Self("row 3 or row 1/3", .phrase("row 3")) { reading, written in
      guard let text = written.value.text else {
        return reading.wrong(written, "a row such as 'row 3' or 'row 1/3'")
      }
      do throws(TextProblem) {
        let (first, last) = try RowsParser.parse(text)
        guard first == last else {
          return reading.wrong(written, "one row such as 'row 3' or 'row 1/3'")
        }
        return (first, written.value.mark)
      } catch {
        reading.report(error, in: written.value)
        return nil
      }
    }
  }
}

extension ValueReader where Value == Int {
  /// A reader of one section of the table.
  fileprivate static var section: Self {
    Self("section 1", .phrase("section 0")) { $0.sections($1, .delete, isOne: true)?.first }
  }
}
