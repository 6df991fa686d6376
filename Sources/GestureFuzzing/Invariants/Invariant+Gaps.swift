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
      guard let mode = gesture.mode, !gesture.changesRows else { return nil }
      for (step, moment) in gesture.straightMoments(mode) where moment.isSelecting {
        // A path takes rows from the distance on at which its direction counts.
        let distance = abs(moment.y - gesture.moments[0].y)
        guard mode.pass == .range || distance > FingerTrack.turningDistance + 1 else { continue }
        guard let way = gesture.way(to: moment, mode) else { continue }
        var open = RangeSet(way.rows)
        open.subtract(gesture.fixed)
        open.subtract(gesture.refused)
        let decides = way.direction == .down ? open.ranges.first?.first : open.ranges.last?.last
        guard let decides else { continue }
        let selects = !gesture.before.contains(decides)
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

extension PlayedGesture {
  /// Returns the moments, with the numbers of their steps, up to the first at which turning back may count.
  fileprivate func straightMoments(_ mode: SelectionMode) -> [(step: Int, moment: Moment)] {
    let turns = mode.pass == .path || mode.turningBack == .flip
    var direction: PanDirection?
    var last = (y: moments[0].y, height: moments[0].height)
    var straight: [(step: Int, moment: Moment)] = []
    /// Whether the finger is elsewhere than where its last event was: in the turned window, and on content that springs
    /// back under it.
    var isStale = false
    for (step, moment) in moments.enumerated() {
      if case .rotate = gesture.steps[step] {
        guard !turns else { break }
        isStale = true
      } else if moment.y == last.y {
        isStale = isStale || moment.height != last.height && !scrollsByItself
      } else {
        isStale = false
        if turns {
          let next: PanDirection = moment.y > last.y ? .down : .up
          guard direction == nil || direction == next else { break }
          direction = next
        }
      }
      last = (moment.y, moment.height)
      if !isStale { straight.append((step, moment)) }
    }
    return straight
  }

  /// Returns the rows that the drag holds at a moment for certain, and the direction in which it came to them.
  ///
  /// - Returns: The rows, or `nil` if it is not certain where the drag began: a press may move before it is one.
  fileprivate func way(
    to moment: Moment,
    _ mode: SelectionMode
  ) -> (rows: Range<Int>, direction: PanDirection)? {
    let start: RowPosition
    if mode.start.approach.rests || turnsBeforeBeginning {
      guard let row = firstRow else { return nil }
      start = RowPosition(row: row)
    } else {
      start = moments[0].place
    }
    let down = start.row..<max(start.row, moment.above.end)
    let up = moment.below.row..<max(moment.below.row, start.end)
    let direction: PanDirection = down.count > up.count ? .down : .up
    let rows = direction == .down ? down : up
    guard !rows.isEmpty else { return nil }
    guard staysInSection else { return (rows, direction) }
    let first = direction == .down ? rows.lowerBound : rows.upperBound - 1
    let section = geometry.rows(inSection: geometry.section(ofRow: first))
    return (rows.clamped(to: section), direction)
  }

  /// Whether the device was turned while the finger was down and had not begun to drag.
  private var turnsBeforeBeginning: Bool {
    gesture.steps.indices.contains { step in
      if case .rotate = gesture.steps[step] { !moments[step].isSelecting } else { false }
    }
  }

  /// The row on which the drag began, or `nil` if it began on none that may be changed.
  private var firstRow: Int? {
    for (_, event) in events {
      if case .began(let path, _) = event { return path.flatMap { geometry.row(of: $0) } }
    }
    return nil
  }
}
