import Foundation
import LayoutScenes
import LayoutTables
import SelectionModel
import TableSelection

extension Invariant {
  /// The invariant that a drag leaves out no row that it holds.
  ///
  /// It looks at the end of each step. A range holds the rows from its first one to the finger, and a path those that
  /// the finger passed, until it turns on the glass. Under a limit these are the rows for which there is room: the ones
  /// to which the finger came first, or last where the oldest make room.
  static let gaps = Invariant(
    "gap-in-drag",
    "Every row between the first one and the finger has the state of the drag.",
    unless: { $0.dragMode == nil ? "no drag selects here" : nil },
    ofEach: { gesture, run in
      guard let mode = gesture.mode, !gesture.changesRows, !gesture.beginsOnMovingTable else {
        return nil
      }
      // The first row that may be changed decides once for all.
      var decided: Bool?
      for (step, moment) in gesture.straightMoments(mode) where moment.isSelecting {
        // A path takes rows from the distance on at which its direction counts.
        let distance = abs(moment.y - gesture.moments[0].y)
        guard mode.pass == .range || distance > FingerTrack.turningDistance + 1 else { continue }
        guard let way = gesture.way(to: moment, mode) else { continue }
        var open = RangeSet(way.rows)
        open.subtract(gesture.fixed)
        open.subtract(gesture.refused)
        let deciding = open.union(gesture.deselectable.intersection(RangeSet(way.rows)))
        let decides =
          way.direction == .down ? deciding.ranges.first?.first : deciding.ranges.last?.last
        guard let decides else { continue }
        let selects = decided ?? !gesture.before.contains(decides)
        decided = selects
        let selected = moment.selection.rows
        var left = selects ? open.subtracting(selected) : open.intersection(selected)
        let room = LimitedRoom(run.limit, gesture, selected, way.direction)
        if selects { left.subtract(room.crowdedOut(left)) }
        guard left.isEmpty else {
          return Violation(
            gesture: 0,
            step: step,
            "the finger passed \(gesture.names(RangeSet(way.rows))), and "
              + "\(gesture.names(left)) \(left.numberCount == 1 ? "is" : "are") not "
              + (selects ? "selected" : "deselected"),
            promise: .selected(selected.symmetricDifference(left))
          )
        }
        guard selects, let (taken, meant) = room.misplaced(in: open) else { continue }
        return Violation(
          gesture: 0,
          step: step,
          "the finger passed \(gesture.names(RangeSet(way.rows))), and "
            + "\(gesture.names(taken)) \(taken.numberCount == 1 ? "has" : "have") the room of "
            + gesture.names(meant),
          promise: .selected(selected.subtracting(taken).union(meant))
        )
      }
      return nil
    }
  )
}
