import LayoutDiagnostics

extension SceneReading {
  /// Reads the rows that the table says something of for all its sections.
  func readFlags(_ fields: Fields<TableMap>) {
    tableFlags = TableFlags()
    for written in fields.flags {
      if let rows = rowsOfTable(written) { tableFlags.rows[written.key] = rows }
    }
  }

  /// Gives a section what the table says of its rows, apart from what it says itself, and counts it.
  func addFlags(to section: inout SectionScene, saying own: [String]) {
    let number = tableFlags.sectionCount
    tableFlags.sectionCount += 1
    for (name, rows) in tableFlags.rows.sorted(by: { $0.key < $1.key }) {
      let ranges: [ClosedRange<Int>]
      switch rows {
      case .all: ranges = section.rowCount == 0 ? [] : [0...section.rowCount - 1]
      case .ranges(let all):
        let here = all.filter { $0.range.section == number }
        for (range, mark) in here where range.rows.upperBound >= section.rowCount {
          report("no-such-row", "section \(number) has no row \(range.rows.upperBound)", at: mark)
            .note("it has \(numbered(section.rowCount, "row"))")
        }
        ranges = here.map(\.range.rows).filter { $0.upperBound < section.rowCount }
      }
      if !own.contains(name) { section.list(ranges, in: name) }
    }
  }

  /// Reports rows of sections that the table does not have.
  func checkFlags() {
    for (_, rows) in tableFlags.rows.sorted(by: { $0.key < $1.key }) {
      guard case .ranges(let all) = rows else { continue }
      for (range, mark) in all where range.section >= tableFlags.sectionCount {
        report("no-such-row", "the table has no section \(range.section)", at: mark)
          .note("it has \(numbered(tableFlags.sectionCount, "section"))")
      }
    }
  }

  private func numbered(_ count: Int, _ word: String) -> String {
    counted(count, word) + (count == 0 ? "" : ", counted from 0")
  }

  /// Gives sections the swipe actions of the table, apart from those that say some themselves.
  func addActions(
    _ fields: Fields<TableMap>,
    to sections: inout [SectionScene],
    _ written: [WrittenValue]
  ) {
    let (leading, trailing) = (fields.value(\.leadingActions), fields.value(\.trailingActions))
    let keys = SectionMap.keys.map
    for index in sections.indices {
      let own = index < written.count ? written[index] : nil
      if let leading, own?.value(of: keys.leadingActions.name) == nil {
        sections[index].leadingActions = leading
      }
      if let trailing, own?.value(of: keys.trailingActions.name) == nil {
        sections[index].trailingActions = trailing
      }
    }
  }

  private func rowsOfTable(_ written: WrittenEntry) -> TableFlags.Rows? {
    let values: [WrittenValue]
    switch written.value.content {
    case .text("none", _): return .ranges([])
    case .text("all", _): return .all
    case .text: values = [written.value]
    case .list(let list): values = list
    case .nothing: return nil
    case .map: return wrong(written, Self.rowsOfTable)
    }
    var ranges: [(RowRange, SourceMark)] = []
    for value in values where !isFull {
      let text = value.text ?? ""
      let words = text.first?.isNumber == true ? "rows \(text)" : text
      guard let (first, last) = try? RowsParser.parse(words), first.section == last.section else {
        wrongType(written.with(value), Self.rowsOfTable)
        continue
      }
      ranges.append((RowRange(section: first.section, rows: first.row...last.row), value.mark))
    }
    return .ranges(ranges)
  }

  private static var rowsOfTable: String {
    "a list of rows and ranges in one section each, such as [0, 3..8, 1/0..2], 'all' or 'none'"
  }
}

extension Fields<TableMap> {
  /// The entries of lists of rows.
  fileprivate var flags: [WrittenEntry] {
    [
      self.selected, self.uneditable, self.unselectable, self.disabled, self.movable,
      self.deletable,
    ].compactMap(\.self)
  }

  /// The entries of what the table says of the rows and actions of its sections.
  var flagsAndActions: [WrittenEntry] {
    flags + [self.leadingActions, self.trailingActions].compactMap(\.self)
  }
}

extension SectionScene {
  /// Puts rows into the list of a name.
  mutating func list(_ rows: [ClosedRange<Int>], in name: String) {
    if name == SectionMap.keys.map.selected.name {
      selected = RowSequence(selected.ranges + rows)
    } else if let list = SectionMap.lists.first(where: { $0.name == name })?.rows {
      self[keyPath: list] = RowSet(self[keyPath: list].ranges + rows)
    }
  }

  /// Takes rows out of the list of a name.
  mutating func unlist(_ rows: [ClosedRange<Int>], from name: String) {
    let gone = RangeSet(rows.map { Range($0) })
    func rest(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
      ranges.flatMap { RangeSet(Range($0)).subtracting(gone).ranges.map { ClosedRange($0) } }
    }
    if name == SectionMap.keys.map.selected.name {
      selected = RowSequence(rest(selected.ranges))
    } else if let list = SectionMap.lists.first(where: { $0.name == name })?.rows {
      self[keyPath: list] = RowSet(rest(self[keyPath: list].ranges))
    }
  }
}
