extension Simplex {
  /// Exchanges a basic row for a column, at its constant; `entries` holds the column.
  mutating func exchange(_ place: Int, _ column: Int, pivot: Double) {
    let leaving = basic[place]
    let entering = nonbasic[column]
    let target = objectives[leaving.row].target
    let step = (target - values[place]) / pivot
    for index in entries.indices {
      values[entries[index].row] += entries[index].value * step
    }
    table.pivot(row: place, column: column, pivot: pivot, entries: entries)
    basic[place] = entering
    values[place] = nonbasicValues[column] + step
    nonbasic[column] = leaving
    candidates[column] = .unknown
    nonbasicValues[column] = target
    if !entering.isRow { define(entering.unknown, by: place) }
    let objective = objectives[leaving.row]
    if dropsEqualities, objective.level == 0, objective.relation == .equal {
      table.drop(column: column)
    }
  }

  /// Takes the row of an unknown out of the table.
  private mutating func define(_ unknown: Int, by place: Int) {
    var constant = values[place].x
    for index in table.places(of: place) {
      let cell = table[index]
      guard cell.value != 0 else { continue }
      definitions.add(nonbasic[cell.column], times: cell.value)
      constant -= cell.value * nonbasicValues[cell.column].x
    }
    definitions.define(unknown, constant: constant)
    table.release(row: place)
  }

  /// Returns the entry of the present column in a row.
  func entry(in place: Int) -> Double {
    for index in entries.indices where Int(entries[index].row) == place {
      return entries[index].value
    }
    return 0
  }

  /// Makes rows hold one after the other, from the first level down, as long as there are unknowns
  /// that no row has claimed.
  ///
  /// Equalities that must hold come first, the short ones before those that have grown: a chain of `n` views is
  /// so put together from pieces of equal length, with `n log n` entries, and not from one end to the other.
  mutating func crash() {
    let equalities = objectives.indices.prefix {
      objectives[$0].level == 0 && objectives[$0].relation == .equal
    }
    var limit = 4
    var isLast = false
    while !isLast {
      isLast = limit > columnCount
      for row in equalities
      where basic[row].isRow && (isLast || table.places(of: row).count <= limit) {
        claim(row)
      }
      limit *= 2
    }
    for row in equalities.endIndex..<objectives.count where basic[row].isRow {
      let distance = objectives[row].target - values[row]
      switch objectives[row].relation {
      case .equal: break
      case .lessThanOrEqual: if distance.x >= -objectives[row].tolerance { continue }
      case .greaterThanOrEqual: if distance.x <= objectives[row].tolerance { continue }
      }
      claim(row)
    }
  }

  /// Makes a row hold by an unknown that no row has claimed, if it has one.
  private mutating func claim(_ row: Int) {
    guard let column = unclaimedColumn(of: row) else { return }
    table.collect(column: column, into: &entries)
    exchange(row, column, pivot: entry(in: row))
  }

  /// Returns the unclaimed unknown of a row that occurs in the fewest rows.
  ///
  /// Only those with a coefficient that is large enough count.
  ///
  /// Of several the last is taken: it compensates for the others, as the order of activation
  /// asks most of the time.
  private func unclaimedColumn(of row: Int) -> Int? {
    var largest = 0.0
    for place in table.places(of: row) where !nonbasic[table[place].column].isRow {
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
      if counts.0 < counts.1 || counts.0 == counts.1 && column > current { best = column }
    }
    return best
  }
}
