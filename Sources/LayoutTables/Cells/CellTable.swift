/// What a cell asks of the table that it is in.
package protocol CellTable: AnyObject {
  /// Takes over that a cell on the screen may want another height; it is measured in the next layout.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - isTold: A Boolean value that indicates whether the cell itself was told, not something in it.
  func sizeMayChange(of cell: TableViewCell, isTold: Bool)

  /// Returns whether a cell is aside and its trailing actions show.
  func showsTrailingActions(of cell: TableViewCell) -> Bool
}
