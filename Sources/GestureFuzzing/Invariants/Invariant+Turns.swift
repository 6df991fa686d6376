import Foundation
import LayoutScenes
import LayoutTables
import SelectionModel
import TableSelection

extension Invariant {
  /// The invariant that turning back does what the mode says.
  ///
  /// Of a range it looks at all rows that the drag held and gave up. Of a path it looks at the first turn, and at the
  /// rows between the finger and the one at which it turned.
  static let turns = Invariant(
    "turn-not-followed",
    "Rows that the finger comes back over get the state that turning back gives.",
    unless: { scene in
      guard let mode = scene.dragMode else { return "no drag selects here" }
      if scene.hasLimit { return "a limit brings rows back, and lets others go" }
      return mode.pass == .range && mode.turningBack == .flip
        ? "a range that flips has no state of its own for them" : nil
    },
    ofEach: { gesture, run in
      guard let mode = gesture.mode, run.limit.isNone, !gesture.changesRows,
        !gesture.beginsOnMovingTable, !gesture.beginsOnTheWay, !gesture.scrollsByItself,
        let selects = gesture.selects
      else { return nil }
      for (step, moment, rows) in gesture.rowsGivenUp(mode) where moment.isSelecting {
        var back = rows
        back.subtract(gesture.fixed)
        back.subtract(gesture.refused)
        let before = gesture.before.rows.intersection(back)
        let meant =
          mode.turningBack == .restore ? before : selects ? RangeSet<Int>() : back
        let wrong = moment.selection.rows.intersection(back).symmetricDifference(meant)
        guard !wrong.isEmpty else { continue }
        let verb = wrong.isDisjoint(meant) ? "still selected" : "not selected"
        return Violation(
          gesture: 0,
          step: step,
          "the finger came back over \(gesture.names(back)), and \(gesture.names(wrong)) "
            + "\(wrong.numberCount == 1 ? "is" : "are") \(verb)",
          promise: .selected(moment.selection.rows.symmetricDifference(wrong))
        )
      }
      return nil
    }
  )
}

extension PlayedGesture {
  /// Returns the rows that the finger came back over for certain, by moments.
  fileprivate func rowsGivenUp(
    _ mode: SelectionMode
  ) -> [(step: Int, moment: Moment, rows: RangeSet<Int>)] {
    switch mode.pass {
    case .range: mode.turningBack == .flip ? [] : rowsOutsideOfRange(mode)
    case .path: rowsBehindTurn(mode)
    }
  }

  private func rowsOutsideOfRange(
    _ mode: SelectionMode
  ) -> [(step: Int, moment: Moment, rows: RangeSet<Int>)] {
    var held = RangeSet<Int>()
    return knownMoments.compactMap { step, moment in
      guard moment.isSelecting, let way = way(to: moment, mode) else { return nil }
      held.insert(contentsOf: way.rows)
      var rows = held
      rows.remove(contentsOf: way.rows)
      // The finger may be on either side of an edge that it is near to.
      rows.remove(contentsOf: moment.above.row..<max(moment.above.row, moment.below.end))
      // Between two rows, as on a header, it may be with either.
      let place = moment.place
      if place.row == place.end { rows.remove(contentsOf: place.row - 1..<place.row + 1) }
      return (step, moment, rows)
    }
  }

  private func rowsBehindTurn(
    _ mode: SelectionMode
  ) -> [(step: Int, moment: Moment, rows: RangeSet<Int>)] {
    let straight = straightMoments(mode)
    guard let (last, turn) = straight.last, let way = way(to: turn, mode),
      straight.count == last + 1
    else { return [] }
    let distance = FingerTrack.turningDistance + 1
    let start = moments[0].y
    guard abs(turn.y - start) > distance else { return [] }
    let isDown = turn.y > start
    var furthest = turn.y
    var rows: [(step: Int, moment: Moment, rows: RangeSet<Int>)] = []
    for (step, moment) in moments.enumerated().dropFirst(last + 1) {
      // Another turn, or content that moves: nothing is certain any more.
      guard isDown ? moment.y <= furthest : moment.y >= furthest,
        moment.height - moment.y == turn.height - turn.y
      else { break }
      // Beyond its start the drag holds rows again, on the other side.
      guard mode.turningBack == .flip || (isDown ? moment.y > start + 1 : moment.y < start - 1)
      else {
        break
      }
      furthest = moment.y
      guard abs(turn.y - moment.y) > distance else { continue }
      let back =
        isDown
        ? moment.below.row..<max(moment.below.row, turn.place.row)
        : turn.place.end..<max(turn.place.end, moment.above.end)
      rows.append((step, moment, RangeSet(back.clamped(to: way.rows))))
    }
    return rows
  }
}
