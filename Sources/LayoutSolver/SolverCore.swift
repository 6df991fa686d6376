/// The state of a `ConstraintSolver`: the rows, their components, and the values.
struct SolverCore: ~Copyable {
  var rows = RowStorage()
  var partition = Partition()
  var componentSolver = Box(ComponentSolver())
  private(set) var variableCount = 0
  private var freeVariables: [VariableID] = []
  private var changes = PartitionChanges()
  private var sensitivities = RecordTable<ConstantSensitivity>(capacity: 8)
  private var warmStarts = RecordTable<WarmStart>(capacity: 4)
  /// The required constraints that contradict each other, as of the last solution.
  private(set) var conflicts = ConflictList()
  /// The memory of lists that grow with the system; later ones take their own.
  private var arena = Arena()

  init() {}
}

extension SolverCore {
  /// The greatest number of variables or constraints that get their memory in advance.
  private static let largestReserve = 1 << 22

  /// Takes memory for a system of about this size.
  mutating func reserveCapacity(variables: Int, constraints: Int) {
    if arena.isAllocated { return }
    let variables = max(0, min(variables, SolverCore.largestReserve))
    let constraints = max(0, min(constraints, SolverCore.largestReserve))
    makeRoom(variables: variables, constraints: constraints)
    arena.allocate()
    makeRoom(variables: variables, constraints: constraints)
  }

  private mutating func makeRoom(variables: Int, constraints: Int) {
    rows.makeRoom(rows: constraints, in: &arena)
    componentSolver.value.makeRoom(variables: variables, rows: constraints, in: &arena)
  }
}

extension SolverCore {
  mutating func makeVariable(restsFirst: Bool) -> VariableID {
    if let variable = freeVariables.popLast() {
      componentSolver.value.propagation.value.restsFirst[variable.index] = restsFirst
      return variable
    }
    componentSolver.value.propagation.value.restsFirst.append(restsFirst)
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
    protection: Protection
  ) -> ConstraintID {
    let constraint = rows.append(
      terms,
      relation,
      constant,
      priority: priority,
      protection: protection
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
      if before.constant != after.constant {
        let priority = rows.priority(ofRow: constraint.rawValue)
        partition.touch(constantOf: constraint.rawValue, of: priority)
      }
    case (true, false): partition.remove(row: constraint.rawValue, rows)
    case (false, true): partition.add(row: constraint.rawValue)
    case (false, false): break
    }
  }

  mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
    let before = rows.priority(ofRow: constraint.rawValue)
    if before == priority { return }
    rows.setPriority(priority, of: constraint)
    partition.touch(priorityOf: constraint.rawValue, highest: max(before, priority))
  }

  func value(of variable: VariableID) -> Double {
    isKnown(variable) ? componentSolver.value.propagation.value.slots[variable.index].beta : 0
  }

  @inline(__always)
  func readValues(of variables: Span<VariableID>, into values: inout MutableSpan<Double>) {
    let slots = unsafe Span(
      _unsafeElements: componentSolver.value.propagation.value.slots.unsafeElements
    )
    for index in variables.indices {
      let variable = variables[index].index
      // Variables that were made lately have no slot.
      values[index] = variable < slots.count ? slots[variable].beta : value(of: variables[index])
    }
  }

  func isAmbiguous(_ variable: VariableID) -> Bool {
    guard isKnown(variable) else { return true }
    let slot = componentSolver.value.propagation.value.slots[variable.index]
    return slot.root >= 0 || slot.rank == Rank.rest
  }

  /// Returns whether a variable took part in the last solution.
  private func isKnown(_ variable: VariableID) -> Bool {
    precondition(
      variable.index < variableCount,
      "variable \(variable.rawValue) is of another solver"
    )
    return variable.index < componentSolver.value.propagation.value.slots.count
  }
}

extension SolverCore {
  /// Brings the values in line with the rows.
  mutating func solve() {
    guard partition.hasChanges else { return }
    if partition.stage == .new {
      reserveCapacity(variables: variableCount, constraints: rows.count)
    }
    componentSolver.value.propagation.value.extend(to: variableCount)
    if !solveAll() { repeat { solveChanges() } while partition.hasChanges }
    rows.reuseRemovedRows()
  }

  /// Divides the system into components unless that has been done.
  mutating func divide() {
    solve()
    if partition.stage == .whole { solveChanges() }
  }

  /// Solves all rows at once if there is something to be gained by that, and nothing in dispute.
  private mutating func solveAll() -> Bool {
    guard rows.isInOrder, partition.isMostlyNew(rowCount: rows.count) else { return false }
    guard componentSolver.value.solveAll(variableCount: variableCount, of: rows) else {
      partition.forgetWhole()
      return false
    }
    partition.settleWhole()
    return true
  }

  /// Solves the components that have changed.
  private mutating func solveChanges() {
    changes.removeAll()
    if partition.needsRegrouping {
      partition.regroup(rows, variableCount: variableCount, into: &changes)
      componentSolver.value.propagation.value.reset(changes.released)
      for index in changes.gone.indices { forget(component: Int(changes.gone[index])) }
    } else {
      partition.takeChanged(into: &changes)
    }
    for index in changes.stale.indices { solve(component: Int(changes.stale[index])) }
    checkInvariants(of: changes.stale)
  }

  /// Removes the records of a component that is no more.
  private mutating func forget(component number: Int) {
    sensitivities.forget(number)
    warmStarts.forget(number)
    conflicts.removeAll(of: number)
  }

  private mutating func solve(component number: Int) {
    let highestChange = partition.components[number].highestChange ?? .required
    if let warmStart = warmStarts.record(of: number), !warmStart.covers(highestChange) {
      warmStart.forget()
    }
    if moved(number) { return }
    conflicts.removeAll(of: number)
    if partition.components[number].isUndisputed, solvePlainly(number) {
      partition.settle(number, isUndisputed: true)
      traceIfDue(number)
    } else if partition.components[number].lostRowCount > 0 {
      partition.settle(number, isUndisputed: false)
      partition.divide(number)
    } else {
      componentSolver.value.solve(partition.components[number], in: partition, of: &rows)
      partition.settle(
        number,
        isUndisputed: componentSolver.value.isUndisputed && componentSolver.value.conflicts.isEmpty
      )
      conflicts.add(componentSolver.value.conflicts, of: number, rows)
      // Which rows are found to contradict each other may change before any row changes sides.
      if componentSolver.value.conflicts.isEmpty { traceIfDue(number) }
    }
  }

  /// Lets the values of a component follow its constants if that is enough.
  ///
  /// - Returns: Whether it was.
  private mutating func moved(_ number: Int) -> Bool {
    guard let sensitivity = sensitivities.record(of: number) else { return false }
    guard
      sensitivity.covers(partition.components[number].changedRows),
      sensitivity.move(
        &componentSolver.value.propagation.value.slots,
        to: sensitivity.rows.constants(rows)
      )
    else {
      sensitivity.forget()
      return false
    }
    partition.settle(number, isUndisputed: partition.components[number].isUndisputed)
    return true
  }

  /// Solves a component if nothing is in dispute, as before.
  private mutating func solvePlainly(_ number: Int) -> Bool {
    let component = partition.components[number]
    var warmStart = warmStarts.record(of: number)
    if warmStart == nil, let change = component.highestChange, change < .required {
      let place = warmStarts.place()
      place.begin(number, below: change)
      warmStart = place
    }
    let isSolved = componentSolver.value.solvePlainly(
      component,
      from: warmStart,
      in: partition,
      of: rows
    )
    if !isSolved { warmStart?.forget() }
    return isSolved
  }

  /// Traces a component whose same constants change again and again.
  private mutating func traceIfDue(_ number: Int) {
    guard componentSolver.value.isPlain, partition.isDueForTracing(number) else { return }
    let changed = partition.components[number].lastChangedRows
    let sensitivity = sensitivities.place()
    let succeeded = componentSolver.value.trace(changed, into: sensitivity, component: number, rows)
    partition.noteTracing(number, succeeded: succeeded)
  }
}
