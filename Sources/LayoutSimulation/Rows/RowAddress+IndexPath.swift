package import Foundation
package import LayoutScenes
import LayoutViews

extension RowAddress {
  /// Creates the address of the row at `indexPath`.
  package init(_ indexPath: IndexPath) { self.init(section: indexPath.section, row: indexPath.row) }

  /// The path of the row in a table.
  package var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
