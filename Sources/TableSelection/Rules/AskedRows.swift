import LayoutTables

/// What is known of whether rows may be changed on the present leg of a drag.
///
/// Whether a row may be selected and whether it may be deselected are two questions. Each is asked once, when the
/// drag is about to make the change; a row that made room, or was given up, may have to answer both.
struct AskedRows: Sendable {
  /// The rows that were asked whether they may be selected, and those of them that may not.
  private var askedToSelect = SelectedRows()
  private(set) var closed = RangeSet<Int>()
  /// The rows that were asked whether they may be deselected, and those of them that may not.
  private var askedToDeselect = SelectedRows()
  private(set) var kept = RangeSet<Int>()
  /// Those of both that may not be edited.
  private var uneditable = SelectedRows()
  /// The rows that make no room for others, as far as they were asked.
  var locks = LockedRows()

  /// Asks rows that are about to be selected, or deselected, and were not asked before.
  mutating func ask(_ rows: RangeSet<Int>, selects: Bool, in table: some SelectableRows) {
    let new = rows.without(selects ? askedToSelect : askedToDeselect)
    guard !new.isEmpty else { return }
    var fixed = RangeSet<Int>()
    for range in new.ranges { fixed.formUnion(table.fixedRows(in: range)) }
    noteFixed(fixed, selects: selects, in: table)
    noteOpen(new.subtracting(fixed), selects: selects)
  }

  /// Takes over that rows may be selected, or deselected.
  mutating func noteOpen(_ rows: RangeSet<Int>, selects: Bool) {
    noteAsked(rows, selects: selects)
    locks.noteOpen(rows)
  }

  /// Takes over that rows may not be selected, or deselected.
  mutating func noteFixed(_ rows: RangeSet<Int>, selects: Bool, in table: some SelectableRows) {
    noteAsked(rows, selects: selects)
    if selects { closed.formUnion(rows) } else { kept.formUnion(rows) }
    for range in rows.ranges {
      for piece in table.uneditableRows(in: range).ranges { uneditable.insert(piece) }
    }
  }

  private mutating func noteAsked(_ rows: RangeSet<Int>, selects: Bool) {
    for range in rows.ranges {
      if selects { askedToSelect.insert(range) } else { askedToDeselect.insert(range) }
    }
  }

  /// The refusals of rows that may not be changed, with the reasons.
  func refusals(of rows: RangeSet<Int>, _ direction: PanDirection) -> [RefusedRows] {
    let refusals =
      rows.without(uneditable).ranges.map { RefusedRows(rows: $0, reason: .unselectable) }
      + rows.within(uneditable).ranges.map { RefusedRows(rows: $0, reason: .uneditable) }
    return refusals.sorted {
      direction == .down
        ? $0.rows.lowerBound < $1.rows.lowerBound : $0.rows.lowerBound > $1.rows.lowerBound
    }
  }

  /// Takes over that rows were inserted, deleted, moved or loaded anew.
  mutating func follow(_ transition: TableTransition) {
    askedToSelect = transition.following(askedToSelect)
    closed = transition.following(closed)
    askedToDeselect = transition.following(askedToDeselect)
    kept = transition.following(kept)
    uneditable = transition.following(uneditable)
    locks.follow(transition)
  }
}

extension RangeSet<Int> {
  /// The rows that are selected.
  ///
  /// - Complexity: O(ranges and the parts of them · log ranges of `selected`).
  func within(_ selected: SelectedRows) -> Self { Self(ranges.flatMap { selected.ranges(in: $0) }) }

  /// The rows that are not selected.
  ///
  /// - Complexity: O(ranges and the parts of them · log ranges of `selected`).
  func without(_ selected: SelectedRows) -> Self { Self(ranges.flatMap { selected.gaps(in: $0) }) }
}
