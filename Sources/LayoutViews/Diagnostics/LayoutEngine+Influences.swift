import LayoutGeometry
import LayoutSolver

extension LayoutEngine {
  /// Returns a place or length of a view or guide, or `nil` if it has no such.
  ///
  /// It counts in the coordinates of the superview or owner and grows to the right. Leading and trailing are the
  /// sides that they are to the constraints there.
  func expression(
    of attribute: LayoutConstraint.Attribute,
    of node: LayoutNode
  ) -> [Term]? {
    guard let host = node.hostView else { return nil }
    let holder = node.view?.superview ?? host
    let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let space = CoordinateSpace(ancestor: holder, isMirrored: false, constraint: nil)
    var sum = LinearExpression()
    let absolute = attribute.absolute(isMirrored: isMirrored)
    return add(absolute, of: node, times: 1, to: &sum, space) ? sum.terms : nil
  }

  /// Returns the expression of an anchor: a place in the coordinates of the superview or owner, a length,
  /// or the distance of two places in those of the root.
  func expression(of operand: LayoutOperand) -> [Term]? {
    guard operand.startAttribute != nil || operand.node.hostView == nil else {
      return expression(of: operand.attribute, of: operand.node)
    }
    guard let root else { return nil }
    var sum = LinearExpression()
    let space = CoordinateSpace(ancestor: root, isMirrored: false, constraint: nil)
    return add(operand, times: 1, to: &sum, space) ? sum.terms : nil
  }

  /// Returns the constraints that influence where a view or guide is and how long it is in one direction.
  func constraints(affecting node: LayoutNode, along axis: LayoutAxis) -> [LayoutConstraint] {
    let attributes: [LayoutConstraint.Attribute] =
      axis == .horizontal ? [.left, .width] : [.top, .height]
    let places = attributes.compactMap { expression(of: $0, of: node) }
    return influences(on: places).compactMap(\.row.constraint)
  }

  /// Returns the rows that determine any of several sums, each with the rates at which the sums follow it.
  ///
  /// The rows are in order of activation.
  func influences(on sums: [[Term]]) -> [(row: SystemRow, rates: [Double])] {
    solve()
    let found = withoutExercise { solver in
      sums.map { sum in
        sum.flatMap { term in
          solver.constraintsDetermining(term.variable).map {
            Influence(constraint: $0.constraint, rate: $0.rate * term.coefficient)
          }
        }
      }
    }
    var rates: [ConstraintID: [Double]] = [:]
    for (index, influences) in found.enumerated() {
      for influence in influences {
        rates[influence.constraint, default: sums.map { _ in 0 }][index] += influence.rate
      }
    }
    return rates.compactMap { id, rates in
      let isNothing = rates.allSatisfy { abs($0) < 1e-9 }
      return isNothing ? nil : row(id).map { (row: $0, rates: rates) }
    }
    .sorted { $0.row.number < $1.row.number }
  }
}

extension LayoutConstraint.Attribute {
  /// Returns the attribute with left and right in place of leading and trailing.
  func absolute(isMirrored: Bool) -> Self {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    case .notAnAttribute, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      self
    }
  }
}
