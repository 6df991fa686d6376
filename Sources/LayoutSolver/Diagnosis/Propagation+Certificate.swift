extension Propagation {
  /// Finds the rows that contradict the violated ones, each with its dual multiplier: a Farkas certificate.
  ///
  /// The weighted sum of all of them is free of variables, and says that 0 is more than it is. The eliminations are visited
  /// backwards: a variable that is left with a positive coefficient is canceled by the row that keeps it from
  /// going up, which brings its other variables into the sum. If no row does, there is no certificate.
  mutating func findCertificate(
    for violated: borrowing Buffer<WeightedRow>,
    of storage: borrowing RowStorage
  ) {
    prepareSum()
    certificate.removeAll()
    var scale = 0.0
    for index in violated.indices {
      add(violated[index], storage)
      scale = max(scale, abs(violated[index].weight))
    }
    var isComplete = true
    for step in eliminations.indices.reversed() {
      let elimination = eliminations[step]
      let left = sum[Int(elimination.variable)]
      guard abs(left) > 1e-9 * scale else { continue }
      let row = left > 0 ? elimination.upperRow : elimination.lowerRow
      guard row >= 0 else {
        isComplete = false
        break
      }
      let coefficient = coefficient(of: row, on: elimination.variable, step, storage)
      let canceling = WeightedRow(row: row, weight: -left / coefficient)
      certificate.append(canceling)
      add(canceling, storage)
    }
    for index in violated.indices { clear(violated[index], storage) }
    for index in certificate.indices { clear(certificate[index], storage) }
    if !isComplete { certificate.removeAll() }
  }

  /// Makes room for the coefficients of all variables.
  mutating func prepareSum() { sum.append(0, times: slots.count - sum.count) }

  /// Adds a row to the sum, in its variables and in all that these depend on.
  mutating func add(_ weighted: WeightedRow, _ storage: borrowing RowStorage) {
    for place in storage[Int(weighted.row)].terms {
      let term = storage.terms[place]
      addToSum(term.variable.index, weighted.weight * term.coefficient)
    }
  }

  /// Undoes the effect of `add`.
  mutating func clear(_ weighted: WeightedRow, _ storage: borrowing RowStorage) {
    for place in storage[Int(weighted.row)].terms {
      clearSum(from: storage.terms[place].variable.index)
    }
  }

  /// Adds a multiple of a variable to the sum, in it and in all that it depends on.
  mutating func addToSum(_ first: Int, _ firstCoefficient: Double) {
    var variable = first
    var coefficient = firstCoefficient
    while true {
      sum[variable] += coefficient
      let step = slots[variable].step
      guard step >= 0, eliminations[step].parent >= 0 else { return }
      coefficient *= eliminations[step].factor
      variable = Int(eliminations[step].parent)
    }
  }

  mutating func clearSum(from first: Int) {
    var variable = first
    while true {
      sum[variable] = 0
      let step = slots[variable].step
      guard step >= 0, eliminations[step].parent >= 0 else { return }
      variable = Int(eliminations[step].parent)
    }
  }

  /// Returns the coefficient that a row had on a root at the step that eliminated the root.
  func coefficient(
    of row: Int32,
    on root: Int32,
    _ step: Int,
    _ storage: borrowing RowStorage
  ) -> Double {
    var sum = 0.0
    for place in storage[Int(row)].terms {
      let term = storage.terms[place]
      var variable = term.variable.index
      var coefficient = term.coefficient
      while variable != Int(root) {
        let next = Int(slots[variable].step)
        guard next >= 0, next < step, eliminations[next].parent >= 0 else {
          coefficient = 0
          break
        }
        coefficient *= eliminations[next].factor
        variable = Int(eliminations[next].parent)
      }
      sum += coefficient
    }
    return sum
  }
}
