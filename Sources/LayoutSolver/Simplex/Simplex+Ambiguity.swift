extension Simplex {
  /// Which unknowns may take other values at the same cost, by column of the unknown.
  ///
  /// The columns along which the cost stays the same are the edges of the best solutions; an unknown
  /// is determined if it does not change along any of them.
  mutating func freeUnknowns() -> [Bool] {
    var isFree = [Bool](repeating: false, count: columnCount)
    for column in 0..<columnCount where isEdge(column) {
      if !nonbasic[column].isRow { isFree[nonbasic[column].unknown] = true }
      table.collect(column: column, into: &entries)
      for entry in entries where abs(entry.value) > Simplex.pivotTolerance {
        let head = basic[Int(entry.row)]
        if !head.isRow { isFree[head.unknown] = true }
      }
    }
    return isFree
  }

  /// Whether some length can be gone along a column without cost.
  private mutating func isEdge(_ column: Int) -> Bool {
    for direction in [1.0, -1.0] {
      let move = Move(column: column, direction: direction)
      if firstRate(of: move) != nil { continue }
      findBreaks(along: move)
      if breaks.allSatisfy({ $0.step.x > 0 }) { return true }
    }
    return false
  }
}
