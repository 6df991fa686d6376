import LayoutSolver

/// An oracle for systems of some hundred rows: the textbook's simplex, with a dense table.
///
/// It runs once for each priority. When the errors of one priority are least, no column that would add to
/// them may enter, and the next priority is minimized over the remaining columns. The oracle shares
/// nothing with the solver.
package struct TableauOracle {
  /// The rows of the system, each with the constant as its last column.
  private var table: [[Double]] = []
  /// The column that is basic in each row.
  private var basis: [Int] = []
  /// The priority of each column that counts as an error, or `nil` for variables and slack.
  private var priorities: [Float?]
  /// The flags of columns that may still enter.
  private var isOpen: [Bool]

  private static let tolerance = 1e-9

  /// Returns the values of the variables in one of the best solutions.
  package static func solution(of system: SampleSystem) -> [Double] {
    var oracle = TableauOracle(system)
    for priority in system.priorities { oracle.minimize(priority) }
    return (0..<system.variableCount).map {
      oracle.value(of: 2 * $0) - oracle.value(of: 2 * $0 + 1)
    }
  }

  /// Creates a table in which each variable is the difference of two columns.
  ///
  /// Each row has one column for its shortfall and one for its excess.
  private init(_ system: SampleSystem) {
    let rowColumns = 2 * system.variableCount
    let width = rowColumns + 2 * system.rows.count
    priorities = Array(repeating: nil, count: width)
    isOpen = Array(repeating: true, count: width)
    for (index, row) in system.rows.enumerated() {
      var line = [Double](repeating: 0, count: width + 1)
      for term in row.terms {
        line[2 * term.variable] += term.coefficient
        line[2 * term.variable + 1] -= term.coefficient
      }
      let lack = rowColumns + 2 * index
      let excess = lack + 1
      line[lack] = 1
      line[excess] = -1
      line[width] = row.constant
      if row.relation != .lessThanOrEqual { priorities[lack] = row.priority }
      if row.relation != .greaterThanOrEqual { priorities[excess] = row.priority }
      if row.constant < 0 { for column in line.indices { line[column] = 0 - line[column] } }
      basis.append(row.constant < 0 ? excess : lack)
      table.append(line)
    }
  }

  private func value(of column: Int) -> Double {
    basis.firstIndex(of: column).map { table[$0][table[$0].count - 1] } ?? 0
  }

  private mutating func minimize(_ priority: Float) {
    var costs = reducedCosts(of: priority)
    var pivots = 0
    while let entering = entering(costs, byNumber: pivots > 2000),
      let leaving = leavingRow(for: entering)
    {
      pivot(leaving, entering)
      costs = reducedCosts(of: priority)
      pivots += 1
    }
    for column in costs.indices where costs[column] > TableauOracle.tolerance {
      isOpen[column] = false
    }
  }

  /// Returns the amounts that the columns add to the errors of a priority.
  private func reducedCosts(of priority: Float) -> [Double] {
    var costs = priorities.map { $0 == priority ? 1.0 : 0 }
    for (row, column) in basis.enumerated() where priorities[column] == priority {
      for column in costs.indices { costs[column] -= table[row][column] }
    }
    return costs
  }

  /// Returns the best column, or after many pivots the first, which cannot cycle (Bland 1977).
  private func entering(_ costs: [Double], byNumber: Bool) -> Int? {
    var best: Int?
    var least = -TableauOracle.tolerance
    for column in costs.indices where isOpen[column] && costs[column] < least {
      if byNumber { return column }
      best = column
      least = costs[column]
    }
    return best
  }

  private func leavingRow(for column: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for row in table.indices where table[row][column] > TableauOracle.tolerance {
      let ratio = table[row][table[row].count - 1] / table[row][column]
      if let found = best {
        let isTie = abs(ratio - found.ratio) < TableauOracle.tolerance
        if isTie ? basis[row] >= basis[found.row] : ratio >= found.ratio { continue }
      }
      best = (row, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = 1 / table[row][column]
    for index in table[row].indices { table[row][index] *= factor }
    let pivotLine = table[row]
    for other in table.indices where other != row {
      let multiple = table[other][column]
      if multiple == 0 { continue }
      for index in pivotLine.indices { table[other][index] -= multiple * pivotLine[index] }
    }
    basis[row] = column
  }
}
