import LayoutSolver

/// The rows of a system in two flat lists, so that reading them costs next to nothing.
package struct PlainRows {
  package struct Row: BitwiseCopyable {
    var termCount: Int
    var relation: Relation
    var protection: Protection
    var priority: Float
    var constant: Double
  }

  package struct PlainTerm: BitwiseCopyable {
    var variable: Int
    var coefficient: Double
  }

  package let variableCount: Int
  package private(set) var rows: [Row] = []
  /// The terms of all rows, row after row.
  package private(set) var terms: [PlainTerm] = []
  /// The number of terms of the row that has most.
  package private(set) var longestCount = 0

  package init(_ system: SampleSystem) {
    variableCount = system.variableCount
    rows.reserveCapacity(system.rows.count)
    for row in system.rows {
      rows.append(
        Row(
          termCount: row.terms.count,
          relation: row.relation,
          protection: row.protection,
          priority: row.priority,
          constant: row.constant
        )
      )
      for term in row.terms {
        terms.append(PlainTerm(variable: term.variable, coefficient: term.coefficient))
      }
      longestCount = max(longestCount, row.terms.count)
    }
  }
}
