import LayoutTables

extension DragState {
  /// Makes `target` the selection: first the rows that are given up or evicted, then the ones reached.
  mutating func become(
    _ target: OrderedSelection,
    by step: Step,
    _ change: Change? = nil
  ) -> [Outcome] {
    let change = change ?? Change(selection, to: target)
    heldDirection = step.direction
    selection = target
    // Rows passed over at the beginning are reported already.
    let refusedBehind = refusals(of: step.leaving.subtracting(passedOver))
    let removed = step.selects ? change.removed : change.removed.subtracting(step.entering)
    let added = step.selects ? change.added.subtracting(step.entering) : change.added
    // Back to front, as the finger gives rows up.
    var outcomes = merged(
      removed,
      step.selects ? refusedBehind : [],
      step.returnDirection,
      selects: false
    )
    outcomes += merged(
      added,
      step.selects ? [] : refusedBehind,
      step.returnDirection,
      selects: true
    )
    let new = step.entering.subtracting(passedOver)
    let refused = refusals(of: new)
    var passed = new.subtracting(RangeSet(refused.map(\.rows)))
    // Those that are not selected in the end though they were not refused made room for others.
    if step.selects { passed = passed.within(target.rows) }
    return outcomes + merged(passed, refused, step.direction, selects: step.selects)
  }

  /// Returns the refusals on this segment of some of its rows.
  private func refusals(of rows: RangeSet<Int>) -> [RefusedRows] {
    rows.isEmpty ? [] : refusedOnSegment.parts { RangeSet($0).intersection(rows).ranges }
  }

  private func merged(
    _ changed: RangeSet<Int>,
    _ refused: [RefusedRows],
    _ direction: PanDirection,
    selects: Bool
  ) -> [Outcome] {
    var outcomes: [(Int, Outcome)] = changed.ranges.map {
      ($0.lowerBound, .change(RowChange(rows: $0, direction: direction, selects: selects)))
    }
    outcomes += refused.map { ($0.rows.lowerBound, .refuse($0)) }
    outcomes.sort { direction == .down ? $0.0 < $1.0 : $0.0 > $1.0 }
    return outcomes.map(\.1)
  }
}

extension [RefusedRows] {
  /// Returns the refusals of those rows that come of the rows of each.
  func parts(_ rows: (Range<Int>) -> some Sequence<Range<Int>>) -> Self {
    flatMap { refusal in
      rows(refusal.rows).map { RefusedRows(rows: $0, reason: refusal.reason) }
    }
  }

  /// Returns the refusals of other rows.
  func without(_ rows: RangeSet<Int>) -> Self {
    let known = SelectedRows([Range<Int>](rows.ranges))
    return parts { known.gaps(in: $0) }
  }

  /// Returns the refusals with their rows at their present places.
  func following(_ transition: TableTransition) -> Self { parts { transition.following($0) } }
}
