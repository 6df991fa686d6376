import Foundation
import LayoutCapture
import LayoutScenes
import LayoutTables
import LayoutViews

// While rows move, a picture shows them elsewhere than where a finger finds them, which is where they will be.
extension PlaceResolver {
  /// The rows on the screen, in their order.
  var rowsOnScreen: [RowAddress] {
    let table = screen.tableView
    let paths =
      meansDrawn ? table.drawnRows.map(\.indexPath) : table.indexPathsForVisibleRows ?? []
    return paths.map(RowAddress.init)
  }

  /// Returns the place of a row, in window coordinates; null if nothing of it is drawn.
  func frame(of row: RowAddress) -> CGRect {
    let table = screen.tableView
    let path = row.indexPath
    return inWindow(meansDrawn ? table.drawnRectForRow(at: path) : table.rectForRow(at: path))
  }

  /// Returns the place of an area of a view, in window coordinates; null if nothing of it is drawn.
  func frame(of area: CGRect, in view: View) -> CGRect {
    meansDrawn ? view.drawnArea(of: area) : view.convert(area, to: nil)
  }

  /// Returns an area of the table in window coordinates.
  func inWindow(_ area: CGRect) -> CGRect {
    area.isNull ? area : screen.tableView.convert(area, to: nil)
  }
}
