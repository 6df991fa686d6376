import Foundation
public import LayoutTables
import LayoutViews

// The finding about a nib is told where it is made.
extension TableView {
  /// Registers nothing: rows of the identifier are stock cells.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(TableViewCell.self, forCellReuseIdentifier: identifier)
  }
  /// Registers nothing: headers and footers of the identifier are stock ones.
  public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
  }
}
