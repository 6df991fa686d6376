import Foundation
import LayoutGeometry
import LayoutSolver

/// The view or guide that rows come with, with what several of them ask for.
struct RowOwner {
  let view: View?
  let guide: LayoutGuide?
  let variables: ItemVariables
  /// The size that the content of the view asks for, with the insets of its alignment rectangle.
  private(set) lazy var contentSize = view?.contentSizeForLayout

  init(_ node: LayoutNode, _ variables: ItemVariables) {
    view = node.view
    guide = view == nil ? node.guide : nil
    self.variables = variables
  }
}

extension LayoutEngine {
  /// Returns the rows that come with an item, in their order.
  func sources(for owner: RowOwner) -> [SystemRow.Source] {
    typealias Source = SystemRow.Source
    if let view = owner.view {
      if fitting != nil, view === root { return Source.ofMeasuredRoot }
      if view.superview == nil {
        return view.translatesAutoresizingMaskIntoConstraints ? Source.ofRoot : Source.ofLooseRoot
      }
      return view.translatesAutoresizingMaskIntoConstraints ? Source.ofFrame : Source.ofContent
    }
    guard let guide = owner.guide, guide.role != .custom else { return Source.ofGuide }
    return guide.role == .scrollContent ? Source.ofScrollContent : Source.ofInsets
  }

  /// Writes the sum of a row that comes with an item, and returns the rest of it, or `nil` if it has none.
  func write(
    _ source: SystemRow.Source,
    of owner: inout RowOwner,
    into sum: inout LinearExpression
  ) -> RowContent.Statement? {
    let variables = owner.variables
    switch source {
    case .constraint:
      return nil
    case .rootStart(let axis):
      sum.add(variables.start(axis))
      return .system(.equal, 0)
    case .rootLength(let axis):
      sum.add(variables.length(axis))
      return owner.view?.rootLength(axis)
    case .fittingLength(let axis):
      sum.add(variables.length(axis))
      return fitting?.length(axis)
    case .nonNegative(let axis):
      sum.add(variables.length(axis))
      return .system(.greaterThanOrEqual, 0)
    case .maskStart(let axis):
      return write(maskOf: owner, axis, isStart: true, into: &sum)
    case .maskLength(let axis):
      return write(maskOf: owner, axis, isStart: false, into: &sum)
    case .hugging(let axis):
      sum.add(variables.length(axis))
      guard let length = owner.contentSize?.usableLength(axis) else { return nil }
      return owner.view?.hugging(length, axis)
    case .compressionResistance(let axis):
      sum.add(variables.length(axis))
      guard let length = owner.contentSize?.usableLength(axis) else { return nil }
      return owner.view?.compressionResistance(length, axis)
    case .insetStart(let axis):
      return write(startOf: owner, axis, into: &sum)
    case .insetEnd(let axis):
      return write(endOf: owner, axis, into: &sum)
    }
  }

  /// Writes the frame and mask of a view as an equation, `W` being the superview's present length.
  ///
  /// start = x + share · (superview.length − W) and length = w + share · (superview.length − W), where
  /// the share is the part of a change that the springs give it. The plain mask, all fixed but the
  /// margin after, fixes the middle instead of the start, as UIKit does.
  private func write(
    maskOf owner: RowOwner,
    _ axis: LayoutAxis,
    isStart: Bool,
    into sum: inout LinearExpression
  ) -> RowContent.Statement? {
    guard let view = owner.view, let superview = view.superview else { return nil }
    let frame = view.untransformedFrame
    let start = frame.start(axis)
    let length = frame.length(axis)
    let outer = superview.storedBounds.length(axis)
    let springs = view.autoresizingMask.springs(axis)
    let shares = springs.shares(before: start, length: length, after: outer - start - length)
    let share = Double(isStart ? shares.0 : shares.1)
    sum.add(isStart ? owner.variables.start(axis) : owner.variables.length(axis))
    var constant = Double(isStart ? start : length)
    if share != 0 {
      sum.add(variables(of: superview.node).length(axis), -share)
      constant -= share * Double(outer)
    } else if isStart, !springs.before, !springs.length, springs.after {
      sum.add(owner.variables.length(axis), 0.5)
      constant += Double(length) / 2
    }
    return .system(.equal, constant)
  }

  private func write(
    startOf owner: RowOwner,
    _ axis: LayoutAxis,
    into sum: inout LinearExpression
  ) -> RowContent.Statement? {
    guard let guide = owner.guide else { return nil }
    sum.add(owner.variables.start(axis))
    if guide.role == .scrollContent { return .system(.equal, 0) }
    if guide.role == .keyboard || guide.role == .controllerBottom, axis == .vertical,
      let view = guide.owningView
    {
      sum.add(variables(of: view.node).length(axis), -1)
      return .system(.equal, -Double(guide.heightAtBottom))
    }
    return guide.insets.map { .system(.equal, Double(axis == .horizontal ? $0.left : $0.top)) }
  }

  private func write(
    endOf owner: RowOwner,
    _ axis: LayoutAxis,
    into sum: inout LinearExpression
  ) -> RowContent.Statement? {
    guard let guide = owner.guide, let view = guide.owningView, let insets = guide.insets
    else { return nil }
    if guide.role == .controllerTop, axis == .vertical {
      sum.add(owner.variables.length(axis))
      return .system(.equal, Double(view.safeAreaInsets.top))
    }
    sum.add(owner.variables.start(axis))
    sum.add(owner.variables.length(axis))
    sum.add(variables(of: view.node).length(axis), -1)
    return .system(.equal, -Double(axis == .horizontal ? insets.right : insets.bottom))
  }
}

extension View {
  /// Returns the bounds of a root as its length; those of one whose mask says nothing count if all else leaves
  /// the length open, as UIKit makes no constraints of its own for such a root.
  fileprivate func rootLength(_ axis: LayoutAxis) -> RowContent.Statement {
    .system(
      .equal,
      Double(storedBounds.length(axis)),
      at: translatesAutoresizingMaskIntoConstraints ? .required : .lowest
    )
  }

  fileprivate func hugging(_ length: Double, _ axis: LayoutAxis) -> RowContent.Statement? {
    let priority = contentHuggingPriority(for: axis)
    return priority.isUsable ? .system(.lessThanOrEqual, length, at: priority.inSolver) : nil
  }

  fileprivate func compressionResistance(
    _ length: Double,
    _ axis: LayoutAxis
  ) -> RowContent.Statement? {
    let priority = contentCompressionResistancePriority(for: axis)
    return priority.isUsable ? .system(.greaterThanOrEqual, length, at: priority.inSolver) : nil
  }

  /// The size that the content asks for, with the insets of the alignment rectangle, or `nil` if it asks for none,
  /// and while it is being asked for further up.
  fileprivate var contentSizeForLayout: ContentSize? {
    guard let size = intrinsicSizeForLayout, size.width >= 0 || size.height >= 0 else { return nil }
    return ContentSize(size: size, insets: alignmentRectInsets)
  }
}

/// The size that the content of a view asks for.
struct ContentSize {
  let size: CGSize
  let insets: EdgeInsets

  /// Returns a length of the view around the content, or `nil` if the content asks for none.
  func usableLength(_ axis: LayoutAxis) -> Double? {
    let length = axis == .horizontal ? size.width : size.height
    return length < 0
      ? nil : Double(length + (axis == .horizontal ? insets.horizontal : insets.vertical))
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
