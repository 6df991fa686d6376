extension ComponentSolver {
  /// Solves a group of unknowns with the simplex.
  ///
  /// Rows above the rank `hardRanks` must hold, the others count by their own rank. If the hard
  /// rows are only the required ones and cannot all hold, those that contradict each other are listed.
  ///
  /// If the group has a number, the unknowns that its rows leave open may rest elsewhere than at the
  /// values found.
  ///
  /// - Returns: Whether the hard rows hold.
  mutating func minimize(
    _ residual: Residual,
    hardRanks: Int,
    resting group: Int = -1,
    _ storage: borrowing RowStorage
  ) -> Bool {
    findObjectives(of: residual, hardRanks: hardRanks, storage)
    load(residual, dropsEqualities: !recordsWeights, storage)
    simplexRuns += 1
    simplex.value.minimize()
    if simplex.value.basic.indices.contains(where: { isBroken($0) }) {
      if hardRanks != 1 || findConflict(residual, storage) { return false }
      // The simplex has wronged its rows by rounding alone: the values are the best there are.
    }
    simplex.value.findSolution()
    if recordsWeights { simplex.value.claimUnknowns() } else { simplex.value.findFreeUnknowns() }
    keepSolution(residual, resting: group)
    return true
  }

  /// Returns whether a row that must hold does not.
  func isBroken(_ place: Int) -> Bool {
    let head = simplex.value.basic[place]
    return head.isRow && simplex.value.objectives[head.row].level == 0
      && simplex.value.error(ofBasic: place) > 0
  }

  /// A row with the level at which the simplex counts its error.
  struct LeveledRow: BitwiseCopyable {
    var row: Int32
    var level: Int32
  }

  /// Lists the rows of a group, the ends of the ranges among them, in order of level.
  private mutating func findObjectives(
    of residual: Residual,
    hardRanks: Int,
    _ storage: borrowing RowStorage
  ) {
    objectives.removeAll()
    addHardRows(of: residual, hardRanks, areEqualities: true, storage)
    addHardRows(of: residual, hardRanks, areEqualities: false, storage)
    for place in residual.rootPlaces {
      let state = propagation.value.roots[propagation.value.residuals.roots[place]]
      if state.lowerRow >= 0 { objectives.append(LeveledRow(row: state.lowerRow, level: 0)) }
      if state.upperRow >= 0 { objectives.append(LeveledRow(row: state.upperRow, level: 0)) }
    }
    var level: Int32 = 0
    var previous = -1
    for place in residual.rowPlaces {
      let row = propagation.value.residuals.rows[place]
      let rank = rank(of: row, storage)
      if rank < hardRanks { continue }
      if rank != previous { level += 1 }
      previous = rank
      objectives.append(LeveledRow(row: row, level: level))
    }
  }

  private mutating func addHardRows(
    of residual: Residual,
    _ hardRanks: Int,
    areEqualities: Bool,
    _ storage: borrowing RowStorage
  ) {
    for place in residual.rowPlaces {
      let row = propagation.value.residuals.rows[place]
      if rank(of: row, storage) < hardRanks,
        (storage[Int(row)].relation == .equal) == areEqualities
      {
        objectives.append(LeveledRow(row: row, level: 0))
      }
    }
  }

  /// Hands the objectives to the simplex.
  mutating func load(_ residual: Residual, dropsEqualities: Bool, _ storage: borrowing RowStorage) {
    for (column, place) in residual.rootPlaces.enumerated() {
      propagation.value.columns[propagation.value.residuals.roots[place]] = Int32(column)
    }
    let lastLevel = objectives.isEmpty ? 0 : Int(objectives[objectives.count - 1].level)
    simplex.value.reset(
      columnCount: residual.rootPlaces.count,
      levelCount: lastLevel + 1,
      dropsEqualities: dropsEqualities
    )
    for index in objectives.indices {
      let leveled = objectives[index]
      let row = storage[Int(leveled.row)]
      propagation.value.reduce(row, storage)
      simplex.value.append(
        propagation.value.reduced,
        columns: propagation.value.columns,
        relation: row.relation,
        level: leveled.level,
        // Rows of a level are in order of activation.
        tieWeight: leveled.level > 0 ? 2 - Double(index) / Double(objectives.count) : 0,
        source: leveled.row
      )
    }
    for place in residual.rootPlaces {
      propagation.value.columns[propagation.value.residuals.roots[place]] = -1
    }
  }

  /// Records the values that the simplex found, for the unknowns to take when all else is solved.
  ///
  /// Until then the rows of the others must not see them: a term that cancels in a row would count as
  /// support of the row.
  private mutating func keepSolution(_ residual: Residual, resting group: Int) {
    var isOpen = false
    for (column, place) in residual.rootPlaces.enumerated() {
      let root = propagation.value.residuals.roots[place]
      let isFree = recordsWeights ? knownFree.contains(root) : simplex.value.isFree[column]
      let found = SolvedRoot(
        root: root,
        value: simplex.value.solution[column],
        isFree: isFree,
        group: isFree ? Int32(group) : -1
      )
      solved.append(found)
      if found.mayRest { isOpen = true }
      guard recordsWeights else { continue }
      for weighted in simplex.value.weights(of: column) {
        weights.append(SolvedWeight(root: root, row: weighted.row, weight: weighted.weight))
      }
    }
    // Rows of unknowns that are to rest decide the place.
    if isOpen { return }
    for place in residual.rowPlaces {
      propagation.value.settled.insert(propagation.value.residuals.rows[place])
    }
  }
}
