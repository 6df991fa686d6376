import LayoutSolver
import SolverWorkloads

extension LoadedSystem {
  /// What is wrong with the answers about ambiguity, in words, or `nil`.
  mutating func ambiguityFault(in system: SampleSystem) -> String? {
    let ranges = ExhaustiveOracle.ranges(of: system)
    for (index, variable) in variables.enumerated() {
      let isAmbiguous = ranges[index].upperBound - ranges[index].lowerBound > 1e-4
      if solver.isAmbiguous(variable) != isAmbiguous {
        return "x\(index) ambiguous: \(!isAmbiguous), range \(ranges[index])"
      }
      let ambiguity = solver.ambiguity(of: variable)
      guard let ambiguity else {
        if isAmbiguous { return "no range of x\(index): \(ranges[index])" }
        continue
      }
      if !isAmbiguous { return "x\(index) ranges over \(ambiguity.lower)...\(ambiguity.upper)" }
      let limit = ExhaustiveOracle.limit
      let ends = (max(-limit, ambiguity.lower), min(limit, ambiguity.upper))
      if abs(ends.0 - ranges[index].lowerBound) > 1e-2
        || abs(ends.1 - ranges[index].upperBound) > 1e-2
      {
        return "x\(index) ranges over \(ends), not \(ranges[index])"
      }
      for witness in [ambiguity.lowWitness, ambiguity.highWitness] {
        var point = point()
        for assignment in witness {
          if let place = variables.firstIndex(of: assignment.variable) {
            point[place] = assignment.value
          }
        }
        let errors = zip(system.errors(at: point), ExhaustiveOracle.leastErrors(of: system))
        if !errors.allSatisfy({ abs($0 - $1) < 1e-4 }) { return "\(point) is no witness" }
      }
    }
    return nil
  }

  /// What is wrong with the constraints said to determine a variable, in words, or `nil`.
  ///
  /// They must hold exactly, and the sum of their rows, each times its rate, must be the variable
  /// alone, but for others that rest at 0: then the variable follows their constants at these rates.
  mutating func influenceFault(in system: SampleSystem) -> String? {
    let point = point()
    let rests = variables.indices.map { solver.isAmbiguous(variables[$0]) && point[$0] == 0 }
    for (index, variable) in variables.enumerated() {
      var sum = [Double](repeating: 0, count: system.variableCount)
      var value = 0.0
      for influence in solver.constraintsDetermining(variable) {
        guard let row = constraints.firstIndex(of: influence.constraint) else {
          return "x\(index) follows an unknown row"
        }
        let tight = SampleRow(
          terms: system.rows[row].terms,
          relation: .equal,
          constant: system.rows[row].constant
        )
        if tight.error(at: point) > 1e-6 { return "row \(row) of x\(index) is not at its constant" }
        for term in tight.terms { sum[term.variable] += influence.rate * term.coefficient }
        value += influence.rate * tight.constant
      }
      sum[index] -= 1
      if solver.isAmbiguous(variable) {
        for resting in rests.indices where rests[resting] { sum[resting] = 0 }
      }
      if !sum.allSatisfy({ abs($0) < 1e-6 }) || abs(value - point[index]) > 1e-5 {
        return "the rows of x\(index) leave \(sum), and \(value) for \(point[index])"
      }
    }
    return nil
  }
}
