import LayoutSolver

/// The activations in a tree since its last layout.
struct RecentActivations {
  /// The number of the last row of the last layout, or `nil` before the first one.
  private(set) var lastLaidOutRow: Int?
  /// Whether required constraints came that the solver has not seen.
  var haveRequired = false

  mutating func layoutDidEnd(at row: Int) {
    haveRequired = false
    lastLaidOutRow = row
  }
}

// UIKit's engine takes each constraint at its activation. Here solving waits for the pass, which does not
// see a constraint any more that was removed in the meantime. So if new constraints are activated
// before the ones that they replace go, these meet just before the first of them goes.
extension LayoutEngine {
  /// Notes that a layout has come to its end.
  func layoutDidEnd() { activations.layoutDidEnd(at: Int(rows.lastNumber)) }

  /// Reports conflicts of recent activations with `constraint`, which is to go, and all others.
  ///
  /// A batch of constraints that go costs one solution at most, and none if nothing new came before.
  func meetActivations(before constraint: LayoutConstraint) {
    guard activations.haveRequired, activations.lastLaidOutRow != nil,
      constraint.priority == .required, !constraint.isSystemMade,
      let row = constraint.place?.index, rows[row].solverID != nil
    else { return }
    activations.haveRequired = false
    translateWaitingRows()
    solver.solve()
    root?.recordConflictsOfActivations()
  }

  /// Returns whether a conflict came up by activations alone: frames, contents and stacks report their changes
  /// in the next pass only.
  func isOfActivations(_ conflict: ConflictingRows) -> Bool {
    guard let last = activations.lastLaidOutRow else { return false }
    let new = conflict.rows.filter { $0.number > last }
    return !new.isEmpty && new.allSatisfy { $0.constraint?.isSystemMade == false }
  }
}
