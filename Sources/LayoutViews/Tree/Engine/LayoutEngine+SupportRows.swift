import Foundation
import LayoutGeometry
import LayoutSolver

extension LayoutEngine {
  /// Returns the rows that come with an item, in their order.
  func sources(for node: LayoutNode) -> [SystemRow.Source] {
    typealias Source = SystemRow.Source
    if let view = node.view {
      if fitting != nil, view === root { return Source.ofMeasuredRoot }
      if view.superview == nil {
        return view.translatesAutoresizingMaskIntoConstraints ? Source.ofRoot : Source.ofLooseRoot
      }
      return view.translatesAutoresizingMaskIntoConstraints ? Source.ofFrame : Source.ofContent
    }
    guard let guide = node.guide, guide.role != .custom else { return Source.ofGuide }
    return guide.role == .scrollContent ? Source.ofScrollContent : Source.ofInsets
  }

  /// Returns the content of a row that belongs to an item, or `nil` if it has none.
  func supportContent(
    of source: SystemRow.Source,
    for node: LayoutNode,
    _ solved: SolvedItem
  ) -> RowContent? {
    switch source {
    case .constraint:
      nil
    case .rootStart(let axis):
      .system(sum(of: solved.start(axis)), .equal, 0)
    case .rootLength(let axis):
      node.hostView.map { rootLength(of: $0, solved, axis) }
    case .fittingLength(let axis):
      fitting?.row(for: solved.length(axis), axis)
    case .nonNegative(let axis):
      .system(sum(of: solved.length(axis)), .greaterThanOrEqual, 0)
    case .maskStart(let axis):
      mask(of: node, solved, axis, isStart: true)
    case .maskLength(let axis):
      mask(of: node, solved, axis, isStart: false)
    case .hugging(let axis):
      content(of: node, solved, axis, .lessThanOrEqual)
    case .compressionResistance(let axis):
      content(of: node, solved, axis, .greaterThanOrEqual)
    case .insetStart(let axis):
      insetStart(of: node, solved, axis)
    case .insetEnd(let axis):
      insetEnd(of: node, solved, axis)
    }
  }

  /// Returns the bounds of a root as its length; those of one whose mask says nothing count if all else leaves
  /// the length open, as UIKit makes no constraints of its own for such a root.
  private func rootLength(of view: View, _ solved: SolvedItem, _ axis: LayoutAxis) -> RowContent {
    var row = RowContent.system(
      sum(of: solved.length(axis)),
      .equal,
      Double(view.storedBounds.length(axis))
    )
    if !view.translatesAutoresizingMaskIntoConstraints { row.statement.priority = .lowest }
    return row
  }

  /// Returns the frame and mask of a view as an equation, `W` being the superview's present length.
  ///
  /// start = x + share · (superview.length − W) and length = w + share · (superview.length − W), where
  /// the share is the part of a change that the springs give it. The plain mask, all fixed but the
  /// margin after, fixes the middle instead of the start, as UIKit does.
  private func mask(
    of node: LayoutNode,
    _ solved: SolvedItem,
    _ axis: LayoutAxis,
    isStart: Bool
  ) -> RowContent? {
    guard let view = node.view, let superview = view.superview else { return nil }
    let frame = view.untransformedFrame
    let start = frame.start(axis)
    let length = frame.length(axis)
    let outer = superview.storedBounds.length(axis)
    let springs = view.autoresizingMask.springs(axis)
    let shares = springs.shares(before: start, length: length, after: outer - start - length)
    let share = Double(isStart ? shares.0 : shares.1)
    var sum = emptySum()
    sum.add(isStart ? solved.start(axis) : solved.length(axis))
    var constant = Double(isStart ? start : length)
    if share != 0 {
      sum.add(item(for: superview.node).length(axis), -share)
      constant -= share * Double(outer)
    } else if isStart, !springs.before, !springs.length, springs.after {
      sum.add(solved.length(axis), 0.5)
      constant += Double(length) / 2
    }
    return .system(sum, .equal, constant)
  }

  private func content(
    of node: LayoutNode,
    _ solved: SolvedItem,
    _ axis: LayoutAxis,
    _ relation: Relation
  ) -> RowContent? {
    guard let view = node.view, let size = view.intrinsicSizeForLayout else { return nil }
    let length = axis == .horizontal ? size.width : size.height
    guard length != View.noIntrinsicMetric, length >= 0 else { return nil }
    let insets = view.alignmentRectInsets
    let priority =
      relation == .lessThanOrEqual
      ? view.contentHuggingPriority(for: axis)
      : view.contentCompressionResistancePriority(for: axis)
    guard priority.isUsable else { return nil }
    let outer = length + (axis == .horizontal ? insets.horizontal : insets.vertical)
    var row = RowContent.system(sum(of: solved.length(axis)), relation, Double(outer))
    row.statement.priority = priority.inSolver
    return row
  }

  private func insetStart(
    of node: LayoutNode,
    _ solved: SolvedItem,
    _ axis: LayoutAxis
  ) -> RowContent? {
    guard let guide = node.guide else { return nil }
    if guide.role == .scrollContent { return .system(sum(of: solved.start(axis)), .equal, 0) }
    if guide.role == .keyboard || guide.role == .controllerBottom, axis == .vertical,
      let view = guide.owningView
    {
      var sum = emptySum()
      sum.add(solved.start(axis))
      sum.add(item(for: view.node).length(axis), -1)
      return .system(sum, .equal, -Double(guide.heightAtBottom))
    }
    return guide.insets.map {
      .system(sum(of: solved.start(axis)), .equal, Double(axis == .horizontal ? $0.left : $0.top))
    }
  }

  private func insetEnd(
    of node: LayoutNode,
    _ solved: SolvedItem,
    _ axis: LayoutAxis
  ) -> RowContent? {
    guard let guide = node.guide, let view = guide.owningView, let insets = guide.insets
    else { return nil }
    if guide.role == .controllerTop, axis == .vertical {
      return .system(sum(of: solved.length(axis)), .equal, Double(view.safeAreaInsets.top))
    }
    var sum = emptySum()
    sum.add(solved.start(axis))
    sum.add(solved.length(axis))
    sum.add(item(for: view.node).length(axis), -1)
    return .system(sum, .equal, -Double(axis == .horizontal ? insets.right : insets.bottom))
  }
}

extension SystemRow.Source {
  fileprivate static let ofRoot = both(rootStart, rootLength)
  fileprivate static let ofLooseRoot = both(
    rootStart,
    rootLength,
    nonNegative,
    hugging,
    compressionResistance
  )
  fileprivate static let ofMeasuredRoot = both(
    rootStart,
    fittingLength,
    nonNegative,
    hugging,
    compressionResistance
  )
  fileprivate static let ofFrame = both(maskStart, maskLength)
  fileprivate static let ofContent = both(nonNegative, hugging, compressionResistance)
  fileprivate static let ofGuide = both(nonNegative)
  fileprivate static let ofScrollContent = both(insetStart, nonNegative)
  fileprivate static let ofInsets = both(insetStart, insetEnd)

  private static func both(_ kinds: ((LayoutAxis) -> Self)...) -> [Self] {
    kinds.flatMap { kind in LayoutAxis.allCases.map(kind) }
  }
}

extension RowContent {
  /// Returns a row of the system.
  static func system(_ sum: LinearExpression, _ relation: Relation, _ constant: Double) -> Self {
    Self(
      terms: sum.terms,
      statement: Statement(
        constant: constant,
        priority: .required,
        relation: relation,
        protection: .full
      )
    )
  }
}

extension CGRect {
  func start(_ axis: LayoutAxis) -> CGFloat {
    switch axis {
    case .horizontal: origin.x
    case .vertical: origin.y
    }
  }

  func length(_ axis: LayoutAxis) -> CGFloat {
    switch axis {
    case .horizontal: size.width
    case .vertical: size.height
    }
  }
}
