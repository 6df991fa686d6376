import Foundation
import LayoutViews

extension TableView {
  /// A condition under which cells on the screen change their height: `UITableView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable, Hashable {
    /// Heights change with updates only.
    case disabled = 0
    /// A cell's height changes when the intrinsic size of it or its content view does.
    case enabled = 1
    /// A cell's height also changes with any size inside, or with the constant of a constraint there.
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
    swipe.map { $0.cell === cell && !$0.isLeading && !$0.isClosing } ?? false
  }

  package func hold(on cell: TableViewCell) -> CellHold? {
    if swipe?.cell === cell { return .swiped }
    return reorder?.cell === cell ? .reordering : nil
  }
}

extension TableView {
  /// Takes over that a finger holds another cell, or none.
  func holdDidChange(from old: TableViewCell?, to new: TableViewCell?) {
    guard old !== new else { return }
    old?.setNeedsUpdateConfiguration()
    new?.setNeedsUpdateConfiguration()
  }
}
