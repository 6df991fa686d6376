import Foundation
import LayoutViews

/// A row on its way to another place under a finger.
struct RowReorder {
  /// The row that is dragged, by its number.
  let row: Int
  let cell: TableViewCell
  let shadow = LiftShadow()
  let height: CGFloat
  /// Where the row would come to lie: its section and number when it is there.
  var target: IndexPath
  /// How many other rows are above that place.
  var rowsAbove: Int
  /// How far the dragged row is below its place.
  var travel: CGFloat = 0
  /// From where the other rows and headers make room, by their views.
  var starts: [ObjectIdentifier: CGFloat] = [:]
  /// How far they have come with it: 0 not at all, 1 entirely.
  var progress: CGFloat = 1

  /// How far another row is below its place when it has made room.
  func shift(ofRow other: Int) -> CGFloat {
    let place = other > row ? other - 1 : other
    if other > row, place < rowsAbove { return -height }
    if other < row, place >= rowsAbove { return height }
    return 0
  }

  /// How far a header or footer is below its place when it has made room.
  func shift(of kind: SupplementKind, section: Int, source: Int) -> CGFloat {
    // A footer is behind the rows of its section, a header before them.
    let above = kind == .header ? section - 1 : section
    if source <= above, target[0] > above { return -height }
    if source > above, target[0] <= above { return height }
    return 0
  }
}
