import Foundation
import LayoutGeometry
import LayoutViews

/// By how much a constraint does not hold in the frames as they are.
func violation(of constraint: LayoutConstraint) -> CGFloat {
  guard let first = constraint.firstItem as? View else { return .infinity }
  let second = constraint.secondItem as? View
  let ancestor = second.map { commonAncestor(first, $0) } ?? first
  let isMirrored =
    ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
    && [constraint.firstAttribute, constraint.secondAttribute].contains {
      $0 == .leading || $0 == .trailing
    }
  func value(_ attribute: LayoutConstraint.Attribute, _ view: View) -> CGFloat {
    var rect = CGRect(origin: .zero, size: view.bounds.size)
    if view !== ancestor { rect = view.convert(view.bounds, to: ancestor) }
    // Places count towards the left, from the left edge.
    if isMirrored { rect.origin.x = -rect.maxX }
    return switch attribute {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX
    case .centerX: rect.midX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerY: rect.midY
    case .width: rect.width
    default: rect.height
    }
  }
  let left = value(constraint.firstAttribute, first)
  let right =
    constraint.constant
    + (second.map { constraint.multiplier * value(constraint.secondAttribute, $0) } ?? 0)
  return switch constraint.relation {
  case .equal: abs(left - right)
  case .lessThanOrEqual: max(0, left - right)
  case .greaterThanOrEqual: max(0, right - left)
  }
}

private func commonAncestor(_ left: View, _ right: View) -> View {
  var view = left
  while !right.isDescendant(of: view), let next = view.superview { view = next }
  return view
}
