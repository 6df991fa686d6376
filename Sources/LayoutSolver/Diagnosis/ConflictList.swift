/// The conflicts of all components, in order of activation of what was given up.
struct ConflictList {
  private(set) var all: [Conflict] = []
  /// The component of each.
  private var components: [Int] = []
  /// Conflicts that are no more: those to come use their memory again.
  private var spare: [Conflict] = []

  mutating func removeAll(of component: Int) {
    guard components.contains(component) else { return }
    for index in all.indices.reversed() where components[index] == component {
      spare.append(all.remove(at: index))
      components.remove(at: index)
    }
  }

  /// Adds the conflicts that were found in a component.
  mutating func add(
    _ found: borrowing FoundConflicts,
    of component: Int,
    _ storage: borrowing RowStorage
  ) {
    for index in found.indices {
      let broken = ConstraintID(found[index].broken)
      var conflict = spare.popLast() ?? Conflict(constraints: [], broken: broken, amount: 0)
      conflict.constraints.removeAll(keepingCapacity: true)
      for place in found[index].rowPlaces {
        conflict.constraints.append(ConstraintID(found.rows[place]))
      }
      conflict.broken = broken
      conflict.amount = found[index].amount
      let order = storage[broken].order
      var place = all.count
      while place > 0, storage[all[place - 1].broken].order > order { place -= 1 }
      all.insert(conflict, at: place)
      components.insert(component, at: place)
    }
  }
}
