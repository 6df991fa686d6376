import Foundation
import LayoutScenes
import LayoutTables
import SelectionModel
import TableSelection

extension Invariant {
  /// The invariant that a drag leaves out no row that it holds.
  ///
  /// It looks at the end of each step. A range holds the rows from its first one to the finger, and a path those that
  /// the finger passed, until it turns on the glass.
  static let gaps = Invariant(
    "gap-in-drag",
    "Every row between the first one and the finger has the state of the drag.",
    unless: { scene in
      if scene.dragMode == nil { return "no drag selects here" }
      return scene.hasLimit ? "a limit lets drags leave out rows" : nil
    },
    ofEach: { gesture, run in
      guard let mode = gesture.mode, !gesture.changesRows, run.limit.isNone else { return nil }
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
        let left = selects ? open.subtracting(selected) : open.intersection(selected)
        guard !left.isEmpty else { continue }
        return Violation(
          gesture: 0,
          step: step,
          "the finger passed \(gesture.names(RangeSet(way.rows))), and "
            + "\(gesture.names(left)) \(left.numberCount == 1 ? "is" : "are") not "
            + (selects ? "selected" : "deselected"),
          promise: .selected(selected.symmetricDifference(left))
        )
      }
      return nil
    }
  )
}

extension PlayedGesture {
  /// Returns the moments, with the numbers of their steps, up to the first at which turning back may count.
  fileprivate func straightMoments(_ mode: SelectionMode) -> [(step: Int, moment: Moment)] {
    var direction: PanDirection?
    var last = moments[0].y
    var straight: [(step: Int, moment: Moment)] = []
    for (step, moment) in moments.enumerated() {
      if moment.y != last, mode.pass == .path || mode.turningBack == .flip {
        let next: PanDirection = moment.y > last ? .down : .up
        guard direction == nil || direction == next else { break }
        direction = next
      }
      last = moment.y
      straight.append((step, moment))
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
    if mode.start.approach.rests {
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

  /// The row on which the drag began, or `nil` if it began on none that may be changed.
  private var firstRow: Int? {
    for (_, event) in events {
      if case .began(let path, _) = event { return path.flatMap { geometry.row(of: $0) } }
    }
    return nil
  }
}
