import LayoutTables

/// A set of rows that were asked a question, each of them once, and of those that said no.
package struct AskedRows: Sendable {
  private var asked = SelectedRows()
  /// The rows that said no.
  private(set) var refusing = SelectedRows()

  /// Creates a set in which no row was asked.
  package init() {}

  /// Records rows that were asked, and those among them that said no.
  mutating func record(_ rows: RangeSet<Int>, refusing refused: RangeSet<Int> = RangeSet()) {
    for range in rows.ranges { asked.insert(range) }
    for range in refused.ranges { refusing.insert(range) }
  }

  /// Returns the rows that were not asked yet.
  func unasked(_ rows: RangeSet<Int>) -> RangeSet<Int> { rows.without(asked) }

  /// Returns the rows of `range` that keep their state even if they would make room for others.
  ///
  /// - Complexity: O(log ranges) and what it takes to ask the rows that are new.
  mutating func lockedRows(in range: Range<Int>, of rows: some SelectableRows) -> RangeSet<Int> {
    for new in asked.gaps(in: range) {
      record(RangeSet(new), refusing: rows.lockedRows(in: new))
    }
    return RangeSet(refusing.ranges(in: range))
  }

  /// Follows rows that were inserted, deleted, moved or reloaded.
  mutating func follow(_ transition: TableTransition) {
    asked = transition.following(asked)
    refusing = transition.following(refusing)
  }
}

/// The answers of rows to whether they may be changed, on one segment of a drag.
///
/// Whether a row may be selected and whether it may be deselected are two questions. Each is asked once, when the
/// drag is about to make the change; a row that made room, or was given up, may have to answer both.
struct RowAnswers: Sendable {
  private var toSelect = AskedRows()
  private var toDeselect = AskedRows()
  /// The answers of rows to whether they make room for others.
  var toMakeRoom = AskedRows()
  private var uneditable = SelectedRows()

  /// The rows that may not be selected, as far as they were asked.
  var closed: SelectedRows { toSelect.refusing }
  /// The rows that may not be deselected, as far as they were asked.
  var kept: SelectedRows { toDeselect.refusing }

  /// Asks rows that are about to be selected, or deselected, and were not asked before.
  mutating func ask(_ rows: RangeSet<Int>, selects: Bool, in table: some SelectableRows) {
    let new = (selects ? toSelect : toDeselect).unasked(rows)
    guard !new.isEmpty else { return }
    var fixed = RangeSet<Int>()
    for range in new.ranges { fixed.formUnion(table.fixedRows(in: range)) }
    recordFixed(fixed, selects: selects, in: table)
    recordOpen(new.subtracting(fixed), selects: selects)
  }

  /// Records rows that may be selected, or deselected.
  mutating func recordOpen(_ rows: RangeSet<Int>, selects: Bool) {
    if selects { toSelect.record(rows) } else { toDeselect.record(rows) }
    toMakeRoom.record(rows)
  }

  /// Records rows that may not be selected, or deselected.
  mutating func recordFixed(_ rows: RangeSet<Int>, selects: Bool, in table: some SelectableRows) {
    if selects {
      toSelect.record(rows, refusing: rows)
    } else {
      toDeselect.record(rows, refusing: rows)
    }
    for range in rows.ranges {
      for piece in table.uneditableRows(in: range).ranges { uneditable.insert(piece) }
    }
  }

  /// Returns the refusals of rows that may not be changed, with their reasons.
  func refusals(of rows: RangeSet<Int>, _ direction: PanDirection) -> [RefusedRows] {
    let refusals =
      rows.without(uneditable).ranges.map { RefusedRows(rows: $0, reason: .unselectable) }
      + rows.within(uneditable).ranges.map { RefusedRows(rows: $0, reason: .uneditable) }
    return refusals.sorted { direction.puts($0.rows.lowerBound, before: $1.rows.lowerBound) }
  }

  /// Follows rows that were inserted, deleted, moved or reloaded.
  mutating func follow(_ transition: TableTransition) {
    toSelect.follow(transition)
    toDeselect.follow(transition)
    toMakeRoom.follow(transition)
    uneditable = transition.following(uneditable)
  }
}

extension RangeSet<Int> {
  /// Returns the rows that are selected.
  ///
  /// - Complexity: O(ranges and their parts · log ranges of `selected`).
  func within(_ selected: SelectedRows) -> Self { Self(ranges.flatMap { selected.ranges(in: $0) }) }

  /// Returns the rows that are not selected.
  ///
  /// - Complexity: O(ranges and their parts · log ranges of `selected`).
  func without(_ selected: SelectedRows) -> Self { Self(ranges.flatMap { selected.gaps(in: $0) }) }
}
