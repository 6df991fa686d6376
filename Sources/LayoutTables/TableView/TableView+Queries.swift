public import Foundation
import LayoutDiagnostics
import LayoutViews

// All coordinates are those of the content. None of these questions needs a cell, but for
// `cellForRow(at:)`, `visibleCells` and their kin.
extension TableView {
  /// Returns the place of a section with header and footer, or zero for a section that does not exist.
  public func rect(forSection section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(of: geometry.span(ofSection: section))
  }

  /// Returns the place of a section's header at rest, or zero for a section that does not exist.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header, section) }

  /// Returns the place of a section's footer at rest, or zero for a section that does not exist.
  public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer, section) }

  private func rect(of kind: HeaderFooterKind, _ section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(of: geometry.span(of: kind, section))
  }

  /// Returns the place of a row, or zero for a row that does not exist.
  final func place(of indexPath: IndexPath) -> CGRect {
    guard let row = geometry.row(of: indexPath) else { return .zero }
    return rect(of: geometry.span(ofRow: row))
  }

  /// Returns the row at a point, or `nil` on headers, footers and empty space.
  final func row(around point: CGPoint) -> IndexPath? {
    let geometry = geometry
    guard point.x >= bounds.minX, point.x < bounds.maxX, let row = geometry.row(at: point.y)
    else { return nil }
    return geometry.indexPath(ofRow: row)
  }

  /// Returns the row that a finger touches at a place, or `nil` behind a sticky header or footer.
  package func indexPathForRow(touchedAt point: CGPoint) -> IndexPath? {
    guard !shownHeadersAndFooters.contains(where: { $0.view.frame.contains(point) }) else {
      return nil
    }
    return indexPathForRow(at: point)
  }

  /// Returns the rows of which some part is in `rect`, or `nil` for a rectangle that is none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isNull, rect.width >= 0, rect.height >= 0, rect.minX < bounds.maxX,
      rect.maxX > bounds.minX
    else { return nil }
    let geometry = geometry
    return geometry.rows(from: rect.minY, to: rect.maxY).map(geometry.indexPath(ofRow:))
  }

  /// The cells on the screen with their rows, from top to bottom.
  final var cellsOnScreen: [ShownCell] {
    layoutUnlessTiling()
    return shownCells
  }

  /// Returns the cell of a row, or `nil` if the row is not on the screen.
  final func shownCell(at indexPath: IndexPath) -> TableViewCell? {
    cellsOnScreen.first { $0.indexPath == indexPath }?.cell
  }

  func layoutUnlessTiling() { if !isTiling { layoutIfNeeded() } }

  /// Returns the row that a cell shows, or `nil` for a cell that is not on the screen.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    shownCells.first { $0.cell === cell }?.indexPath
  }

  /// Returns the number of a row that a call names, or `nil` after the report that there is no such row.
  func existingRow(_ indexPath: IndexPath, in action: String) -> Int? {
    let row = geometry.row(of: indexPath)
    if row == nil { record(.missingRow(indexPath, in: action, at: callMark)) }
    return row
  }

  /// Returns the number of the row at a height of the content; see ``TableGeometry``.
  package func row(at y: CGFloat) -> Int? { geometry.row(at: y) }
}
