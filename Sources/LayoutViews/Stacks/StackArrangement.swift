import Foundation

/// The constraints that a stack needs, in the order in which they become active.
struct StackArrangement {
  let stack: StackView
  /// The arranged views, and those of them that take part in layout.
  let views: [View]
  let visible: [View]
  /// The area that the views fill: the stack or its margins guide.
  let canvas: any LayoutItem
  let spacers: StackSpacers
  private(set) var constraints: [StackConstraint] = []

  init(of stack: StackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    visible = stack.visibleViews
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let hasSeveral = visible.count > 1
    stack.spacers.prepare(
      hasSpanner: hasSeveral && stack.alignment != .fill,
      gapCount: hasSeveral && stack.distribution.isSpread ? visible.count - 1 : 0,
      in: stack
    )
    spacers = stack.spacers
    arrangeAlong()
    arrangeAcross()
  }

  var axis: LayoutAxis { stack.axis }

  /// Pulls the edges of the stack together, less than a fitting size does.
  mutating func fitCanvas(_ axis: LayoutAxis) {
    add(.canvasFit, stack, axis.lengthAttribute, priority: LayoutPriority(49))
  }

  /// Adds the constraint that two places or lengths compare, or that a length is zero.
  mutating func add(
    _ purpose: StackConstraint.Purpose,
    _ first: any LayoutItem,
    _ firstAttribute: LayoutConstraint.Attribute,
    _ second: (any LayoutItem)? = nil,
    _ secondAttribute: LayoutConstraint.Attribute = .notAnAttribute,
    relation: LayoutConstraint.Relation = .equal,
    multiplier: CGFloat = 1,
    space: StackConstraint.Space = .points(0),
    priority: LayoutPriority = .required
  ) {
    constraints.append(
      StackConstraint(
        purpose: purpose,
        first: LayoutOperand(first, firstAttribute),
        relation: relation,
        second: second.map { LayoutOperand($0, secondAttribute) },
        multiplier: multiplier,
        space: space,
        priority: priority
      )
    )
  }
}

extension LayoutAxis {
  /// The edge at which a stack along the axis begins.
  var startAttribute: LayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  /// The edge at which a stack along the axis ends.
  var endAttribute: LayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  /// The middle along the axis.
  var centerAttribute: LayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  /// The length along the axis.
  var lengthAttribute: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  /// The axis across this one.
  var across: Self { self == .horizontal ? .vertical : .horizontal }
}
