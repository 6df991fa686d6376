extension ComponentSolver {
  /// Solves a component as it stands, by propagation alone if possible.
  mutating func attempt(_ storage: borrowing RowStorage) -> Outcome {
    begin()
    guard takeRequired(storage) else { return .conflict }
    if finish(from: 1, storage) { return .solved }
    let highest = highestDisputedRank(storage)
    // A failure because a lower row gave way to another may hold with the simplex.
    let overruled = highestContradictedRank(storage)
    if overruled > highest, attempt(simplexFrom: overruled, storage) == .solved { return .solved }
    if highest > 1, attempt(simplexFrom: highest, storage) == .solved { return .solved }
    for index in rows.indices { disputed.insert(rows[index]) }
    return attempt(simplexFrom: 1, storage)
  }

  /// Returns the highest rank of a row in dispute, or 1 if there is none.
  private func highestDisputedRank(_ storage: borrowing RowStorage) -> Int {
    if disputed.isEmpty { return 1 }
    var highest = rankCount
    for index in disputed.indices { highest = min(highest, rank(of: disputed[index], storage)) }
    return max(highest, 1)
  }

  /// Returns the highest rank of a row that was the first to contradict others, or 1 if there is none.
  ///
  /// Above it no row contradicts others.
  private func highestContradictedRank(_ storage: borrowing RowStorage) -> Int {
    if disputed.isEmpty { return 1 }
    var highest = rankCount
    for index in propagation.value.contradictions.indices
    where !propagation.value.contradictions[index].isProven {
      highest = min(highest, rank(of: propagation.value.contradictions[index].row, storage))
    }
    return highest
  }

  /// Solves a component as it stands if nothing is in dispute, and saves the state for a warm start.
  ///
  /// - Returns: Whether it is solved; otherwise nothing is known of the variables.
  mutating func attemptPlainly(
    _ storage: borrowing RowStorage,
    saving warmStart: WarmStart? = nil
  ) -> Bool {
    begin()
    take(worklist.places(from: 0, to: 1), storage)
    guard propagation.value.contradictions.isEmpty else { return false }
    guard let warmStart else { return finish(from: 1, storage) }
    let rank = warmStart.firstRank(in: propagation.value.ranks, storage.levels)
    take(worklist.places(from: 1, to: rank), storage)
    warmStart.save(propagation.value, variables)
    return finish(from: rank, storage)
  }

  /// Solves a component from a warmStart on if nothing is in dispute.
  ///
  /// - Returns: Whether it did; otherwise nothing is known of the variables.
  mutating func attemptPlainly(_ storage: borrowing RowStorage, from warmStart: WarmStart) -> Bool {
    forgetSolutions()
    warmStart.restore(&propagation.value, variables)
    let rank = warmStart.firstRank(in: propagation.value.ranks, storage.levels)
    return finish(from: rank, storage)
  }

  private mutating func begin() {
    propagation.value.reset(variables)
    propagation.value.removeSteps()
    propagation.value.eliminations.reserve(variables.count)
    forgetSolutions()
  }

  private mutating func forgetSolutions() {
    solved.removeAll()
    weights.removeAll()
    isPlain = false
    isUndisputed = false
  }

  /// Takes in the rows from a rank on, and solves the component if nothing is in dispute.
  ///
  /// - Returns: Whether all is solved.
  private mutating func finish(from rank: Int, _ storage: borrowing RowStorage) -> Bool {
    take(worklist.places(from: rank, to: rankCount), storage)
    findDisputedRows(storage)
    guard disputed.isEmpty, settleRest(storage) else { return false }
    isUndisputed = true
    let isDetermined = solved.isEmpty
    applySolutions(storage)
    isPlain = !restFreeVariables(storage) && isDetermined
    return true
  }

  /// Solves a component as it stands, with the simplex for disputed rows.
  ///
  /// All rows above the given rank can hold, so that they settle whatever they determine.
  private mutating func attempt(simplexFrom rank: Int, _ storage: borrowing RowStorage) -> Outcome {
    begin()
    guard takeRequired(storage) else { return .conflict }
    take(worklist.places(from: 1, to: rank), storage)
    let below = worklist.places(from: rank, to: rankCount)
    propagation.value.waiting.listPending(except: propagation.value.settled, into: &open)
    for place in below { open.append(worklist[place]) }
    propagation.value.findResiduals(among: open, of: storage)
    for index in propagation.value.residuals.indices {
      let residual = propagation.value.residuals[index]
      if isDisputed(residual), !minimize(residual, hardRanks: rank, storage) { return .conflict }
    }
    take(below, storage)
    if !settleRest(storage), rank > 1 { return .conflict }
    applySolutions(storage)
    restFreeVariables(storage)
    return .solved
  }

  private func isDisputed(_ residual: Residual) -> Bool {
    for place in residual.rowPlaces where disputed.contains(propagation.value.residuals.rows[place])
    {
      return true
    }
    return false
  }

  private mutating func take(_ places: Range<Int>, _ storage: borrowing RowStorage) {
    for place in places { propagation.value.take(worklist[place], of: storage) }
  }

  /// Takes in the required rows.
  ///
  /// - Returns: Whether there is no contradiction among them; the rows of the first one are listed.
  private mutating func takeRequired(_ storage: borrowing RowStorage) -> Bool {
    for place in worklist.places(from: 0, to: 1) {
      propagation.value.take(worklist[place], of: storage)
      if !propagation.value.contradictions.isEmpty {
        findConflict(around: propagation.value.contradictions[0].row, storage)
        return false
      }
    }
    return true
  }

  /// Finds the rows that do not hold without its being certain that this is for the best.
  private mutating func findDisputedRows(_ storage: borrowing RowStorage) {
    disputed.removeAll()
    if !propagation.value.needsAudit, !propagation.value.hasUnprovenContradiction { return }
    proven.removeAll()
    for index in propagation.value.contradictions.indices {
      let contradiction = propagation.value.contradictions[index]
      if contradiction.isProven {
        proven.insert(contradiction.row)
      } else {
        disputed.insert(contradiction.row)
      }
    }
    guard propagation.value.needsAudit else { return }
    for index in worklist.rows.indices
    where !proven.contains(worklist[index]) && isViolated(worklist[index], storage) {
      disputed.insert(worklist[index])
    }
  }

  private func isViolated(_ row: Int32, _ storage: borrowing RowStorage) -> Bool {
    let terms = storage[Int(row)].terms
    guard terms.allSatisfy({ propagation.value.slots[storage.terms[$0].variable.index].root < 0 })
    else {
      return false
    }
    return error(of: row, storage) > tolerance(of: row, storage)
  }

  /// Solves the unknowns that waiting rows still connect.
  ///
  /// - Returns: Whether all of these rows hold.
  private mutating func settleRest(_ storage: borrowing RowStorage) -> Bool {
    guard propagation.value.waiting.hasPending else { return true }
    propagation.value.waiting.listPending(except: propagation.value.settled, into: &open)
    propagation.value.findResiduals(among: open, of: storage)
    for index in propagation.value.residuals.indices
    where !minimize(
      propagation.value.residuals[index],
      hardRanks: rankCount,
      resting: index,
      storage
    ) {
      return false
    }
    return true
  }
}
