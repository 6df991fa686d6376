package import Foundation
package import LayoutViews

/// What a drag makes of a selection: the general form apart from views and gestures.
///
/// The outcome is a function of what was selected before the drag (or before the present leg, where
/// turns flip) and of the rows that it holds now, so that what is given up returns by itself, evicted
/// rows included. All of it is arithmetic on ranges: a drag over a million rows costs what one over
/// ten costs.
package struct DragSelection: Sendable {
  /// Which rows the drag holds.
  package private(set) var drag: RowDrag
  /// How many rows may be selected.
  package let limit: SelectionLimit
  /// What is selected now.
  package private(set) var selection: OrderedSelection
  /// What was selected before the drag.
  package private(set) var original: OrderedSelection
  /// The rows that are refused, in the order in which the drag came to them.
  ///
  /// A row that was refused before a turn stays refused until the drag changes it after all.
  package private(set) var refused: [RefusedRows] = []

  /// What was selected before the present leg.
  private var base: OrderedSelection
  private var legNumber = 0
  /// Whether the drag has met a row that may be changed.
  private var isDecided = false
  /// The rows that are refused on the present leg, and those that were before it.
  private var refusedOnLeg: [RefusedRows] = []
  private var refusedBefore: [RefusedRows] = []
  /// The rows held when it was last looked at, and the order in which they were passed.
  private var held = RangeSet<Int>()
  private var heldDirection = PanDirection.down
  /// Whether the rows changed since then.
  private var isOutOfDate = false
  /// The rows of this leg that were asked whether they may be changed.
  private var asked = RangeSet<Int>()
  /// Those that may not, and those of them that may not be edited.
  private var fixed = RangeSet<Int>()
  private var uneditable = RangeSet<Int>()
  /// The rows of this leg that the drag passed over before one decided, as far as they were told.
  private var passedOver = RangeSet<Int>()
  /// The rows of this leg that make no room for others, as far as they were asked.
  private var locks = LockedRows()

  /// Puts the finger down.
  ///
  /// - Parameters:
  ///   - drag: The finger.
  ///   - limit: How many rows may be selected.
  ///   - selection: What is selected.
  package init(_ drag: RowDrag, limit: SelectionLimit = .none, selection: OrderedSelection) {
    self.drag = drag
    self.limit = limit
    self.selection = selection
    original = selection
    base = selection
  }

  /// Something that became of rows, to be carried out and told in order.
  package enum Outcome: Sendable, Hashable {
    /// The drag came to these rows, or gave them up, and they get a state; those that have it stay.
    case change(RowSweep)
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

  /// Passes the rows up to a height of the content.
  package mutating func reach(
    _ contentHeight: CGFloat,
    in rows: some SelectableRows
  ) -> [Outcome] {
    drag.reach(contentHeight, in: rows)
    return update(in: rows)
  }

  /// Returns everything to what it was before the drag.
  package mutating func cancel() -> [Outcome] {
    held = RangeSet()
    isOutOfDate = false
    refused = []
    refusedOnLeg = []
    refusedBefore = []
    return become(original, entering: RangeSet())
  }

  /// Takes over that the rows, or what is selected, were changed by somebody else.
  ///
  /// What the drag did so far is settled.
  package mutating func resume(with rows: SelectedRows, rowCount: Int) {
    drag.rowsDidChange(rowCount: rowCount)
    selection.reconcile(with: rows)
    startLeg()
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
    asked = transition.following(asked)
    fixed = transition.following(fixed)
    uneditable = transition.following(uneditable)
    passedOver = transition.following(passedOver)
    locks.follow(transition)
    refused = refused.following(transition)
    refusedOnLeg = refusedOnLeg.following(transition)
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

  private mutating func startLeg() {
    legNumber = drag.legNumber
    base = selection
    held = RangeSet()
    asked = RangeSet()
    fixed = RangeSet()
    uneditable = RangeSet()
    passedOver = RangeSet()
    locks = LockedRows()
    refusedOnLeg = []
    refusedBefore = refused
  }
}

extension DragSelection {
  private mutating func update(in rows: some SelectableRows) -> [Outcome] {
    // A turn that flips settles the leg.
    if drag.legNumber != legNumber { startLeg() }
    let skipped = passOver(in: rows)
    let held = RangeSet(drag.held)
    guard let selects = drag.selects, held != self.held || isOutOfDate else { return skipped }
    isOutOfDate = false
    if !isDecided {
      isDecided = true
      // It decided because nothing forbids that it is changed.
      if let row = drag.decidingRow { asked.insert(contentsOf: row..<row + 1) }
    }
    let entering = held.subtracting(self.held)
    self.held = held
    ask(entering, in: rows)
    var target = base
    if drag.turningBack == .shrink { giveUp(in: rows, of: &target) }
    refusedOnLeg = []
    if selects {
      refusedOnLeg = limit.select(
        drag.held,
        drag.heldDirection,
        in: rows,
        except: fixed,
        locks: &locks,
        of: &target
      )
    } else {
      for range in held.subtracting(fixed).ranges { target.remove(range) }
    }
    // A path that flips holds what follows the row that decided, and gives nothing up.
    let pressed = drag.turningBack == .flip ? held.union(passedOver) : held
    refusedOnLeg += refusals(of: fixed.intersection(pressed), .down)
    noteRefused(target)
    return skipped + become(target, entering: entering)
  }

  /// Refuses the rows that the drag passed over since it was last looked at, without a first row.
  private mutating func passOver(in rows: some SelectableRows) -> [Outcome] {
    let new = drag.passedOver.subtracting(passedOver)
    passedOver.formUnion(new)
    asked.formUnion(new)
    noteFixed(new, in: rows)
    let direction = drag.direction ?? .down
    if drag.selects == nil {
      // A path where nothing decides gives nothing up.
      let pressed =
        drag.pass == .range ? passedOver.intersection(RangeSet(drag.pressed)) : passedOver
      refusedOnLeg = refusals(of: pressed, direction)
      noteRefused(selection)
    }
    return refusals(of: new, direction).map(Outcome.refuse)
  }

  /// Takes over that rows may not be changed.
  private mutating func noteFixed(_ rows: RangeSet<Int>, in table: some SelectableRows) {
    fixed.formUnion(rows)
    for range in rows.ranges { uneditable.formUnion(table.uneditableRows(in: range)) }
  }

  /// The refusals of rows that may not be changed, with the reasons.
  private func refusals(of rows: RangeSet<Int>, _ direction: PanDirection) -> [RefusedRows] {
    rows.ordered(direction).flatMap { range in
      let pieces =
        RangeSet(range).subtracting(uneditable).ranges.map {
          RefusedRows(rows: $0, reason: .unselectable)
        }
        + uneditable.intersection(RangeSet(range)).ranges.map {
          RefusedRows(rows: $0, reason: .uneditable)
        }
      return pieces.sorted {
        direction == .down
          ? $0.rows.lowerBound < $1.rows.lowerBound : $0.rows.lowerBound > $1.rows.lowerBound
      }
    }
  }

  /// Adds what is refused on the present leg to what was before it and is not changed on this one.
  private mutating func noteRefused(_ target: OrderedSelection) {
    guard !refusedBefore.isEmpty else {
      refused = refusedOnLeg
      return
    }
    let before = refusedBefore.without(
      target.rows.rows.symmetricDifference(base.rows.rows)
    )
    refused = before + refusedOnLeg.without(RangeSet(before.map(\.rows)))
  }

  /// Gives the rows that were held once the state that those given up get.
  ///
  /// Of a drag that selects those that are held are as young as the drag. Those that a drag deselects take no
  /// room from others.
  private mutating func giveUp(in rows: some SelectableRows, of target: inout OrderedSelection) {
    guard drag.selects == false else {
      for range in drag.swept.subtracting(fixed).ranges { target.remove(range) }
      return
    }
    var hasStopped = false
    for range in drag.swept.subtracting(RangeSet(drag.held)).ranges where !hasStopped {
      let refused = limit.select(
        range,
        .down,
        in: rows,
        except: fixed,
        locks: &locks,
        of: &target
      )
      hasStopped = limit.whenFull == .stop && !refused.isEmpty
    }
  }

  /// Finds the rows that may not be changed: they take no room.
  private mutating func ask(_ entering: RangeSet<Int>, in rows: some SelectableRows) {
    var open = entering.subtracting(asked)
    asked.formUnion(open)
    if drag.turningBack != .shrink {
      // Rows that have the state already are not changed, neither now nor later.
      if drag.selects == true {
        open.subtract(base.rows.rows)
      } else {
        open.formIntersection(base.rows.rows)
      }
    }
    for range in open.ranges { noteFixed(rows.fixedRows(in: range), in: rows) }
    locks.noteOpen(open.subtracting(fixed))
  }

  /// Makes `target` the selection: first what is given up or evicted, then the rows come to.
  private mutating func become(
    _ target: OrderedSelection,
    entering new: RangeSet<Int>
  ) -> [Outcome] {
    let selects = drag.selects ?? true
    let direction = drag.heldDirection
    let wayBack = heldDirection.opposite
    heldDirection = direction
    let added = target.rows.rows.subtracting(selection.rows.rows)
    let removed = selection.rows.rows.subtracting(target.rows.rows)
    selection = target
    // Back to front, as the finger gives rows up.
    var outcomes = (selects ? removed : removed.subtracting(new)).ordered(wayBack).map {
      Outcome.change(RowSweep(rows: $0, direction: wayBack, selects: false))
    }
    outcomes += (selects ? added.subtracting(new) : added).ordered(wayBack).map {
      Outcome.change(RowSweep(rows: $0, direction: wayBack, selects: true))
    }
    // What was passed over at the beginning is told already.
    let new = new.subtracting(passedOver)
    var closed: [RefusedRows] = []
    for refusal in refusedOnLeg {
      for rows in RangeSet(refusal.rows).intersection(new).ranges {
        closed.append(RefusedRows(rows: rows, reason: refusal.reason))
      }
    }
    let passed = new.subtracting(RangeSet(closed.map(\.rows))).subtracting(evicted(new, target))
    return outcomes + merged(passed.ordered(direction), closed, direction, selects)
  }

  /// The rows come to that are not selected in the end though they were not refused.
  private func evicted(_ new: RangeSet<Int>, _ target: OrderedSelection) -> RangeSet<Int> {
    guard drag.selects == true, !limit.isNone, limit.whenFull == .replaceOldest else {
      return RangeSet()
    }
    return new.subtracting(target.rows.rows).subtracting(fixed)
  }

  private func merged(
    _ passed: [Range<Int>],
    _ closed: [RefusedRows],
    _ direction: PanDirection,
    _ selects: Bool
  ) -> [Outcome] {
    var outcomes: [(Int, Outcome)] = passed.map {
      ($0.lowerBound, .change(RowSweep(rows: $0, direction: direction, selects: selects)))
    }
    outcomes += closed.map { ($0.rows.lowerBound, .refuse($0)) }
    outcomes.sort { direction == .down ? $0.0 < $1.0 : $0.0 > $1.0 }
    return outcomes.map(\.1)
  }
}

extension [RefusedRows] {
  /// The refusals of other rows.
  func without(_ rows: RangeSet<Int>) -> Self {
    flatMap { refusal in
      RangeSet(refusal.rows).subtracting(rows).ranges.map {
        RefusedRows(rows: $0, reason: refusal.reason)
      }
    }
  }

  /// The refusals where their rows are now.
  func following(_ transition: TableTransition) -> Self {
    flatMap { refusal in
      transition.following(refusal.rows).map { RefusedRows(rows: $0, reason: refusal.reason) }
    }
  }
}
