package import Foundation
package import LayoutScenes
package import LayoutTables
package import SelectionModel
package import TableSelection

/// A gesture that was played, with all that invariants look at.
package struct PlayedGesture: Sendable {
  /// The gesture.
  package var gesture: FuzzedGesture
  /// The selection before the finger came down.
  package var before: SelectedRows
  /// The moments after each of the steps.
  package var moments: [Moment] = []
  /// The selection when everything has come to rest, or the next gesture comes.
  package var after: SelectedRows
  /// The events of the ways to select, in order, each with the number of the step during which it came; those
  /// after the last step have the number of steps.
  package var events: [(step: Int, event: SelectionEvent)] = []
  /// The calls to delegates, in order.
  package var calls: [DelegateCall] = []
  /// The mode of the drag, or `nil` if none began.
  package var mode: SelectionMode?
  /// Whether the drag leaves rows of other sections than its first one's alone.
  package var staysInSection = false
  /// The rows that the finger can have come to that may be neither selected nor deselected.
  package var fixed = RangeSet<Int>()
  /// The fixed rows that were selected and could be deselected: to be selected again is what they may not.
  package var deselectable = RangeSet<Int>()
  /// The rows that the drag or the tap was refused, but for want of room.
  package var refused = RangeSet<Int>()
  /// Whether rows came, went or were loaded again, so that numbers before and after do not compare.
  package var changesRows = false
  /// Whether the finger came down on content that moved on by itself, and stops it.
  package var stopsContent = false
  /// Whether the table moves by itself as the finger comes, so that rows come under a finger that rests.
  package var beginsOnMovingTable = false
  /// Whether several rows can be selected at a time.
  package var selectsSeveral = true
  /// Whether everything came to rest, or the next gesture came before.
  package var comesToRest = true
  /// Whether a drag is still under way in the end.
  package var isSelectingAfter = false
  /// The distance by which the content lies beyond its end at rest, or 0 if the next gesture came before.
  package var overscroll: CGFloat = 0
  /// The errors that the screen recorded, in words.
  package var errors: [String] = []
  /// The lines of the sections and rows, for their names.
  package var geometry: TableGeometry

  /// Creates a gesture that begins.
  package init(_ gesture: FuzzedGesture, before: SelectedRows, geometry: TableGeometry) {
    self.gesture = gesture
    self.before = before
    self.geometry = geometry
    after = before
  }

  /// The rows whose state is not what it was.
  package var changed: RangeSet<Int> { before.rows.symmetricDifference(after.rows) }

  /// The rows to which the finger came, or which came to it.
  ///
  /// A table that scrolls by itself under a drag takes the rows along that it brings onto the screen: at its end these
  /// are more than those under the finger.
  package var swept: Range<Int>? {
    let rows = moments.map { scrollsByItself ? $0.swept.joined(with: $0.visible) : $0.swept }
    return rows.dropFirst().reduce(rows.first) { $0?.joined(with: $1) }
  }

  /// Whether the table scrolled by itself under the drag.
  var scrollsByItself: Bool {
    events.contains { if case .scrollingBegan = $0.event { true } else { false } }
  }

  /// Whether the drag selects, or `nil` if it began on no row.
  var selects: Bool? {
    for (_, event) in events {
      if case .began(let path, let selects) = event { return path == nil ? nil : selects }
    }
    return nil
  }

  /// Whether a press became one while the finger moved.
  var beginsOnTheWay: Bool {
    guard mode?.start.approach.rests == true else { return false }
    for (step, event) in events {
      guard case .began = event, gesture.steps.indices.contains(step) else { continue }
      if case .move = gesture.steps[step] { return true }
    }
    return false
  }

  /// A moment behind a step of a gesture.
  package struct Moment: Sendable {
    /// The height of the finger in the window, in points.
    package var y: CGFloat
    /// The height of the finger in the content.
    package var height: CGFloat
    /// The place of the finger.
    package var place: RowPosition
    /// The place a point above the finger.
    package var above: RowPosition
    /// The place a point below the finger.
    package var below: RowPosition
    /// The rows that the finger can have come to during the step, with a point to spare.
    package var swept: Range<Int>
    /// The rows that were on the screen during the step, with a point to spare.
    package var visible: Range<Int>
    /// The selected rows.
    package var selection: SelectedRows
    /// Whether a drag that selects is under way.
    package var isSelecting: Bool
    /// Whether the content moves on by itself under the finger, as after a fling, or springs back.
    package var isAdrift = false

    /// Creates a moment.
    package init(
      y: CGFloat,
      height: CGFloat,
      place: RowPosition,
      above: RowPosition,
      below: RowPosition,
      swept: Range<Int>,
      visible: Range<Int>,
      selection: SelectedRows,
      isSelecting: Bool
    ) {
      (self.y, self.height) = (y, height)
      (self.place, self.above, self.below) = (place, above, below)
      (self.swept, self.visible) = (swept, visible)
      (self.selection, self.isSelecting) = (selection, isSelecting)
    }
  }
}

/// A height of the content by rows, which holds while rows above it are measured.
package struct RowPosition: Sendable, Hashable {
  /// The row at the height, or the next one below it.
  package var row: Int
  /// Whether the height is in the row.
  package var isInRow: Bool

  /// Creates the position of a height.
  package init(_ height: CGFloat, in geometry: TableGeometry) {
    row = geometry.firstRow(endingBelow: height)
    isInRow = row < geometry.numberOfRows && geometry.span(ofRow: row).minY <= height
  }

  /// Creates the position of a row, or of the gap above it.
  package init(row: Int, isInRow: Bool = true) {
    self.row = row
    self.isInRow = isInRow
  }

  /// The number of rows that begin at the height or above it.
  package var end: Int { isInRow ? row + 1 : row }
}

extension Range<Int> {
  /// Returns the rows from the first of both to the last of both.
  func joined(with other: Self) -> Self {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
