import LayoutSolver

/// A sum of variables with factors, and a constant.
struct LinearExpression: ~Copyable {
  private(set) var sum = LinearSum()
  var constant = 0.0

  /// The variables with their factors.
  var terms: [Term] { sum.terms }

  /// Adds `coefficient` times `variable`, and removes terms that cancel out.
  mutating func add(_ variable: VariableID, _ coefficient: Double = 1) {
    sum.add(variable, coefficient)
  }

  /// Makes it the sum of nothing.
  mutating func removeAll() {
    sum.removeAll()
    constant = 0
  }
}
