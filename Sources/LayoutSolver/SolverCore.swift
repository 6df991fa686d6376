/// What a `ConstraintSolver` holds: the rows, what belongs together among them, and the values.
struct SolverCore: ~Copyable {
  var rows = RowStorage()
  var partition = Partition()
  var engine = ComponentSolver()
  /// The required constraints that contradict each other, as of the last solution.
  private(set) var conflicts: [Conflict] = []
  private(set) var variableCount = 0
  private var freeVariables: [VariableID] = []
  private var changes = PartitionChanges()
  private var motions = MotionTable()
  private var conflictList = ConflictList()

  init() {}
}

extension SolverCore {
  mutating func makeVariable() -> VariableID {
    if let variable = freeVariables.popLast() { return variable }
    variableCount += 1
    return VariableID(variableCount - 1)
  }

  mutating func removeVariable(_ variable: VariableID) {
    partition.remove(variable: variable.index)
    freeVariables.append(variable)
  }

  mutating func addConstraint(
    _ terms: Span<Term>,
    _ relation: Relation,
    _ constant: Double,
    priority: Priority,
    isProtected: Bool
  ) -> ConstraintID {
    let constraint = rows.append(
      terms,
      relation,
      constant,
      priority: priority,
      isProtected: isProtected
    )
    if rows[constraint].isActive { partition.add(row: constraint.rawValue) }
    return constraint
  }

  mutating func removeConstraint(_ constraint: ConstraintID) {
    if rows[constraint].isActive { partition.remove(row: constraint.rawValue, rows) }
    rows.remove(constraint)
  }

  mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    let before = rows[constraint]
    rows.setConstant(constant, of: constraint)
    let after = rows[constraint]
    switch (before.isActive, after.isActive) {
    case (true, true):
      if before.constant != after.constant { partition.touch(constantOf: constraint.rawValue) }
    case (true, false): partition.remove(row: constraint.rawValue, rows)
    case (false, true): partition.add(row: constraint.rawValue)
    case (false, false): break
    }
  }

  mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
    if rows.priority(of: constraint) == priority { return }
    rows.setPriority(priority, of: constraint)
    partition.touch(priorityOf: constraint.rawValue)
  }

  func value(of variable: VariableID) -> Double {
    isKnown(variable) ? engine.propagation.slots[variable.index].beta : 0
  }

  func isAmbiguous(_ variable: VariableID) -> Bool {
    guard isKnown(variable) else { return true }
    let slot = engine.propagation.slots[variable.index]
    return slot.root >= 0 || slot.rank == Rank.rest
  }

  /// Whether a variable was there at the last solution.
  private func isKnown(_ variable: VariableID) -> Bool {
    precondition(
      variable.index < variableCount,
      "variable \(variable.rawValue) is of another solver"
    )
    return variable.index < engine.propagation.slots.count
  }
}

extension SolverCore {
  /// Brings the values in line with the rows.
  mutating func solve() {
    guard partition.hasChanges else { return }
    engine.propagation.extend(to: variableCount)
    if !solveAll() {
      repeat { solveChanges() } while partition.hasChanges
    }
    rows.reuseRemovedRows()
    checkInvariants()
  }

  /// Divides the system into components where that has not been done so far.
  mutating func divide() {
    solve()
    if partition.stage == .whole { solveChanges() }
  }

  /// Solves all rows at once if there is something to be gained by that, and nothing in dispute.
  private mutating func solveAll() -> Bool {
    guard rows.isInOrder, partition.isMostlyNew(rows) else { return false }
    guard engine.solveAll(variableCount: variableCount, of: rows) else {
      partition.forgetWhole()
      return false
    }
    partition.settleWhole()
    return true
  }

  /// Solves the components that have changed.
  private mutating func solveChanges() {
    partition.regroup(rows, variableCount: variableCount, into: &changes)
    engine.propagation.reset(changes.released)
    for index in changes.gone.indices { motions.forget(Int(changes.gone[index])) }
    let hadConflicts = !conflicts.isEmpty
    if hadConflicts {
      conflictList.removeComponents(changes.gone)
      conflictList.removeComponents(changes.stale)
    }
    for index in changes.stale.indices { solve(component: Int(changes.stale[index])) }
    if hadConflicts || !conflictList.isEmpty { conflicts = conflictList.sorted(rows) }
  }

  private mutating func solve(component number: Int) {
    let component = partition.components[number]
    if motions.move(number, component.changedRows, &engine.propagation.slots, rows) {
      partition.settle(number, isUndisputed: component.isUndisputed)
      return
    }
    motions.forget(number)
    if component.lostRowCount > 0 {
      let isSolved = engine.solvePlainly(component, in: partition, of: rows)
      partition.settle(number, isUndisputed: isSolved)
      if !isSolved { partition.divide(number) }
      return
    }
    let found = engine.solve(component, in: partition, of: &rows)
    partition.settle(number, isUndisputed: engine.isUndisputed && found.isEmpty)
    conflictList.add(found, of: number)
    if found.isEmpty, engine.isPlain, partition.isDueForTracing(number) {
      let changed = partition.components[number].lastChangedRows
      let motion = motions.place()
      let succeeded = engine.trace(changed, into: motion, component: number, rows)
      partition.noteTracing(number, succeeded: succeeded)
    }
  }
}
