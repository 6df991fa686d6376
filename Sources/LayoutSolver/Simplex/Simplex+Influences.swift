extension Simplex {
  /// Lets rows that happen to be at their constants claim the unknowns that no row has claimed.
  ///
  /// So the unknowns that these rows determine depend on them. Rates do not hold any more after this.
  mutating func claimUnknowns() {
    for column in 0..<columnCount where !nonbasic[column].isRow {
      table.collect(column: column, into: &entries)
      var best: Int?
      var bestSize = 1e-6
      for index in entries.indices where basic[entries[index].row].isRow {
        let place = Int(entries[index].row)
        let objective = objectives[basic[place].row]
        let isTight = abs(values[place].x - objective.target.x) <= objective.tolerance * 4
        if isTight, abs(entries[index].value) > bestSize {
          best = place
          bestSize = abs(entries[index].value)
        }
      }
      if let place = best { exchange(place, column, pivot: entry(in: place)) }
    }
  }

  /// Returns the rows at their constants that determine an unknown, with the rates at which it follows them.
  ///
  /// Needs a table with all columns in it: `dropsEqualities` must be off.
  mutating func weights(of unknown: Int) -> [WeightedRow] {
    clearNumbers()
    unknownNumbers[unknown] = 1
    definitions.distribute(unknowns: &unknownNumbers, rows: &rowNumbers)
    for place in basic.indices where basic[place].isRow {
      let weight = rowNumbers[basic[place].row]
      guard weight != 0 else { continue }
      rowNumbers[basic[place].row] = 0
      for index in table.places(of: place) {
        let head = nonbasic[table[index].column]
        if head.isRow { rowNumbers[head.row] += weight * table[index].value }
      }
    }
    return rowNumbers.indices.filter { abs(rowNumbers[$0]) > 1e-12 }.map {
      WeightedRow(row: objectives[$0].source, weight: rowNumbers[$0])
    }
  }
}
