extension SolverCore {
  /// Checks the conditions on solved components that hold whatever the numbers are.
  func checkInvariants(of solved: borrowing Buffer<Int32>) {
    guard SelfChecks.isOn else { return }
    for index in solved.indices {
      let component = Int(solved[index])
      // Those that are to be made again are solved later.
      if partition.components[component].isStale { continue }
      precondition(
        isConsistent(component),
        "component \(component) does not hold what its rows connect"
      )
      precondition(hasKnownValues(component), "a variable of component \(component) has no value")
    }
  }

  /// Returns whether the rows of a component are active, in order, and about its variables alone.
  private func isConsistent(_ component: Int) -> Bool {
    var previous: Int32 = -1
    for place in partition.components[component].rowPlaces {
      let row = rows[Int(partition.rows[place])]
      if !row.isActive || row.order <= previous { return false }
      previous = row.order
      for term in row.terms
      where partition.component(of: rows.terms[term].variable.index) != component {
        return false
      }
    }
    return true
  }

  private func hasKnownValues(_ component: Int) -> Bool {
    partition.components[component].variablePlaces.allSatisfy {
      componentSolver.value.propagation.value.slots[partition.variables[$0]].root < 0
    }
  }
}
