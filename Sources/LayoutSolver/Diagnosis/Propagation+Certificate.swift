extension Propagation {
  /// Finds the rows that hold against a pull, each with its weight (its dual multiplier).
  ///
  /// The eliminations are visited backwards: a variable that is pulled up is held by the row
  /// that keeps it from going up, which hands the pull on to its other variables. With the result
  /// the sum of all rows, those that pull and those that hold, is free of variables. The rows that
  /// pull come with the strength with which they pull their sums up. If something gives way, no row
  /// holds.
  mutating func findHolders(
    against pulling: borrowing Buffer<WeightedRow>,
    of storage: borrowing RowStorage
  ) {
    preparePulls()
    holders.removeAll()
    var scale = 0.0
    for index in pulling.indices {
      apply(pulling[index], storage)
      scale = max(scale, abs(pulling[index].weight))
    }
    var isHeld = true
    for step in eliminations.indices.reversed() {
      let elimination = eliminations[step]
      let pull = pulls[Int(elimination.variable)]
      guard abs(pull) > 1e-9 * scale else { continue }
      let row = pull > 0 ? elimination.upperRow : elimination.lowerRow
      guard row >= 0 else {
        isHeld = false
        break
      }
      let coefficient = coefficient(of: row, on: elimination.variable, step, storage)
      let holder = WeightedRow(row: row, weight: -pull / coefficient)
      holders.append(holder)
      apply(holder, storage)
    }
    for index in pulling.indices { forget(pulling[index], storage) }
    for index in holders.indices { forget(holders[index], storage) }
    if !isHeld { holders.removeAll() }
  }

  /// Makes room for the pulls on all variables.
  mutating func preparePulls() {
    pulls.append(0, times: slots.count - pulls.count)
  }

  /// Adds a row's pull to its variables and to all that these depend on.
  mutating func apply(_ pull: WeightedRow, _ storage: borrowing RowStorage) {
    for place in storage[Int(pull.row)].terms {
      let term = storage.terms[place]
      self.pull(term.variable.index, pull.weight * term.coefficient)
    }
  }

  /// Undoes the effect of `apply`.
  mutating func forget(_ pull: WeightedRow, _ storage: borrowing RowStorage) {
    for place in storage[Int(pull.row)].terms {
      clearPull(of: storage.terms[place].variable.index)
    }
  }

  /// Adds a pull to a variable and to all that it depends on.
  mutating func pull(_ first: Int, _ firstStrength: Double) {
    var variable = first
    var strength = firstStrength
    while true {
      pulls[variable] += strength
      let step = slots[variable].step
      guard step >= 0, eliminations[step].parent >= 0 else { return }
      strength *= eliminations[step].factor
      variable = Int(eliminations[step].parent)
    }
  }

  mutating func clearPull(of first: Int) {
    var variable = first
    while true {
      pulls[variable] = 0
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
