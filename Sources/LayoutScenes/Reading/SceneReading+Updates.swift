import LayoutDiagnostics

// Steps that change what the table holds, as the app's own code does.
extension SceneReading {
  /// Reads a step that changes rows or sections: these alone, or a map with how it shows.
  func update(_ entry: WrittenEntry, _ kind: RowUpdate.Kind) -> StepAction {
    if kind != .reload, isForOptions(entry) { return .update(RowUpdate(kind, ranges: [])) }
    guard case .map = entry.value.content else {
      _ = isEmpty(entry, "\(quoted(entry.key)) names no row", hint: "name some, or delete the step")
      guard namesSections(entry.value) else { return updateRows(entry, kind) }
      return updateSections(entry, kind, nil, mark: entry.value.mark)
    }
    guard let fields = fields(entry, .update) else {
      return .update(RowUpdate(kind, ranges: []))
    }
    let animation = read(fields["animation"], else: RowAnimation.automatic) { choice($0) }
    guard let sections = fields["sections"] else {
      if fields.isMeant(anyOf: ["sections"]) { return .update(RowUpdate(kind, ranges: [])) }
      if let content = fields["content"] {
        reportNoEffect(content, "is for sections that come, and no 'sections' are there")
      }
      let rows = require("rows", of: fields)
      if let rows {
        _ = isEmpty(
          rows,
          "\(quoted(entry.key)) names no row",
          hint: "name some, or delete the step"
        )
      }
      return rows.map { updateRows($0, kind, animation) } ?? .update(RowUpdate(kind, ranges: []))
    }
    if let rows = fields["rows"] {
      report(
        "rows-and-sections",
        "a step changes 'rows' or 'sections', not both",
        at: max(rows, sections).keyMark,
        notes: [.init("the other one is here", at: min(rows, sections).keyMark)],
        hint: "write a step for each"
      )
    }
    _ = isEmpty(
      sections,
      "\(quoted(entry.key)) names no section",
      hint: "name some, or delete the step"
    )
    return updateSections(sections, kind, fields["content"], animation, mark: fields.mark)
  }

  /// Reports a step that changes which rows a form has: these are its options.
  private func isForOptions(_ entry: WrittenEntry) -> Bool {
    guard let formMark else { return false }
    report(
      "no-effect",
      "\(quoted(entry.key)) is not for the table of a form, whose rows are its options",
      at: entry.keyMark,
      notes: [.init("the form is here", at: formMark)],
      hint: "delete it"
    )
    return true
  }

  private func updateRows(
    _ entry: WrittenEntry,
    _ kind: RowUpdate.Kind,
    _ animation: RowAnimation = .automatic
  ) -> StepAction {
    let ranges = rowRanges(entry, kind == .insert ? .coming : .present) ?? []
    return .update(RowUpdate(kind, ranges: ranges, animation: animation))
  }

  private func updateSections(
    _ entry: WrittenEntry,
    _ kind: RowUpdate.Kind,
    _ content: WrittenEntry?,
    _ animation: RowAnimation = .automatic,
    mark: SourceMark
  ) -> StepAction {
    var update = SectionUpdate(kind, sections(entry, kind) ?? [], animation: animation)
    if let content, kind != .insert {
      reportNoEffect(content, "is for sections that come, not for '\(kind.rawValue)'")
    } else if let content {
      update.content = comingSection(content) ?? update.content
      checkRoom(forRows: update.content.rowCount * update.sections.count, at: content.keyMark)
    } else if kind == .insert {
      report(
        "missing-key",
        "'content' is missing: what the sections that come hold",
        at: mark,
        hint: "write 'insert: {sections: \(entry.value.text ?? "section 1"), content: {rows: 3}}'"
      )
    }
    return .updateSections(update)
  }

  /// Reads what a section holds that comes; nothing of it is selected.
  private func comingSection(_ entry: WrittenEntry) -> SectionScene? {
    guard let fields = fields(entry, .section) else { return nil }
    if let selected = fields["selected"] {
      reportNoEffect(selected, "is for the start; rows that come are not selected")
    }
    var section = section(entry.value)
    section?.selected = .none
    return section
  }

  private func reportNoEffect(_ entry: WrittenEntry, _ reason: String) {
    report("no-effect", "\(quoted(entry.key)) \(reason)", at: entry.keyMark, hint: "delete it")
  }

  // MARK: Moves

  /// Reads a step that moves a row.
  func rowMove(_ entry: WrittenEntry) -> StepAction {
    let nowhere = StepAction.moveRow(RowAddress(row: 0), to: RowAddress(row: 0))
    if isForOptions(entry) { return nowhere }
    guard let fields = fields(entry, .rowMove) else { return nowhere }
    let from = require("from", of: fields).flatMap(oneRow)
    let to = require("to", of: fields).flatMap(oneRow)
    guard let from, check(from.row, .present, at: from.mark), let to else { return nowhere }
    var followed = followedRows
    followed?.followMove(of: from.row, to: to.row)
    if let counts = followed?.counts, !check(to.row, counts, at: to.mark) { return nowhere }
    return .moveRow(from.row, to: to.row)
  }

  private func oneRow(_ entry: WrittenEntry) -> (row: RowAddress, mark: SourceMark)? {
    guard let text = entry.value.text else {
      wrongType(entry.key, "a row such as 'row 3' or 'row 1/3'", entry.value)
      return nil
    }
    do {
      let (first, last) = try RowsParser.parse(text)
      guard first == last else {
        wrongType(entry.key, "one row such as 'row 3' or 'row 1/3'", entry.value)
        return nil
      }
      return (first, entry.value.mark)
    } catch {
      report(error, in: entry.value)
      return nil
    }
  }

  /// Reads a step that moves a section.
  func sectionMove(_ entry: WrittenEntry) -> StepAction {
    let nowhere = StepAction.moveSection(0, to: 0)
    if isForOptions(entry) { return nowhere }
    guard let fields = fields(entry, .sectionMove) else { return nowhere }
    let places = ["from", "to"].map { key in
      require(key, of: fields).flatMap { sections($0, .delete, isOne: true) }?.first
    }
    guard let from = places[0], let to = places[1] else { return nowhere }
    return .moveSection(from, to: to)
  }
}
