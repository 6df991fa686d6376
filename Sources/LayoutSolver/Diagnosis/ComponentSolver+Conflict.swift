extension ComponentSolver {
  /// The required rows that keep a required row from holding, with that row.
  ///
  /// What the propagation has used is free of superfluous rows, so the set is irreducible.
  mutating func conflict(around row: Int32, _ storage: borrowing RowStorage) -> [Int32] {
    let pull = WeightedRow(row: row, weight: direction(of: row, storage))
    let holders = propagation.holders(against: [pull], of: storage) ?? []
    return [row] + holders.map(\.row)
  }

  /// Whether a row that does not hold wants its sum larger or smaller: 1 or -1.
  private func direction(of row: Int32, _ storage: borrowing RowStorage) -> Double {
    let row = storage[Int(row)]
    switch row.relation {
    case .greaterThanOrEqual: return 1
    case .lessThanOrEqual: return -1
    case .equal:
      var sum = 0.0
      for place in row.terms {
        let term = storage.terms[place]
        sum += term.coefficient * propagation.slots[term.variable.index].beta
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
  /// - Returns: The rows, or `nil` where all can hold after all.
  mutating func conflict(
    _ residual: Residual,
    broken: [Int],
    _ storage: borrowing RowStorage
  ) -> [Int32]? {
    let rows = objectives.copied()
    let suspects = broken.sorted {
      storage[Int(rows[$0].row)].order < storage[Int(rows[$1].row)].order
    }
    let isSuspect = Set(broken)
    var satisfied = rows.indices.filter { rows[$0].level == 0 && !isSuspect.contains($0) }
    for suspect in suspects {
      objectives.removeAll()
      for index in satisfied { objectives.append(rows[index]) }
      objectives.append(LeveledRow(row: rows[suspect].row, level: 1))
      load(residual, dropsEqualities: false, storage)
      simplex.minimize()
      if let place = simplex.place(ofRow: objectives.count - 1),
        simplex.error(ofBasic: place) > 0
      {
        return certificate(of: place, storage)
      }
      satisfied.append(suspect)
    }
    return nil
  }

  private mutating func certificate(
    of place: Int,
    _ storage: borrowing RowStorage
  ) -> [Int32] {
    let slope = simplex.slopes[place]
    let accused = simplex.objectives[simplex.basic[place].row].source
    var pulls = [WeightedRow(row: accused, weight: -slope)]
    for index in simplex.table.places(of: place) {
      let cell = simplex.table[index]
      let head = simplex.nonbasic[cell.column]
      guard head.isRow, abs(cell.value) > Simplex.rateTolerance else { continue }
      pulls.append(
        WeightedRow(row: simplex.objectives[head.row].source, weight: slope * cell.value)
      )
    }
    let holders = propagation.holders(against: pulls, of: storage) ?? []
    return (pulls + holders).map(\.row)
  }
}

extension RowStorage {
  /// Describes a contradiction: of its rows the last activated that is not protected is given up.
  ///
  /// Rows that cannot be given up, as they are not required any more, are none of it; only rounding
  /// brings them in. There is no conflict without one that can.
  func conflict(among rows: [Int32]) -> Conflict? {
    let ordered = Set(rows).filter { self[Int($0)].effectiveLevel == PriorityLevels.required }
      .sorted { self[Int($0)].order < self[Int($1)].order }
    guard let broken = ordered.last(where: { !self[Int($0)].isProtected }) ?? ordered.last else {
      return nil
    }
    return Conflict(
      constraints: ordered.map(ConstraintID.init),
      broken: ConstraintID(broken),
      amount: 0
    )
  }
}
