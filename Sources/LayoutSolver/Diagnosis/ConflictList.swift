/// The conflicts of all components.
struct ConflictList {
  private var conflicts: [(component: Int, conflict: Conflict)] = []

  var isEmpty: Bool { conflicts.isEmpty }

  mutating func removeComponents(_ components: borrowing Buffer<Int32>) {
    if conflicts.isEmpty { return }
    for index in components.indices {
      let component = Int(components[index])
      conflicts.removeAll { $0.component == component }
    }
  }

  mutating func add(_ found: [Conflict], of component: Int) {
    for conflict in found { conflicts.append((component, conflict)) }
  }

  /// The conflicts in order of activation of what was given up.
  func sorted(_ storage: borrowing RowStorage) -> [Conflict] {
    if conflicts.isEmpty { return [] }
    let keyed = conflicts.map { (order: storage[$0.conflict.broken].order, conflict: $0.conflict) }
    return keyed.sorted { $0.order < $1.order }.map(\.conflict)
  }
}
