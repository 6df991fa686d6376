extension ComponentSolver {
  /// Finds the rates at which the component just solved follows the constants of rows.
  ///
  /// There is no answer if a row that happens to be at its constant would leave it.
  ///
  /// - Returns: Whether there is an answer.
  mutating func trace(
    _ changed: ChangedRows,
    into sensitivity: ConstantSensitivity,
    component: Int,
    _ storage: borrowing RowStorage
  ) -> Bool {
    sensitivity.begin(Int32(component), changed, storage)
    let isTraceable =
      propagation.value.computeRates(changed, storage)
      && appendChecks(changed, to: sensitivity, storage)
    if !isTraceable { sensitivity.forget() }
    for index in variables.indices {
      let variable = variables[index]
      let rates = propagation.value.rates[variable]
      if rates == ConstantSensitivity.Rates() { continue }
      let base = propagation.value.slots[variable].beta
      sensitivity.append(
        ConstantSensitivity.MovingVariable(variable: variable, base: base, rates: rates)
      )
      propagation.value.rates[variable] = ConstantSensitivity.Rates()
    }
    return isTraceable
  }

  private func appendChecks(
    _ changed: ChangedRows,
    to sensitivity: ConstantSensitivity,
    _ storage: borrowing RowStorage
  ) -> Bool {
    for index in rows.indices {
      let row = storage[Int(rows[index])]
      var rates = changed.unit(of: rows[index]) * -1
      var error = -row.constant
      var magnitude = abs(row.constant)
      for place in row.terms {
        let term = storage.terms[place]
        let value = term.coefficient * propagation.value.slots[term.variable.rawValue].beta
        error += value
        magnitude = max(magnitude, abs(value), abs(term.coefficient))
        rates += term.coefficient * propagation.value.rates[term.variable.rawValue]
      }
      guard max(abs(rates.x), abs(rates.y)) > 1e-11 else { continue }
      let tolerance = magnitude * ReducedRow.precision * 4
      let room = abs(error) - tolerance
      // At its constant, and about to leave it: the effect is not known.
      if room <= 0 { return false }
      sensitivity.append(
        ConstantSensitivity.Check(room: room, rates: error > 0 ? rates : rates * -1)
      )
    }
    return true
  }
}

extension ChangedRows {
  /// Returns the rates at which a row's constant follows the changing constants.
  func unit(of row: Int32) -> ConstantSensitivity.Rates {
    ConstantSensitivity.Rates(row == first ? 1 : 0, row == second ? 1 : 0)
  }
}

extension Propagation {
  /// Computes the rates of all variables, and returns whether every step depends on a row.
  ///
  /// The eliminations give the rates of the offsets forward, and those of the variables backward.
  mutating func computeRates(_ changed: ChangedRows, _ storage: borrowing RowStorage) -> Bool {
    rates.append(SIMD2(), times: slots.count - rates.count)
    offsetRates.removeAll()
    for step in eliminations.indices {
      guard let row = tightRow(of: eliminations[step], storage) else { return false }
      offsetRates.append(offsetRate(of: row, at: step, changed, storage))
    }
    for step in eliminations.indices.reversed() {
      let elimination = eliminations[step]
      var rate = offsetRates[step]
      if elimination.parent >= 0 { rate += elimination.factor * rates[elimination.parent] }
      rates[elimination.variable] = rate
    }
    return true
  }

  private func offsetRate(
    of row: Int32,
    at step: Int,
    _ changed: ChangedRows,
    _ storage: borrowing RowStorage
  ) -> ConstantSensitivity.Rates {
    let target = Int(eliminations[step].variable)
    var rate = changed.unit(of: row)
    var pivot = 0.0
    for place in storage[Int(row)].terms {
      let term = storage.terms[place]
      var variable = term.variable.index
      var coefficient = term.coefficient
      while true {
        let next = Int(slots[variable].step)
        if next < 0 || next >= step {
          if variable == target { pivot += coefficient }
          break
        }
        rate -= coefficient * offsetRates[next]
        guard eliminations[next].parent >= 0 else { break }
        coefficient *= eliminations[next].factor
        variable = Int(eliminations[next].parent)
      }
    }
    return rate / pivot
  }
}
