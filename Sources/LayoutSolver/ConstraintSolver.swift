/// A solver of linear constraints with priorities.
///
/// Required constraints hold; the errors of optional ones are minimized in strict order of
/// priority, and within one priority their sum. Of several best solutions one that follows the
/// order of activation is taken: of two equal wishes the earlier is granted. A variable that
/// nothing determines rests at the lower end of its range, or else at the upper one, or else at 0.
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
  /// The rest of the solver, elsewhere, so that it is passed as a pointer.
  private var core = Box(SolverCore())

  /// Creates a solver without variables.
  public init() {}

  /// The required constraints that contradict each other, as of the last `solve()`.
  ///
  /// In order of activation of the broken constraint.
  ///
  /// - Complexity: O(*n*) in the number of constraints that are listed.
  public var conflicts: [Conflict] { core.value.conflicts.all }
}

extension ConstraintSolver {
  /// Takes memory for a system at once, which is quicker than to grow with it.
  ///
  /// The system may become larger or smaller than that. It is best called before anything is added.
  ///
  /// - Parameters:
  ///   - variables: The number of variables that will be added.
  ///   - constraints: The number of constraints that will be added.
  public mutating func reserveCapacity(variables: Int, constraints: Int) {
    core.value.reserveCapacity(variables: variables, constraints: constraints)
  }

  /// Adds a variable, which is 0 as long as no constraint has it.
  ///
  /// - Parameter restsFirst: Whether it comes to rest before those that do not, as lengths do before places:
  ///   of `place + length <= 100` with `length >= 0` the length rests at 0, and the place at 100.
  /// - Returns: The new variable.
  public mutating func makeVariable(restsFirst: Bool = false) -> VariableID {
    core.value.makeVariable(restsFirst: restsFirst)
  }

  /// Removes a variable that no constraint mentions any more.
  public mutating func removeVariable(_ variable: VariableID) {
    core.value.removeVariable(variable)
  }

  /// The largest coefficient of a constraint; one with a larger coefficient has no effect.
  package static var largestCoefficient: Double { RowStorage.largestCoefficient }

  /// Adds the constraint `sum(terms) relation constant`.
  ///
  /// A constraint whose constant is not finite is without effect until it is set to a finite one, and
  /// one with a coefficient beyond `largestCoefficient` altogether. Constants count as 2⁴⁰ points at
  /// most, so that `greatestFiniteMagnitude` can stand for "no limit"; coefficients below a thousand
  /// millionth count as 0.
  ///
  /// - Parameters:
  ///   - terms: The variables with coefficients; a variable that occurs twice counts twice.
  ///   - relation: The relation of the sum to the constant.
  ///   - constant: The constant, in points.
  ///   - priority: The priority of the constraint.
  ///   - protection: The protection of the constraint if required constraints contradict each other.
  /// - Returns: The new constraint, the last in order of activation.
  @discardableResult
  public mutating func addConstraint(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required,
    protection: Protection = .none
  ) -> ConstraintID {
    addConstraint(terms.span, relation, constant, priority: priority, protection: protection)
  }

  /// Adds the constraint `sum(terms) relation constant`, of terms that need no array.
  ///
  /// - Parameters:
  ///   - terms: The variables with coefficients; a variable that occurs twice counts twice.
  ///   - relation: The relation of the sum to the constant.
  ///   - constant: The constant, in points.
  ///   - priority: The priority of the constraint.
  ///   - protection: The protection of the constraint if required constraints contradict each other.
  /// - Returns: The new constraint, the last in order of activation.
  @discardableResult
  public mutating func addConstraint(
    _ terms: Span<Term>,
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required,
    protection: Protection = .none
  ) -> ConstraintID {
    core.value.addConstraint(terms, relation, constant, priority: priority, protection: protection)
  }

  /// Adds the constraint `sum relation constant`.
  package mutating func addConstraint(
    _ sum: borrowing LinearSum,
    _ relation: Relation,
    _ constant: Double,
    priority: Priority,
    protection: Protection
  ) -> ConstraintID {
    addConstraint(
      unsafe Span(_unsafeElements: sum.unsafeTerms),
      relation,
      constant,
      priority: priority,
      protection: protection
    )
  }

  /// Removes a constraint.
  public mutating func removeConstraint(_ constraint: ConstraintID) {
    core.value.removeConstraint(constraint)
  }

  /// Changes the constant of a constraint, which keeps its place in the order of activation.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    core.value.setConstant(constant, of: constraint)
  }

  /// Returns the terms of a constraint, without those that count as nothing.
  ///
  /// - Complexity: O(*n*) in the number of terms.
  public func terms(of constraint: ConstraintID) -> [Term] {
    core.value.rows[constraint].terms.map { core.value.rows.terms[$0] }
  }

  /// Returns whether a constraint has just the terms of a sum, in this order.
  package func hasTerms(_ constraint: ConstraintID, _ sum: borrowing LinearSum) -> Bool {
    core.value.rows.hasTerms(constraint, unsafe Span(_unsafeElements: sum.unsafeTerms))
  }

  /// Changes the priority of a constraint, which keeps its place in the order of activation.
  public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
    core.value.setPriority(priority, of: constraint)
  }
}

extension ConstraintSolver {
  /// Brings the values in line with the constraints.
  ///
  /// Only what is connected with a change is solved again.
  public mutating func solve() { core.value.solve() }

  /// Returns the value of a variable as of the last `solve()`, in points.
  public func value(of variable: VariableID) -> Double { core.value.value(of: variable) }

  /// Reads the values of many variables as of the last `solve()`, in points.
  ///
  /// - Parameters:
  ///   - variables: The variables.
  ///   - values: The place for the values, in the order of the variables; not shorter than these.
  public func readValues(of variables: Span<VariableID>, into values: inout MutableSpan<Double>) {
    core.value.readValues(of: variables, into: &values)
  }

  /// Returns whether the constraints admit other values of a variable that are just as good.
  public func isAmbiguous(_ variable: VariableID) -> Bool { core.value.isAmbiguous(variable) }

  /// The number of groups of unknowns that needed the simplex, for tests and measurements.
  package var simplexRuns: Int { core.value.componentSolver.value.simplexRuns }

  /// The number of entries that the simplex has looked at to update its tables, for tests.
  package var simplexEntriesVisited: Int {
    core.value.componentSolver.value.simplex.value.table.entriesVisited
  }
}

extension ConstraintSolver {
  /// Returns the constraints that determine a variable, as of the last `solve()`.
  ///
  /// A constraint is among them if the variable would move with its constant. The others can be changed
  /// a little, or removed if they are not violated, without moving the variable.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: The constraints in order of activation; none for a variable that nothing determines.
  public mutating func constraintsDetermining(_ variable: VariableID) -> [Influence] {
    core.value.constraintsDetermining(variable)
  }

  /// Returns the values that a variable may take in equally good solutions.
  ///
  /// The solver asks for the variable to be small, then great, below all other constraints. So this
  /// takes a few solutions of the connected part of the system.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: The values with two witnesses, or `nil` if there is only one value.
  public mutating func ambiguity(of variable: VariableID) -> Ambiguity? {
    core.value.ambiguity(of: variable)
  }

  /// Returns the variables that constraints connect with one, itself among them, in order of their numbers.
  package mutating func variables(connectedWith variable: VariableID) -> [VariableID] {
    core.value.variables(connectedWith: variable)
  }
}
