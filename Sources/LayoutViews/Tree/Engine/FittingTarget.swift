import Foundation
import LayoutSolver

/// The size that a view is asked to come near to when it is measured.
struct FittingTarget {
  let size: CGSize
  let horizontalPriority: LayoutPriority
  let verticalPriority: LayoutPriority

  /// Returns the target for one length as an equation, or `nil` if nothing is asked.
  func row(for length: VariableID, _ axis: LayoutAxis) -> RowContent? {
    let target = axis == .horizontal ? size.width : size.height
    let priority = axis == .horizontal ? horizontalPriority : verticalPriority
    guard target != View.noIntrinsicMetric, priority.isUsable else { return nil }
    var row = RowContent.system(LinearExpression(length), .equal, Double(target))
    row.statement.priority = priority.inSolver
    return row
  }
}
