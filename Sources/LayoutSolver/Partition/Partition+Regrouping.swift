extension Partition {
  /// Whether more than constants and priorities has changed.
  var needsRegrouping: Bool { stage != .divided || !newRows.isEmpty || isRestructured }

  /// Brings the components in line with the rows.
  ///
  /// Lists the components to solve, those that are no more, and the variables that belong to none
  /// any more.
  mutating func regroup(
    _ storage: borrowing RowStorage,
    variableCount: Int,
    into changes: inout PartitionChanges
  ) {
    let wasWhole = stage == .whole
    if stage != .divided { beginDivision(storage) }
    isRestructured = false
    extend(toVariables: variableCount, rows: storage.count)
    closeGaps()
    attachNewRows(storage)
    gathered.removeAll()
    let firstVariable = variables.count
    for index in changed.indices {
      let component = Int(changed[index])
      if components[component].isRestructured {
        dissolve(component)
        changes.gone.append(Int32(component))
      } else {
        changes.stale.append(Int32(component))
      }
    }
    changed.removeAll()
    if !gathered.isEmpty || !newRows.isEmpty || variables.count > firstVariable {
      remake(dissolvedFrom: firstVariable, storage, &changes)
    }
    if wasWhole { selectChanges(among: &changes) }
    if rows.count > 3 * liveRowCount + 64 || variables.count > 3 * liveVariableCount + 64 {
      compact()
    }
  }

  /// Lists the components to solve if the components stay as they are.
  mutating func takeChanged(into changes: inout PartitionChanges) {
    for index in changed.indices { changes.stale.append(changed[index]) }
    changed.removeAll()
  }

  private mutating func extend(toVariables variableCount: Int, rows rowCount: Int) {
    leaders.reserve(variableCount)
    for variable in leaders.count..<max(variableCount, leaders.count) {
      leaders.append(Int32(variable))
    }
    ofVariable.append(-1, times: leaders.count - ofVariable.count)
    if ofRow.count < rowCount { ofRow.append(-1, times: rowCount - ofRow.count) }
  }

  /// Makes components of the new rows and of the rows of dissolved components.
  private mutating func remake(
    dissolvedFrom firstVariable: Int,
    _ storage: borrowing RowStorage,
    _ changes: inout PartitionChanges
  ) {
    gathered.reserve(gathered.count + newRows.count)
    for index in newRows.indices { gathered.append(newRows[index]) }
    newRows.removeAll()
    sortGathered(storage)
    // The variables of dissolved components lie, for the moment, behind all others.
    for place in firstVariable..<variables.count {
      ofVariable[variables[place]] = -1
      leaders[variables[place]] = variables[place]
      changes.released.append(variables[place])
    }
    variables.truncate(to: firstVariable)
    connectGathered(storage)
    makeComponents(storage, &changes.stale)
    var kept = 0
    for index in changes.released.indices where ofVariable[changes.released[index]] < 0 {
      changes.released[kept] = changes.released[index]
      kept += 1
    }
    changes.released.truncate(to: kept)
  }

  private mutating func dissolve(_ number: Int) {
    let component = components[number]
    for place in component.rowPlaces { gathered.append(rows[place]) }
    for place in component.variablePlaces { variables.append(variables[place]) }
    liveRowCount -= Int(component.rowCount)
    liveVariableCount -= Int(component.variableCount)
    components[number] = Component()
    freeComponents.append(Int32(number))
  }

  /// Gives variables that rows connect a common leader, the first of them.
  private mutating func connectGathered(_ storage: borrowing RowStorage) {
    for index in gathered.indices {
      let terms = storage[Int(gathered[index])].terms
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

  mutating func leader(of variable: Int32) -> Int32 {
    var leader = variable
    while leaders[leader] != leader {
      leaders[leader] = leaders[leaders[leader]]
      leader = leaders[leader]
    }
    return leader
  }

  /// Sorts the gathered rows by activation.
  private mutating func sortGathered(_ storage: borrowing RowStorage) {
    sorted.removeAll()
    for index in gathered.indices {
      sorted.append(gathered[index], key: storage[Int(gathered[index])].order)
    }
    sorted.sort()
    for index in gathered.indices { gathered[index] = sorted[index] }
  }
}
