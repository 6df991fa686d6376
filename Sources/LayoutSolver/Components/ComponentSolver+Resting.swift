// A variable that no row determines rests: at the lower end of its range, or else at the upper one, or else at 0.
// Variables that rest first do so before the others, which then see the room that rows leave them: a view
// without a height that must end above a line has no height and lies on that line.
extension ComponentSolver {
  /// Gives the unknowns the values that the simplex found.
  ///
  /// The ones it left open rest, group by group, if all rows still hold then.
  mutating func applySolutions(_ storage: borrowing RowStorage) {
    var isOpen = false
    for index in solved.indices {
      if solved[index].mayRest {
        isOpen = true
      } else {
        fix(solved[index], storage)
      }
    }
    propagation.value.drain(storage)
    if isOpen {
      while let group = restOpenUnknowns(storage) { keepValues(ofGroup: group, storage) }
      forgetWeightsOfOpenUnknowns()
    }
    solved.removeAll()
  }

  private mutating func fix(_ solved: SolvedRoot, _ storage: borrowing RowStorage) {
    // Rows that decide the places of resting unknowns may have joined it with another one.
    guard isRoot(solved.root) else { return }
    propagation.value.fix(
      solved.root,
      at: solved.value,
      lowerRow: -1,
      upperRow: -1,
      rank: solved.isFree ? Rank.rest : Int32(rankCount),
      storage
    )
  }

  private func isRoot(_ variable: Int32) -> Bool {
    propagation.value.slots[variable].root == variable
  }

  /// Puts the unknowns to rest that the simplex left open, and lets waiting rows bound the next ones.
  ///
  /// One after the other they may break a row. Then nothing has happened.
  ///
  /// - Returns: The group in which a row does not hold, or `nil` if all hold.
  private mutating func restOpenUnknowns(_ storage: borrowing RowStorage) -> Int32? {
    let start = stateBeforeRest ?? WarmStart()
    stateBeforeRest = start
    start.save(propagation.value, variables)
    let known = propagation.value.contradictions.count
    for turn in RestingTurn.allCases {
      // The value of one may bound another one before it.
      var isAny = true
      while isAny {
        isAny = false
        for index in solved.indices where solved[index].mayRest {
          let root = solved[index].root
          guard isRoot(root), turn.takes(root, propagation.value) else { continue }
          isAny = turn == .bounded
          propagation.value.rest(root, storage)
          propagation.value.drain(storage)
          if propagation.value.contradictions.count > known {
            start.restore(&propagation.value, variables)
            return solved[index].group
          }
        }
      }
    }
    return nil
  }

  /// Gives the unknowns of a group the values that the simplex found, after all.
  private mutating func keepValues(ofGroup group: Int32, _ storage: borrowing RowStorage) {
    let residual = propagation.value.residuals[Int(group)]
    for place in residual.rowPlaces {
      propagation.value.settled.insert(propagation.value.residuals.rows[place])
    }
    for index in solved.indices where solved[index].group == group {
      fix(solved[index], storage)
      solved[index].group = -1
    }
    propagation.value.drain(storage)
  }

  /// Removes the weights of open unknowns, which follow the rows that they rest against.
  private mutating func forgetWeightsOfOpenUnknowns() {
    var kept = 0
    for index in weights.indices {
      let root = weights[index].root
      if solved.indices.contains(where: { solved[$0].mayRest && solved[$0].root == root }) {
        continue
      }
      weights[kept] = weights[index]
      kept += 1
    }
    weights.truncate(to: kept)
  }

  /// Puts the roots to rest that nothing determines and that no row waits for.
  ///
  /// - Returns: Whether there are such roots.
  @discardableResult
  mutating func restFreeVariables(_ storage: borrowing RowStorage) -> Bool {
    var isAny = false
    for index in variables.indices {
      let variable = variables[index]
      guard propagation.value.slots[variable].root == variable else { continue }
      isAny = true
      propagation.value.rest(variable, storage)
    }
    return isAny
  }
}

/// A turn of the open unknowns, which come to rest one after the other.
private enum RestingTurn: CaseIterable {
  /// The ones that rest first.
  case first
  /// The ones that rows bound.
  case bounded
  /// The others.
  case others

  func takes(_ root: Int32, _ propagation: borrowing Propagation) -> Bool {
    switch self {
    case .first: propagation.restsFirst(class: root)
    case .bounded: propagation.roots[root].isBounded
    case .others: true
    }
  }
}
