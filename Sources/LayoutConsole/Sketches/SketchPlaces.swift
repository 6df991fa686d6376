import LayoutSolver

/// The edges of the views of a report along an axis, in a solution.
struct SketchPlaces {
  /// The two edges of a view, and which of them nothing determines.
  struct Edges {
    var start: Double
    var end: Double
    var isOpenAtStart: Bool
    var isOpenAtEnd: Bool
  }

  private let axis: ConsoleAxis
  private var values: [String: [ConsoleSystem.Unknown.Kind: Double]] = [:]
  private var attributes: [String: [ConsoleAttribute.Part]] = [:]

  init(_ system: ConsoleSystem, _ solution: ConsoleSolution, _ axis: ConsoleAxis) {
    self.axis = axis
    for (unknown, value) in zip(system.unknowns, solution.values) where unknown.axis == axis {
      values[unknown.item.key, default: [:]][unknown.kind] = value
    }
    for side in system.rows.flatMap(\.sides) where side.attribute.axis == axis {
      attributes[side.item.key, default: []].append(side.attribute.part)
    }
  }

  /// Returns the items of some rows, each once, in their order.
  func order(of rows: [ConsoleSystem.Row]) -> [String] {
    var keys: [String] = []
    for side in rows.flatMap(\.sides)
    where side.attribute.axis == axis && !keys.contains(side.item.key) {
      keys.append(side.item.key)
    }
    return keys
  }

  private func value(_ key: String, _ kind: ConsoleSystem.Unknown.Kind) -> Double {
    values[key]?[kind] ?? 0
  }

  func edges(of key: String) -> Edges {
    let start = value(key, .start)
    let parts = attributes[key] ?? []
    let hasStart = parts.contains {
      [.start, .startMargin, .firstBaseline, .middleOfMargins].contains($0)
    }
    let hasEnd = parts.contains {
      [.end, .endMargin, .lastBaseline, .middleOfMargins].contains($0)
    }
    let hasLength = parts.contains(.length) || (hasStart && hasEnd)
    let hasMiddle = parts.contains(.middle)
    let isWhole = hasLength || (hasMiddle && (hasStart || hasEnd))
    return Edges(
      start: start,
      end: start + value(key, .length),
      isOpenAtStart: !isWhole && !hasStart,
      isOpenAtEnd: !isWhole && !hasEnd
    )
  }

  private func place(of side: ConsoleConstraint.Side) -> Double {
    let key = side.item.key
    let start = value(key, .start)
    let length = value(key, .length)
    switch side.attribute.part {
    case .start: return start
    case .middle: return start + length / 2
    case .end, .length: return start + length
    case .startMargin: return start + value(key, .startMargin)
    case .endMargin: return start + length - value(key, .endMargin)
    case .middleOfMargins:
      return start + (length + value(key, .startMargin) - value(key, .endMargin)) / 2
    case .firstBaseline: return start + value(key, .firstBaseline)
    case .lastBaseline: return start + length - value(key, .lastBaseline)
    }
  }

  /// Returns the span of a constraint, or `nil` if it is of the other axis.
  ///
  /// - Parameters:
  ///   - row: The constraint's row.
  ///   - constraint: The constraint.
  ///   - error: The number of points by which it is missed, above 0 if its left side is too large.
  ///   - keys: The items in the order of their boxes.
  /// - Returns: The span.
  func span(
    of row: ConsoleSystem.Row,
    _ constraint: ConsoleConstraint,
    _ error: Double,
    _ keys: [String]
  ) -> ConflictSketch.Span? {
    guard let first = row.sides.first, first.attribute.axis == axis,
      let box = keys.firstIndex(of: first.item.key)
    else { return nil }
    let to = place(of: first)
    let second = row.sides.dropFirst().first
    let isDistance = !first.attribute.isLength && second?.attribute.isLength == false
    let other = isDistance ? second : nil
    let otherBox = other.flatMap { keys.firstIndex(of: $0.item.key) }
    let from = other.map(place) ?? value(first.item.key, .start)
    let isBackward = isDistance && constraint.constant < 0
    let amount = isDistance ? abs(constraint.constant) : to - from - error
    let sign =
      switch (constraint.relation, isBackward) {
      case (.equal, _): ""
      case (.lessThanOrEqual, false), (.greaterThanOrEqual, true): "≤ "
      case (.greaterThanOrEqual, false), (.lessThanOrEqual, true): "≥ "
      }
    let isPin = isDistance && abs(amount) < 1e-9
    let factor = isDistance && constraint.multiplier != 1
    return ConflictSketch.Span(
      from: from,
      to: to,
      wanted: to - error,
      text: factor || (isPin && error == 0) ? "" : sign + consoleAmount(amount),
      fromBox: otherBox ?? box,
      toBox: box
    )
  }
}
