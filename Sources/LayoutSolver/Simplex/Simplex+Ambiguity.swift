extension Simplex {
  /// Which unknowns may take other values at the same cost, by column of the unknown.
  ///
  /// The columns along which the cost stays the same are the edges of the best solutions; an unknown
  /// is determined if it does not change along any of them. All edges are gone along at once, each
  /// at a speed of its own, so that what moves along several does not stand still by chance. Where
  /// other rows are in the way at once, edges alone prove nothing; then the ends of the best
  /// solutions are sought. This moves the table to one of these ends.
  mutating func freeUnknowns() -> [Bool] {
    forgetTies()
    var rows = [Double](repeating: 0, count: objectives.count)
    var unknowns = [Double](repeating: 0, count: columnCount)
    var noise = Noise()
    var hasEdges = false
    var hasBlockedEdges = false
    for column in 0..<columnCount where !table.isDropped(column) {
      switch edge(column) {
      case .none: continue
      case .blocked: hasBlockedEdges = true
      case .open:
        hasEdges = true
        goAlong(column, at: noise.next(), &rows, &unknowns)
      }
    }
    var isFree = [Bool](repeating: false, count: columnCount)
    if hasEdges {
      definitions.evaluate(rows: rows, unknowns: &unknowns, withConstants: false)
      isFree = unknowns.map { abs($0) > 1e-8 }
    }
    if hasBlockedEdges { seekEnds(&isFree) }
    return isFree
  }

  /// Lets the order of activation count no more.
  private mutating func forgetTies() {
    for row in objectives.indices { objectives[row].tieWeight = 0 }
    for column in 0..<columnCount { rates[tieLevel * columnCount + column] = 0 }
  }

  private enum Edge {
    case none
    case blocked
    case open
  }

  /// Whether a column can be gone along without cost.
  private mutating func edge(_ column: Int) -> Edge {
    var edge = Edge.none
    for direction in [1.0, -1.0] {
      let move = Move(column: column, direction: direction)
      if firstRate(of: move) != nil { continue }
      findBreaks(along: move)
      if breaks.indices.allSatisfy({ breaks[$0].step.x > 0 }) { return .open }
      edge = .blocked
    }
    return edge
  }

  private mutating func goAlong(
    _ column: Int,
    at speed: Double,
    _ rows: inout [Double],
    _ unknowns: inout [Double]
  ) {
    let head = nonbasic[column]
    if head.isRow { rows[head.row] += speed } else { unknowns[head.unknown] += speed }
    table.collect(column: column, into: &entries)
    for index in entries.indices where basic[entries[index].row].isRow {
      rows[basic[entries[index].row].row] += speed * entries[index].value
    }
  }
}

extension Simplex {
  /// Numbers between 0.5 and 1.5 that look random and are always the same.
  struct Noise {
    private var state: UInt64 = 1

    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 0.5 + Double(state >> 40) / Double(1 << 24)
    }
  }

  /// Marks the unknowns that differ between ends of the best solutions: first between the ends in
  /// one direction, which tells of most, then between the ends of each that is left.
  private mutating func seekEnds(_ isFree: inout [Bool]) {
    let start = solution()
    var noise = Noise()
    compareEnds(along: start.map { _ in noise.next() - 1 }, with: start, &isFree)
    for unknown in start.indices where !isFree[unknown] {
      var weights = [Double](repeating: 0, count: start.count)
      weights[unknown] = 1
      compareEnds(along: weights, with: start, &isFree)
    }
  }

  private mutating func compareEnds(
    along weights: [Double],
    with start: [Double],
    _ isFree: inout [Bool]
  ) {
    for sign in [1.0, -1.0] {
      descend(along: weights.map { sign * $0 }, &isFree)
      for (unknown, value) in solution().enumerated()
      where abs(value - start[unknown]) > 1e-7 * max(1, abs(value)) {
        isFree[unknown] = true
      }
    }
  }

  /// Lowers a sum of unknowns as far as that is without cost; where there is no end to it, marks the
  /// unknowns that go on for ever.
  private mutating func descend(along weights: [Double], _ isFree: inout [Bool]) {
    appendLevel(weights)
    for _ in 0..<10 * (columnCount + objectives.count) {
      guard let move = enteringMove(byIndex: false) else { break }
      guard let place = leavingPlace(for: move) else {
        var rows = [Double](repeating: 0, count: objectives.count)
        var unknowns = [Double](repeating: 0, count: columnCount)
        goAlong(move.column, at: 1, &rows, &unknowns)
        definitions.evaluate(rows: rows, unknowns: &unknowns, withConstants: false)
        for unknown in unknowns.indices where abs(unknowns[unknown]) > 1e-8 {
          isFree[unknown] = true
        }
        break
      }
      pivot(place, move.column)
    }
    levelCount -= 1
    rates.truncate(to: levelCount * columnCount)
  }

  /// Lets a sum of unknowns count below all rows.
  private mutating func appendLevel(_ weights: [Double]) {
    var unknowns = weights
    var rows = [Double](repeating: 0, count: objectives.count)
    definitions.distribute(unknowns: &unknowns, rows: &rows)
    let base = rates.count
    rates.append(0, times: columnCount)
    for column in 0..<columnCount {
      let head = nonbasic[column]
      rates[base + column] = head.isRow ? rows[head.row] : unknowns[head.unknown]
    }
    for place in basic.indices where basic[place].isRow {
      let weight = rows[basic[place].row]
      for index in table.places(of: place) {
        rates[base + Int(table[index].column)] += weight * table[index].value
      }
    }
    levelCount += 1
  }
}
