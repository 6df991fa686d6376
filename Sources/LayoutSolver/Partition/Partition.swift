/// The partition of rows and variables into connected components, kept as they change.
///
/// A system that is solved once is never divided; division begins with the first change after that.
/// Rows join the components of their variables by union-find (Galler and Fischer, "An improved equivalence
/// algorithm", Communications of the ACM 7, 1964).
struct Partition: ~Copyable {
  /// A stage of the partition.
  enum Stage {
    /// Nothing has been solved.
    case new
    /// All rows were solved at once.
    case whole
    /// Every active row belongs to a component, or is listed as new.
    case divided
  }

  private(set) var stage = Stage.new
  var components = Buffer<Component>()
  /// The rows of all components, each component's side by side, and likewise the variables.
  var rows = Buffer<Int32>()
  var variables = Buffer<Int32>()
  /// The component of each variable, or -1.
  var ofVariable = Buffer<Int32>()
  /// The component of each row, or -1 for rows that are new, inert or gone.
  var ofRow = Buffer<Int32>()
  var freeComponents = Buffer<Int32>()
  var newRows = Buffer<Int32>()
  var changed = Buffer<Int32>()
  /// The rows that have changed since the system was solved as a whole, and the variables that lost rows.
  private var touchedRows = Buffer<Int32>()
  private var loosenedVariables = Buffer<Int32>()
  /// Whether components have lost rows or are to be made again.
  var isRestructured = false
  /// The number of places in `rows` and `variables` that still count.
  var liveRowCount = 0
  var liveVariableCount = 0
  /// The first of the variables that gathered rows connect, by variable (scratch).
  var leaders = Buffer<Int32>()
  /// The rows of which components are made, and these sorted (scratch).
  var gathered = Buffer<Int32>()
  var sorted = SortedList()
  /// The new lists of rows and of variables in `compact` (scratch).
  var keptRows = Buffer<Int32>()
  var keptVariables = Buffer<Int32>()

  init() {}

  /// Returns the component of a variable, as of the last regrouping.
  func component(of variable: Int) -> Int? {
    variable < ofVariable.count && ofVariable[variable] >= 0 ? Int(ofVariable[variable]) : nil
  }

  func component(ofRow row: Int32) -> Int? {
    Int(row) < ofRow.count && ofRow[row] >= 0 ? Int(ofRow[row]) : nil
  }

  /// Whether anything has changed since the last solution.
  var hasChanges: Bool {
    switch stage {
    case .new: true
    case .whole: !touchedRows.isEmpty || !loosenedVariables.isEmpty
    case .divided: !newRows.isEmpty || !changed.isEmpty
    }
  }
}

extension Partition {
  /// Takes in a row that is new or has become active.
  @inline(__always)
  mutating func add(row: Int32) {
    switch stage {
    case .new: break
    case .whole: touchedRows.append(row)
    case .divided: newRows.append(row)
    }
  }

  /// Takes out a row that is gone or has become inert.
  mutating func remove(row: Int32, _ storage: borrowing RowStorage) {
    switch stage {
    case .new: break
    case .whole:
      for place in storage[Int(row)].terms {
        loosenedVariables.append(storage.terms[place].variable.rawValue)
      }
    case .divided:
      guard let component = component(ofRow: row) else {
        removeNew(row)
        return
      }
      ofRow[row] = -1
      isRestructured = true
      mark(component)
      loosen(component)
      components[component].noteChange(of: storage.priority(ofRow: row))
    }
  }

  /// Records that a component has lost a row.
  private mutating func loosen(_ number: Int) {
    components[number].changedRows = .other
    components[number].hasGaps = true
    components[number].lostRowCount += 1
    // A component that may have fallen apart does no harm as long as the propagation solves it.
    let mayStay =
      components[number].isUndisputed
      && components[number].lostRowCount < components[number].rowCount / 2
    if !mayStay { components[number].isRestructured = true }
  }

  private mutating func removeNew(_ row: Int32) {
    var kept = 0
    for index in newRows.indices where newRows[index] != row {
      newRows[kept] = newRows[index]
      kept += 1
    }
    newRows.truncate(to: kept)
  }

  /// Takes out a variable that no row mentions any more.
  mutating func remove(variable: Int) {
    guard let component = component(of: variable) else { return }
    divide(component)
  }

  /// Records that a row's constant is another.
  mutating func touch(constantOf row: Int32, of priority: Priority) {
    if stage == .whole { touchedRows.append(row) }
    guard let component = component(ofRow: row) else { return }
    mark(component)
    components[component].changedRows.insert(row)
    components[component].noteChange(of: priority)
  }

  /// Records that a row has another priority than before, of which the higher one counts.
  mutating func touch(priorityOf row: Int32, highest: Priority) {
    if stage == .whole { touchedRows.append(row) }
    guard let component = component(ofRow: row) else { return }
    mark(component)
    components[component].changedRows = .other
    components[component].noteChange(of: highest)
  }

  /// Marks a component to be made again, as fewer rows and variables may be connected.
  mutating func divide(_ component: Int) {
    mark(component)
    components[component].isRestructured = true
    isRestructured = true
  }

  mutating func mark(_ component: Int) {
    if components[component].isStale { return }
    components[component].isStale = true
    changed.append(Int32(component))
  }
}

extension Partition {
  /// Records that all rows were solved at once.
  mutating func settleWhole() {
    stage = .whole
    touchedRows.removeAll()
    loosenedVariables.removeAll()
  }

  /// Records that nothing is known of the values any more.
  mutating func forgetWhole() { stage = .new }

  /// Returns whether it is best to solve all rows at once, because little is known of them yet.
  func isMostlyNew(rowCount: Int) -> Bool {
    switch stage {
    case .new: true
    case .whole: touchedRows.count > rowCount / 2
    case .divided: false
    }
  }

  /// Lists all active rows as new, to be divided into components.
  mutating func beginDivision(_ storage: borrowing RowStorage) {
    stage = .divided
    for row in 0..<storage.count where storage[row].isActive { newRows.append(Int32(row)) }
  }

  /// Lets only those components of a system that was solved as a whole be solved again that have
  /// changed.
  mutating func selectChanges(among changes: inout PartitionChanges) {
    for index in changes.stale.indices {
      components[changes.stale[index]].isStale = false
      components[changes.stale[index]].isUndisputed = true
    }
    changes.stale.removeAll()
    for index in touchedRows.indices {
      if let component = component(ofRow: touchedRows[index]) { mark(component) }
    }
    for index in loosenedVariables.indices {
      let variable = loosenedVariables[index]
      if let component = component(of: Int(variable)) {
        mark(component)
      } else {
        changes.released.append(variable)
      }
    }
    for index in changed.indices { changes.stale.append(changed[index]) }
    changed.removeAll()
    touchedRows.removeAll()
    loosenedVariables.removeAll()
  }

  /// Records that a component is solved, and whether rows were in dispute.
  mutating func settle(_ component: Int, isUndisputed: Bool) {
    components[component].isUndisputed = isUndisputed
    let changed = components[component].changedRows
    let isRepeated = components[component].lastChangedRows.contains(changed)
    components[component].isRepeated = isRepeated
    if !isRepeated { components[component].lastChangedRows = changed }
    components[component].forgetChanges()
  }

  /// Returns whether the same constants change so often that tracing their effect is due.
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

/// The changes of a regrouping.
struct PartitionChanges: ~Copyable {
  /// The components to solve.
  var stale = Buffer<Int32>()
  /// The components that are no more, whose numbers may be given out again.
  var gone = Buffer<Int32>()
  /// The variables that belong to no component any more.
  var released = Buffer<Int32>()

  init() {}

  mutating func removeAll() {
    stale.removeAll()
    gone.removeAll()
    released.removeAll()
  }
}
