import Foundation
import LayoutViews

/// A row on its way to another place under a finger.
struct RowReorder {
  /// The row that is dragged, by its number.
  let row: Int
  let cell: TableViewCell
  let shadow = LiftShadow()
  let height: CGFloat
  /// The new place of the row: its section and number when it is there.
  var target: IndexPath
  /// The number of other rows above that place.
  var rowsAbove: Int
  /// The distance of the dragged row below its place.
  var travel: CGFloat = 0
  /// The places from which the other rows and headers make room, by their views.
  var starts: [ObjectIdentifier: CGFloat] = [:]
  /// The progress of making room: 0 not at all, 1 entirely.
  var progress: CGFloat = 1

  /// Returns the distance of another row below its place when it has made room.
  func shift(ofRow other: Int) -> CGFloat {
    let place = other > row ? other - 1 : other
    if other > row, place < rowsAbove { return -height }
    if other < row, place >= rowsAbove { return height }
    return 0
  }

  /// Returns the distance of a header or footer below its place when it has made room.
  func shift(of kind: HeaderFooterKind, section: Int, source: Int) -> CGFloat {
    // A footer is behind the rows of its section, a header before them.
    let above = kind == .header ? section - 1 : section
    if source <= above, target[0] > above { return -height }
    if source > above, target[0] <= above { return height }
    return 0
  }
}
