/// The state of a component's propagation before it took in the rows of a priority and below.
///
/// If only such rows change, the component is solved from there on.
final class WarmStart: ComponentRecord {
  private(set) var component: Int32 = -1
  /// The highest priority of the rows that are not taken in.
  private var priority = Priority.required
  /// The slots of the variables, in the order in which the component has them.
  private var slots = Buffer<Slot>()
  private var roots = Buffer<RootState>()
  private var eliminations = Buffer<Elimination>()
  private var contradictions = Buffer<Contradiction>()
  private var waiting = WaitingRows()
  private var needsAudit = false
  private(set) var isSaved = false

  func forget() { component = -1 }

  /// Returns whether the component can be solved from here when rows of a priority change.
  func covers(_ change: Priority) -> Bool { change <= priority }

  /// Returns the first rank that is not taken in.
  func firstRank(in ranks: borrowing RankTable, _ levels: borrowing PriorityLevels) -> Int {
    ranks.firstRank(notAbove: priority, levels)
  }

  /// Prepares for being saved, by `save`.
  func begin(_ component: Int, below priority: Priority) {
    self.component = Int32(component)
    self.priority = priority
    isSaved = false
  }

  /// Remembers the state of the propagation.
  func save(_ propagation: borrowing Propagation, _ variables: borrowing Buffer<Int32>) {
    slots.removeAll()
    roots.removeAll()
    slots.reserve(variables.count)
    roots.reserve(variables.count)
    for index in variables.indices {
      slots.append(propagation.slots[variables[index]])
      roots.append(propagation.roots[variables[index]])
    }
    eliminations.assign(propagation.eliminations)
    contradictions.assign(propagation.contradictions)
    waiting.assign(propagation.waiting)
    needsAudit = propagation.needsAudit
    isSaved = true
  }

  /// Brings back the state of the propagation.
  func restore(_ propagation: inout Propagation, _ variables: borrowing Buffer<Int32>) {
    for index in variables.indices {
      propagation.slots[variables[index]] = slots[index]
      propagation.roots[variables[index]] = roots[index]
    }
    propagation.eliminations.assign(eliminations)
    propagation.contradictions.assign(contradictions)
    propagation.waiting.assign(waiting)
    propagation.needsAudit = needsAudit
    propagation.settled.removeAll()
  }
}
