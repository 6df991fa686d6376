extension Simplex {
  /// Finds which unknowns may take other values than in the solution at the same cost.
  ///
  /// The columns along which the cost stays the same are the edges of the best solutions; an unknown
  /// is determined if it does not change along any of them. All edges are gone along at once, each
  /// at a speed of its own, so that what moves along several does not stand still by chance. Where
  /// other rows are in the way at once, edges alone prove nothing; then the ends of the best
  /// solutions are sought. This moves the table to one of these ends.
  mutating func findFreeUnknowns() {
    forgetTies()
    clearNumbers()
    var noise = Noise()
    var hasEdges = false
    blocked.removeAll()
    for column in 0..<columnCount where !table.isDropped(column) {
      switch edge(column) {
      case .none: continue
      case .blocked: blocked.append(Int32(column))
      case .open:
        hasEdges = true
        goAlong(column, at: noise.next())
      }
    }
    isFree.removeAll()
    isFree.append(false, times: columnCount)
    if hasEdges { markMoving() }
    if !blocked.isEmpty { seekEnds(&noise) }
  }

  /// Marks the unknowns that move when rows and undefined unknowns move at their speeds.
  private mutating func markMoving() {
    definitions.evaluate(rows: rowNumbers, unknowns: &unknownNumbers, withConstants: false)
    for unknown in isFree.indices where abs(unknownNumbers[unknown]) > 1e-8 {
      isFree[unknown] = true
    }
  }

  /// Finds the unknowns that move along any blocked column: all others that are not free are determined,
  /// since the best solutions lie where no other column moves.
  private mutating func findDoubtful(_ noise: inout Noise) {
    clearNumbers()
    for index in blocked.indices { goAlong(Int(blocked[index]), at: noise.next()) }
    definitions.evaluate(rows: rowNumbers, unknowns: &unknownNumbers, withConstants: false)
    doubtful.removeAll()
    for unknown in isFree.indices where !isFree[unknown] && abs(unknownNumbers[unknown]) > 1e-10 {
      doubtful.append(Int32(unknown))
    }
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
    for side in 0..<2 {
      let move = Move(column: column, direction: side == 0 ? 1 : -1)
      if firstRate(of: move) != nil { continue }
      findBreaks(along: move)
      if breaks.indices.allSatisfy({ breaks[$0].step.x > 0 }) { return .open }
      edge = .blocked
    }
    return edge
  }

  private mutating func goAlong(_ column: Int, at speed: Double) {
    let head = nonbasic[column]
    if head.isRow {
      rowNumbers[head.row] += speed
    } else {
      unknownNumbers[head.unknown] += speed
    }
    table.collect(column: column, into: &entries)
    for index in entries.indices where basic[entries[index].row].isRow {
      rowNumbers[basic[entries[index].row].row] += speed * entries[index].value
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
  private mutating func seekEnds(_ speeds: inout Noise) {
    findDoubtful(&speeds)
    guard !doubtful.isEmpty else { return }
    var noise = Noise()
    aim.removeAll()
    for _ in solution.indices { aim.append(noise.next() - 1) }
    compareEnds()
    for index in doubtful.indices where !isFree[doubtful[index]] {
      aim.removeAll()
      aim.append(0, times: solution.count)
      aim[doubtful[index]] = 1
      compareEnds()
    }
  }

  /// Marks the unknowns that differ between the solution and the ends along the aim.
  private mutating func compareEnds() {
    for side in 0..<2 {
      guard descend(side == 0 ? 1 : -1) else { continue }
      evaluate()
      for unknown in solution.indices {
        let value = unknownNumbers[unknown]
        if abs(value - solution[unknown]) > 1e-7 * max(1, abs(value)) { isFree[unknown] = true }
      }
    }
  }

  /// Lowers, or with the sign -1 raises, the aim as far as that is without cost; where there is no
  /// end to it, marks the unknowns that go on for ever.
  ///
  /// - Returns: Whether there was anywhere to go; otherwise all values are as they were.
  private mutating func descend(_ sign: Double) -> Bool {
    appendLevel(sign)
    var hasMoved = false
    for _ in 0..<10 * (columnCount + objectives.count) {
      guard let move = enteringMove(byIndex: false) else { break }
      guard let place = leavingPlace(for: move) else {
        clearNumbers()
        goAlong(move.column, at: 1)
        markMoving()
        break
      }
      pivot(place, move.column)
      hasMoved = true
    }
    levelCount -= 1
    rates.truncate(to: levelCount * columnCount)
    return hasMoved
  }

  /// Lets the aim, times a sign, count below all rows.
  private mutating func appendLevel(_ sign: Double) {
    clearNumbers()
    for unknown in aim.indices { unknownNumbers[unknown] = sign * aim[unknown] }
    definitions.distribute(unknowns: &unknownNumbers, rows: &rowNumbers)
    let base = rates.count
    rates.append(0, times: columnCount)
    for column in 0..<columnCount {
      let head = nonbasic[column]
      rates[base + column] = head.isRow ? rowNumbers[head.row] : unknownNumbers[head.unknown]
      noteRate(rates[base + column], of: Int32(column), at: levelCount)
    }
    for place in basic.indices where basic[place].isRow {
      let weight = rowNumbers[basic[place].row]
      if weight == 0 { continue }
      for index in table.places(of: place) {
        let cell = table[index]
        rates[base + Int(cell.column)] += weight * cell.value
        noteRate(rates[base + Int(cell.column)], of: cell.column, at: levelCount)
      }
    }
    levelCount += 1
  }
}
