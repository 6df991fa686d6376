import LayoutSolver

/// A contradiction as a drawing needs it: the views along its axis, where they are once a constraint is given up,
/// and the constraints between them.
package struct ConflictSketch: Sendable, Hashable {
  /// A view or guide.
  package struct Box: Sendable, Hashable {
    /// The short name.
    package var name: String
    /// The two edges along the axis, in points.
    package var start: Double
    package var end: Double
    /// The box around this one, by its place in `boxes`.
    package var parent: Int?
    /// Whether nothing says where the edge is.
    package var isOpenAtStart = false
    package var isOpenAtEnd = false
  }

  /// A constraint of the contradiction, with the distance or length that it asks for.
  package struct Measure: Sendable, Hashable {
    /// A kind of origin, as far as colors show it.
    package enum Kind: Sendable, Hashable {
      /// The app's own.
      case own
      /// UIKit's: of a container, a mask, a stack view.
      case given
      /// The one that is given up.
      case broken
    }

    /// The place of the constraint in the contradiction, from 1.
    package var number: Int
    package var kind: Kind
    /// The equation in words.
    package var equation: String
    /// The origin in words, empty for one of the app without an identifier.
    package var remark: String
    /// The span along the axis, in points, or `nil` for a constraint of the other axis.
    package var span: Span?
    /// The number of points that it contributes to the sum: above 0 what is asked for, below 0 what is there.
    package var amount: Double
    /// The contribution with its factor, such as `0.5 × 320`.
    package var amountText: String
  }

  /// A distance or length along the axis.
  package struct Span: Sendable, Hashable {
    /// The places between which it is measured, in points.
    package var from: Double
    package var to: Double
    /// The place at which it would end if it held.
    package var wanted: Double
    /// The amount that it asks for, such as `44` or `≥ 8`, empty for edges that are to be one.
    package var text: String
    /// The boxes with these places.
    package var fromBox: Int
    package var toBox: Int
  }

  /// The axis.
  package let axis: ConsoleAxis
  /// The boxes, each behind the one around it.
  package private(set) var boxes: [Box] = []
  /// The constraints in the order of the log.
  package private(set) var measures: [Measure] = []
  /// The sum in one line.
  package let arithmetic: String
  /// The number of points by which it is missed.
  package let excess: Double
  /// Whether leading edges are on the right, as the log writes it.
  package let runsRightToLeft: Bool
  /// Whether an edge is drawn at a side that depends on the language.
  package let followsLanguage: Bool

  /// Creates the sketch of a contradiction, or `nil` if it has no sum or no view.
  init?(_ contradiction: ExplainedContradiction, of explanation: ConflictExplanation) {
    let constraints = explanation.report.constraints
    guard let arithmetic = contradiction.arithmetic,
      let leader = contradiction.broken ?? contradiction.constraints.first
    else { return nil }
    self.arithmetic = arithmetic
    excess = contradiction.excess
    axis = constraints[leader].axis
    let involved = contradiction.constraints.map { constraints[$0] }
    runsRightToLeft = axis == .horizontal && involved.contains { $0.phrase.hasSuffix("(RTL)") }
    followsLanguage =
      axis == .horizontal
      && involved.contains { constraint in
        [constraint.first, constraint.second].contains { $0?.attribute.followsLanguage ?? false }
      }
    // Only what contradicts is drawn; of the others it may matter where a view ends.
    let system = ConsoleSystem(constraints)
    let solution = ConsoleSolution(system, breaking: contradiction.broken, of: constraints)
    let places = SketchPlaces(system, solution, axis)
    let rows = contradiction.constraints.compactMap { place in
      system.rows.first { $0.constraint == place }
    }
    let drawn = rows.filter { $0.sides.first?.attribute.axis == axis }
    boxes = SketchNesting(drawn.map { ($0, constraints[$0.constraint ?? 0]) }, places)
      .boxes(explanation.names)
    let keys = places.order(of: drawn)
    guard !boxes.isEmpty, boxes.count == keys.count else { return nil }
    for (index, place) in contradiction.constraints.enumerated() {
      let constraint = constraints[place]
      let share = contradiction.shares.first { $0.constraint == place }
      let row = system.rows.first { $0.constraint == place }
      let error = place == contradiction.broken ? contradiction.error : 0
      measures.append(
        Measure(
          number: index + 1,
          kind: place == contradiction.broken ? .broken : constraint.origin == .own ? .own : .given,
          equation: explanation.names.equation(of: constraint),
          remark: explanation.remark(on: place, in: contradiction),
          span: row.flatMap { places.span(of: $0, constraint, error, keys) },
          amount: share?.amount ?? 0,
          amountText: share.map(ExplainedContradiction.text) ?? ""
        )
      )
    }
  }
}

extension ConflictSketch {
  /// Whether there is more than what is asked for: a container gives more than the constraints inside take.
  package var isSurplus: Bool {
    func isGiven(_ sign: Double) -> Bool {
      measures.max { $0.amount * sign < $1.amount * sign }?.kind == .given
    }
    return isGiven(1) && !isGiven(-1)
  }
}

extension ConflictExplanation {
  /// The sketches of the contradictions that have a sum.
  package var sketches: [ConflictSketch] {
    contradictions.compactMap { ConflictSketch($0, of: self) }
  }
}
