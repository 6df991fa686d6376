extension Partition {
  /// Checks that the lists of components that were made fill the ends of the common lists, one after the other.
  func checkLists(of made: borrowing Buffer<Int32>, from first: Int) {
    guard SelfChecks.isOn else { return }
    var rowEnd = rows.count
    var variableEnd = variables.count
    for index in (first..<made.count).reversed() {
      let component = components[made[index]]
      precondition(
        component.rowPlaces.upperBound == rowEnd
          && component.variablePlaces.upperBound == variableEnd,
        "component \(made[index]) has not counted its rows and variables"
      )
      rowEnd = Int(component.rowStart)
      variableEnd = Int(component.variableStart)
    }
  }
}
