extension Simplex {
  /// Puts a basic row at its constant in exchange for a column.
  mutating func exchange(_ place: Int, _ column: Int) {
    let leaving = basic[place]
    let pivot = table.value(row: place, column: column)
    let step = (objectives[leaving.row].target - values[place]) / pivot
    for entry in entries where entry.row != place {
      values[Int(entry.row)] += entry.value * step
    }
    table.pivot(row: place, column: column, entries: entries)
    basic[place] = nonbasic[column]
    values[place] = nonbasicValues[column] + step
    nonbasic[column] = leaving
    nonbasicValues[column] = objectives[leaving.row].target
  }

  /// Makes rows hold one after the other, from the first level down, as long as there are unknowns
  /// that no row has claimed.
  mutating func crash() {
    for row in objectives.indices where basic[row].isRow {
      let distance = objectives[row].target - values[row]
      switch objectives[row].relation {
      case .equal: break
      case .lessThanOrEqual: if distance.x >= -objectives[row].tolerance { continue }
      case .greaterThanOrEqual: if distance.x <= objectives[row].tolerance { continue }
      }
      guard let column = unclaimedColumn(of: row) else { continue }
      table.collect(column: column, into: &entries)
      exchange(row, column)
    }
  }

  /// The unclaimed unknown of a row that occurs in the fewest rows, among those with a coefficient
  /// large enough.
  private func unclaimedColumn(of row: Int) -> Int? {
    var largest = 0.0
    for place in table.places(of: row) where !nonbasic[Int(table[place].column)].isRow {
      largest = max(largest, abs(table[place].value))
    }
    guard largest > Simplex.pivotTolerance else { return nil }
    var best: Int?
    for place in table.places(of: row) {
      let column = Int(table[place].column)
      guard !nonbasic[column].isRow, abs(table[place].value) >= 0.1 * largest else { continue }
      guard let current = best else {
        best = column
        continue
      }
      let counts = (table.count(ofColumn: column), table.count(ofColumn: current))
      if counts.0 < counts.1 || counts.0 == counts.1 && column < current { best = column }
    }
    return best
  }
}
