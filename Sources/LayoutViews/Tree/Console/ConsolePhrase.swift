import Foundation

/// The middle of a constraint's description: the two sides and their relation.
///
/// A pin to the superview and a space between two neighbors are written in the Visual Format Language
/// if the later edge is the first item's; everything else is an equation. (From logs of iOS 10 to
/// 18 that were published with bug reports.)
struct ConsolePhrase {
  /// The text, as in `H:|-(8)-[UIView:0x600000100010]`.
  var text: String
  /// The items that the text names, in order.
  var items: [any LayoutItem]
  /// The item that `|` means in the text.
  var superview: (any LayoutItem)?

  /// Returns the list of names behind the text: identifiers and the item of `|`.
  func legend(_ names: ConsoleNames) -> String {
    var entries: [String] = []
    for item in items + [superview].compactMap(\.self) {
      guard let identifier = names.identifier(of: item) else { continue }
      let entry = "\(identifier):\(names.address(of: item))"
      if !entries.contains(entry) { entries.append(entry) }
    }
    if let superview {
      let name = names.identifier(of: superview).map { "\($0):\(names.address(of: superview))" }
      entries.append("'|':" + (name ?? names.name(of: superview)))
    }
    return entries.isEmpty ? "" : ", names: \(entries.joined(separator: ", ")) "
  }
}

extension ConsolePhrase {
  init(_ constraint: LayoutConstraint, _ names: ConsoleNames) {
    self = Self.visual(constraint, names) ?? Self.equation(constraint, names)
    if constraint.priority != .required {
      text += " @\(consoleNumber(CGFloat(constraint.priority.rawValue)))"
    }
  }

  // MARK: Visual format

  private static func visual(_ constraint: LayoutConstraint, _ names: ConsoleNames) -> Self? {
    guard constraint.multiplier == 1, let first = constraint.first, let second = constraint.second,
      first.startAttribute == nil, second.startAttribute == nil,
      first.attribute.axis == second.attribute.axis,
      let later = first.node.item, let earlier = second.node.item, later !== earlier
    else { return nil }
    let space = Space(
      amount: "-(\(constraint.relation.visualSign)\(constraint.consoleSpace))-",
      attribute: first.attribute
    )
    switch (first.attribute.side, second.attribute.side) {
    case (.before, .before):
      return later.consoleSuperview === earlier ? start(of: later, in: earlier, space, names) : nil
    case (.after, .after):
      return earlier.consoleSuperview === later ? end(of: earlier, in: later, space, names) : nil
    case (.before, .after):
      let isInside = later.consoleSuperview === earlier || earlier.consoleSuperview === later
      return isInside ? nil : between(earlier, later, space, names)
    default: return nil
    }
  }

  /// A space as it is written, with the attribute that says in which direction.
  struct Space {
    let amount: String
    let attribute: LayoutConstraint.Attribute
    var axis: String { attribute.axis == .horizontal ? "H:" : "V:" }
    /// The suffix of left and right, which are left to right wherever the text runs.
    var suffix: String {
      attribute.family == .absolute && attribute.axis == .horizontal ? "(LTR)" : ""
    }
  }

  static func start(
    of item: any LayoutItem,
    in superview: any LayoutItem,
    _ space: Space,
    _ names: ConsoleNames
  ) -> Self {
    Self(
      text: "\(space.axis)|\(space.amount)[\(names.name(of: item))]\(space.suffix)",
      items: [item],
      superview: superview
    )
  }

  static func end(
    of item: any LayoutItem,
    in superview: any LayoutItem,
    _ space: Space,
    _ names: ConsoleNames
  ) -> Self {
    Self(
      text: "\(space.axis)[\(names.name(of: item))]\(space.amount)|\(space.suffix)",
      items: [item],
      superview: superview
    )
  }

  private static func between(
    _ earlier: any LayoutItem,
    _ later: any LayoutItem,
    _ space: Space,
    _ names: ConsoleNames
  ) -> Self {
    let ends = (names.name(of: earlier), names.name(of: later))
    return Self(
      text: "\(space.axis)[\(ends.0)]\(space.amount)[\(ends.1)]\(space.suffix)",
      items: [earlier, later]
    )
  }

  // MARK: Equations

  private static func equation(_ constraint: LayoutConstraint, _ names: ConsoleNames) -> Self {
    var text = "\(operand(constraint.first, names)) \(constraint.relation.sign) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += consoleNumber(constraint.multiplier) + "*" }
      text += operand(second, names)
      if constraint.symbolicSpace != nil {
        text += " " + constraint.consoleSpace
      } else {
        text += consoleAddition(constraint.constant)
      }
    } else {
      text += consoleNumber(constraint.constant)
    }
    return Self(text: text, items: constraint.items.compactMap(\.self))
  }

  private static func operand(_ operand: LayoutOperand?, _ names: ConsoleNames) -> String {
    func place(_ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute) -> String {
      "\(item.map(names.name) ?? "(null)").\(attribute)"
    }
    guard let operand else { return "(null)" }
    let end = place(operand.node.item, operand.attribute)
    guard let startAttribute = operand.startAttribute else { return end }
    return "(\(end) - \(place(operand.startNode?.item, startAttribute)))"
  }
}

extension LayoutConstraint {
  /// A space that the system recommends.
  enum SymbolicSpace: Hashable {
    /// The `-` of a visual format.
    case visualFormat
    /// The system spacing of anchors.
    case anchor
  }

  /// The name of the constant in the console, or `nil` for a number.
  var symbolicSpace: SymbolicSpace? {
    if isStandardSpace, systemSpacingMultiplier != nil || constant == systemSpacing {
      return .visualFormat
    }
    return systemSpacingMultiplier == nil ? nil : .anchor
  }

  /// The constant as a space of the Visual Format Language.
  fileprivate var consoleSpace: String {
    let number = consoleNumber(constant)
    return switch symbolicSpace {
    case nil: number
    case .visualFormat: "NSSpace(\(number))"
    case .anchor: "NSLayoutAnchorConstraintSpace(\(number))"
    }
  }
}

extension LayoutItem {
  /// The item that `|` means beside this one: a view's superview, a guide's view.
  fileprivate var consoleSuperview: View? {
    (self as? View)?.superview ?? (self as? LayoutGuide)?.owningView
  }
}

extension LayoutConstraint.Relation {
  /// The sign in front of a number in brackets, or nothing for equality.
  fileprivate var visualSign: String { self == .equal ? "" : sign }
}

extension LayoutConstraint.Attribute {
  fileprivate enum Side {
    case before
    case after
  }

  /// The side of an item that an edge is on in reading order, or `nil` for no edge.
  fileprivate var side: Side? {
    switch self {
    case .left, .leading, .top: .before
    case .right, .trailing, .bottom: .after
    default: nil
    }
  }
}
