package import Foundation
package import LayoutTables

/// The effect of a drag on a selection: the general form apart from views and gestures.
///
/// The outcome is a function of what was selected before the drag (or before the present segment, where
/// turns flip) and of the rows that it holds now, so that what is given up returns by itself, evicted
/// rows included. All of it is arithmetic on ranges: a drag over a million rows costs what one over
/// ten costs.
package struct DragState: DragRules, Sendable {
  /// The rows that the drag holds.
  package private(set) var drag: DraggedRows
  /// The limit of the number of selected rows.
  package let limit: SelectionLimit
  /// The present selection.
  package internal(set) var selection: OrderedSelection
  /// The selection before the drag, with the rows that others selected and deselected since.
  package private(set) var original: OrderedSelection
  /// The rows that are refused, in the order in which the drag came to them.
  ///
  /// A row that was refused before a turn stays refused until the drag changes it after all.
  package private(set) var refused: [RefusedRows] = []

  /// The selection before the present segment.
  var base: OrderedSelection
  private var segmentNumber = 0
  /// Whether others selected rows since the drag began.
  private var isOriginalChanged = false
  /// Whether the drag has met a row that may be changed.
  private var isDecided = false
  /// The rows that are refused on the present segment, those among them for which there is no room, and those that
  /// were refused before it.
  var refusedOnSegment: [RefusedRows] = []
  var crowdedOut: [RefusedRows] = []
  private var refusedBefore: [RefusedRows] = []
  /// The rows held at the last check, and the order in which they were passed.
  var held = RangeSet<Int>()
  var heldDirection = PanDirection.down
  /// The rows that were given up and are not held again, in order, if giving up changes rows.
  var givenUp = OrderedSelection()
  /// The rows that were given up at any time of the segment, held again or not.
  var everGivenUp = RangeSet<Int>()
  package private(set) var isOutOfDate = false
  /// Whether all data were reloaded since outcomes were last asked for.
  private var isReloaded = false
  /// The rows that were selected in the table when it was last looked at.
  private var known: SelectedRows
  /// The answers of rows on this segment.
  var answers = RowAnswers()
  /// The rows of this segment that the drag passed over before one decided, as far as they were reported.
  var passedOver = RangeSet<Int>()

  /// Creates a drag whose finger comes down.
  package init(_ drag: DraggedRows, limit: SelectionLimit = .none, selection: OrderedSelection) {
    self.drag = drag
    self.limit = limit
    self.selection = selection
    original = selection
    base = selection
    known = selection.rows
  }

  /// An outcome for rows, to be carried out and reported in order.
  package enum Outcome: Sendable, Hashable {
    /// The drag reached these rows, or gave them up, and they get a state; those that have it stay.
    case change(RowChange)
    /// The drag came to these rows, and they are refused.
    case refuse(RefusedRows)
  }

  package var selects: Bool? { drag.selects }
  package var selectionByAge: OrderedSelection? { selection }
  package var resumesScrolling: Bool { true }

  package mutating func begin(in rows: some SelectableRows) -> [Outcome] {
    _ = drag.begin(in: rows)
    return update(in: rows)
  }

  package mutating func moveFinger(to height: CGFloat, isScrolling: Bool) -> FingerTrack.Step {
    drag.moveFinger(to: height)
  }

  package mutating func turn(at contentHeight: CGFloat, in rows: some SelectableRows) {
    drag.turn(at: contentHeight)
  }

  package mutating func followHeights(segmentStart: CGFloat, reached: CGFloat) {
    drag.followHeights(segmentStart: segmentStart, reached: reached)
  }

  package mutating func reach(
    _ contentHeight: CGFloat,
    isScrolling: Bool = false,
    in rows: some SelectableRows
  ) -> [Outcome] {
    drag.reach(contentHeight, in: rows)
    return update(in: rows)
  }

  /// Leaves what others did since; rows for which they leave no room do not come back.
  package mutating func cancel(in rows: some SelectableRows) -> [Outcome] {
    held = RangeSet()
    isOutOfDate = false
    refused = isOriginalChanged ? keepLimit(in: rows) : []
    refusedOnSegment = []
    refusedBefore = []
    crowdedOut = []
    let refusals = refused.map(Outcome.refuse)
    return become(original, by: Step(self, holding: held)) + refusals
  }

  /// Takes out of what was selected before the drag what there is no room for any more, and returns it.
  private mutating func keepLimit(in rows: some SelectableRows) -> [RefusedRows] {
    let back = original.rows.subtracting(selection.rows)
    var target = original
    for range in back { target.remove(range) }
    let refused = limit.bringBack(back, to: &target, in: rows)
    for refusal in refused { original.remove(refusal.rows) }
    return refused
  }

  /// Settles what the drag did, because somebody else changed the rows or what is selected.
  ///
  /// Turning back leaves what the drag did so far; a drag that is cancelled undoes it, and leaves what the
  /// others did.
  package mutating func resume(with rows: SelectedRows, rowCount: Int) {
    drag.rowsDidChange(rowCount: rowCount)
    for range in selection.rows.subtracting(rows) { original.remove(range) }
    for range in rows.subtracting(selection.rows) { original.insert(range, .down) }
    isOriginalChanged = true
    selection.reconcile(with: rows)
    known = rows
    startSegment()
  }

  package mutating func observe(_ selection: SelectedRows, rowCount: Int) {
    if heedsOthers, selection != known { resume(with: selection, rowCount: rowCount) }
  }

  /// Forgets what was selected.
  package mutating func reload(with rows: SelectedRows, rowCount: Int) {
    guard heedsOthers else { return }
    isReloaded = true
    original = OrderedSelection()
    selection = OrderedSelection()
    refused = []
    resume(with: rows, rowCount: rowCount)
  }

  /// Moves everything that is known of a row with the row.
  ///
  /// Of rows that are reloaded no more is known than that they are held, and what somebody else selected is not
  /// selected any more, as in the table. `catchUp(in:)` returns what comes of it.
  package mutating func follow(
    _ transition: TableTransition,
    from old: some SelectableRows,
    to new: some SelectableRows
  ) {
    drag.follow(transition, from: old, to: new)
    selection.follow(transition)
    base.follow(transition)
    original.follow(transition)
    held = transition.following(held)
    givenUp.follow(transition)
    everGivenUp = transition.following(everGivenUp)
    answers.follow(transition)
    passedOver = transition.following(passedOver)
    refused = refused.following(transition)
    refusedOnSegment = refusedOnSegment.following(transition)
    crowdedOut = crowdedOut.following(transition)
    refusedBefore = refusedBefore.following(transition)
    known = transition.following(known)
    isOutOfDate = true
  }

  package mutating func catchUp(in rows: some SelectableRows) -> [Outcome] {
    isOutOfDate ? update(in: rows) : []
  }

  package mutating func settle(with selection: SelectedRows, rowCount: Int) {
    if isReloaded {
      resume(with: selection, rowCount: rowCount)
    } else if isOutOfDate {
      self.selection.reconcile(with: selection)
    }
    known = selection
  }

  /// Whether the rows that come next depend on others: not if nothing is limited and nothing is given up.
  package var heedsOthers: Bool { !limit.isNone || drag.turningBack != .flip }

  package func lastHeight(
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> (height: CGFloat, reason: String)? {
    // A single row was come to in no direction.
    let goesThere = drag.heldDirection == direction || drag.held.count == 1
    if drag.selects == true, limit.whenFull == .stop, goesThere,
      let row = crowdedOut.map({ $0.rows }).end(direction.opposite), row < rows.rowCount
    {
      return (rows.edge(ofRow: row, direction.opposite), "no more rows may be selected")
    }
    guard drag.staysInSection, let first = drag.firstRow, first < rows.rowCount,
      let row = rows.section(aroundRow: first).end(direction)
    else { return nil }
    return (rows.edge(ofRow: row, direction), "the section ends")
  }

  private mutating func startSegment() {
    segmentNumber = drag.segmentNumber
    base = selection
    held = RangeSet()
    givenUp = OrderedSelection()
    everGivenUp = RangeSet()
    answers = RowAnswers()
    passedOver = RangeSet()
    refusedOnSegment = []
    crowdedOut = []
    refusedBefore = refused
  }
}

extension [Range<Int>] {
  /// Returns the last row in a direction; nil if there is none.
  fileprivate func end(_ direction: PanDirection) -> Int? {
    let ends = compactMap { $0.end(direction) }
    return direction == .down ? ends.max() : ends.min()
  }
}

extension SelectableRows {
  /// Returns the edge at which a finger leaves a row in a direction.
  fileprivate func edge(ofRow row: Int, _ direction: PanDirection) -> CGFloat {
    direction == .down ? bottom(ofRow: row) : top(ofRow: row)
  }
}

extension DragState {
  private mutating func update(in rows: some SelectableRows) -> [Outcome] {
    isReloaded = false
    // A turn that flips settles the segment.
    if drag.segmentNumber != segmentNumber { startSegment() }
    let skipped = passOver(in: rows)
    guard let selects = drag.selects, RangeSet(drag.held) != held || isOutOfDate else {
      isOutOfDate = false
      return skipped
    }
    if !isDecided {
      isDecided = true
      // It decided because nothing forbids that it is changed.
      if let row = drag.decidingRow {
        answers.recordOpen(RangeSet(row..<row + 1), selects: selects)
      }
    }
    let step = Step(self, holding: RangeSet(drag.held))
    held = RangeSet(drag.held)
    ask(step, in: rows)
    let (target, change) = select(by: step, in: rows)
    isOutOfDate = false
    refusedOnSegment = crowdedOut + refusals(in: target, by: step)
    recordRefused(target)
    return skipped + become(target, by: step, change)
  }

  /// Refuses the rows that the drag passed over since the last check, without a first row.
  private mutating func passOver(in rows: some SelectableRows) -> [Outcome] {
    let new = drag.passedOver.subtracting(passedOver)
    guard !new.isEmpty || drag.selects == nil else { return [] }
    passedOver.formUnion(new)
    answers.recordFixed(new.without(selection.rows), selects: true, in: rows)
    answers.recordFixed(new.within(selection.rows), selects: false, in: rows)
    let direction = drag.direction ?? .down
    if drag.selects == nil {
      // A path without a deciding row gives nothing up.
      let pressed =
        drag.pass == .range ? passedOver.intersection(RangeSet(drag.pressed)) : passedOver
      refusedOnSegment = answers.refusals(of: pressed, direction)
      recordRefused(selection)
    }
    return answers.refusals(of: new, direction).map(Outcome.refuse)
  }

  /// Asks the rows that are about to be changed.
  private mutating func ask(_ step: Step, in rows: some SelectableRows) {
    // Those that have the state already are not changed.
    let known = selection.rows
    let (left, new) =
      step.selects
      ? (step.leaving.within(known), step.entering.without(known))
      : (step.leaving.without(known), step.entering.within(known))
    answers.ask(left, selects: !step.selects, in: rows)
    if step.selects, drag.turningBack == .shrink {
      // Rows that stay selected take their places among those of before.
      let kept = left.within(answers.kept)
      for range in kept.ordered(step.direction) { base.insert(range, step.direction) }
    }
    answers.ask(new, selects: step.selects, in: rows)
  }

  /// Returns the rows that keep their state though the drag would change it.
  private func refusals(in target: OrderedSelection, by step: Step) -> [RefusedRows] {
    // A path that flips holds the rows after the deciding one, and gives nothing up.
    let pressed = drag.turningBack == .flip ? held.union(passedOver) : held
    func refused(_ rows: RangeSet<Int>, selects: Bool) -> RangeSet<Int> {
      selects
        ? rows.within(answers.closed).without(target.rows)
        : rows.within(answers.kept).within(target.rows)
    }
    let ahead = refused(pressed, selects: step.selects).union(passedOver.intersection(pressed))
    let behind = refused(RangeSet(givenUp.rows.ranges), selects: !step.selects)
    return answers.refusals(of: ahead, .down)
      + answers.refusals(of: behind.subtracting(ahead), .down)
  }

  /// Adds what is refused on the present segment to what was before it and is not changed on this one.
  private mutating func recordRefused(_ target: OrderedSelection) {
    guard !refusedBefore.isEmpty else {
      refused = refusedOnSegment
      return
    }
    // Those that have the state that they had.
    let before = refusedBefore.parts {
      let rows = RangeSet($0)
      return rows.within(target.rows).within(base.rows)
        .union(rows.without(target.rows).without(base.rows)).ranges
    }
    refused = before + refusedOnSegment.without(RangeSet(before.map(\.rows)))
  }
}
