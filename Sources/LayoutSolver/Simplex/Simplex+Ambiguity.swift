extension Simplex {
  /// Which unknowns may take other values at the same cost, by column of the unknown.
  ///
  /// The columns along which the cost stays the same are the edges of the best solutions; an unknown
  /// is determined if it does not change along any of them. All edges are gone along at once, each
  /// at a speed of its own, so that what moves along several does not stand still by chance.
  mutating func freeUnknowns() -> [Bool] {
    var rows = [Double](repeating: 0, count: objectives.count)
    var unknowns = [Double](repeating: 0, count: columnCount)
    var noise: UInt64 = 1
    var hasEdges = false
    for column in 0..<columnCount where !table.isDropped(column) && isEdge(column) {
      hasEdges = true
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let speed = 0.5 + Double(noise >> 40) / Double(1 << 24)
      let head = nonbasic[column]
      if head.isRow { rows[head.row] += speed } else { unknowns[head.unknown] += speed }
      table.collect(column: column, into: &entries)
      for index in entries.indices where basic[entries[index].row].isRow {
        rows[basic[entries[index].row].row] += speed * entries[index].value
      }
    }
    guard hasEdges else { return [Bool](repeating: false, count: columnCount) }
    definitions.evaluate(rows: rows, unknowns: &unknowns, withConstants: false)
    return unknowns.map { abs($0) > 1e-8 }
  }

  /// Whether some length can be gone along a column without cost.
  private mutating func isEdge(_ column: Int) -> Bool {
    for direction in [1.0, -1.0] {
      let move = Move(column: column, direction: direction)
      if firstRate(of: move) != nil { continue }
      findBreaks(along: move)
      if breaks.indices.allSatisfy({ breaks[$0].step.x > 0 }) { return true }
    }
    return false
  }
}
