import LayoutTables

extension DragState {
  /// The findings of a look at the rows since the one before.
  struct Step {
    /// Whether the drag selects.
    let selects: Bool
    /// The rows that it came to, and in which order.
    let entering: RangeSet<Int>
    let direction: PanDirection
    /// The rows that it gave up if that changes them, in the order of the finger's way back.
    let leaving: RangeSet<Int>
    let returnDirection: PanDirection
    /// Whether rows are selected behind those that were selected before, so that nothing before is to be done again.
    let goesOn: Bool

    /// Creates a step from the rows that a drag holds and those that it held when it was last looked at.
    init(_ selection: DragState, holding new: RangeSet<Int>) {
      let drag = selection.drag
      let old = selection.held
      let shrinks = drag.turningBack == .shrink
      selects = drag.selects ?? true
      entering = new.subtracting(old)
      direction = drag.heldDirection
      leaving = shrinks ? old.subtracting(new) : RangeSet()
      returnDirection = selection.heldDirection.opposite
      let isKnown = !selection.isOutOfDate && !old.isEmpty
      goesOn =
        isKnown
        && (selects
          ? Self.grew(old, to: new, direction, returnDirection) : shrinks && entering.isEmpty)
    }

    /// Returns whether rows came to the end of those that were passed last.
    private static func grew(
      _ old: RangeSet<Int>,
      to new: RangeSet<Int>,
      _ direction: PanDirection,
      _ returnDirection: PanDirection
    ) -> Bool {
      guard old.ranges.count == 1, let old = old.ranges.first, let new = new.ranges.first,
        old.count == 1 || direction != returnDirection
      else { return false }
      return direction == .down
        ? old.lowerBound == new.lowerBound && old.upperBound < new.upperBound
        : old.upperBound == new.upperBound && old.lowerBound > new.lowerBound
    }
  }

  /// The rows of which the state changes.
  struct Change {
    let added: RangeSet<Int>
    let removed: RangeSet<Int>
  }

  /// Selects rows, and deselects them, as far as they may be and there is room.
  ///
  /// Rows that have the state already keep their age. In a drag that deselects the rows it gives up, those
  /// that it gave up and reached again are as young as that. In one that selects them, those are as young
  /// as that, and the rows that it deselects take no room from them.
  mutating func select(
    by step: Step,
    in rows: some SelectableRows
  ) -> (target: OrderedSelection, change: Change) {
    if drag.turningBack == .shrink {
      for range in step.entering.ranges { givenUp.remove(range) }
      for range in step.leaving.ordered(step.returnDirection) {
        givenUp.insert(range, step.returnDirection)
      }
      everGivenUp.formUnion(step.leaving)
    }
    var target = step.goesOn ? selection : cleared(step)
    if !step.goesOn { crowdedOut = [] }
    var evicted: [Range<Int>] = []
    for run in runs(by: step) where !run.rows.isEmpty {
      let outcome = limit.select(
        run.rows,
        run.direction,
        in: rows,
        except: answers.closed,
        hasStopped: limit.whenFull == .stop && !crowdedOut.isEmpty,
        locks: &answers.toMakeRoom,
        of: &target
      )
      crowdedOut += outcome.refused
      evicted += outcome.evicted
    }
    guard step.goesOn else { return (target, Change(selection, to: target)) }
    let new = step.selects ? step.entering : step.leaving
    let change = Change(
      added: new.without(selection.rows).within(target.rows),
      removed: RangeSet(evicted).within(selection.rows).without(target.rows)
    )
    return (target, change)
  }

  /// Returns the selection before the segment, without the rows that get a state by it.
  private func cleared(_ step: Step) -> OrderedSelection {
    var target = base
    var rows = step.selects ? RangeSet() : held
    if drag.turningBack == .shrink { rows.formUnion(everGivenUp) }
    for range in rows.without(answers.kept).ranges { target.remove(range) }
    return target
  }

  /// Returns the rows that are to be selected, in order.
  private func runs(by step: Step) -> [OrderedSelection.Run] {
    switch (step.goesOn, step.selects) {
    case (true, true):
      step.entering.ordered(step.direction).map { .init(rows: $0, direction: step.direction) }
    case (true, false):
      step.leaving.ordered(step.returnDirection).map {
        .init(rows: $0, direction: step.returnDirection)
      }
    case (false, true): [.init(rows: drag.held, direction: step.direction)]
    case (false, false): Array(givenUp.runs)
    }
  }
}

extension DragState.Change {
  /// Creates the change that makes one selection of another.
  init(_ old: OrderedSelection, to new: OrderedSelection) {
    added = RangeSet(new.rows.subtracting(old.rows))
    removed = RangeSet(old.rows.subtracting(new.rows))
  }
}
