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
      attribute: attribute(written.first.attribute),
      relatedBy: relation(written.relation),
      toItem: written.second.map(item(of:)),
      attribute: written.second.map { attribute($0.attribute) } ?? .notAnAttribute,
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

  private func relation(_ relation: WrittenConstraint.Relation) -> LayoutConstraint.Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  private func attribute(_ attribute: ConstraintAttribute) -> LayoutConstraint.Attribute {
    switch attribute {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}
