package import Foundation
import LayoutGeometry
import LayoutSolver

extension LayoutEngine {
  /// Writes the sum of a constraint as it is now, and returns the rest of its row, or `nil` if it has none.
  func write(
    _ constraint: LayoutConstraint,
    into sum: inout LinearExpression
  ) -> RowContent.Statement? {
    guard let first = constraint.first, let ancestor = constraint.installedView else { return nil }
    // If leading is right, places count towards the left; their origin stays the left edge, so that
    // a factor means something else than left to right, as on a device.
    let isDirectional =
      first.attribute.family == .directional
      || constraint.second?.attribute.family == .directional
    // The view that holds the constraint decides, whatever its items say of themselves.
    let isMirrored = isDirectional && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let space = CoordinateSpace(ancestor: ancestor, isMirrored: isMirrored, constraint: constraint)
    guard add(first, times: 1, to: &sum, space) else { return nil }
    if let second = constraint.second {
      guard add(second, times: -Double(constraint.multiplier), to: &sum, space) else { return nil }
    }
    return RowContent.Statement(
      constant: Double(constraint.constant) - sum.constant,
      priority: constraint.priority.inSolver,
      relation: constraint.relation.inSolver,
      protection: constraint.protection
    )
  }

  /// The coordinates in which a constraint is written: those of a view, and the side that they count from.
  struct CoordinateSpace {
    let ancestor: View
    let isMirrored: Bool
    /// The constraint to notify of views that scroll, or `nil` if no row is written.
    let constraint: LayoutConstraint?
  }

  // These functions add a place or length, times a factor, to a sum, and return false if there is none.

  func add(
    _ operand: LayoutOperand,
    times factor: Double,
    to sum: inout LinearExpression,
    _ space: CoordinateSpace
  ) -> Bool {
    guard add(operand.attribute, of: operand.node, times: factor, to: &sum, space) else {
      return false
    }
    guard let attribute = operand.startAttribute else { return true }
    guard let start = operand.startNode else { return false }
    return add(attribute, of: start, times: -factor, to: &sum, space)
  }

  func add(
    _ attribute: LayoutConstraint.Attribute,
    of node: LayoutNode,
    times factor: Double,
    to sum: inout LinearExpression,
    _ space: CoordinateSpace
  ) -> Bool {
    let view = node.view
    if let view, let inner = attribute.withinMargins {
      return add(inner, of: view.layoutMarginsGuide.node, times: factor, to: &sum, space)
    }
    if let view, view === space.ancestor, attribute.isEdge,
      let content = view.contentGuideForConstraints
    {
      // The content of a scroll view stands for its edges if something inside is tied to them.
      return add(attribute, of: content.node, times: factor, to: &sum, space)
    }
    let insets = view?.alignmentRectInsets ?? .zero
    var (fraction, offset): (Double, CGFloat)
    switch attribute {
    case .notAnAttribute, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      return false
    case .width, .height:
      let lengthInsets = attribute == .width ? insets.horizontal : insets.vertical
      sum.add(variables(of: node).length(attribute.axis), factor)
      sum.constant -= factor * Double(lengthInsets)
      return true
    case .left: (fraction, offset) = (0, insets.left)
    case .right: (fraction, offset) = (1, -insets.right)
    case .leading: (fraction, offset) = space.isMirrored ? (1, -insets.right) : (0, insets.left)
    case .trailing: (fraction, offset) = space.isMirrored ? (0, insets.left) : (1, -insets.right)
    case .centerX: (fraction, offset) = (0.5, (insets.left - insets.right) / 2)
    case .top: (fraction, offset) = (0, insets.top)
    case .bottom: (fraction, offset) = (1, -insets.bottom)
    case .centerY: (fraction, offset) = (0.5, (insets.top - insets.bottom) / 2)
    case .firstBaseline:
      guard let (text, offset) = view?.firstBaseline else { return false }
      return add(.vertical, 0, offset, of: text.node, text, times: factor, to: &sum, space)
    case .lastBaseline:
      guard let (text, offset) = view?.lastBaseline else { return false }
      return add(.vertical, 1, -offset, of: text.node, text, times: factor, to: &sum, space)
    }
    return add(attribute.axis, fraction, offset, of: node, view, times: factor, to: &sum, space)
  }

  /// Adds the place at a fraction of the length of an item, in the coordinates of the ancestor.
  private func add(
    _ axis: LayoutAxis,
    _ fraction: Double,
    _ offset: CGFloat,
    of node: LayoutNode,
    _ view: View?,
    times factor: Double,
    to sum: inout LinearExpression,
    _ space: CoordinateSpace
  ) -> Bool {
    let factor = space.isMirrored && axis == .horizontal ? -factor : factor
    let own = variables(of: node)
    guard addStart(of: node, view, own, axis, times: factor, to: &sum, space) else { return false }
    if fraction != 0 { sum.add(own.length(axis), factor * fraction) }
    sum.constant += factor * Double(offset)
    return true
  }

  /// Adds the origin of an item in the coordinates of the ancestor: the sum of the origins on the way.
  private func addStart(
    of node: LayoutNode,
    _ view: View?,
    _ own: ItemVariables,
    _ axis: LayoutAxis,
    times factor: Double,
    to sum: inout LinearExpression,
    _ space: CoordinateSpace
  ) -> Bool {
    var next: View?
    if let view {
      if view === space.ancestor { return true }
      sum.add(own.start(axis), factor)
      if view.isSubview(of: space.ancestor) { return true }
      next = view.superview
    } else if let guide = node.guide, let view = guide.owningView {
      sum.add(own.start(axis), factor)
      if view === space.ancestor {
        if guide.role.isOnScreen { addScroll(of: view, axis, times: factor, to: &sum, space) }
        return true
      }
      // The guides of safe area and margins stay with the edges of their view when it scrolls.
      if guide.role.isInContent { addScroll(of: view, axis, times: -factor, to: &sum, space) }
      sum.add(variables(of: view.node).start(axis), factor)
      next = view.superview
    }
    while let view = next, view !== space.ancestor {
      addScroll(of: view, axis, times: -factor, to: &sum, space)
      sum.add(variables(of: view.node).start(axis), factor)
      next = view.superview
    }
    return next != nil
  }

  private func addScroll(
    of view: View,
    _ axis: LayoutAxis,
    times factor: Double,
    to sum: inout LinearExpression,
    _ space: CoordinateSpace
  ) {
    let origin = view.storedBounds.origin
    sum.constant += factor * Double(axis == .horizontal ? origin.x : origin.y)
    space.constraint?.follow(view)
  }
}

extension LayoutConstraint.Relation {
  var inSolver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutPriority {
  var inSolver: Priority { self == .required ? .required : Priority(rawValue) }
}

extension View {
  /// The first baseline: the view whose text has it, and its distance below the top edge of that.
  package var firstBaseline: (view: View, offset: CGFloat) {
    let view = baselineView(\.forFirstBaselineLayout)
    return (view, view.alignmentRectInsets.top + view.firstBaselineOffset)
  }

  /// The last baseline: the view whose text has it, and its distance above the bottom edge of that.
  package var lastBaseline: (view: View, offset: CGFloat) {
    let view = baselineView(\.forLastBaselineLayout)
    return (view, view.alignmentRectInsets.bottom + view.lastBaselineOffset)
  }

  /// Returns the view whose text has a baseline, followed down the tree.
  private func baselineView(_ next: (View) -> View) -> View {
    var view = self
    while true {
      let candidate = next(view)
      guard candidate !== view, candidate.isDescendant(of: view) else { return view }
      view = candidate
    }
  }
}
