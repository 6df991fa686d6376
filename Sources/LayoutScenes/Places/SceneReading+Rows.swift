import LayoutDiagnostics

extension SceneReading {
  /// Reads rows of the whole table: `none`, `all`, `rows 3..8`, or a list of rows and ranges.
  func selection(_ written: WrittenEntry) -> RowSelection? {
    switch written.value.text {
    case "none": return RowSelection.none
    case "all": return .all
    default: break
    }
    guard let runs = runs(written) else { return nil }
    guard let rowCounts else { return .rows([]) }
    var sets: [[ClosedRange<Int>]] = Array(repeating: [], count: rowCounts.count)
    var rangeCount = 0
    for run in runs {
      for section in run.first.section...run.last.section where rowCounts[section] > 0 {
        let first = section == run.first.section ? run.first.row : 0
        let last = section == run.last.section ? run.last.row : rowCounts[section] - 1
        sets[section].append(first...last)
        rangeCount += 1
      }
      guard rangeCount <= Limits.listedRows else {
        reportTooManyRows(written)
        return nil
      }
    }
    let ranges = sets.enumerated().flatMap { section, ranges in
      RowSet(ranges).ranges.map { RowRange(section: section, rows: $0) }
    }
    return .rows(ranges)
  }

  /// Reads rows in an order that matters: `none`, or a list of rows and ranges, each from its top.
  func rowsInOrder(_ written: WrittenEntry) -> [RowAddress]? {
    if written.value.text == "none" { return [] }
    guard let runs = runs(written) else { return nil }
    guard let rowCounts else { return [] }
    var rows: [RowAddress] = []
    for run in runs {
      for section in run.first.section...run.last.section where rowCounts[section] > 0 {
        let first = section == run.first.section ? run.first.row : 0
        let last = section == run.last.section ? run.last.row : rowCounts[section] - 1
        guard rows.count + last - first < Limits.listedRows else {
          reportTooManyRows(written)
          return nil
        }
        rows += (first...last).map { RowAddress(section: section, row: $0) }
      }
    }
    return rows
  }

  private func reportTooManyRows(_ written: WrittenEntry) {
    let message = "\(quoted(written.key)) lists more than \(Limits.listedRows) rows or ranges"
    report("too-many-rows", message, at: written.value.mark)
  }

  /// Reads one run of rows or a list of them; all of them are in the table.
  private func runs(_ written: WrittenEntry) -> [(first: RowAddress, last: RowAddress)]? {
    let values: [WrittenValue]
    switch written.value.content {
    case .text: values = [written.value]
    case .list(let list): values = list
    case .nothing: return nil
    case .map:
      wrongType(
        written.key,
        "rows such as 'rows 3..8', a list of rows, 'all' or 'none'",
        written.value
      )
      return nil
    }
    var runs: [(first: RowAddress, last: RowAddress)] = []
    for value in values {
      guard let text = value.text else {
        wrongType(written.key, "a list of rows such as 'row 3' and 'rows 5..8'", value)
        continue
      }
      do {
        let run = try RowsParser.parse(text)
        let before = diagnostics.count
        check(run.first, at: value.mark)
        if run.last != run.first, diagnostics.count == before { check(run.last, at: value.mark) }
        if diagnostics.count == before { runs.append(run) }
      } catch {
        report(error, in: value)
      }
    }
    return runs
  }

  /// Reads rows of one section: `none`, `all`, a row, a range, or a list of both.
  func rows(_ written: WrittenEntry, count: Int) -> RowSet? {
    let values: [WrittenValue]
    switch written.value.content {
    case .text("none", _): return RowSet.none
    case .text("all", _): return count == 0 ? RowSet.none : RowSet([0...(count - 1)])
    case .text: values = [written.value]
    case .list(let list): values = list
    case .nothing: return nil
    case .map:
      wrongType(written.key, "a list of rows such as [0, 3..8], 'all' or 'none'", written.value)
      return nil
    }
    return RowSet(values.compactMap { rowsOfSection($0, of: written.key, count: count) })
  }

  private func rowsOfSection(
    _ value: WrittenValue,
    of key: String,
    count: Int
  ) -> ClosedRange<Int>? {
    let ends = (value.text ?? "").split(separator: "..", omittingEmptySubsequences: false)
    let numbers = ends.map { $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil }
    guard numbers.count <= 2, let first = numbers.first ?? nil, let last = numbers.last ?? nil,
      first <= last
    else {
      wrongType(key, "a list of rows such as [0, 3..8], 'all' or 'none'", value)
      return nil
    }
    guard last < count else {
      report(
        "no-such-row",
        "this section has no row \(last)",
        at: value.mark,
        notes: [.init("it has \(counted(count, "row"))\(count == 0 ? "" : ", counted from 0")")]
      )
      return nil
    }
    return first...last
  }
}
