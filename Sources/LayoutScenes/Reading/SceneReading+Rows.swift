import LayoutDiagnostics

/// A time at which rows are to be in the table.
enum RowReference {
  /// Now.
  case present
  /// At some time until now.
  case past
  /// They come, and are named as they are then.
  case coming
}

extension SceneReading {
  /// Reads rows of the whole table: `none`, `all`, `rows 3..8`, or a list of rows and ranges.
  func selection(_ written: WrittenEntry, _ reference: RowReference) -> RowSelection? {
    switch written.value.text {
    case "none": return RowSelection.none
    // All rows are those of now.
    case "all" where reference == .present: return .all
    default: break
    }
    guard let runs = runs(written, reference) else { return nil }
    checkEachOnce(runs, of: written.key)
    var sets: [Int: [ClosedRange<Int>]] = [:]
    for run in runs.map(\.range) { sets[run.section, default: []].append(run.rows) }
    let ranges = sets.sorted { $0.key < $1.key }.flatMap { section, ranges in
      RowSet(ranges).ranges.map { RowRange(section: section, rows: $0) }
    }
    return .rows(ranges)
  }

  /// Reads rows that something is done to at once, each named once: `rows 3..8`, or a list of rows and ranges.
  func rowRanges(_ written: WrittenEntry, _ reference: RowReference) -> [RowRange]? {
    if written.value.text == "none" { return [] }
    guard let runs = runs(written, reference), checkEachOnce(runs, of: written.key) else {
      return nil
    }
    return runs.map(\.range)
  }

  /// Reads rows in an order that matters: `none`, or a list of rows and ranges, which may run upward if allowed.
  func rowsInOrder(
    _ written: WrittenEntry,
    _ reference: RowReference,
    eachOnce: Bool = false,
    isEitherWay: Bool = false
  ) -> [RowAddress]? {
    if written.value.text == "none" { return [] }
    guard let runs = runs(written, reference, isEitherWay: isEitherWay) else { return nil }
    var count = 0
    for run in runs.map(\.range) {
      guard run.rows.upperBound - run.rows.lowerBound < Limits.listedRows - count else {
        let message = "\(quoted(written.key)) names more than \(Limits.listedRows) rows"
        report("too-many-rows", message, at: written.value.mark)
          .hint(
            "each row counts by itself here; name at most \(Limits.listedRows) of them in one step"
          )
        return nil
      }
      count += run.rows.count
    }
    if eachOnce, !checkEachOnce(runs, of: written.key) { return nil }
    return runs.flatMap { run in
      let rows = run.range.rows.map { RowAddress(section: run.range.section, row: $0) }
      return run.isUpward ? rows.reversed() : rows
    }
  }

  /// Returns whether each row of a list is named once; repeated ones are reported.
  @discardableResult
  private func checkEachOnce(
    _ runs: [MarkedRows],
    of key: String,
    as name: (RowAddress) -> String = { "\($0)" }
  ) -> Bool {
    var named: [Int: RangeSet<Int>] = [:]
    var isEachOnce = true
    for (index, (run, mark, _)) in runs.enumerated() where !isFull {
      let rows = RangeSet(Range(run.rows))
      let again = rows.intersection(named[run.section] ?? RangeSet()).ranges.first?.lowerBound
      named[run.section, default: RangeSet()].formUnion(rows)
      guard let again else { continue }
      isEachOnce = false
      let first = runs[..<index].first {
        $0.range.section == run.section && $0.range.rows.contains(again)
      }
      let message = "\(quoted(key)) has \(name(RowAddress(section: run.section, row: again))) twice"
      report("duplicate-row", message, at: mark).note("the first one is here", at: first?.mark)
    }
    return isEachOnce
  }

  /// A range of rows with its place in the file and its direction.
  private typealias MarkedRows = (range: RowRange, mark: SourceMark, isUpward: Bool)

  /// Reads one run of rows or a list of them, all of which are in the table.
  private func runs(
    _ written: WrittenEntry,
    _ reference: RowReference,
    isEitherWay: Bool = false
  ) -> [MarkedRows]? {
    let values: [WrittenValue]
    switch written.value.content {
    case .text: values = [written.value]
    case .list(let list): values = list
    case .nothing: return nil
    case .map:
      return wrong(written, "rows such as 'rows 3..8', a list of rows, 'all' or 'none'")
    }
    var runs: [MarkedRows] = []
    for value in values {
      guard let text = value.text else {
        wrongType(written.with(value), "a list of rows such as 'row 3' and 'rows 5..8'")
        continue
      }
      do {
        let (first, last) = try RowsParser.parse(text, isEitherWay: isEitherWay)
        let isUpward = last < first
        let ranges = ranges(from: min(first, last), through: max(first, last), reference, value)
        runs += (isUpward ? ranges.reversed() : ranges).map { ($0, value.mark, isUpward) }
      } catch {
        report(error, in: value)
      }
      guard runs.count <= Limits.listedRows else {
        let message = "\(quoted(written.key)) lists more than \(Limits.listedRows) rows or ranges"
        report("too-many-rows", message, at: written.value.mark)
        return nil
      }
    }
    guard reference == .coming else { return runs }
    return checkComing(runs) ? runs : []
  }

  /// Returns a run as ranges of sections, after a check if its rows are to exist already.
  private func ranges(
    from first: RowAddress,
    through last: RowAddress,
    _ reference: RowReference,
    _ value: WrittenValue
  ) -> [RowRange] {
    guard let followedRows else { return [] }
    if first.section == last.section {
      let range = RowRange(section: first.section, rows: first.row...last.row)
      if reference == .coming { return [range] }
      guard check(first, reference, at: value.mark), check(last, reference, at: value.mark) else {
        return []
      }
      return [range]
    }
    guard check(first, reference, at: value.mark), check(last, reference, at: value.mark) else {
      return []
    }
    guard followedRows.isExact || reference == .past else {
      let message = "how many rows section \(first.section) has here is known only in the run"
      report("unknown-rows", message, at: value.mark)
        .note("a finger may have deleted or moved some")
        .hint("write the rows of each section by themselves, such as [rows 0/8..9, rows 1/0..2]")
      return []
    }
    let counts = reference == .past ? followedRows.greatestCounts : followedRows.counts
    return (first.section...last.section).compactMap { section in
      let from = section == first.section ? first.row : 0
      let to = section == last.section ? last.row : counts[section] - 1
      return from <= to ? RowRange(section: section, rows: from...to) : nil
    }
  }

  /// Returns whether rows can come; those are reported above which rows would be missing.
  ///
  /// From the top, each finds those that came above it.
  private func checkComing(_ runs: [MarkedRows]) -> Bool {
    guard var counts = followedRows?.counts else { return true }
    var coming = 0
    let sorted = runs.sorted {
      ($0.range.section, $0.range.rows.lowerBound) < ($1.range.section, $1.range.rows.lowerBound)
    }
    for (range, mark, _) in sorted {
      let first = RowAddress(section: range.section, row: range.rows.lowerBound)
      guard checkComing(first, counts, at: mark) else { return false }
      // Numbers beyond counting are no more than too many.
      let more = min(range.rows.upperBound - range.rows.lowerBound, Limits.rows)
      coming += more + 1
      guard checkRoom(forRows: coming, at: mark) else { return false }
      counts[range.section] += more + 1
    }
    return true
  }

  /// Reports a row that cannot come because rows above it would be missing.
  private func checkComing(_ row: RowAddress, _ counts: [Int], at mark: SourceMark?) -> Bool {
    // A row may come behind the last one.
    guard counts.indices.contains(row.section), row.row > counts[row.section] else {
      return check(RowAddress(section: row.section, row: 0), counts.map { $0 + 1 }, at: mark)
    }
    let section = counts.count == 1 ? "the table" : "section \(row.section)"
    let most = followedRows?.isExact == false ? "at most " : ""
    let present = followedRows?.counts[row.section] ?? 0
    report("no-such-row", "no row can come as row \(row.row)", at: mark)
      .note("\(section) has \(most)\(counted(present, "row"))")
      .hint("the next one behind its rows comes as row \(counts[row.section])")
    return false
  }

  /// Reads rows of one section, in their order: `none`, `all`, a row, a range, or a list of both.
  func rows(_ written: WrittenEntry, count: Int) -> [ClosedRange<Int>]? {
    let values: [WrittenValue]
    switch written.value.content {
    case .text("none", _): return []
    case .text("all", _): return count == 0 ? [] : [0...(count - 1)]
    case .text: values = [written.value]
    case .list(let list): values = list
    case .nothing: return nil
    case .map:
      return wrong(written, "a list of rows such as [0, 3..8], 'all' or 'none'")
    }
    let runs = values.compactMap { value in
      rowsOfSection(written.with(value), count: count).map {
        (range: RowRange(section: 0, rows: $0), mark: value.mark, isUpward: false)
      }
    }
    checkEachOnce(runs, of: written.key) { "row \($0.row)" }
    return runs.map(\.range.rows)
  }

  private func rowsOfSection(_ written: WrittenEntry, count: Int) -> ClosedRange<Int>? {
    let ends = (written.value.text ?? "").split(separator: "..", omittingEmptySubsequences: false)
    let numbers = ends.map { $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil }
    guard numbers.count <= 2, let first = numbers.first ?? nil, let last = numbers.last ?? nil,
      first <= last
    else { return wrong(written, "a list of rows such as [0, 3..8], 'all' or 'none'") }
    guard last < count else {
      report("no-such-row", "this section has no row \(last)", at: written.value.mark)
        .note("it has \(counted(count, "row"))\(count == 0 ? "" : ", counted from 0")")
      return nil
    }
    return first...last
  }
}

extension SceneReading {
  /// Reports new rows that the table has no room for.
  @discardableResult
  func checkRoom(forRows count: Int, at mark: SourceMark) -> Bool {
    guard count > Limits.rows - (followedRows?.total ?? 0) else { return true }
    let message = "a table has at most \(Limits.rows) rows, and with these it would have more"
    report("too-many-rows", message, at: mark)
    return false
  }
}
