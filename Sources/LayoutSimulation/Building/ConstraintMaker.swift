import LayoutDiagnostics
import LayoutScenes
import LayoutViews

/// A maker of constraints between views from those that a scenario writes.
struct ConstraintMaker {
  /// The view that constraints call `superview`.
  let superview: View
  /// The function that finds any other view by its name.
  let view: (String) -> View?

  /// Returns the constraint, not active yet, with its place in the scenario as its source, or `nil` if a view is
  /// not there.
  func constraint(_ written: WrittenConstraint) -> LayoutConstraint? {
    guard let first = item(of: written.first) else { return nil }
    var second: AnyObject?
    if let operand = written.second {
      guard let item = item(of: operand) else { return nil }
      second = item
    }
    let constraint = LayoutConstraint(
      item: first,
      attribute: written.first.attribute,
      relatedBy: written.relation,
      toItem: second,
      attribute: written.second?.attribute ?? .notAnAttribute,
      multiplier: written.multiplier,
      constant: written.constant
    )
    constraint.priority = LayoutPriority(written.priority)
    constraint.identifier = written.identifier
    if let mark = written.mark { constraint.source = mark }
    return constraint
  }

  private func item(of operand: WrittenConstraint.Operand) -> AnyObject? {
    guard let view = operand.item == .superview ? superview : view(operand.item.name) else {
      return nil
    }
    return switch operand.guide {
    case nil: view
    case .safeArea: view.safeAreaLayoutGuide
    case .layoutMargins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    case .keyboard: view.keyboardLayoutGuide
    }
  }
}
