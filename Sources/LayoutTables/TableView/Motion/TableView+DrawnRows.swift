package import Foundation
package import LayoutViews

// Where parts of a table are drawn while they move. Frames and questions such as `rectForRow(at:)` know the end of a
// motion only, as touches do.
extension TableView {
  /// A row of which something is drawn.
  package struct DrawnRow {
    /// The row.
    package let indexPath: IndexPath
    /// The cell that shows it.
    package let cell: TableViewCell
    /// The place at which it is drawn, with its actions where it is swiped aside; null if nothing of it shows yet.
    package let rect: CGRect
  }

  /// The rows on the screen, and those on their way off it, in their order.
  package var drawnRows: [DrawnRow] {
    layoutUnlessTiling()
    var rows = shownCells.map { shown in
      DrawnRow(
        indexPath: shown.indexPath,
        cell: shown.cell,
        rect: drawnPart(of: rectForRow(at: shown.indexPath), in: shown.cell)
      )
    }
    guard let motion, !motion.leaving.isEmpty else { return rows }
    let shown = Set(rows.map(\.indexPath))
    for departure in motion.departures {
      guard case .cell(let left, isGone: false) = departure, !shown.contains(left.indexPath),
        let view = left.cell.superview as? LeavingView
      else { continue }
      let rect = drawnPart(of: view.frame, in: view)
      rows.append(DrawnRow(indexPath: left.indexPath, cell: left.cell, rect: rect))
    }
    return rows.sorted { $0.indexPath < $1.indexPath }
  }

  /// Returns the place at which a row is drawn, or where it would be if it is not on the screen.
  package func drawnRectForRow(at indexPath: IndexPath) -> CGRect {
    drawnRows.first { $0.indexPath == indexPath }?.rect ?? rectForRow(at: indexPath)
  }

  /// Returns the place at which an area of one of the table's subviews is drawn.
  ///
  /// - Parameters:
  ///   - area: The area as it is laid out, in the table's coordinates.
  ///   - view: The subview.
  /// - Returns: The part that shows, at its present place, in the table's coordinates; null if nothing shows.
  package func drawnPart(of area: CGRect, in view: View) -> CGRect {
    guard let moved = presentation(of: view) else { return area }
    guard moved.alpha > 0 else { return .null }
    let clip = moved.clip?.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
    let part = clip.map(area.intersection) ?? area
    return part.isNull ? part : part.offsetBy(dx: moved.offset.x, dy: moved.offset.y)
  }
}
