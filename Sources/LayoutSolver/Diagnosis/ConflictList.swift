/// The conflicts of all components, in order of activation of what was given up.
struct ConflictList {
  private(set) var all: [Conflict] = []
  /// The component of each.
  private var components: [Int] = []

  mutating func removeAll(of component: Int) {
    guard components.contains(component) else { return }
    for index in all.indices.reversed() where components[index] == component {
      all.remove(at: index)
      components.remove(at: index)
    }
  }

  /// Adds the conflicts that were found in a component.
  mutating func add(_ found: [Conflict], of component: Int, _ storage: borrowing RowStorage) {
    for conflict in found {
      let order = storage[conflict.broken].order
      var place = all.count
      while place > 0, storage[all[place - 1].broken].order > order { place -= 1 }
      all.insert(conflict, at: place)
      components.insert(component, at: place)
    }
  }
}
