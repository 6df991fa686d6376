extension ComponentSolver {
  /// Finds the required rows that keep a required row from holding.
  ///
  /// The rows that the propagation has used include no superfluous ones, so the set is irreducible.
  mutating func findConflict(around row: Int32, _ storage: borrowing RowStorage) {
    violated.removeAll()
    violated.append(WeightedRow(row: row, weight: direction(of: row, storage)))
    blameViolatedRows(storage)
  }

  /// Lists the violated rows with those of the certificate, as contradicting each other.
  private mutating func blameViolatedRows(_ storage: borrowing RowStorage) {
    contradicting.removeAll()
    for index in violated.indices { contradicting.append(violated[index].row) }
    propagation.value.findCertificate(for: violated, of: storage)
    for index in propagation.value.certificate.indices {
      contradicting.append(propagation.value.certificate[index].row)
    }
  }

  /// Returns whether a row that does not hold wants its sum larger or smaller: 1 or -1.
  private func direction(of row: Int32, _ storage: borrowing RowStorage) -> Double {
    let row = storage[Int(row)]
    switch row.relation {
    case .greaterThanOrEqual: return 1
    case .lessThanOrEqual: return -1
    case .equal:
      var sum = 0.0
      for place in row.terms {
        let term = storage.terms[place]
        sum += term.coefficient * propagation.value.slots[term.variable.index].beta
      }
      return sum < row.constant ? 1 : -1
    }
  }

  /// Finds out which rows of a group of unknowns contradict each other.
  ///
  /// Of the rows that the simplex could not satisfy one after the other is added to those that it
  /// could, its error alone to be minimized. When that stays above 0, the rows that hold against it
  /// are the ones whose columns the row depends on (a certificate of Farkas; at a vertex its support
  /// is irreducible: Gleeson and Ryan, "Identifying minimally infeasible subsystems of
  /// inequalities", ORSA Journal on Computing 2, 1990).
  ///
  /// - Returns: Whether there are such rows; otherwise all can hold after all.
  mutating func findConflict(_ residual: Residual, _ storage: borrowing RowStorage) -> Bool {
    listSuspects(storage)
    for index in suspects.indices {
      let suspect = candidates[suspects[index]].row
      objectives.assign(satisfied)
      objectives.append(LeveledRow(row: suspect, level: 1))
      load(residual, dropsEqualities: false, storage)
      simplex.value.minimize()
      if let place = simplex.value.place(ofRow: objectives.count - 1),
        simplex.value.error(ofBasic: place) > 0
      {
        readCertificate(of: place, storage)
        return true
      }
      satisfied.append(LeveledRow(row: suspect, level: 0))
    }
    return false
  }

  /// Separates the rows that the simplex could not satisfy, in order of activation, from the others.
  private mutating func listSuspects(_ storage: borrowing RowStorage) {
    suspects.removeAll()
    for place in simplex.value.basic.indices where isBroken(place) {
      let row = simplex.value.basic[place].row
      suspects.append(Int32(row), key: storage[Int(objectives[row].row)].order)
      // To be left out below.
      simplex.value.objectives[row].level = -1
    }
    suspects.sort()
    candidates.assign(objectives)
    satisfied.removeAll()
    for row in candidates.indices where simplex.value.objectives[row].level == 0 {
      satisfied.append(candidates[row])
    }
  }

  private mutating func readCertificate(of place: Int, _ storage: borrowing RowStorage) {
    let slope = simplex.value.slopes[place]
    let accused = simplex.value.objectives[simplex.value.basic[place].row].source
    violated.removeAll()
    violated.append(WeightedRow(row: accused, weight: -slope))
    for index in simplex.value.table.places(of: place) {
      let cell = simplex.value.table[index]
      let head = simplex.value.nonbasic[cell.column]
      guard head.isRow, abs(cell.value) > Simplex.rateTolerance else { continue }
      violated.append(
        WeightedRow(row: simplex.value.objectives[head.row].source, weight: slope * cell.value)
      )
    }
    blameViolatedRows(storage)
  }
}
