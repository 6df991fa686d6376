/// An oracle that finds the best solution of a small system by trying every candidate point.
///
/// The errors are linear between the planes on which rows hold; with the planes on which a variable
/// is 0 the pieces between them have corners, and one of the corners is best. So all points at which
/// as many planes meet as there are variables are tried. Nothing here is shared with the solver.
package enum ExhaustiveOracle {
  private static let tolerance = 1e-6

  /// Returns the least errors, highest priority first.
  package static func leastErrors(of system: SampleSystem) -> [Double] {
    var best: [Double]?
    forEachCorner(of: system) { point in
      let errors = system.errors(at: point)
      guard let current = best else {
        best = errors
        return
      }
      if isLess(errors, current) { best = errors }
    }
    return best ?? system.errors(at: [Double](repeating: 0, count: system.variableCount))
  }

  /// Returns whether rows, taken as required, can all hold.
  package static func isFeasible(_ rows: [SampleRow], variableCount: Int) -> Bool {
    let required = rows.map { row in
      var row = row
      row.priority = 1000
      return row
    }
    let system = SampleSystem(variableCount: variableCount, rows: required)
    return leastErrors(of: system)[0] <= tolerance
  }

  private static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (one, other) in zip(left, right) where abs(one - other) > tolerance { return one < other }
    return false
  }

  package static func forEachCorner(of system: SampleSystem, _ body: ([Double]) -> Void) {
    let count = system.variableCount
    var planes: [[Double]] = []
    for row in system.rows {
      var plane = [Double](repeating: 0, count: count + 1)
      for term in row.terms { plane[term.variable] += term.coefficient }
      plane[count] = row.constant
      planes.append(plane)
    }
    for variable in 0..<count {
      var plane = [Double](repeating: 0, count: count + 1)
      plane[variable] = 1
      planes.append(plane)
    }
    var chosen = Array(0..<count)
    while true {
      if let point = intersection(of: chosen.map { planes[$0] }) { body(point) }
      var position = count - 1
      while position >= 0, chosen[position] == planes.count - count + position { position -= 1 }
      if position < 0 { return }
      chosen[position] += 1
      for later in position + 1..<max(count, position + 1) { chosen[later] = chosen[later - 1] + 1 }
    }
  }

  /// Returns the point at which planes meet, if there is just one: elimination with the largest pivot.
  private static func intersection(of planes: [[Double]]) -> [Double]? {
    var matrix = planes
    let count = matrix.count
    for column in 0..<count {
      var pivot = column
      for row in column..<count where abs(matrix[row][column]) > abs(matrix[pivot][column]) {
        pivot = row
      }
      guard abs(matrix[pivot][column]) > 1e-9 else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column && matrix[row][column] != 0 {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
