package import Foundation
package import LayoutTables

/// What a drag makes of a selection: the general form apart from views and gestures.
///
/// The outcome is a function of what was selected before the drag (or before the present leg, where
/// turns flip) and of the rows that it holds now, so that what is given up returns by itself, evicted
/// rows included. All of it is arithmetic on ranges: a drag over a million rows costs what one over
/// ten costs.
package struct DragState: Sendable {
  /// Which rows the drag holds.
  package private(set) var drag: DraggedRows
  /// How many rows may be selected.
  package let limit: SelectionLimit
  /// What is selected now.
  package internal(set) var selection: OrderedSelection
  /// What was selected before the drag, with what others selected and deselected since.
  package private(set) var original: OrderedSelection
  /// The rows that are refused, in the order in which the drag came to them.
  ///
  /// A row that was refused before a turn stays refused until the drag changes it after all.
  package private(set) var refused: [RefusedRows] = []

  /// What was selected before the present leg.
  var base: OrderedSelection
  private var legNumber = 0
  /// Whether others selected rows since the drag began.
  private var isOriginalChanged = false
  /// Whether the drag has met a row that may be changed.
  private var isDecided = false
  /// The rows that are refused on the present leg, those among them for which there is no room, and those that
  /// were refused before it.
  var refusedOnLeg: [RefusedRows] = []
  var crowdedOut: [RefusedRows] = []
  private var refusedBefore: [RefusedRows] = []
  /// The rows held when it was last looked at, and the order in which they were passed.
  var held = RangeSet<Int>()
  var heldDirection = PanDirection.down
  /// Where giving up changes rows: those that were given up and are not held again, in the order in which they were.
  var givenUp = OrderedSelection()
  /// Those that were given up at any time of the leg, held again or not.
  var everGivenUp = RangeSet<Int>()
  /// Whether the rows changed since then.
  var isOutOfDate = false
  /// What rows of this leg answered.
  var answers = AskedRows()
  /// The rows of this leg that the drag passed over before one decided, as far as they were told.
  var passedOver = RangeSet<Int>()

  /// Puts the finger down.
  ///
  /// - Parameters:
  ///   - drag: The finger.
  ///   - limit: How many rows may be selected.
  ///   - selection: What is selected.
  package init(_ drag: DraggedRows, limit: SelectionLimit = .none, selection: OrderedSelection) {
    self.drag = drag
    self.limit = limit
    self.selection = selection
    original = selection
    base = selection
  }

  /// Something that became of rows, to be carried out and told in order.
  package enum Outcome: Sendable, Hashable {
    /// The drag came to these rows, or gave them up, and they get a state; those that have it stay.
    case change(RowChange)
    /// The drag came to these rows, and they are refused.
    case refuse(RefusedRows)
  }

  /// Takes the row under the finger as the first one.
  package mutating func begin(in rows: some SelectableRows) -> [Outcome] {
    _ = drag.begin(in: rows)
    return update(in: rows)
  }

  /// Moves the finger in a straight line while the content stands still.
  ///
  /// - Parameters:
  ///   - height: The height of the finger on the screen.
  ///   - offset: How far the content is scrolled.
  ///   - rows: The rows.
  /// - Returns: What becomes of rows, in order.
  package mutating func move(
    to height: CGFloat,
    offset: CGFloat,
    in rows: some SelectableRows
  ) -> [Outcome] {
    switch drag.moveFinger(to: height) {
    case .none:
      guard drag.pass == .range else { return [] }
    case .onward:
      break
    case .turned(let turn):
      drag.turn(at: turn + offset)
    }
    return reach(height + offset, in: rows)
  }

  /// Moves the finger and says what came of it, without passing rows.
  package mutating func moveFinger(to height: CGFloat) -> FingerTrack.Step {
    drag.moveFinger(to: height)
  }

  /// Turns back at a height of the content.
  package mutating func turn(at contentHeight: CGFloat) {
    drag.turn(at: contentHeight)
  }

  /// Takes over that rows have other heights than before: what the drag remembers moves by these distances.
  package mutating func followHeights(legStart: CGFloat, reached: CGFloat) {
    drag.followHeights(legStart: legStart, reached: reached)
  }

  /// Passes the rows up to a height of the content.
  package mutating func reach(
    _ contentHeight: CGFloat,
    in rows: some SelectableRows
  ) -> [Outcome] {
    drag.reach(contentHeight, in: rows)
    return update(in: rows)
  }

  /// Returns everything to what it was before the drag; what others did since stays.
  ///
  /// Rows for which those that others selected leave no room do not come back.
  package mutating func cancel(in rows: some SelectableRows) -> [Outcome] {
    held = RangeSet()
    isOutOfDate = false
    refused = isOriginalChanged ? keepLimit(in: rows) : []
    refusedOnLeg = []
    refusedBefore = []
    crowdedOut = []
    let refusals = refused.map(Outcome.refuse)
    return become(original, by: Step(self, holding: held)) + refusals
  }

  /// Takes out of what was selected before the drag what there is no room for any more, and says what it is.
  private mutating func keepLimit(in rows: some SelectableRows) -> [RefusedRows] {
    var limit = limit
    limit.whenFull = .skip
    let back = original.rows.subtracting(selection.rows)
    var target = original
    for range in back { target.remove(range) }
    var locks = LockedRows()
    let refused = back.flatMap { range in
      let none = RangeSet<Int>()
      return limit.select(range, .down, in: rows, except: none, locks: &locks, of: &target).refused
    }
    for refusal in refused { original.remove(refusal.rows) }
    return refused
  }

  /// Takes over that the rows, or what is selected, were changed by somebody else.
  ///
  /// Turning back leaves what the drag did so far; a drag that is cancelled undoes it, and leaves what the
  /// others did.
  package mutating func resume(with rows: SelectedRows, rowCount: Int) {
    drag.rowsDidChange(rowCount: rowCount)
    for range in selection.rows.subtracting(rows) { original.remove(range) }
    for range in rows.subtracting(selection.rows) { original.insert(range, .down) }
    isOriginalChanged = true
    selection.reconcile(with: rows)
    startLeg()
  }

  /// Takes over that all data were loaded anew: of what was selected nothing is known any more.
  package mutating func reload(with rows: SelectedRows, rowCount: Int) {
    original = OrderedSelection()
    selection = OrderedSelection()
    refused = []
    resume(with: rows, rowCount: rowCount)
  }

  /// Takes over that rows were inserted, deleted, moved or loaded anew.
  ///
  /// Everything that is known of a row goes where the row goes; of rows that are loaded anew no more is
  /// known than that they are held, and what somebody else selected is not selected any more, as in the
  /// table. What comes of it `catchUp(in:)` says.
  ///
  /// - Parameters:
  ///   - transition: Where each row comes from.
  ///   - old: The rows before.
  ///   - new: The rows now.
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
    refusedOnLeg = refusedOnLeg.following(transition)
    crowdedOut = crowdedOut.following(transition)
    refusedBefore = refusedBefore.following(transition)
    isOutOfDate = true
  }

  /// Says what comes of changes that were taken over since rows were passed last.
  package mutating func catchUp(in rows: some SelectableRows) -> [Outcome] {
    isOutOfDate ? update(in: rows) : []
  }

  /// Takes over what is selected in fact, where an outcome could not be carried out to its end.
  package mutating func correct(with rows: SelectedRows) {
    selection.reconcile(with: rows)
    isOutOfDate = true
  }

  /// Whether what others select in the meantime settles what the drag did.
  ///
  /// Where nothing is limited and nothing is given up, the rows that come next do not depend on it.
  package var heedsOthers: Bool { !limit.isNone || drag.turningBack != .flip }

  /// Where nothing more can come on the way in a direction.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - rows: The rows.
  /// - Returns: The height of the content up to which rows may come, and why none does beyond it; nil where rows
  ///   may come up to the table's end.
  package func lastHeight(
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> (height: CGFloat, reason: String)? {
    if drag.selects == true, limit.whenFull == .stop, drag.heldDirection == direction,
      let row = crowdedOut.map({ $0.rows }).end(direction.opposite), row < rows.rowCount
    {
      return (rows.edge(ofRow: row, direction.opposite), "no more rows may be selected")
    }
    guard drag.staysInSection, let first = drag.firstRow, first < rows.rowCount,
      let row = rows.section(aroundRow: first).end(direction)
    else { return nil }
    return (rows.edge(ofRow: row, direction), "the section ends")
  }

  private mutating func startLeg() {
    legNumber = drag.legNumber
    base = selection
    held = RangeSet()
    givenUp = OrderedSelection()
    everGivenUp = RangeSet()
    answers = AskedRows()
    passedOver = RangeSet()
    refusedOnLeg = []
    crowdedOut = []
    refusedBefore = refused
  }
}

extension [Range<Int>] {
  /// The row at which one comes to the end of some rows in a direction; nil where there are none.
  fileprivate func end(_ direction: PanDirection) -> Int? {
    let ends = compactMap { $0.end(direction) }
    return direction == .down ? ends.max() : ends.min()
  }
}

extension SelectableRows {
  /// The edge at which one leaves a row in a direction.
  fileprivate func edge(ofRow row: Int, _ direction: PanDirection) -> CGFloat {
    direction == .down ? bottom(ofRow: row) : top(ofRow: row)
  }
}

extension DragState {
  private mutating func update(in rows: some SelectableRows) -> [Outcome] {
    // A turn that flips settles the leg.
    if drag.legNumber != legNumber { startLeg() }
    let skipped = passOver(in: rows)
    guard let selects = drag.selects, RangeSet(drag.held) != held || isOutOfDate else {
      return skipped
    }
    if !isDecided {
      isDecided = true
      // It decided because nothing forbids that it is changed.
      if let row = drag.decidingRow { answers.noteOpen(RangeSet(row..<row + 1), selects: selects) }
    }
    let step = Step(self, holding: RangeSet(drag.held))
    held = RangeSet(drag.held)
    ask(step, in: rows)
    let (target, change) = select(by: step, in: rows)
    isOutOfDate = false
    refusedOnLeg = crowdedOut + stuckRows(in: target, by: step)
    noteRefused(target)
    return skipped + become(target, by: step, change)
  }

  /// Refuses the rows that the drag passed over since it was last looked at, without a first row.
  private mutating func passOver(in rows: some SelectableRows) -> [Outcome] {
    let new = drag.passedOver.subtracting(passedOver)
    guard !new.isEmpty || drag.selects == nil else { return [] }
    passedOver.formUnion(new)
    answers.noteFixed(new.without(selection.rows), selects: true, in: rows)
    answers.noteFixed(new.within(selection.rows), selects: false, in: rows)
    let direction = drag.direction ?? .down
    if drag.selects == nil {
      // A path where nothing decides gives nothing up.
      let pressed =
        drag.pass == .range ? passedOver.intersection(RangeSet(drag.pressed)) : passedOver
      refusedOnLeg = answers.refusals(of: pressed, direction)
      noteRefused(selection)
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
      // What stays selected takes its place among those that were before.
      let stuck = left.intersection(answers.kept)
      for range in stuck.ordered(step.direction) { base.insert(range, step.direction) }
    }
    answers.ask(new, selects: step.selects, in: rows)
  }

  /// The rows that keep their state though the drag would change it.
  private func stuckRows(in target: OrderedSelection, by step: Step) -> [RefusedRows] {
    let closed = answers.closed.without(target.rows)
    let kept = answers.kept.within(target.rows)
    // A path that flips holds what follows the row that decided, and gives nothing up.
    let pressed = drag.turningBack == .flip ? held.union(passedOver) : held
    let stuck = (step.selects ? closed : kept).union(passedOver).intersection(pressed)
    let stuckBehind = (step.selects ? kept : closed).within(givenUp.rows)
    return answers.refusals(of: stuck, .down)
      + answers.refusals(of: stuckBehind.subtracting(stuck), .down)
  }

  /// Adds what is refused on the present leg to what was before it and is not changed on this one.
  private mutating func noteRefused(_ target: OrderedSelection) {
    guard !refusedBefore.isEmpty else {
      refused = refusedOnLeg
      return
    }
    // Those that have the state that they had.
    let before = refusedBefore.flatMap { refusal -> [RefusedRows] in
      let rows = RangeSet(refusal.rows)
      let same = rows.within(target.rows).within(base.rows)
        .union(rows.without(target.rows).without(base.rows))
      return same.ranges.map { RefusedRows(rows: $0, reason: refusal.reason) }
    }
    refused = before + refusedOnLeg.without(RangeSet(before.map(\.rows)))
  }
}
