package import Foundation
import LayoutGeometry
import LayoutSolver

extension LayoutEngine {
  /// Returns the present content of `row`, or `nil` if it has none.
  func content(of row: SystemRow) -> RowContent? {
    if let constraint = row.constraint { return content(of: constraint, as: row) }
    guard let node = row.node, let solved = node.solvedItem else { return nil }
    return supportContent(of: row.source, for: node, solved)
  }

  private func content(of constraint: LayoutConstraint, as row: SystemRow) -> RowContent? {
    guard let first = constraint.first, let ancestor = constraint.installedView else { return nil }
    // If leading is right, places count towards the left; their origin stays the left edge, so that
    // a factor means something else than left to right, as on a device.
    let isDirectional =
      first.attribute.family == .directional
      || constraint.second?.attribute.family == .directional
    // The view that holds the constraint decides, whatever its items say of themselves.
    let isMirrored = isDirectional && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = Place(ancestor: ancestor, isMirrored: isMirrored, row: row)
    var sum = emptySum()
    guard add(first, times: 1, to: &sum, place) else { return nil }
    if let second = constraint.second {
      guard add(second, times: -Double(constraint.multiplier), to: &sum, place) else { return nil }
    }
    return RowContent(
      terms: sum.terms,
      statement: RowContent.Statement(
        relation: constraint.relation.inSolver,
        constant: Double(constraint.constant) - sum.constant,
        priority: constraint.priority.inSolver,
        protection: constraint.protection
      )
    )
  }

  /// A place in which a constraint is written: the view with the coordinates, and the side they count from.
  struct Place {
    let ancestor: View
    let isMirrored: Bool
    /// The row to notify of views that scroll, or `nil` if no row is written.
    let row: SystemRow?
  }

  // These functions add a place or length, times a factor, to a sum, and return false if there is none.

  func add(
    _ operand: LayoutOperand,
    times factor: Double,
    to sum: inout LinearExpression,
    _ place: Place
  ) -> Bool {
    guard add(operand.attribute, of: operand.node, times: factor, to: &sum, place) else {
      return false
    }
    guard let attribute = operand.startAttribute else { return true }
    guard let start = operand.startNode else { return false }
    return add(attribute, of: start, times: -factor, to: &sum, place)
  }

  func add(
    _ attribute: LayoutConstraint.Attribute,
    of node: LayoutNode,
    times factor: Double,
    to sum: inout LinearExpression,
    _ place: Place
  ) -> Bool {
    let view = node.view
    if let view, let inner = attribute.withinMargins {
      return add(inner, of: view.layoutMarginsGuide.node, times: factor, to: &sum, place)
    }
    if let content = contentGuide(for: attribute, of: view, place) {
      return add(attribute, of: content.node, times: factor, to: &sum, place)
    }
    let insets = view?.alignmentRectInsets ?? .zero
    var (fraction, offset): (Double, CGFloat)
    switch attribute {
    case .notAnAttribute, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      return false
    case .width:
      addLength(of: node, .horizontal, less: insets.horizontal, times: factor, to: &sum)
      return true
    case .height:
      addLength(of: node, .vertical, less: insets.vertical, times: factor, to: &sum)
      return true
    case .left: (fraction, offset) = (0, insets.left)
    case .right: (fraction, offset) = (1, -insets.right)
    case .leading: (fraction, offset) = place.isMirrored ? (1, -insets.right) : (0, insets.left)
    case .trailing: (fraction, offset) = place.isMirrored ? (0, insets.left) : (1, -insets.right)
    case .centerX: (fraction, offset) = (0.5, (insets.left - insets.right) / 2)
    case .top: (fraction, offset) = (0, insets.top)
    case .bottom: (fraction, offset) = (1, -insets.bottom)
    case .centerY: (fraction, offset) = (0.5, (insets.top - insets.bottom) / 2)
    case .firstBaseline:
      guard let (text, offset) = view?.firstBaseline else { return false }
      let point = Point(node: text.node, axis: .vertical, fraction: 0, offset: offset)
      return add(point, times: factor, to: &sum, place)
    case .lastBaseline:
      guard let (text, offset) = view?.lastBaseline else { return false }
      let point = Point(node: text.node, axis: .vertical, fraction: 1, offset: -offset)
      return add(point, times: factor, to: &sum, place)
    }
    let point = Point(node: node, axis: attribute.axis, fraction: fraction, offset: offset)
    return add(point, times: factor, to: &sum, place)
  }

  private func addLength(
    of node: LayoutNode,
    _ axis: LayoutAxis,
    less insets: CGFloat,
    times factor: Double,
    to sum: inout LinearExpression
  ) {
    sum.add(item(for: node).length(axis), factor)
    sum.constant -= factor * Double(insets)
  }

  /// Returns the content of a scroll view, which stands for its edges if something inside is tied to them.
  private func contentGuide(
    for attribute: LayoutConstraint.Attribute,
    of view: View?,
    _ place: Place
  ) -> LayoutGuide? {
    guard view === place.ancestor, attribute.isEdge else { return nil }
    return view?.contentGuideForConstraints
  }

  /// The place at a fraction of the length of an item.
  private struct Point {
    let node: LayoutNode
    let axis: LayoutAxis
    let fraction: Double
    let offset: CGFloat
  }

  /// Adds a place in the coordinates of the ancestor.
  private func add(
    _ point: Point,
    times factor: Double,
    to sum: inout LinearExpression,
    _ place: Place
  ) -> Bool {
    let factor = place.isMirrored && point.axis == .horizontal ? -factor : factor
    let item = item(for: point.node)
    guard addStart(of: point.node, item, point.axis, times: factor, to: &sum, place) else {
      return false
    }
    if point.fraction != 0 { sum.add(item.length(point.axis), factor * point.fraction) }
    sum.constant += factor * Double(point.offset)
    return true
  }

  /// Adds the origin of an item in the coordinates of the ancestor: the sum of the origins on the way.
  private func addStart(
    of node: LayoutNode,
    _ own: SolvedItem,
    _ axis: LayoutAxis,
    times factor: Double,
    to sum: inout LinearExpression,
    _ place: Place
  ) -> Bool {
    var next: View?
    if let view = node.view {
      if view === place.ancestor { return true }
      sum.add(own.start(axis), factor)
      next = view.superview
    } else if let guide = node.guide, let view = guide.owningView {
      sum.add(own.start(axis), factor)
      if view === place.ancestor {
        if guide.role.isOnScreen { addScroll(of: view, axis, times: factor, to: &sum, place) }
        return true
      }
      // The guides of safe area and margins stay with the edges of their view when it scrolls.
      if guide.role.isInContent { addScroll(of: view, axis, times: -factor, to: &sum, place) }
      sum.add(item(for: view.node).start(axis), factor)
      next = view.superview
    }
    while let view = next, view !== place.ancestor {
      addScroll(of: view, axis, times: -factor, to: &sum, place)
      sum.add(item(for: view.node).start(axis), factor)
      next = view.superview
    }
    return next != nil
  }

  private func addScroll(
    of view: View,
    _ axis: LayoutAxis,
    times factor: Double,
    to sum: inout LinearExpression,
    _ place: Place
  ) {
    let origin = view.storedBounds.origin
    sum.constant += factor * Double(axis == .horizontal ? origin.x : origin.y)
    place.row?.follow(view)
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
