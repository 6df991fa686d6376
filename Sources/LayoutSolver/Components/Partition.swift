/// Which rows and variables belong together, kept as they change.
struct Partition: ~Copyable {
  private(set) var components = Buffer<Component>()
  /// The rows of all components, each component's side by side; likewise the variables.
  private(set) var rows = Buffer<Int32>()
  private(set) var variables = Buffer<Int32>()
  /// The component of each variable, or -1.
  private var ofVariable = Buffer<Int32>()
  /// The component of each row, or -1 for rows that are new, inert or gone.
  private var ofRow = Buffer<Int32>()
  private var freeComponents = Buffer<Int32>()
  private var newRows = Buffer<Int32>()
  private var changed = Buffer<Int32>()
  /// Whether rows have gone.
  private var isRestructured = false
  /// How many places in `rows` and `variables` still count.
  private var liveRowCount = 0
  private var liveVariableCount = 0
  /// Scratch of `group`, by variable.
  private var leaders = Buffer<Int32>()

  init() {}

  mutating func appendVariable() {
    leaders.append(Int32(ofVariable.count))
    ofVariable.append(-1)
  }

  /// The component of a variable, as of the last regrouping.
  func component(of variable: Int) -> Int? {
    ofVariable[variable] >= 0 ? Int(ofVariable[variable]) : nil
  }

  /// Takes in a row that is new or has become active.
  mutating func add(row: Int32) {
    if ofRow.count <= Int(row) { ofRow.append(-1, times: Int(row) + 1 - ofRow.count) }
    newRows.append(row)
  }

  /// Takes out a row that is gone or has become inert.
  mutating func remove(row: Int32) {
    guard let component = component(ofRow: row) else {
      removeNew(row)
      return
    }
    ofRow[row] = -1
    isRestructured = true
    mark(component)
    components[component].isRestructured = true
  }

  private mutating func removeNew(_ row: Int32) {
    var kept = 0
    for index in newRows.indices where newRows[index] != row {
      newRows[kept] = newRows[index]
      kept += 1
    }
    newRows.truncate(to: kept)
  }

  /// Takes note that a row's constant is another.
  mutating func touch(constantOf row: Int32) {
    guard let component = component(ofRow: row) else { return }
    mark(component)
    components[component].changedRows.insert(row)
  }

  /// Takes note that a row's priority is another.
  mutating func touch(priorityOf row: Int32) {
    guard let component = component(ofRow: row) else { return }
    mark(component)
    components[component].changedRows = .other
  }

  private func component(ofRow row: Int32) -> Int? {
    Int(row) < ofRow.count && ofRow[row] >= 0 ? Int(ofRow[row]) : nil
  }

  private mutating func mark(_ component: Int) {
    if components[component].isStale { return }
    components[component].isStale = true
    changed.append(Int32(component))
  }

  /// Takes note that a component is solved.
  mutating func settle(_ component: Int) {
    components[component].isStale = false
    let changed = components[component].changedRows
    let isRepeated = components[component].lastChangedRows.contains(changed)
    components[component].isRepeated = isRepeated
    if !isRepeated { components[component].lastChangedRows = changed }
    components[component].changedRows = ChangedRows()
  }

  /// Whether the same constants change again and again, and it is time to find out what follows.
  mutating func isDueForTracing(_ component: Int) -> Bool {
    guard components[component].isRepeated else { return false }
    components[component].tracingWait -= 1
    return components[component].tracingWait < 0
  }

  /// Takes note whether a component could be traced.
  mutating func noteTracing(_ component: Int, succeeded: Bool) {
    let longestDelay: Int32 = 64
    let delay = succeeded ? 1 : min(components[component].tracingDelay * 2, longestDelay)
    components[component].tracingDelay = delay
    components[component].tracingWait = succeeded ? 0 : delay / 2 - 1
  }
}

extension Partition {
  /// Brings the components in line with the rows.
  ///
  /// Lists the components to solve, those that are no more, and the variables that belong to none
  /// any more.
  mutating func regroup(_ storage: borrowing RowStorage, into changes: inout PartitionChanges) {
    changes.removeAll()
    if newRows.isEmpty, !isRestructured {
      for index in changed.indices { changes.stale.append(changed[index]) }
      changed.removeAll()
      return
    }
    isRestructured = false
    for index in newRows.indices { markNeighbors(of: newRows[index], storage) }
    var gathered = Buffer<Int32>(capacity: newRows.count + 16)
    let firstVariable = variables.count
    for index in changed.indices {
      let component = Int(changed[index])
      if components[component].isRestructured {
        dissolve(component, into: &gathered)
        changes.gone.append(Int32(component))
      } else {
        changes.stale.append(Int32(component))
      }
    }
    for index in newRows.indices { gathered.append(newRows[index]) }
    changed.removeAll()
    newRows.removeAll()
    sort(&gathered, storage)
    // The variables of dissolved components lie, for the moment, behind all others.
    let dissolved = firstVariable..<variables.count
    for place in dissolved {
      ofVariable[variables[place]] = -1
      leaders[variables[place]] = variables[place]
      changes.released.append(variables[place])
    }
    variables.truncate(to: firstVariable)
    connect(gathered, storage)
    makeComponents(gathered, storage, &changes.stale)
    var kept = 0
    for index in changes.released.indices where ofVariable[changes.released[index]] < 0 {
      changes.released[kept] = changes.released[index]
      kept += 1
    }
    changes.released.truncate(to: kept)
    if rows.count > 2 * liveRowCount + 64 || variables.count > 2 * liveVariableCount + 64 {
      compact()
    }
  }

  private mutating func markNeighbors(of row: Int32, _ storage: borrowing RowStorage) {
    for place in storage[Int(row)].terms {
      let component = ofVariable[storage.terms[place].variable.rawValue]
      guard component >= 0 else { continue }
      mark(Int(component))
      components[component].isRestructured = true
    }
  }

  private mutating func dissolve(_ component: Int, into gathered: inout Buffer<Int32>) {
    for place in components[component].rowPlaces where ofRow[rows[place]] == component {
      gathered.append(rows[place])
    }
    for place in components[component].variablePlaces { variables.append(variables[place]) }
    liveRowCount -= Int(components[component].rowCount)
    liveVariableCount -= Int(components[component].variableCount)
    components[component] = Component()
    freeComponents.append(Int32(component))
  }

  private func sort(_ list: inout Buffer<Int32>, _ storage: borrowing RowStorage) {
    var isSorted = true
    for index in 1..<max(list.count, 1)
    where storage[Int(list[index - 1])].order > storage[Int(list[index])].order {
      isSorted = false
      break
    }
    if isSorted { return }
    var keyed = list.copied().map { (order: storage[Int($0)].order, row: $0) }
    keyed.sort { $0.order < $1.order }
    for (index, element) in keyed.enumerated() { list[index] = element.row }
  }

  /// Gives variables that rows connect a common leader, the first of them.
  private mutating func connect(_ list: borrowing Buffer<Int32>, _ storage: borrowing RowStorage) {
    for index in list.indices {
      let terms = storage[Int(list[index])].terms
      guard !terms.isEmpty else { continue }
      var leader = leader(of: storage.terms[terms.lowerBound].variable.rawValue)
      for place in terms.dropFirst() {
        let other = self.leader(of: storage.terms[place].variable.rawValue)
        if other == leader { continue }
        leaders[max(leader, other)] = min(leader, other)
        leader = min(leader, other)
      }
    }
  }

  private mutating func leader(of variable: Int32) -> Int32 {
    var leader = variable
    while leaders[leader] != leader {
      leaders[leader] = leaders[leaders[leader]]
      leader = leaders[leader]
    }
    return leader
  }
}

extension Partition {
  /// Makes components of rows in order of activation: first their sizes, then their lists.
  private mutating func makeComponents(
    _ list: borrowing Buffer<Int32>,
    _ storage: borrowing RowStorage,
    _ made: inout Buffer<Int32>
  ) {
    let firstMade = made.count
    for index in list.indices {
      let row = list[index]
      let component = claim(storage[Int(row)].terms, storage, &made)
      ofRow[row] = component
      components[component].rowCount += 1
    }
    var rowEnd = rows.count
    var variableEnd = variables.count
    for index in firstMade..<made.count {
      let component = made[index]
      components[component].rowStart = Int32(rowEnd)
      components[component].variableStart = Int32(variableEnd)
      rowEnd += Int(components[component].rowCount)
      variableEnd += Int(components[component].variableCount)
      components[component].rowCount = 0
      components[component].variableCount = 0
    }
    liveRowCount += rowEnd - rows.count
    liveVariableCount += variableEnd - variables.count
    rows.append(0, times: rowEnd - rows.count)
    variables.append(0, times: variableEnd - variables.count)
    for index in list.indices { place(list[index], storage) }
  }

  /// Finds the component of a row's variables, or makes it, and counts the variables.
  private mutating func claim(
    _ terms: Range<Int>,
    _ storage: borrowing RowStorage,
    _ made: inout Buffer<Int32>
  ) -> Int32 {
    var component: Int32 = -1
    if !terms.isEmpty {
      let leader = leader(of: storage.terms[terms.lowerBound].variable.rawValue)
      component = ofVariable[leader]
      if component < 0 {
        component = makeComponent()
        made.append(component)
        ofVariable[leader] = component
        components[component].variableCount = 1
      }
    } else {
      component = makeComponent()
      made.append(component)
    }
    for place in terms where ofVariable[storage.terms[place].variable.rawValue] < 0 {
      ofVariable[storage.terms[place].variable.rawValue] = component
      components[component].variableCount += 1
    }
    return component
  }

  /// Puts a row and those of its variables that no earlier row has into the lists of the component.
  private mutating func place(_ row: Int32, _ storage: borrowing RowStorage) {
    let component = ofRow[row]
    rows[components[component].rowStart + components[component].rowCount] = row
    components[component].rowCount += 1
    for place in storage[Int(row)].terms {
      let variable = storage.terms[place].variable.rawValue
      // Variables that are in their list already have no leader any more.
      guard leaders[variable] >= 0 else { continue }
      variables[components[component].variableStart + components[component].variableCount] =
        variable
      components[component].variableCount += 1
      leaders[variable] = -1
    }
  }

  private mutating func makeComponent() -> Int32 {
    if let last = freeComponents.popLast() {
      components[last] = Component()
      return last
    }
    components.append(Component())
    return Int32(components.count - 1)
  }

  /// Moves the lists of the living components together.
  private mutating func compact() {
    var keptRows = Buffer<Int32>(capacity: liveRowCount + 16)
    var keptVariables = Buffer<Int32>(capacity: liveVariableCount + 16)
    for component in components.indices {
      let rowPlaces = components[component].rowPlaces
      let variablePlaces = components[component].variablePlaces
      components[component].rowStart = Int32(keptRows.count)
      components[component].variableStart = Int32(keptVariables.count)
      for place in rowPlaces { keptRows.append(rows[place]) }
      for place in variablePlaces { keptVariables.append(variables[place]) }
    }
    rows = keptRows
    variables = keptVariables
  }
}

/// What a regrouping has changed.
struct PartitionChanges: ~Copyable {
  /// Components to solve.
  var stale = Buffer<Int32>()
  /// Components that are no more; their numbers may be given out again.
  var gone = Buffer<Int32>()
  /// Variables that belong to no component any more.
  var released = Buffer<Int32>()

  init() {}

  mutating func removeAll() {
    stale.removeAll()
    gone.removeAll()
    released.removeAll()
  }
}
