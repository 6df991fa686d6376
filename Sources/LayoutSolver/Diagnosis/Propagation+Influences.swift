extension Propagation {
  /// Finds the rows that determine a variable, each with the rate at which the variable follows its
  /// constant.
  ///
  /// The eliminations are visited backwards: each hands the weight that has come to its
  /// variable to its row and to the other variables of this. Roots that the simplex has solved, the
  /// last, come with the rows that determine them.
  mutating func influences(
    on variable: Int,
    solved: borrowing Buffer<SolvedWeight>,
    of storage: borrowing RowStorage
  ) -> [WeightedRow] {
    prepareSum()
    addToSum(variable, 1)
    var found: [WeightedRow] = []
    for index in solved.indices {
      let weight = solved[index].weight * sum[solved[index].root]
      if weight != 0 { found.append(WeightedRow(row: solved[index].row, weight: weight)) }
    }
    for weighted in found {
      add(WeightedRow(row: weighted.row, weight: -weighted.weight), storage)
    }
    for step in eliminations.indices.reversed() {
      let elimination = eliminations[step]
      let share = sum[elimination.variable]
      guard abs(share) > 1e-12, let row = tightRow(of: elimination, storage) else { continue }
      let coefficient = coefficient(of: row, on: elimination.variable, step, storage)
      let weighted = WeightedRow(row: row, weight: share / coefficient)
      found.append(weighted)
      add(WeightedRow(row: row, weight: -weighted.weight), storage)
    }
    for weighted in found { clear(weighted, storage) }
    clearSum(from: variable)
    return merged(found)
  }

  /// Returns the row that keeps a variable at the place of its elimination.
  func tightRow(of elimination: Elimination, _ storage: borrowing RowStorage) -> Int32? {
    let (lower, upper) = (elimination.lowerRow, elimination.upperRow)
    if lower == upper { return lower >= 0 ? lower : nil }
    if lower >= 0, upper >= 0 {
      let lowerRank = ranks.rank(of: storage[Int(lower)])
      return lowerRank <= ranks.rank(of: storage[Int(upper)]) ? lower : upper
    }
    return lower >= 0 ? lower : upper >= 0 ? upper : nil
  }

  private func merged(_ found: [WeightedRow]) -> [WeightedRow] {
    var result: [WeightedRow] = []
    for weighted in found.sorted(by: { $0.row < $1.row }) {
      if let last = result.indices.last, result[last].row == weighted.row {
        result[last].weight += weighted.weight
      } else {
        result.append(weighted)
      }
    }
    return result.filter { abs($0.weight) > 1e-9 }
  }
}

/// The rate at which a root that the simplex has solved follows the constant of a row.
struct SolvedWeight: BitwiseCopyable {
  var root: Int32
  var row: Int32
  var weight: Double
}
