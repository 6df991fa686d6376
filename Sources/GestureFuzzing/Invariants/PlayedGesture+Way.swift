import Foundation
import LayoutScenes
import LayoutTables
import SelectionModel
import TableSelection

extension PlayedGesture {
  /// The moments at which the drag knows where the finger is, with the numbers of their steps.
  ///
  /// It does not on content that moves by itself.
  var knownMoments: [(step: Int, moment: Moment)] {
    var last = (y: moments[0].y, height: moments[0].height)
    var isKnown = true
    return moments.enumerated().compactMap { step, moment in
      defer { last = (moment.y, moment.height) }
      if moment.isAdrift {
        isKnown = false
      } else if moment.y != last.y {
        isKnown = true
      } else if moment.height != last.height, !scrollsByItself {
        isKnown = false
      }
      return isKnown ? (step, moment) : nil
    }
  }

  /// Returns the known moments up to the first at which turning back may count, on the glass.
  func straightMoments(_ mode: SelectionMode) -> [(step: Int, moment: Moment)] {
    guard mode.pass == .path || mode.turningBack == .flip else { return knownMoments }
    var ways: Set<PanDirection> = []
    var last = moments[0].y
    let end = moments.indices.first { step in
      if moments[step].y != last { ways.insert(moments[step].y > last ? .down : .up) }
      last = moments[step].y
      // A finger that leaves the edge turns back as well.
      for case (step, .scrollingBegan(let direction)) in events { ways.insert(direction) }
      return ways.count > 1
    }
    return knownMoments.filter { $0.step < end ?? .max }
  }

  /// Returns the rows that the drag holds at a moment for certain, and the direction in which it came to them.
  ///
  /// - Returns: The rows, or `nil` if it is not certain where the drag began: a press may move before it is one.
  func way(
    to moment: Moment,
    _ mode: SelectionMode
  ) -> (rows: Range<Int>, direction: PanDirection)? {
    let start: RowPosition
    if mode.start.approach.rests || movesBeforeBeginning {
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

  /// Whether other rows came under the finger before it began to drag.
  private var movesBeforeBeginning: Bool {
    moments.first?.isAdrift == true
  }

  /// The row on which the drag began, or `nil` if it began on none that may be changed.
  private var firstRow: Int? {
    for (_, event) in events {
      if case .began(let path, _) = event { return path.flatMap { geometry.row(of: $0) } }
    }
    return nil
  }
}
