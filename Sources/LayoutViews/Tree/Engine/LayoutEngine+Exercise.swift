import LayoutSolver

/// A set of wishes, weaker than anything else, that bring an ambiguous item to one end of its range.
struct AmbiguityExercise {
  let item: SolvedItem
  let goesHigh: Bool
  /// The relation of each open variable to its target.
  let relation: Relation
  let targets: [(variable: VariableID, value: Double)]
  var wishes: [ConstraintID] = []
}

// The solver's answer for an ambiguous item is one of many. An exercise leans on the open variables of
// one item and solves again, so that everything connected with it moves along and all that held still
// holds, now and after later changes.
extension LayoutEngine {
  /// Takes another of the equally good layouts of `item`, by turns the high and the low end.
  func exerciseAmbiguity(of item: SolvedItem) {
    solve()
    let last = exercise.flatMap { $0.item === item ? $0 : nil }
    stopExercise()
    solver.solve()
    let open = item.variables.all.filter { solver.isAmbiguous($0) }
    let before = open.map { solver.value(of: $0) }
    if !open.isEmpty {
      let goesHigh = last.map { !$0.goesHigh } ?? true
      lean(item, open, from: before, goesHigh: goesHigh)
      // If the solver rests at the high end anyway, the first turn is the low one.
      if last == nil, zip(open, before).allSatisfy({ abs(solver.value(of: $0) - $1) < 1e-6 }) {
        stopExercise()
        lean(item, open, from: before, goesHigh: false)
      }
    }
    readAll()
  }

  private func lean(
    _ item: SolvedItem,
    _ open: [VariableID],
    from values: [Double],
    goesHigh: Bool
  ) {
    exercise = AmbiguityExercise(
      item: item,
      goesHigh: goesHigh,
      relation: goesHigh ? .greaterThanOrEqual : .lessThanOrEqual,
      targets: zip(open, values).map { ($0, end(of: $0, from: $1, isHigh: goesHigh)) }
    )
    addWishes()
    solver.solve()
  }

  /// Returns the end of a variable's range, or 100 points away from its value if there is none.
  private func end(of variable: VariableID, from value: Double, isHigh: Bool) -> Double {
    let range = solver.ambiguity(of: variable)
    let end = (isHigh ? range?.upper : range?.lower) ?? value
    return end.isFinite ? end : value + (isHigh ? 100 : -100)
  }

  private func addWishes() {
    guard var exercise else { return }
    exercise.wishes = exercise.targets.map {
      solver.addConstraint([Term($0.variable)], exercise.relation, $0.value, priority: .lowest)
    }
    self.exercise = exercise
  }

  private func removeWishes() {
    for wish in exercise?.wishes ?? [] { solver.removeConstraint(wish) }
    exercise?.wishes = []
  }

  func stopExercise() {
    removeWishes()
    exercise = nil
  }

  /// Asks the solver something as if nothing were exercised.
  func withoutExercise<Answer>(_ ask: (inout ConstraintSolver) -> Answer) -> Answer {
    guard exercise != nil else { return ask(&solver) }
    removeWishes()
    solver.solve()
    defer {
      addWishes()
      solver.solve()
    }
    return ask(&solver)
  }
}
