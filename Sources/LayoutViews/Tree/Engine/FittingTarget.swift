import Foundation
import LayoutSolver

/// The size that a view is asked to come near to when it is measured.
struct FittingTarget {
  let size: CGSize
  let horizontalPriority: LayoutPriority
  let verticalPriority: LayoutPriority

  /// Returns the target for one length, or `nil` if nothing is asked.
  func length(_ axis: LayoutAxis) -> RowContent.Statement? {
    let target = axis == .horizontal ? size.width : size.height
    let priority = axis == .horizontal ? horizontalPriority : verticalPriority
    guard target != View.noIntrinsicMetric, priority.isUsable else { return nil }
    return .system(.equal, Double(target), at: priority.inSolver)
  }
}
