import Foundation
import LayoutViews

extension TableView {
  /// When cells on the screen get another height by themselves: `UITableView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable, Hashable {
    /// Never; heights change with updates only.
    case disabled = 0
    /// When a cell or its content view is told that its intrinsic size changed.
    case enabled = 1
    /// Also when something in it wants another size, or the constant of a constraint changes there.
    case enabledIncludingConstraints = 2
  }
}

extension TableView: CellTable {
  package func sizeMayChange(of cell: TableViewCell, isTold: Bool) {
    guard !isTiling,
      isTold
        ? selfSizingInvalidation != .disabled
        : selfSizingInvalidation == .enabledIncludingConstraints,
      let shown = shownCells.first(where: { $0.cell === cell }),
      shown.row < storedGeometry.numberOfRows, isHeightAutomatic(forRowAt: shown.indexPath)
    else { return }
    storedGeometry.setEstimate(ofRow: shown.row)
    setNeedsLayout()
  }

  package func showsTrailingActions(of cell: TableViewCell) -> Bool {
    swipe.map { $0.cell === cell && !$0.isLeading } ?? false
  }
}
