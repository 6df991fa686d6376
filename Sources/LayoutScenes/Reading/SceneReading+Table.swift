import Foundation
import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads the table, and keeps how many rows it has.
  ///
  /// - Parameters:
  ///   - value: What stands under `table`.
  ///   - given: The sections that a form brings along; nil where the table has its own.
  /// - Returns: The table; nil after a report.
  func table(_ value: WrittenValue, showing given: [SectionScene]? = nil) -> TableScene? {
    guard let fields = fields(value, .table) else { return nil }
    if given != nil { checkFormTable(fields) }
    let sections = given ?? sections(fields)
    var table = TableScene(sections: sections ?? [], mark: value.mark)
    table.style = read(fields["style"], else: table.style) { choice($0) }
    table.rowHeight = read(fields["row-height"], else: table.rowHeight) { rowHeight($0) }
    table.estimatedRowHeight = fields["estimated-row-height"].flatMap { points($0, in: heights) }
    table.isEditing = read(fields["editing"], else: table.isEditing) { boolean($0) }
    table.allowsMultipleSelection = read(
      fields["allows-multiple-selection"],
      else: table.allowsMultipleSelection
    ) { boolean($0) }
    table.allowsMultipleSelectionDuringEditing = read(
      fields["allows-multiple-selection-during-editing"],
      else: table.allowsMultipleSelectionDuringEditing
    ) { boolean($0) }
    table.isScrollEnabled = read(fields["scroll-enabled"], else: table.isScrollEnabled) {
      boolean($0)
    }
    table.isPagingEnabled = read(fields["paging-enabled"], else: false) { boolean($0) }
    table.headerView = fields["header-view"].flatMap { edgeView($0) }
    table.footerView = fields["footer-view"].flatMap { edgeView($0) }
    table.contentInset = read(fields["content-inset"], else: table.contentInset) { insets($0) }
    table.contentOffset = read(fields["content-offset"], else: table.contentOffset) {
      points($0, in: -Limits.points...Limits.contentLength)
    }
    table.showsSeparators = read(fields["separators"], else: table.showsSeparators) { boolean($0) }
    table.text = read(fields["text"], else: table.text) { cellText($0) }
    table.detail = fields["detail"].flatMap { cellText($0) }
    table.look = look(fields)
    table.followsReadableWidth = read(fields["follows-readable-width"], else: false) { boolean($0) }
    followedRows = (sections?.map(\.rowCount)).map { FollowedRows($0) }
    guard let sections else { return nil }
    if let detail = fields["detail"],
      sections.allSatisfy({ ($0.look.style ?? table.look.style) == .default })
    {
      undrawn.insert(detail.value.mark)
      warn(
        "no-effect",
        "'detail' has no effect: cells of the style 'default' have none",
        at: detail.keyMark,
        hint: "write 'cell-style: subtitle', or delete 'detail'"
      )
    }
    return table
  }

  /// Reports what a table cannot say whose rows are the options of a form.
  private func checkFormTable(_ fields: Fields) {
    for key in [
      "rows", "sections", "text", "detail", "cell-style", "accessory", "accessory-view",
      "selection-style", "estimated-row-height",
    ] {
      guard let written = fields[key] else { continue }
      report(
        "no-effect",
        "\(quoted(key)) is not for the table of a form, which shows its options",
        at: written.keyMark,
        hint: "delete it"
      )
    }
    if let height = fields["row-height"], case .list = height.value.content {
      wrongType("row-height", "one number of points in a form", height.value)
    }
  }

  /// Heights that a row can have.
  private var heights: ClosedRange<Double> { 0...Limits.points }

  private func sections(_ fields: Fields) -> [SectionScene]? {
    switch (fields["rows"], fields["sections"]) {
    case (let rows?, nil):
      return integer(rows, in: 0...Limits.rows).map {
        [SectionScene(rowCount: $0, mark: rows.keyMark)]
      }
    case (nil, let written?):
      guard let entries = list(written, of: "sections", { $0 }) else { return nil }
      let sections = entries.compactMap { isFull ? nil : section($0) }
      check(sections, written)
      // What else is wrong about a section keeps no mistake about its rows back.
      return sections.count == entries.count ? sections : nil
    case (nil, nil):
      report(
        "missing-key",
        "the table says neither 'rows' nor 'sections'",
        at: fields.mark,
        hint: "write 'rows: 20', or 'sections:' and a list"
      )
      return nil
    case (let rows?, let sections?):
      report(
        "rows-and-sections",
        "a table has 'rows' or 'sections', not both",
        at: max(rows, sections).keyMark,
        notes: [.init("the other one is here", at: min(rows, sections).keyMark)],
        hint: "write the rows into the sections"
      )
      return nil
    }
  }

  private func check(_ sections: [SectionScene], _ written: WrittenEntry) {
    if sections.count > Limits.sections {
      report(
        "too-many-sections",
        "a table has at most \(Limits.sections) sections, and these are \(sections.count)",
        at: written.keyMark
      )
    }
    let rows = sections.reduce(0) { $0 + $1.rowCount }
    if rows > Limits.rows {
      report(
        "too-many-rows",
        "a table has at most \(Limits.rows) rows, and these sections have \(rows)",
        at: written.keyMark
      )
    }
  }

  /// Reads a section and what it holds.
  func section(_ value: WrittenValue) -> SectionScene? {
    guard let fields = fields(value, .section),
      let count = require("rows", of: fields).flatMap({ integer($0, in: 0...Limits.rows) })
    else { return nil }
    var section = SectionScene(
      title: fields["title"].flatMap(text),
      footer: fields["footer"].flatMap(text),
      rowCount: count,
      rowHeight: read(fields["row-height"], else: .automatic) { rowHeight($0) },
      selected: read(fields["selected"], else: .none) { rowsInOrder($0, count: count) },
      uneditable: read(fields["uneditable"], else: .none) { rows($0, count: count) },
      unselectable: read(fields["unselectable"], else: .none) { rows($0, count: count) },
      disabled: read(fields["disabled"], else: .none) { rows($0, count: count) },
      look: look(fields),
      mark: value.mark
    )
    section.movable = read(fields["movable"], else: .none) { rows($0, count: count) }
    section.deletable = read(fields["deletable"], else: .none) { rows($0, count: count) }
    section.leadingActions = read(fields["leading-actions"], else: []) { swipeActions($0) }
    section.trailingActions = read(fields["trailing-actions"], else: []) { swipeActions($0) }
    return section
  }

  /// Reads the keys about cells that tables and sections have in common.
  private func look(_ fields: Fields) -> CellLook {
    if let view = fields["accessory-view"], let accessory = fields["accessory"] {
      report(
        "two-accessories",
        "a cell has 'accessory' or 'accessory-view', not both",
        at: max(view, accessory).keyMark,
        notes: [.init("the other one is here", at: min(view, accessory).keyMark)],
        hint: "delete one of them"
      )
    }
    return CellLook(
      style: fields["cell-style"].flatMap { choice($0) },
      accessory: fields["accessory"].flatMap { choice($0) },
      accessoryView: fields["accessory-view"].flatMap { accessoryView($0) },
      selectionStyle: fields["selection-style"].flatMap { choice($0) }
    )
  }

  private func rowHeight(_ written: WrittenEntry) -> RowHeight? {
    switch written.value.content {
    case .text("automatic", _): return .automatic
    case .list(let values) where !values.isEmpty:
      let before = diagnostics.count
      let parsed = values.compactMap { points($0, of: written.key, in: heights) }
      return diagnostics.count == before ? .repeating(parsed) : nil
    case .text, .list, .map, .nothing:
      return points(written, in: heights).map { .fixed($0) }
    }
  }

  /// Reads a view at an end of the table: its text, or a map that says more.
  private func edgeView(_ written: WrittenEntry) -> TableEdgeView? {
    guard case .map = written.value.content else {
      return text(written).map { TableEdgeView(text: $0) }
    }
    guard let fields = fields(written, .edgeView) else { return nil }
    var view = TableEdgeView(text: fields["text"].flatMap(text))
    view.height = read(fields["height"], else: view.height) { points($0, in: heights) }
    view.color = fields["color"].flatMap(color)
    return view
  }

  private func insets(_ written: WrittenEntry) -> EdgeInsets? {
    guard case .map = written.value.content else {
      return points(written).map { EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
    }
    guard let fields = fields(written, .contentInset) else { return nil }
    return EdgeInsets(
      top: read(fields["top"], else: 0) { points($0) },
      left: read(fields["left"], else: 0) { points($0) },
      bottom: read(fields["bottom"], else: 0) { points($0) },
      right: read(fields["right"], else: 0) { points($0) }
    )
  }

  /// Reads a text with places for numbers, and reports braces that stand for nothing.
  private func cellText(_ written: WrittenEntry) -> CellText? {
    guard let text = text(written) else { return nil }
    for piece in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      guard let end = piece.firstIndex(of: "}") else { continue }
      let name = String(piece[..<end])
      guard name != "row", name != "section" else { continue }
      report(
        "unknown-placeholder",
        "'{\(name)}' stands for nothing in \(quoted(written.key))",
        at: written.value.mark,
        hint: nearestWord(to: name, among: ["row", "section"]).map { "write '{\($0)}'" }
          ?? "only '{row}' and '{section}' stand for numbers"
      )
    }
    return CellText(pattern: text)
  }
}

/// Returns the entry that stands further down.
func max(_ one: WrittenEntry, _ other: WrittenEntry) -> WrittenEntry {
  isBefore(one, other) ? other : one
}

/// Returns the entry that stands further up.
func min(_ one: WrittenEntry, _ other: WrittenEntry) -> WrittenEntry {
  isBefore(one, other) ? one : other
}

private func isBefore(_ one: WrittenEntry, _ other: WrittenEntry) -> Bool {
  (one.keyMark.line, one.keyMark.column) < (other.keyMark.line, other.keyMark.column)
}
