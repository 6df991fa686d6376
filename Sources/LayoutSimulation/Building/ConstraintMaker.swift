import LayoutDiagnostics
import LayoutScenes
import LayoutTables
import LayoutViews

/// A maker of constraints between views from those that a scenario writes.
struct ConstraintMaker {
  /// The overlay's touch view.
  let touchView: View
  /// The table's superview.
  let superview: View
  /// The table.
  let tableView: TableView

  /// Returns the constraint, not active yet, with its place in the scenario as its source.
  func constraint(_ written: WrittenConstraint) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: item(of: written.first),
      attribute: written.first.attribute,
      relatedBy: written.relation,
      toItem: written.second.map(item(of:)),
      attribute: written.second?.attribute ?? .notAnAttribute,
      multiplier: written.multiplier,
      constant: written.constant
    )
    constraint.priority = LayoutPriority(written.priority)
    constraint.identifier = written.identifier
    if let mark = written.mark { constraint.source = mark }
    return constraint
  }

  private func item(of operand: WrittenConstraint.Operand) -> AnyObject {
    let view =
      switch operand.item {
      case .touchView: touchView
      case .superview: superview
      case .tableView: tableView
      }
    return switch operand.guide {
    case nil: view
    case .safeArea: view.safeAreaLayoutGuide
    case .layoutMargins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    }
  }
}
