extension ComponentSolver {
  /// Solves a group of unknowns with the simplex.
  ///
  /// Rows above the rank `hardRanks` must hold, the others count by their own rank. Where the hard
  /// rows cannot all hold, those that contradict each other are returned; none are named where the
  /// hard rows are not only the required ones.
  mutating func minimize(
    _ residual: Residual,
    hardRanks: Int,
    _ storage: borrowing RowStorage
  ) -> [Int32]? {
    let rows = objectives(of: residual, hardRanks: hardRanks, storage)
    load(residual, rows, dropsEqualities: !recordsWeights, storage)
    simplexRuns += 1
    simplex.minimize()
    let broken = simplex.basic.indices.filter {
      simplex.basic[$0].isRow && simplex.objectives[simplex.basic[$0].row].level == 0
        && simplex.error(ofBasic: $0) > 0
    }
    if !broken.isEmpty {
      guard hardRanks == 1 else { return [] }
      let places = broken.map { simplex.basic[$0].row }
      if let conflict = conflict(residual, rows, broken: places, storage) { return conflict }
      // The simplex has wronged its rows by rounding alone: the values are the best there are.
    }
    keepSolution(residual)
    return nil
  }

  /// A row with the level at which the simplex counts its error.
  struct LeveledRow {
    var row: Int32
    var level: Int32
  }

  /// The rows of a group, the ends of the ranges among them, in order of level.
  private func objectives(
    of residual: Residual,
    hardRanks: Int,
    _ storage: borrowing RowStorage
  ) -> [LeveledRow] {
    var rows: [LeveledRow] = []
    for wantsEqualities in [true, false] {
      for row in residual.rows
      where rank(of: row, storage) < hardRanks
        && (storage[Int(row)].relation == .equal) == wantsEqualities
      {
        rows.append(LeveledRow(row: row, level: 0))
      }
    }
    for root in residual.roots {
      let state = propagation.roots[Int(root)]
      if state.lowerRow >= 0 { rows.append(LeveledRow(row: state.lowerRow, level: 0)) }
      if state.upperRow >= 0 { rows.append(LeveledRow(row: state.upperRow, level: 0)) }
    }
    var level: Int32 = 0
    var previous = -1
    for row in residual.rows {
      let rank = rank(of: row, storage)
      if rank < hardRanks { continue }
      if rank != previous { level += 1 }
      previous = rank
      rows.append(LeveledRow(row: row, level: level))
    }
    return rows
  }

  /// Hands rows to the simplex.
  mutating func load(
    _ residual: Residual,
    _ rows: [LeveledRow],
    dropsEqualities: Bool,
    _ storage: borrowing RowStorage
  ) {
    for (column, root) in residual.roots.enumerated() {
      propagation.columns[Int(root)] = Int32(column)
    }
    let levelCount = Int(rows.last?.level ?? 0) + 1
    simplex.reset(
      columnCount: residual.roots.count,
      levelCount: levelCount,
      dropsEqualities: dropsEqualities
    )
    for (index, leveled) in rows.enumerated() {
      let row = storage[Int(leveled.row)]
      propagation.reduced.reduce(row, terms: storage.terms, slots: propagation.slots)
      simplex.append(
        propagation.reduced,
        columns: propagation.columns,
        relation: row.relation,
        level: leveled.level,
        // Rows of a level are in order of activation.
        tieWeight: leveled.level > 0 ? 2 - Double(index) / Double(rows.count) : 0,
        source: leveled.row
      )
    }
    for root in residual.roots { propagation.columns[Int(root)] = -1 }
  }

  /// Notes the values that the simplex found, to be given to the unknowns when all else is solved.
  ///
  /// Until then the rows of the others must not see them: what cancels in a row would count as
  /// something it rests on.
  private mutating func keepSolution(_ residual: Residual) {
    for row in residual.rows { propagation.settled.insert(row) }
    let solution = simplex.solution()
    if recordsWeights { simplex.claimUnknowns() }
    let isFree =
      recordsWeights
      ? [Bool](repeating: false, count: solution.count) : simplex.freeUnknowns()
    for (column, root) in residual.roots.enumerated() {
      solved.append(SolvedRoot(root: root, value: solution[column], isFree: isFree[column]))
      guard recordsWeights else { continue }
      for weighted in simplex.weights(of: column) {
        weights.append(SolvedWeight(root: root, row: weighted.row, weight: weighted.weight))
      }
    }
  }

  /// Gives the unknowns the values that the simplex found.
  mutating func applySolutions(_ storage: borrowing RowStorage) {
    for index in solved.indices {
      let root = solved[index]
      propagation.fix(
        root.root,
        at: root.value,
        lowerRow: -1,
        upperRow: -1,
        rank: root.isFree ? Rank.rest : Int32(rankCount),
        storage
      )
    }
    solved.removeAll()
    propagation.drain(storage)
  }
}
