extension Partition {
  /// Makes components of the gathered rows, in order of activation: first their sizes, then their
  /// lists.
  mutating func makeComponents(_ storage: borrowing RowStorage, _ made: inout Buffer<Int32>) {
    let firstMade = made.count
    for index in gathered.indices {
      let row = gathered[index]
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
      components[component].rowCapacity = components[component].rowCount
      rowEnd += Int(components[component].rowCount)
      variableEnd += Int(components[component].variableCount)
      components[component].rowCount = 0
      components[component].variableCount = 0
    }
    liveRowCount += rowEnd - rows.count
    liveVariableCount += variableEnd - variables.count
    rows.append(0, times: rowEnd - rows.count)
    variables.append(0, times: variableEnd - variables.count)
    for index in gathered.indices { place(gathered[index], storage) }
    checkLists(of: made, from: firstMade)
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
}
