import LayoutSolver

/// A sum of variables with factors, and a constant.
struct LinearExpression {
  private(set) var terms: [Term] = []
  var constant = 0.0

  /// Creates the sum of nothing.
  init() {}

  /// Creates a variable.
  init(_ variable: VariableID) { add(variable) }

  /// Creates the sum of nothing in a list that is used no more.
  init(in list: consuming [Term]) {
    list.removeAll(keepingCapacity: true)
    terms = list
  }

  /// Adds `coefficient` times `variable`, and removes terms that cancel out.
  mutating func add(_ variable: VariableID, _ coefficient: Double = 1) {
    guard coefficient != 0 else { return }
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      terms.append(Term(variable, coefficient))
      return
    }
    let sum = terms[index].coefficient + coefficient
    if sum == 0 {
      terms.remove(at: index)
    } else {
      terms[index] = Term(variable, sum)
    }
  }

  /// Adds `factor` times `other`.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { add(term.variable, term.coefficient * factor) }
    constant += other.constant * factor
  }
}
