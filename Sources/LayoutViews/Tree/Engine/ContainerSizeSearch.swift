import LayoutSolver

/// A search for the lengths of a container at which conflicting rows could hold together.
///
/// The set is irreducible, so the rows without the one that fixes the container's length can hold, and
/// the lengths at which they do are one interval, which does not contain the present one. Its ends are
/// found by asking the solver for a small length and for a great one: exact, without trying sizes.
struct ContainerSizeSearch {
  private let rows: [SystemRow]
  private let fixed: SystemRow
  private let item: SolvedItem
  private let axis: LayoutAxis

  /// Creates the search, or `nil` if `fixed` is not a row that gives a view its length.
  init?(rows: [SystemRow], without fixed: SystemRow) {
    switch fixed.source {
    case .rootLength(let axis), .fittingLength(let axis), .maskLength(let axis): self.axis = axis
    default: return nil
    }
    guard let content = fixed.content, content.terms.count == 1, let item = fixed.node?.solvedItem
    else { return nil }
    self.rows = rows
    self.fixed = fixed
    self.item = item
  }

  /// Returns the lengths, or `nil` if no length helps.
  func range() -> (lower: Double, upper: Double)? {
    guard let lower = extreme(.lessThanOrEqual, 0),
      let upper = extreme(.greaterThanOrEqual, Self.farAway)
    else { return nil }
    return (lower, upper >= Self.farAway * 0.999 ? .infinity : upper)
  }

  /// The length that counts as without limit.
  private static let farAway = 1e7

  private func extreme(_ relation: Relation, _ target: Double) -> Double? {
    var solver = ConstraintSolver()
    var variables: [VariableID: VariableID] = [:]
    func add(_ content: RowContent, to solver: inout ConstraintSolver) {
      let terms = content.terms.map { term in
        let variable = variables[term.variable] ?? solver.makeVariable()
        variables[term.variable] = variable
        return Term(variable, term.coefficient)
      }
      solver.addConstraint(terms, content.statement.relation, content.statement.constant)
    }
    for row in rows where row != fixed {
      if let content = content(of: row) { add(content, to: &solver) }
    }
    let own = item.variables.length(axis)
    add(
      RowContent(terms: [Term(own)], statement: .system(.greaterThanOrEqual, 0)),
      to: &solver
    )
    guard let length = variables[own] else { return nil }
    solver.addConstraint([Term(length)], relation, target, priority: Priority(1))
    solver.solve()
    return solver.conflicts.isEmpty ? solver.value(of: length) : nil
  }

  /// Returns the content of a row for a container of any length: frames keep their origins, though the plain
  /// mask is written with the middle.
  private func content(of row: SystemRow) -> RowContent? {
    guard row.source == .maskStart(axis), row.node === fixed.node,
      let content = row.content, content.terms.count == 2,
      let half = content.terms.first(where: { $0.variable == item.variables.length(axis) })
    else { return row.content }
    let length = fixed.statement?.constant ?? 0
    return RowContent(
      terms: [Term(item.variables.start(axis))],
      statement: .system(.equal, content.statement.constant - half.coefficient * length)
    )
  }
}
