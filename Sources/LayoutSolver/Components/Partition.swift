/// Which rows and variables belong together, kept as they change.
struct Partition {
  private(set) var components: [Component] = []
  private var freeComponents: [Int32] = []
  /// The component of each variable, or -1.
  private var ofVariable: [Int32] = []
  /// The component of each row, or -1 for rows that are new, inert or gone.
  private var ofRow: [Int32] = []
  private var newRows: [Int32] = []
  private var changed: [Int32] = []
  /// Scratch of `regroup`, by variable.
  private var leaders: [Int32] = []

  mutating func appendVariable() {
    leaders.append(Int32(ofVariable.count))
    ofVariable.append(-1)
  }

  /// Whether a variable occurs in any row, as of the last regrouping.
  func contains(variable: Int) -> Bool { ofVariable[variable] >= 0 }

  func component(of variable: Int) -> Int? {
    ofVariable[variable] >= 0 ? Int(ofVariable[variable]) : nil
  }

  /// Takes in a row that is new or has become active.
  mutating func add(row: Int32) {
    while ofRow.count <= Int(row) { ofRow.append(-1) }
    newRows.append(row)
  }

  /// Takes out a row that is gone or has become inert.
  mutating func remove(row: Int32) {
    guard let component = component(ofRow: row) else {
      newRows.removeAll { $0 == row }
      return
    }
    ofRow[Int(row)] = -1
    mark(component)
    components[component].isRestructured = true
  }

  /// Takes note that a row's constant or priority is another.
  mutating func touch(row: Int32) {
    if let component = component(ofRow: row) { mark(component) }
  }

  private func component(ofRow row: Int32) -> Int? {
    Int(row) < ofRow.count && ofRow[Int(row)] >= 0 ? Int(ofRow[Int(row)]) : nil
  }

  private mutating func mark(_ component: Int) {
    if components[component].isStale { return }
    components[component].isStale = true
    changed.append(Int32(component))
  }
}

extension Partition {
  /// Brings the components in line with the rows.
  ///
  /// - Returns: The components to solve, and the variables that belong to none any more.
  mutating func regroup(_ storage: borrowing RowStorage) -> (stale: [Int], released: [Int32]) {
    for row in newRows {
      for place in storage[Int(row)].terms {
        let component = ofVariable[storage.terms[place].variable.index]
        guard component >= 0 else { continue }
        mark(Int(component))
        components[Int(component)].isRestructured = true
      }
    }
    var stale: [Int] = []
    var rows: [Int32] = []
    var variables: [Int32] = []
    for component in changed.map(Int.init) {
      guard components[component].isRestructured else {
        stale.append(component)
        continue
      }
      rows.append(contentsOf: components[component].rows.filter { ofRow[Int($0)] == component })
      variables.append(contentsOf: components[component].variables)
      components[component] = Component()
      components[component].isFree = true
      freeComponents.append(Int32(component))
    }
    rows.append(contentsOf: newRows)
    changed.removeAll(keepingCapacity: true)
    newRows.removeAll(keepingCapacity: true)
    sort(&rows, storage)
    for variable in variables {
      ofVariable[Int(variable)] = -1
      leaders[Int(variable)] = variable
    }
    stale.append(contentsOf: group(rows, storage))
    return (stale, variables.filter { ofVariable[Int($0)] < 0 })
  }

  private func sort(_ rows: inout [Int32], _ storage: borrowing RowStorage) {
    var isSorted = true
    for index in rows.indices.dropFirst()
    where storage[Int(rows[index - 1])].order > storage[Int(rows[index])].order {
      isSorted = false
      break
    }
    if isSorted { return }
    let keyed = rows.map { (order: storage[Int($0)].order, row: $0) }
    rows = keyed.sorted { $0.order < $1.order }.map(\.row)
  }

  /// Makes components of rows, in order of activation.
  private mutating func group(_ rows: [Int32], _ storage: borrowing RowStorage) -> [Int] {
    for row in rows {
      let terms = storage[Int(row)].terms
      guard let first = terms.first else { continue }
      var leader = leader(of: storage.terms[first].variable.rawValue)
      for place in terms.dropFirst() {
        let other = self.leader(of: storage.terms[place].variable.rawValue)
        if other == leader { continue }
        leaders[Int(max(leader, other))] = min(leader, other)
        leader = min(leader, other)
      }
    }
    var made: [Int] = []
    for row in rows {
      let terms = storage[Int(row)].terms
      let component: Int
      if let first = terms.first {
        let leader = Int(leader(of: storage.terms[first].variable.rawValue))
        if ofVariable[leader] < 0 {
          ofVariable[leader] = Int32(makeComponent())
          components[Int(ofVariable[leader])].variables.append(Int32(leader))
          made.append(Int(ofVariable[leader]))
        }
        component = Int(ofVariable[leader])
      } else {
        component = makeComponent()
        made.append(component)
      }
      components[component].rows.append(row)
      ofRow[Int(row)] = Int32(component)
      for place in terms {
        let variable = storage.terms[place].variable
        if ofVariable[variable.index] < 0 {
          ofVariable[variable.index] = Int32(component)
          components[component].variables.append(variable.rawValue)
        }
      }
    }
    return made
  }

  private mutating func makeComponent() -> Int {
    if let component = freeComponents.popLast() {
      components[Int(component)] = Component()
      return Int(component)
    }
    components.append(Component())
    return components.count - 1
  }

  private mutating func leader(of variable: Int32) -> Int32 {
    var leader = variable
    while leaders[Int(leader)] != leader {
      leaders[Int(leader)] = leaders[Int(leaders[Int(leader)])]
      leader = leaders[Int(leader)]
    }
    return leader
  }

  /// Takes note that a component is solved.
  mutating func settle(_ component: Int, conflicts: [Conflict]) {
    components[component].isStale = false
    components[component].conflicts = conflicts
  }

  /// The conflicts of all components, in order of activation of what was given up.
  func conflicts(_ storage: borrowing RowStorage) -> [Conflict] {
    var all: [Conflict] = []
    for component in components where !component.isFree {
      all.append(contentsOf: component.conflicts)
    }
    let keyed = all.map { (order: storage[$0.broken].order, conflict: $0) }
    return keyed.sorted { $0.order < $1.order }.map(\.conflict)
  }
}
