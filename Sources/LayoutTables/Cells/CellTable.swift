/// The table that a cell is in, as far as cells use it.
package protocol CellTable: AnyObject {
  /// Takes over that a cell on the screen may want another height; it is measured in the next layout.
  ///
  /// `isTold` says whether the cell itself was asked, and not something in it.
  func sizeMayChange(of cell: TableViewCell, isTold: Bool)

  /// Returns whether a cell is aside and its trailing actions show.
  func showsTrailingActions(of cell: TableViewCell) -> Bool

  /// Returns the hold that a finger has on a cell, or `nil` for none.
  func hold(on cell: TableViewCell) -> CellHold?
}

/// A hold that a finger has on a cell.
package enum CellHold {
  /// The cell is swiped aside.
  case swiped
  /// The cell is on its way to another place.
  case reordering
}
