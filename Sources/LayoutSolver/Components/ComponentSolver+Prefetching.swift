extension ComponentSolver {
  /// The number of rows below which all of them are near the processor anyway.
  static let leastPrefetchedCount = 4096

  /// The distance in rows at which each kind of memory is requested.
  ///
  /// A row has to be there before its terms can be requested, and these before the slots of their variables.
  private static let rowDistance = 24
  private static let termDistance = 12
  private static let variableDistance = 6

  /// Asks for the memory of the rows that are taken in soon after a place of the worklist.
  ///
  /// The rows of one kind lie scattered among the others, so that the processor does not foresee which are
  /// read next; waiting for them would take a third of the time that a large system needs.
  @inline(__always)
  func prefetch(rowsAfter place: Int, _ storage: borrowing RowStorage) {
    guard place + ComponentSolver.rowDistance < worklist.rows.count else { return }
    storage.rows.prefetch(Int(worklist[place + ComponentSolver.rowDistance]))
    let further = storage[Int(worklist[place + ComponentSolver.termDistance])]
    storage.terms.prefetch(Int(further.start))
    let near = storage[Int(worklist[place + ComponentSolver.variableDistance])]
    if near.count == 0 { return }
    let variable = storage.terms[near.start].variable.index
    propagation.slots.prefetch(variable)
    propagation.roots.prefetch(variable)
  }
}
