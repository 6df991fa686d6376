import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry

extension EffectCheck {
  /// Warns of keys of the table that do nothing beside others.
  func checkTable() {
    checkScrolling()
    checkNumberOfSelectedRows()
    checkIndex()
    checkCells()
    checkReadableWidth()
    let keys = TableMap.keys.map
    if scene.table.keyboardDismissal != .none, !hasField {
      warn(
        table?.entry(keys.keyboardDismissal.name),
        "nothing on this screen gets the keyboard",
        hint: "write 'search: true', or a 'text-field' or a 'text-view' somewhere"
      )
    }
  }

  /// Warns of keys that need a table that fingers scroll.
  private func checkScrolling() {
    guard !scene.table.isScrollEnabled else { return }
    let keys = TableMap.keys.map
    let (reason, hint) = ("the table does not scroll", "delete it, or 'scroll-enabled: false'")
    if scene.table.isPagingEnabled {
      warn(table?.entry(keys.pagingEnabled.name), reason, hint: hint)
    }
    if scene.table.refreshes { warn(table?.entry(keys.refresh.name), reason, hint: hint) }
    if scene.table.keyboardDismissal != .none, hasField {
      warn(table?.entry(keys.keyboardDismissal.name), reason, hint: hint)
    }
  }

  /// Warns where the screen itself lets several rows be selected, and where of several rows one stays.
  private func checkNumberOfSelectedRows() {
    let keys = TableMap.keys.map
    let one = table?.entry(keys.allowsMultipleSelection.name)
    let oneInEditing = table?.entry(keys.allowsMultipleSelectionDuringEditing.name)
    if scene.form != nil || scene.editScreen != nil {
      let screen =
        scene.form != nil ? SceneMap.keys.map.form.name : SceneMap.keys.map.editScreen.name
      let reason = "\(quoted(screen)) lets several rows be selected"
      if !scene.table.allowsMultipleSelectionDuringEditing { warn(oneInEditing, reason) }
      if scene.form != nil, !scene.table.allowsMultipleSelection { warn(one, reason) }
      return
    }
    let isOne =
      scene.table.isEditing
      ? !scene.table.allowsMultipleSelectionDuringEditing : !scene.table.allowsMultipleSelection
    let count = scene.table.sections.reduce(0) { sum, section in
      section.selected.ranges.reduce(sum) { $0 + $1.count }
    }
    guard isOne, count > 1, let entry = scene.table.isEditing ? oneInEditing : one,
      entry.keyMark.file == reading.file
    else { return }
    let message = "of the \(count) rows that are selected at the start one stays, as this is false"
    reading.warn("no-effect", message, at: entry.keyMark)
      .hint("write '\(entry.key): true', or select one row")
  }

  /// Warns of cells that are to be no wider than one reads well on a screen that is narrow at every text size.
  private func checkReadableWidth() {
    guard scene.table.followsReadableWidth, isOfOneDevice,
      scene.environment.size.width <= ContentSizeCategory.extraSmall.readableContentWidth,
      !hasTurn
    else { return }
    let width = decimalText(scene.environment.size.width)
    warn(
      table?.entry(TableMap.keys.map.followsReadableWidth.name),
      "a screen \(width) pt wide is readable all over",
      hint: "delete it, or name a larger 'device'"
    )
  }

  private func checkIndex() {
    let entry = table?.entry(TableMap.keys.map.index.name)
    let titles = SectionMap.keys.map.title.name
    switch scene.table.index {
    case .none: break
    case .automatic:
      let isUntitled = scene.table.sections.allSatisfy { $0.title?.isEmpty ?? true }
      guard isUntitled, !steps.contains(where: { $0.value.first(titles) != nil }) else { return }
      let hint = "write titles into the sections, or a list such as [A, B, C] here"
      warn(entry, "no section has a 'title'", hint: hint)
    case .titles(let titles):
      if titles.isEmpty { warn(entry, "the list has no titles") }
    }
  }

  /// Warns of cells that no row has.
  private func checkCells() {
    let cell = CellMap.keys.map.cell.name
    let isOfFile = scene.table.sections.contains { section in
      if case .columns = section.rows { true } else { false }
    }
    guard !isOfFile,
      case .map(let cells)? = table?.entry(TableMap.keys.map.cells.name)?.value.content
    else { return }
    for entry in cells where entry.keyMark.file == reading.file {
      guard !([written] + steps).contains(where: { $0.value.says(entry.key, after: cell) }) else {
        continue
      }
      reading.warn("no-effect", "no row has the cell \(quoted(entry.key))", at: entry.keyMark)
        .hint("write 'cell: \(entry.key)' in the table, a section or a row, or delete it")
    }
  }

  /// Warns of what stands in sections and does nothing there.
  func checkSections() {
    guard case .list(let values)? = table?.entry(TableMap.keys.map.sections.name)?.value.content,
      values.count == scene.table.sections.count
    else { return }
    let keys = SectionMap.keys.map
    for (value, section) in zip(values, scene.table.sections) {
      let entry = written.with(value)
      let shown = names(in: [entry.entry(keys.headerView.name), entry.entry(keys.footerView.name)])
      // An index goes by titles that nobody sees.
      if section.headerView != nil, scene.table.index == .none, !shown.contains(keys.title.name) {
        warn(entry.entry(keys.title.name), "'header-view' stands in its place")
      }
      if section.footerView != nil, !shown.contains(keys.footer.name) {
        warn(entry.entry(keys.footer.name), "'footer-view' stands in its place")
      }
      checkEditing(of: section, entry)
    }
  }

  /// Returns the names of the values that the texts after some keys show.
  private func names(in entries: [WrittenEntry?]) -> Set<String> {
    var names = RowNames()
    for entry in entries.compactMap(\.self) { names.use(in: entry.value) }
    return names.used
  }

  /// Warns of what is only for rows that may be edited.
  private func checkEditing(of section: SectionScene, _ entry: WrittenEntry) {
    let keys = SectionMap.keys.map
    let isNoneEditable = section.deletable.ranges.allSatisfy { deletable in
      section.uneditable.ranges.contains {
        $0.lowerBound <= deletable.lowerBound && deletable.upperBound <= $0.upperBound
      }
    }
    if isNoneEditable, let row = section.deletable.ranges.first?.lowerBound {
      let name = keys.deletable.name
      let reason = "row \(row) of the section is 'uneditable'"
      warn(entry.entry(name) ?? entry.value.first(name), reason, hint: "delete one of the two")
    }
    guard section.rowCount > 0, section.uneditable.count == section.rowCount else { return }
    for name in [keys.leadingActions.name, keys.trailingActions.name] {
      let reason = "all rows of the section are 'uneditable'"
      warn(entry.entry(name), reason, hint: "delete one of the two")
    }
  }

  /// Whether a field is on the screen, or may come with rows.
  private var hasField: Bool {
    let keys = ControlMap.keys.map
    let isOfFile = scene.table.sections.contains { section in
      if case .columns = section.rows { true } else { false }
    }
    return isOfFile || scene.bars.search != nil
      || ([written] + steps).contains { entry in
        [keys.textField.name, keys.textView.name].contains { entry.value.first($0) != nil }
      }
  }
}
