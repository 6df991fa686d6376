extension Partition {
  /// Takes lost rows out of the lists of their components.
  mutating func closeGaps() {
    for index in changed.indices {
      let number = changed[index]
      let component = components[number]
      guard component.hasGaps else { continue }
      var end = Int(component.rowStart)
      for place in component.rowPlaces where ofRow[rows[place]] == number {
        rows[end] = rows[place]
        end += 1
      }
      let kept = Int32(end) - component.rowStart
      liveRowCount -= Int(component.rowCount - kept)
      components[number].rowCount = kept
      components[number].hasGaps = false
    }
  }

  /// Adds new rows to the components that have all their variables.
  ///
  /// The other new rows stay, and the components that they would connect are to be made again.
  mutating func attachNewRows(_ storage: borrowing RowStorage) {
    var kept = 0
    for index in newRows.indices {
      let row = newRows[index]
      if let component = commonComponent(of: row, storage) {
        mark(component)
        components[component].changedRows = .other
        components[component].noteChange(of: storage.priority(ofRow: row))
        attach(row, to: component, storage)
      } else {
        markNeighbors(of: row, storage)
        newRows[kept] = row
        kept += 1
      }
    }
    newRows.truncate(to: kept)
  }

  private func commonComponent(of row: Int32, _ storage: borrowing RowStorage) -> Int? {
    var common: Int32?
    for place in storage[Int(row)].terms {
      let component = ofVariable[storage.terms[place].variable.rawValue]
      if component < 0 || component != common ?? component { return nil }
      common = component
    }
    return common.map { Int($0) }
  }

  private mutating func markNeighbors(of row: Int32, _ storage: borrowing RowStorage) {
    for place in storage[Int(row)].terms {
      let component = ofVariable[storage.terms[place].variable.rawValue]
      guard component >= 0 else { continue }
      mark(Int(component))
      components[component].isRestructured = true
    }
  }

  private mutating func attach(_ row: Int32, to number: Int, _ storage: borrowing RowStorage) {
    if components[number].rowCount == components[number].rowCapacity { moveRows(of: number) }
    let start = Int(components[number].rowStart)
    var place = components[number].rowPlaces.upperBound
    let order = storage[Int(row)].order
    // Rows that were inert for a while have a place before others.
    while place > start, storage[Int(rows[place - 1])].order > order {
      rows[place] = rows[place - 1]
      place -= 1
    }
    rows[place] = row
    ofRow[row] = Int32(number)
    components[number].rowCount += 1
    liveRowCount += 1
  }

  /// Moves the rows of a component to a place with room for more.
  private mutating func moveRows(of number: Int) {
    let component = components[number]
    let start = rows.count
    let capacity = component.rowCount + component.rowCount / 2 + 4
    rows.append(-1, times: Int(capacity))
    for (offset, place) in component.rowPlaces.enumerated() { rows[start + offset] = rows[place] }
    components[number].rowStart = Int32(start)
    components[number].rowCapacity = capacity
  }

  /// Moves the lists of the living components together.
  mutating func compact() {
    keptRows.removeAll()
    keptVariables.removeAll()
    keptRows.reserve(liveRowCount)
    keptVariables.reserve(liveVariableCount)
    for component in components.indices {
      let rowPlaces = components[component].rowPlaces
      let variablePlaces = components[component].variablePlaces
      components[component].rowStart = Int32(keptRows.count)
      components[component].rowCapacity = components[component].rowCount
      components[component].variableStart = Int32(keptVariables.count)
      for place in rowPlaces { keptRows.append(rows[place]) }
      for place in variablePlaces { keptVariables.append(variables[place]) }
    }
    swap(&rows, &keptRows)
    swap(&variables, &keptVariables)
  }
}
