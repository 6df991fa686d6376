extension LayoutConstraint {
  /// The part of a view or guide that a constraint is about.
  public typealias Attribute = LayoutAttribute

  /// A relation of the two sides of a constraint.
  public typealias Relation = LayoutRelation

  /// A direction of the screen.
  public typealias Axis = LayoutAxis
}

extension LayoutConstraint.Attribute {
  /// A kind of attribute: places are compared with places, of either axis, and sizes with sizes.
  enum Kind: Hashable {
    case none
    case position(LayoutAxis)
    /// Widths and heights may be compared with each other.
    case size
  }

  /// A family of words for left and right, of which one constraint must not mix two.
  enum Family: Hashable {
    case absolute
    case directional
    case neutral
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .position(.horizontal)
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .position(.vertical)
    }
  }

  /// The direction in which the attribute is measured.
  package var axis: LayoutAxis {
    switch kind {
    case .position(let axis): axis
    case .none, .size: self == .height ? .vertical : .horizontal
    }
  }

  var family: Family {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .notAnAttribute, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins:
      .neutral
    }
  }

  /// The attribute of the margins guide that a margin attribute stands for, or `nil` for all others.
  package var withinMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline:
      nil
    }
  }

  /// Whether the attribute is an edge of the item itself.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .notAnAttribute, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline,
      .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      false
    }
  }

  /// Whether the attribute is a line on which text stands.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether a layout guide has the attribute: it has no margins and no text.
  var isForGuides: Bool { withinMargins == nil && !isBaseline }
}
