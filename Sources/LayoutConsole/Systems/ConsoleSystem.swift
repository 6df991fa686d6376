import LayoutSolver

/// The equations of a report over places and lengths of its views.
struct ConsoleSystem {
  /// An unknown: a place or a length of an item along an axis.
  struct Unknown: Hashable {
    /// A kind of unknown.
    enum Kind: Hashable {
      case start
      case length
      case startMargin
      case endMargin
      case firstBaseline
      case lastBaseline
    }

    var item: ConsoleItem
    var axis: ConsoleAxis
    var kind: Kind
  }

  /// An unknown with its factor.
  struct Part: Hashable {
    var unknown: Int
    var factor: Double
  }

  /// An equation or inequality.
  struct Row {
    var parts: [Part]
    var relation: Relation
    var constant: Double
    var priority: Priority
    /// The place of the constraint in the report, or `nil` for a length that is not below 0.
    var constraint: Int?
    /// The left side and the right one, if there is one, of the items that `|` and a missing right side mean.
    var sides: [ConsoleConstraint.Side] = []
  }

  private(set) var unknowns: [Unknown] = []
  private(set) var rows: [Row] = []
  /// The things that the log does not say.
  private(set) var gaps: [ConsoleGap] = []

  private var places: [UnknownKey: Int] = [:]
  private var superviews: [String: ConsoleItem] = [:]
  /// The superviews of others that items share an edge with, in the order of the log.
  private var pinned: [String: [ConsoleItem]] = [:]

  /// An unknown with the one word that names its item.
  private struct UnknownKey: Hashable {
    let item: String
    let axis: ConsoleAxis
    let kind: Unknown.Kind
  }

  /// Creates the system of constraints, which keep their order.
  init(_ constraints: [ConsoleConstraint]) {
    for constraint in constraints {
      guard let superview = constraint.superview else { continue }
      let sides = [constraint.first, constraint.second].compactMap(\.self)
      for side in sides where side.item != .superview {
        superviews[side.item.key] = superview
      }
    }
    notePinned(constraints)
    for (place, constraint) in constraints.enumerated() { add(constraint, at: place) }
    noteDirections(constraints)
    for place in unknowns.indices where unknowns[place].kind != .start {
      rows.append(
        Row(
          parts: [Part(unknown: place, factor: 1)],
          relation: .greaterThanOrEqual,
          constant: 0,
          priority: .required,
          constraint: nil
        )
      )
    }
    orderBaselines()
  }
}

// MARK: Rows

extension ConsoleSystem {
  private mutating func add(_ constraint: ConsoleConstraint, at place: Int) {
    let axis = constraint.axis
    let other = [constraint.second, constraint.first].compactMap(\.self)
      .first { $0.item != .superview }
    func item(_ side: ConsoleConstraint.Side) -> ConsoleItem {
      side.item == .superview
        ? superview(of: other?.item ?? side.item, at: place, constraint) : side.item
    }
    var parts = sum(item(constraint.first), constraint.first.attribute, axis, 1)
    var sides = [ConsoleConstraint.Side(item(constraint.first), constraint.first.attribute)]
    if let second = constraint.second {
      parts += sum(item(second), second.attribute, second.attribute.axis, -constraint.multiplier)
      sides.append(.init(item(second), second.attribute))
    } else if !constraint.first.attribute.isLength {
      // A place without another one is a distance from the superview's origin.
      let outer = superview(of: constraint.first.item, at: place, constraint)
      parts.append(Part(unknown: unknown(outer, axis, .start), factor: -1))
      sides.append(.init(outer, axis == .horizontal ? .minX : .minY))
    }
    if constraint.hasUnknownSpace { note(.standardSpace(place)) }
    rows.append(
      Row(
        parts: combined(parts),
        relation: constraint.relation,
        constant: constraint.constant,
        priority: constraint.priority,
        constraint: place,
        sides: sides
      )
    )
  }

  private mutating func superview(
    of item: ConsoleItem,
    at place: Int,
    _ constraint: ConsoleConstraint
  ) -> ConsoleItem {
    if let known = constraint.superview ?? superviews[item.key] { return known }
    if let likely = pinned[item.key]?.first {
      note(.likelySuperview(of: item, likely))
      return likely
    }
    note(.superview(of: item))
    return ConsoleItem(className: "the superview of \(item.shortName)", name: "|\(item.key)")
  }

  /// Returns the unknowns of an attribute, with factors.
  private mutating func sum(
    _ item: ConsoleItem,
    _ attribute: ConsoleAttribute,
    _ axis: ConsoleAxis,
    _ factor: Double
  ) -> [Part] {
    func part(_ kind: Unknown.Kind, _ share: Double) -> Part {
      Part(unknown: unknown(item, axis, kind), factor: factor * share)
    }
    switch attribute.part {
    case .start: return [part(.start, 1)]
    case .middle: return [part(.start, 1), part(.length, 0.5)]
    case .end: return [part(.start, 1), part(.length, 1)]
    case .length: return [part(.length, 1)]
    case .startMargin:
      note(.margins(of: item))
      return [part(.start, 1), part(.startMargin, 1)]
    case .endMargin:
      note(.margins(of: item))
      return [part(.start, 1), part(.length, 1), part(.endMargin, -1)]
    case .middleOfMargins:
      note(.margins(of: item))
      return [
        part(.start, 1), part(.length, 0.5), part(.startMargin, 0.5), part(.endMargin, -0.5),
      ]
    case .firstBaseline:
      note(.baselines(of: item))
      return [part(.start, 1), part(.firstBaseline, 1)]
    case .lastBaseline:
      note(.baselines(of: item))
      return [part(.start, 1), part(.length, 1), part(.lastBaseline, -1)]
    }
  }

  private mutating func unknown(
    _ item: ConsoleItem,
    _ axis: ConsoleAxis,
    _ kind: Unknown.Kind
  ) -> Int {
    let key = UnknownKey(item: item.key, axis: axis, kind: kind)
    if let place = places[key] { return place }
    places[key] = unknowns.count
    unknowns.append(Unknown(item: item, axis: axis, kind: kind))
    return unknowns.count - 1
  }

  /// Returns the parts with each unknown once.
  private func combined(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    for part in parts {
      if let place = result.firstIndex(where: { $0.unknown == part.unknown }) {
        result[place].factor += part.factor
      } else {
        result.append(part)
      }
    }
    return result.filter { abs($0.factor) > 1e-9 }
  }

  /// Notes with which superviews of others an item shares an edge: one of them is likely its own.
  private mutating func notePinned(_ constraints: [ConsoleConstraint]) {
    let outer = Set(superviews.values.map(\.key))
    for constraint in constraints {
      guard let second = constraint.second, constraint.isDistance,
        constraint.first.attribute.part == second.attribute.part,
        outer.contains(second.item.key), constraint.first.item.key != second.item.key
      else { continue }
      pinned[constraint.first.item.key, default: []].append(second.item)
    }
  }

  /// Says that no first baseline is below the last one.
  private mutating func orderBaselines() {
    for (place, unknown) in unknowns.enumerated() where unknown.kind == .firstBaseline {
      func other(_ kind: Unknown.Kind) -> Int? {
        places[UnknownKey(item: unknown.item.key, axis: unknown.axis, kind: kind)]
      }
      guard let last = other(.lastBaseline), let length = other(.length) else { continue }
      rows.append(
        Row(
          parts: [
            Part(unknown: length, factor: 1), Part(unknown: last, factor: -1),
            Part(unknown: place, factor: -1),
          ],
          relation: .greaterThanOrEqual,
          constant: 0,
          priority: .required,
          constraint: nil
        )
      )
    }
  }

  /// Returns the item of a row that says that a length is not below 0, or `nil` for any other row.
  func item(of row: Int) -> ConsoleItem? {
    guard rows[row].constraint == nil, rows[row].parts.count == 1, let part = rows[row].parts.first
    else { return nil }
    return unknowns[part.unknown].item
  }

  private mutating func note(_ gap: ConsoleGap) { if !gaps.contains(gap) { gaps.append(gap) } }

  /// Notes where it matters which way the language runs.
  private mutating func noteDirections(_ constraints: [ConsoleConstraint]) {
    let attributes = constraints.flatMap { [$0.first.attribute, $0.second?.attribute] }
      .compactMap(\.self)
    if attributes.contains(where: \.followsLanguage), attributes.contains(where: \.isSided) {
      note(.direction)
    }
  }
}

/// A thing that a log does not say.
package enum ConsoleGap: Sendable, Hashable {
  /// The superview of an item, which is taken for another one of the log.
  case likelySuperview(of: ConsoleItem, ConsoleItem)
  /// The superview of an item, which stands for whatever it is.
  case superview(of: ConsoleItem)
  /// The amount of a standard space, by the place of the constraint.
  case standardSpace(Int)
  /// The margins of an item.
  case margins(of: ConsoleItem)
  /// The place of an item's baselines.
  case baselines(of: ConsoleItem)
  /// Whether the language runs from left to right.
  case direction
}
