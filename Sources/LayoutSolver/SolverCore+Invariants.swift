extension SolverCore {
  /// Checks, in debug builds, what must be true after every solution whatever the numbers are.
  func checkInvariants() {
    assert(hasConsistentPartition(), "a component does not hold what its rows connect")
    assert(hasKnownValues(), "a variable with rows has no value")
  }

  /// Whether the rows of each component are active, in order, and about its variables alone.
  private func hasConsistentPartition() -> Bool {
    for component in partition.components.indices {
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
    }
    return true
  }

  private func hasKnownValues() -> Bool {
    for component in partition.components.indices {
      for place in partition.components[component].variablePlaces
      where engine.propagation.slots[partition.variables[place]].root >= 0 {
        return false
      }
    }
    return true
  }
}
