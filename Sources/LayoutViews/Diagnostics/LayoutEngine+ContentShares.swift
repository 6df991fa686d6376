import LayoutSolver

// Contents of equal priorities share what is left over or missing, which is no ambiguity. To tell it from one, the two
// ends of each open variable are compared. Where equations that must hold let a variable follow from the lengths of
// contents, no two solutions can differ in it and agree on those: then no end is searched for.
extension LayoutEngine {
  /// Returns whether two equally good layouts differ in how contents of one priority share what is left over or
  /// missing, and in no wish of the application.
  func isShareOfContents(_ range: Ambiguity) -> Bool {
    let low = SolvedLayout(range.lowWitness)
    let high = SolvedLayout(range.highWitness)
    var isShare = false
    for row in systemRows {
      guard let content = row.content, content.statement.priority < .required,
        content.terms.contains(where: { low[$0.variable] != high[$0.variable] }),
        abs(content.violation(in: low) - content.violation(in: high)) > 1e-6
      else { continue }
      guard row.isOfContents else { return false }
      isShare = true
    }
    return isShare
  }

  /// Returns whether all open variables of an item are certain to be shares of contents, without a search.
  func sharesContentsAlone(_ item: SolvedItem) -> Bool {
    let shares = openVariables.shares ?? withoutExercise { self.shares(in: &$0) }
    openVariables.shares = shares
    return item.variables.all.allSatisfy { !solver.isAmbiguous($0) || shares.contains($0) }
  }

  /// Returns the variables that follow from lengths of contents, where these are the only wishes.
  ///
  /// - Complexity: O(*n*) in the number of rows, if these are solved one after the other.
  private func shares(in solver: inout ConstraintSolver) -> Set<VariableID> {
    guard solver.conflicts.isEmpty else { return [] }
    var equations = ContentEquations()
    var disputed: Set<VariableID> = []
    for row in systemRows {
      guard let content = row.content else { continue }
      if content.statement.priority == .required, content.statement.relation == .equal {
        equations.add(content)
      } else if row.isLengthOfContent {
        equations.addSide(content)
      } else if content.statement.priority < .required, !row.isOfContents {
        for term in content.terms where !disputed.contains(term.variable) {
          disputed.formUnion(solver.variables(connectedWith: term.variable))
        }
      }
    }
    return equations.determined { solver.value(of: $0) }.subtracting(disputed)
  }
}

/// The equations of a layout, with all contents of a wished length at their present one.
private struct ContentEquations: ~Copyable {
  private var solver = ConstraintSolver()
  private var variables: [VariableID: VariableID] = [:]
  /// The lengths that a content asks for at most and at least.
  private var sides: [VariableID: (most: Double?, least: Double?)] = [:]

  mutating func add(_ content: RowContent) { add(content.terms, content.statement.constant) }

  private mutating func add(_ terms: [Term], _ constant: Double) {
    let own = terms.map { term in
      let variable = variables[term.variable] ?? solver.makeVariable()
      variables[term.variable] = variable
      return Term(variable, term.coefficient)
    }
    solver.addConstraint(own, .equal, constant)
  }

  /// Adds one of the two sides of the length of a content.
  mutating func addSide(_ content: RowContent) {
    for term in content.terms {
      if content.statement.relation == .lessThanOrEqual {
        sides[term.variable, default: (nil, nil)].most = content.statement.constant
      } else {
        sides[term.variable, default: (nil, nil)].least = content.statement.constant
      }
    }
  }

  /// Returns the variables that the equations determine; none if they contradict each other.
  ///
  /// A content whose both sides are asked for misses its length by another amount at each length.
  consuming func determined(at value: (VariableID) -> Double) -> Set<VariableID> {
    for (variable, side) in sides.sorted(by: { $0.key < $1.key })
    where side.most != nil && side.most == side.least {
      add([Term(variable)], value(variable))
    }
    solver.solve()
    guard solver.conflicts.isEmpty else { return [] }
    var determined: Set<VariableID> = []
    for (variable, own) in variables where !solver.isAmbiguous(own) { determined.insert(variable) }
    return determined
  }
}

/// The values that a solution gives to open variables.
private struct SolvedLayout {
  private let values: [VariableID: Double]

  init(_ solution: [Ambiguity.Assignment]) {
    values = Dictionary(
      solution.map { ($0.variable, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  subscript(variable: VariableID) -> Double { values[variable] ?? 0 }
}

extension RowContent {
  /// Returns the amount by which a layout departs from the row, in points.
  fileprivate func violation(in layout: SolvedLayout) -> Double {
    let excess = terms.reduce(-statement.constant) { $0 + $1.coefficient * layout[$1.variable] }
    return switch statement.relation {
    case .lessThanOrEqual: max(0, excess)
    case .equal: abs(excess)
    case .greaterThanOrEqual: max(0, -excess)
    }
  }
}

extension SystemRow {
  /// Whether the row is the greatest or the least length that a content wishes for.
  fileprivate var isLengthOfContent: Bool {
    switch source {
    case .hugging, .compressionResistance: true
    default: false
    }
  }

  /// Whether the row is a wish of a view's content, or of a stack for its views.
  fileprivate var isOfContents: Bool {
    isLengthOfContent || StackConstraint.Purpose(rawValue: constraint?.identifier ?? "") != nil
  }
}
