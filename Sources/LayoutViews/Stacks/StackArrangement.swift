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

  /// Adds the constraint that two places or lengths are the same.
  mutating func add(
    _ purpose: StackConstraint.Purpose,
    _ first: any LayoutItem,
    _ firstAttribute: LayoutConstraint.Attribute,
    _ second: any LayoutItem,
    _ secondAttribute: LayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    priority: LayoutPriority = .required
  ) {
    add(
      purpose,
      first,
      firstAttribute,
      .equal,
      second,
      secondAttribute,
      multiplier: multiplier,
      priority: priority
    )
  }

  /// Adds the constraint that two places or lengths compare.
  mutating func add(
    _ purpose: StackConstraint.Purpose,
    _ first: any LayoutItem,
    _ firstAttribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ second: any LayoutItem,
    _ secondAttribute: LayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    space: StackConstraint.Space = .points(0),
    priority: LayoutPriority = .required
  ) {
    constraints.append(
      StackConstraint(
        purpose: purpose,
        first: LayoutOperand(first, firstAttribute),
        relation: relation,
        second: LayoutOperand(second, secondAttribute),
        multiplier: multiplier,
        space: space,
        priority: priority
      )
    )
  }

  /// Adds the constraint that a length is zero.
  mutating func add(
    _ purpose: StackConstraint.Purpose,
    _ item: any LayoutItem,
    _ length: LayoutConstraint.Attribute,
    priority: LayoutPriority = .required
  ) {
    constraints.append(
      StackConstraint(
        purpose: purpose,
        first: LayoutOperand(item, length),
        relation: .equal,
        second: nil,
        priority: priority
      )
    )
  }
}

extension LayoutAxis {
  /// The edge at which a stack along the axis begins.
  var startAttribute: LayoutConstraint.Attribute {
    switch self {
    case .horizontal: .leading
    case .vertical: .top
    }
  }

  /// The edge at which a stack along the axis ends.
  var endAttribute: LayoutConstraint.Attribute {
    switch self {
    case .horizontal: .trailing
    case .vertical: .bottom
    }
  }

  var centerAttribute: LayoutConstraint.Attribute {
    switch self {
    case .horizontal: .centerX
    case .vertical: .centerY
    }
  }

  var lengthAttribute: LayoutConstraint.Attribute {
    switch self {
    case .horizontal: .width
    case .vertical: .height
    }
  }

  /// The axis across this one.
  var across: Self {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}
