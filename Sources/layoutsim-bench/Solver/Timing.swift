import LayoutSolver
import SolverWorkloads

/// Our side of the comparisons: from plain rows to values read back.
extension PlainRows {
  /// Returns the time to make a solver with all constraints, to solve, and to read all values.
  func timeOfBuilding(_ values: inout [Double]) -> Duration {
    let clock = ProcessorClock()
    let start = clock.now
    var loaded = LoadedSystem(self)
    loaded.solver.solve()
    loaded.read(into: &values)
    let time = clock.elapsed(since: start)
    // The solver is not taken apart before the clock was read, as is the peer's.
    loaded.solver.solve()
    return time
  }
}

extension SampleSystem {
  var zeros: [Double] { [Double](repeating: 0, count: variableCount) }
}

extension LoadedSystem {
  /// Moves the container's size away from its start, with the width twice as fast as the height.
  mutating func drag(to step: Int, _ system: SampleSystem, _ values: inout [Double]) {
    let (width, height) = (Workload.widthRow, Workload.widthRow + 1)
    solver.setConstant(system.rows[width].constant + 0.5 * Double(step), of: constraints[width])
    solver.setConstant(system.rows[height].constant + 0.25 * Double(step), of: constraints[height])
    solver.solve()
    read(into: &values)
  }

  /// Performs a thousand updates: 250 points wider, and back.
  mutating func dragThereAndBack(_ system: SampleSystem, _ values: inout [Double]) {
    for step in 1...1000 { drag(to: step <= 500 ? step : 1000 - step, system, &values) }
  }

  /// Exchanges constraints for others, or back.
  mutating func swap(
    _ swaps: [(row: Int, replacement: SampleRow)],
    backTo system: SampleSystem?,
    _ values: inout [Double]
  ) {
    for swap in swaps { solver.removeConstraint(constraints[swap.row]) }
    for swap in swaps {
      constraints[swap.row] = add(system?.rows[swap.row] ?? swap.replacement)
    }
    solver.solve()
    read(into: &values)
  }
}
