/// Solves systems of linear constraints with priorities.
///
/// Required constraints hold; the errors of optional ones are minimized in strict order of
/// priority, and within one priority their sum. Of several best solutions one that follows the
/// order of activation is taken: of two equal wishes the earlier is granted. A variable that
/// nothing determines rests at 0, or at the end of its range nearest to 0.
///
/// Changes take effect with the next `solve()`.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let width = solver.makeVariable()
/// solver.addConstraint([Term(width)], .greaterThanOrEqual, 100)
/// solver.addConstraint([Term(width)], .equal, 80, priority: Priority(750))
/// solver.solve()
/// solver.value(of: width)  // 100
/// ```
public struct ConstraintSolver: ~Copyable {
  var rows = RowStorage()
  var partition = Partition()
  var engine = ComponentSolver()
  private var changes = PartitionChanges()
  private var motions = MotionTable()
  private var conflictList = ConflictList()
  private var freeVariables: [VariableID] = []

  /// The required constraints that contradict each other, as of the last `solve()`.
  ///
  /// In order of activation of the broken constraint.
  public private(set) var conflicts: [Conflict] = []

  /// Makes a solver without variables.
  public init() {}
}

extension ConstraintSolver {
  /// Adds a variable; it is 0 as long as nothing is said of it.
  ///
  /// - Returns: The new variable.
  public mutating func makeVariable() -> VariableID {
    if let variable = freeVariables.popLast() {
      return variable
    }
    engine.propagation.appendVariable()
    partition.appendVariable()
    return VariableID(engine.propagation.slots.count - 1)
  }

  /// Removes a variable that no constraint mentions any more.
  public mutating func removeVariable(_ variable: VariableID) {
    freeVariables.append(variable)
  }

  /// Adds the constraint `sum(terms) relation constant`.
  ///
  /// A constraint whose constant is not finite is without effect until it is set to a finite one, and
  /// one with a coefficient beyond a thousand millions altogether. Constants count as 10¹² points at
  /// most, so that `greatestFiniteMagnitude` can stand for "no limit"; coefficients below a thousand
  /// millionth count as 0.
  ///
  /// - Parameters:
  ///   - terms: Variables with coefficients; a variable that occurs twice counts twice.
  ///   - relation: How the sum compares with the constant.
  ///   - constant: In points.
  ///   - priority: How much the constraint weighs.
  ///   - isProtected: Whether others are given up before this one where required constraints
  ///     contradict each other.
  /// - Returns: The new constraint, the last in order of activation.
  @discardableResult
  public mutating func addConstraint(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required,
    isProtected: Bool = false
  ) -> ConstraintID {
    addConstraint(terms.span, relation, constant, priority: priority, isProtected: isProtected)
  }

  /// Adds the constraint `sum(terms) relation constant`, of terms that need no array.
  ///
  /// - Parameters:
  ///   - terms: Variables with coefficients; a variable that occurs twice counts twice.
  ///   - relation: How the sum compares with the constant.
  ///   - constant: In points.
  ///   - priority: How much the constraint weighs.
  ///   - isProtected: Whether others are given up before this one where required constraints
  ///     contradict each other.
  /// - Returns: The new constraint, the last in order of activation.
  @discardableResult
  public mutating func addConstraint(
    _ terms: Span<Term>,
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required,
    isProtected: Bool = false
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

  /// Removes a constraint.
  public mutating func removeConstraint(_ constraint: ConstraintID) {
    if rows[constraint].isActive { partition.remove(row: constraint.rawValue) }
    rows.remove(constraint)
  }

  /// Changes the constant of a constraint; its place in the order of activation stays.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    let before = rows[constraint]
    rows.setConstant(constant, of: constraint)
    let after = rows[constraint]
    switch (before.isActive, after.isActive) {
    case (true, true):
      if before.constant != after.constant { partition.touch(constantOf: constraint.rawValue) }
    case (true, false): partition.remove(row: constraint.rawValue)
    case (false, true): partition.add(row: constraint.rawValue)
    case (false, false): break
    }
  }

  /// Changes the priority of a constraint; its place in the order of activation stays.
  public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
    if rows[constraint].priority == priority { return }
    rows.setPriority(priority, of: constraint)
    partition.touch(priorityOf: constraint.rawValue)
  }
}

extension ConstraintSolver {
  /// Brings the values in line with the constraints.
  ///
  /// Only what is connected with a change is solved again.
  public mutating func solve() {
    partition.regroup(rows, into: &changes)
    if !changes.released.isEmpty { engine.propagation.reset(changes.released) }
    for index in changes.gone.indices { motions.forget(Int(changes.gone[index])) }
    let hadConflicts = !conflicts.isEmpty
    if hadConflicts {
      conflictList.removeComponents(changes.gone)
      conflictList.removeComponents(changes.stale)
    }
    for index in changes.stale.indices { solve(component: Int(changes.stale[index])) }
    if hadConflicts || !conflictList.isEmpty { conflicts = conflictList.sorted(rows) }
    checkInvariants()
  }

  private mutating func solve(component number: Int) {
    let component = partition.components[number]
    if motions.move(number, component.changedRows, &engine.propagation.slots, rows) {
      partition.settle(number)
      return
    }
    motions.forget(number)
    let found = engine.solve(component, in: partition, of: &rows)
    partition.settle(number)
    conflictList.add(found, of: number)
    if found.isEmpty, engine.isPlain, partition.isDueForTracing(number) {
      let changed = partition.components[number].lastChangedRows
      let motion = motions.place()
      let succeeded = engine.trace(changed, into: motion, component: number, rows)
      partition.noteTracing(number, succeeded: succeeded)
    }
  }

  /// Returns the value of a variable as of the last `solve()`, in points.
  public func value(of variable: VariableID) -> Double {
    engine.propagation.slots[variable.index].beta
  }

  /// Returns whether the constraints admit other values of a variable that are just as good.
  public func isAmbiguous(_ variable: VariableID) -> Bool {
    let slot = engine.propagation.slots[variable.index]
    return slot.root >= 0 || slot.rank == Rank.rest
  }

  /// How many groups of unknowns the simplex has been called for: for tests and measurements.
  public var simplexRuns: Int { engine.simplexRuns }
}
