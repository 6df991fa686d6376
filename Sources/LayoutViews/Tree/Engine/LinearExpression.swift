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

extension LinearExpression {
  /// Returns whether a row with the sum and `statement` is made of numbers.
  borrowing func isFinite(with statement: RowContent.Statement) -> Bool {
    statement.constant.isFinite && sum.isFinite
  }
}

extension Relation {
  /// Returns whether `left` compares with `right` like this.
  func holds(_ left: Double, _ right: Double) -> Bool {
    let tolerance = 1e-9 * max(1, abs(left), abs(right))
    return switch self {
    case .lessThanOrEqual: left <= right + tolerance
    case .equal: abs(left - right) <= tolerance
    case .greaterThanOrEqual: left >= right - tolerance
    }
  }
}
