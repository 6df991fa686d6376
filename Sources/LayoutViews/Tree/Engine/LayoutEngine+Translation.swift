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

    func isAncestor(_ node: LayoutNode) -> Bool { node.isNode(of: ancestor) }

    /// Returns whether the item of a node is a view right in the ancestor.
    func isRightAround(_ node: LayoutNode) -> Bool { node.isNode(ofSubviewOf: ancestor) }
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
    guard let view = node.view else {
      return add(attribute, of: node, .zero, times: factor, to: &sum, space)
    }
    if let inner = attribute.withinMargins {
      return add(inner, of: view.layoutMarginsGuide.node, times: factor, to: &sum, space)
    }
    if view === space.ancestor, attribute.isEdge, let content = view.contentGuideForConstraints {
      // The content of a scroll view stands for its edges if something inside is tied to them.
      return add(attribute, of: content.node, times: factor, to: &sum, space)
    }
    if attribute.isBaseline {
      let isFirst = attribute == .firstBaseline
      let (text, offset) = isFirst ? view.firstBaseline : view.lastBaseline
      let place = isFirst ? PlaceInItem(0, offset) : PlaceInItem(1, -offset)
      return add(place, .vertical, of: text.node, times: factor, to: &sum, space)
    }
    return add(attribute, of: node, view.alignmentRectInsets, times: factor, to: &sum, space)
  }

  /// Adds a place or length of an item with the insets of its alignment rectangle.
  private func add(
    _ attribute: LayoutConstraint.Attribute,
    of node: LayoutNode,
    _ insets: EdgeInsets,
    times factor: Double,
    to sum: inout LinearExpression,
    _ space: CoordinateSpace
  ) -> Bool {
    let axis = attribute.axis
    if attribute.isLength {
      sum.add(variables(of: node).length(axis), factor)
      sum.constant -= factor * Double(axis == .horizontal ? insets.horizontal : insets.vertical)
      return true
    }
    guard let place = PlaceInItem(of: attribute, insets, isMirrored: space.isMirrored) else {
      return false
    }
    return add(place, axis, of: node, times: factor, to: &sum, space)
  }

  /// Adds a place in an item in the coordinates of the ancestor.
  private func add(
    _ place: PlaceInItem,
    _ axis: LayoutAxis,
    of node: LayoutNode,
    times factor: Double,
    to sum: inout LinearExpression,
    _ space: CoordinateSpace
  ) -> Bool {
    let factor = space.isMirrored && axis == .horizontal ? -factor : factor
    let own = variables(of: node)
    if !space.isAncestor(node) {
      sum.add(own.start(axis), factor)
      guard
        space.isRightAround(node) || addStart(around: node, axis, times: factor, to: &sum, space)
      else { return false }
    }
    if place.fraction != 0 { sum.add(own.length(axis), factor * place.fraction) }
    sum.constant += factor * Double(place.offset)
    return true
  }

  /// Adds the origins of what is between an item and the ancestor.
  private func addStart(
    around node: LayoutNode,
    _ axis: LayoutAxis,
    times factor: Double,
    to sum: inout LinearExpression,
    _ space: CoordinateSpace
  ) -> Bool {
    var next = node.view?.superview
    if let guide = node.guide, let view = guide.owningView {
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

/// A place in an item: at a part of its length, and a distance from there.
private struct PlaceInItem {
  let fraction: Double
  let offset: CGFloat

  init(_ fraction: Double, _ offset: CGFloat) {
    self.fraction = fraction
    self.offset = offset
  }

  /// Creates the place of an edge or middle of the alignment rectangle, or `nil` for what is neither.
  init?(of attribute: LayoutConstraint.Attribute, _ insets: EdgeInsets, isMirrored: Bool) {
    switch attribute {
    case .notAnAttribute, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins, .width, .height,
      .firstBaseline, .lastBaseline:
      return nil
    case .left: self.init(0, insets.left)
    case .right: self.init(1, -insets.right)
    case .leading: self.init(isMirrored ? 1 : 0, isMirrored ? -insets.right : insets.left)
    case .trailing: self.init(isMirrored ? 0 : 1, isMirrored ? insets.left : -insets.right)
    case .centerX: self.init(0.5, (insets.left - insets.right) / 2)
    case .top: self.init(0, insets.top)
    case .bottom: self.init(1, -insets.bottom)
    case .centerY: self.init(0.5, (insets.top - insets.bottom) / 2)
    }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isLength: Bool { self == .width || self == .height }
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
