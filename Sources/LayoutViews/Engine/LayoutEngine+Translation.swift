import Foundation
import LayoutGeometry
import LayoutSolver

extension LayoutEngine {
  /// Returns what `row` says now; nil where it says nothing.
  func content(of row: SolvedRow) -> RowContent? {
    if row.source == .constraint {
      guard let constraint = row.constraint else { return nil }
      return content(of: constraint, as: row)
    }
    guard let item = row.item, let solved = item.solvedItem else { return nil }
    return supportContent(of: row.source, for: item, solved)
  }

  private func content(of constraint: LayoutConstraint, as row: SolvedRow) -> RowContent? {
    guard let first = constraint.first, let host = first.item?.hostView,
      let ancestor = constraint.installedView
    else { return nil }
    // Where leading is right, both sides are measured from the right edge of the ancestor.
    let families = [first.attribute.family, constraint.second?.attribute.family]
    // The direction of a stack is that of all its constraints, whatever its views say of themselves.
    let guiding = constraint.isSystemMade ? ancestor : host
    let isMirrored =
      families.contains(.directional)
      && guiding.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = Place(ancestor: ancestor, isMirrored: isMirrored, row: row)
    guard var sum = expression(for: first, place) else { return nil }
    if let second = constraint.second {
      guard let other = expression(for: second, place) else { return nil }
      sum.add(other, times: -Double(constraint.multiplier))
    }
    return RowContent(
      terms: sum.terms,
      relation: constraint.relation.inSolver,
      constant: Double(constraint.constant) - sum.constant,
      priority: constraint.priority.inSolver,
      isProtected: constraint.isSystemMade
    )
  }

  /// Where a constraint is written: in whose coordinates, and from which side.
  struct Place {
    let ancestor: View
    let isMirrored: Bool
    /// The row to be told of views that scroll; nil where no row is written.
    let row: SolvedRow?
  }

  private func expression(for operand: LayoutOperand, _ place: Place) -> LinearExpression? {
    guard let item = operand.item,
      var result = expression(of: operand.attribute, of: item, place)
    else { return nil }
    guard let attribute = operand.startAttribute else { return result }
    guard let start = operand.startItem,
      let subtrahend = expression(of: attribute, of: start, place)
    else { return nil }
    result.add(subtrahend, times: -1)
    return result
  }

  func expression(
    of attribute: LayoutConstraint.Attribute,
    of item: any LayoutItem,
    _ place: Place
  ) -> LinearExpression? {
    if let view = item as? View, let inner = attribute.withinMargins {
      return expression(of: inner, of: view.layoutMarginsGuide, place)
    }
    if let content = contentGuide(for: attribute, of: item, place) {
      return expression(of: attribute, of: content, place)
    }
    let insets = (item as? View)?.alignmentRectInsets ?? .zero
    switch attribute {
    case .notAnAttribute:
      return nil
    case .width:
      return length(of: item, .horizontal, less: insets.horizontal)
    case .height:
      return length(of: item, .vertical, less: insets.vertical)
    case .left:
      return position(of: item, .horizontal, at: 0, offset: insets.left, place)
    case .right:
      return position(of: item, .horizontal, at: 1, offset: -insets.right, place)
    case .leading:
      return place.isMirrored
        ? position(of: item, .horizontal, at: 1, offset: -insets.right, place)
        : position(of: item, .horizontal, at: 0, offset: insets.left, place)
    case .trailing:
      return place.isMirrored
        ? position(of: item, .horizontal, at: 0, offset: insets.left, place)
        : position(of: item, .horizontal, at: 1, offset: -insets.right, place)
    case .centerX:
      let offset = (insets.left - insets.right) / 2
      return position(of: item, .horizontal, at: 0.5, offset: offset, place)
    case .top:
      return position(of: item, .vertical, at: 0, offset: insets.top, place)
    case .bottom:
      return position(of: item, .vertical, at: 1, offset: -insets.bottom, place)
    case .centerY:
      let offset = (insets.top - insets.bottom) / 2
      return position(of: item, .vertical, at: 0.5, offset: offset, place)
    case .firstBaseline:
      guard let view = (item as? View)?.firstBaselineView else { return nil }
      guard let offset = view.firstBaselineOffset else {
        return expression(of: .lastBaseline, of: item, place)
      }
      let top = view.alignmentRectInsets.top + offset
      return position(of: view, .vertical, at: 0, offset: top, place)
    case .lastBaseline:
      guard let view = (item as? View)?.lastBaselineView else { return nil }
      let bottom = view.alignmentRectInsets.bottom + view.lastBaselineOffset
      return position(of: view, .vertical, at: 1, offset: -bottom, place)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return nil
    }
  }

  private func length(
    of owner: any LayoutItem,
    _ axis: LayoutAxis,
    less insets: CGFloat
  ) -> LinearExpression {
    var result = LinearExpression()
    result.add(item(for: owner).length(axis))
    result.constant = -Double(insets)
    return result
  }

  /// The content of a scroll view, which stands for its edges where something inside is tied to them.
  private func contentGuide(
    for attribute: LayoutConstraint.Attribute,
    of item: any LayoutItem,
    _ place: Place
  ) -> LayoutGuide? {
    guard attribute.isEdge, item === place.ancestor, let scrollView = item as? ScrollView else {
      return nil
    }
    return scrollView.sizesContentByConstraints ? scrollView.contentLayoutGuide : nil
  }

  /// The place at `fraction` of the length of an item, in the coordinates of the ancestor.
  private func position(
    of owner: any LayoutItem,
    _ axis: LayoutAxis,
    at fraction: Double,
    offset: CGFloat,
    _ place: Place
  ) -> LinearExpression? {
    guard var result = start(of: owner, axis, place) else { return nil }
    result.add(item(for: owner).length(axis), fraction)
    result.constant += Double(offset)
    guard place.isMirrored, axis == .horizontal else { return result }
    var mirrored = LinearExpression()
    mirrored.add(item(for: place.ancestor).length(axis))
    mirrored.add(result, times: -1)
    return mirrored
  }

  /// Where an item starts in the coordinates of the ancestor: the sum of the starts on the way.
  private func start(
    of owner: any LayoutItem,
    _ axis: LayoutAxis,
    _ place: Place
  ) -> LinearExpression? {
    var result = LinearExpression()
    var next: View?
    if let view = owner as? View {
      if view === place.ancestor { return result }
      result.add(item(for: view).start(axis))
      next = view.superview
    } else if let guide = owner as? LayoutGuide, let view = guide.owningView {
      result.add(item(for: guide).start(axis))
      if view === place.ancestor {
        if guide.role == .scrollFrame { scroll(view, axis, &result, place.row, times: 1) }
        return result
      }
      // The guides of safe area and margins stay with the edges of their view when it scrolls.
      if guide.role.isInContent { scroll(view, axis, &result, place.row) }
      result.add(item(for: view).start(axis))
      next = view.superview
    }
    while let view = next, view !== place.ancestor {
      scroll(view, axis, &result, place.row)
      result.add(item(for: view).start(axis))
      next = view.superview
    }
    return next == nil ? nil : result
  }

  private func scroll(
    _ view: View,
    _ axis: LayoutAxis,
    _ result: inout LinearExpression,
    _ row: SolvedRow?,
    times factor: Double = -1
  ) {
    let origin = view.storedBounds.origin
    result.constant += factor * Double(axis == .horizontal ? origin.x : origin.y)
    guard let row, !row.scrolledViews.contains(where: { $0 === view }) else { return }
    row.scrolledViews.append(view)
    view.constraintState.scrolledRows.append(row)
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
  /// The view whose text has the first baseline, followed down the tree.
  var firstBaselineView: View { baselineView(\.forFirstBaselineLayout) }

  /// The view whose text has the last baseline, followed down the tree.
  var lastBaselineView: View { baselineView(\.forLastBaselineLayout) }

  private func baselineView(_ next: (View) -> View) -> View {
    var view = self
    while true {
      let candidate = next(view)
      guard candidate !== view, candidate.isDescendant(of: view) else { return view }
      view = candidate
    }
  }
}
