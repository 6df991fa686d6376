package import LayoutSolver

/// A constraint as plain numbers, for the solver and for the oracle.
package struct SampleRow: CustomStringConvertible {
  package var terms: [(variable: Int, coefficient: Double)]
  package var relation: Relation
  package var constant: Double
  package var priority: Float = 1000
  package var protection = Protection.none

  package init(
    terms: [(variable: Int, coefficient: Double)],
    relation: Relation,
    constant: Double,
    priority: Float = 1000,
    protection: Protection = .none
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.protection = protection
  }

  /// Returns the amount by which the row misses its constant.
  package func error(at point: [Double]) -> Double {
    var sum = -constant
    for term in terms { sum += term.coefficient * point[term.variable] }
    switch relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(sum, 0)
    case .greaterThanOrEqual: return max(-sum, 0)
    }
  }

  package var description: String {
    let sum = terms.map { "\($0.coefficient)*x\($0.variable)" }.joined(separator: " + ")
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return
      "\(sum) \(sign) \(constant) @\(priority)\(protection == .none ? "" : ", \(protection) protection")"
  }
}

/// A system of constraints as plain numbers.
package struct SampleSystem: CustomStringConvertible {
  package var variableCount: Int
  package var rows: [SampleRow] = []

  package init(variableCount: Int, rows: [SampleRow] = []) {
    self.variableCount = variableCount
    self.rows = rows
  }

  package var description: String { rows.map(\.description).joined(separator: "\n") }

  /// The priorities of the system, highest first, always with required.
  package var priorities: [Float] { Set(rows.map(\.priority) + [1000]).sorted(by: >) }

  /// Returns the sum of errors of each priority, highest first.
  package func errors(at point: [Double]) -> [Double] {
    priorities.map { priority in
      rows.reduce(0) { $0 + ($1.priority == priority ? $1.error(at: point) : 0) }
    }
  }
}
