extension Simplex {
  /// Finds the unknowns that may take other values than in the solution at the same cost.
  ///
  /// The columns along which the cost stays the same are the edges of the best solutions; an unknown
  /// is determined if it does not change along any of them. All edges are followed at once, each
  /// at a speed of its own, so that an unknown on several of them does not stand still by chance. If
  /// other rows are in the way at once, edges alone prove nothing. Then the ends of the best
  /// solutions are sought. This moves the table to one of these ends.
  mutating func findFreeUnknowns() {
    forgetTies()
    clearNumbers()
    var noise = Noise()
    var hasEdges = false
    blocked.removeAll()
    fixedRows.removeAll()
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

  /// Finds the unknowns that move along any blocked column.
  ///
  /// All others that are not free are determined, since the best solutions lie where no other column moves.
  private mutating func findDoubtful(_ noise: inout Noise) {
    clearNumbers()
    for index in blocked.indices { goAlong(Int(blocked[index]), at: noise.next()) }
    definitions.evaluate(rows: rowNumbers, unknowns: &unknownNumbers, withConstants: false)
    doubtful.removeAll()
    for unknown in isFree.indices where !isFree[unknown] && abs(unknownNumbers[unknown]) > 1e-10 {
      doubtful.append(Int32(unknown))
    }
  }

  /// Lists the columns that can be followed without cost, but for those of rows that are fixed.
  private mutating func findBlocked() {
    blocked.removeAll()
    for column in 0..<columnCount where !table.isDropped(column) && !isFixed(nonbasic[column]) {
      if edge(column) != .none { blocked.append(Int32(column)) }
    }
  }

  private func isFixed(_ head: Head) -> Bool { head.isRow && fixedRows.contains(head.number) }

  /// Removes the effect of the order of activation.
  private mutating func forgetTies() {
    for row in objectives.indices { objectives[row].tieWeight = 0 }
    for column in 0..<columnCount {
      rates[column, tieLevel] = 0
      candidates[column] = .unknown
    }
  }

  private enum Edge {
    case none
    case blocked
    case open
  }

  /// Returns whether a column can be followed without cost.
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
  /// A generator of numbers between 0.5 and 1.5 that look random and are always the same.
  struct Noise {
    private var state: UInt64 = 1

    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 0.5 + Double(state >> 40) / Double(1 << 24)
    }
  }

  /// Marks the unknowns that differ between ends of the best solutions.
  ///
  /// First the ends in one direction are compared, which settles most. Then the rows that hold in all best
  /// solutions are found, so that only unknowns that move along other columns are looked at one by one.
  private mutating func seekEnds(_ speeds: inout Noise) {
    findDoubtful(&speeds)
    guard !doubtful.isEmpty else { return }
    var noise = Noise()
    aim.removeAll()
    for _ in solution.indices { aim.append(noise.next() - 1) }
    compareEnds()
    findBlocked()
    while findFixedRows() { findBlocked() }
    findBlocked()
    findDoubtful(&speeds)
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
      clearNumbers()
      for unknown in aim.indices {
        unknownNumbers[unknown] = side == 0 ? aim[unknown] : -aim[unknown]
      }
      if descend() != .nowhere { markMoved() }
    }
  }

  private mutating func markMoved() {
    evaluate()
    for unknown in solution.indices where isMoved(unknownNumbers[unknown], from: solution[unknown])
    {
      isFree[unknown] = true
    }
  }

  private func isMoved(_ value: Double, from old: Double) -> Bool {
    abs(value - old) > 1e-7 * max(1, abs(value))
  }

  /// Finds the rows that all best solutions leave at their constants, among those that head blocked columns.
  ///
  /// Each can leave to one side only. So if the sum of their distances cannot grow, all are fixed. If it can,
  /// those that moved are left out, and the others are tried again.
  ///
  /// - Returns: Whether there are some.
  private mutating func findFixedRows() -> Bool {
    departures.removeAll()
    for index in blocked.indices {
      let column = Int(blocked[index])
      guard nonbasic[column].isRow, let direction = onlyFreeDirection(of: column) else { continue }
      departures.append(Departure(row: nonbasic[column].number, direction: direction))
    }
    while !departures.isEmpty {
      clearNumbers()
      for index in departures.indices {
        rowNumbers[departures[index].row] = -departures[index].direction
      }
      let descent = descend()
      let count = departures.count
      if descent == .forever { removeDepartures(isRay: true) }
      if descent != .nowhere {
        markMoved()
        // On the way to nowhere, too, others may have come to their ends.
        removeDepartures(isRay: false)
      }
      guard departures.count == count else { continue }
      if descent == .forever || descent == .unfinished { return false }
      break
    }
    for index in departures.indices { fixedRows.insert(departures[index].row) }
    return !departures.isEmpty
  }

  /// Removes the rows that have left their constants, by their values or by their speeds on a ray.
  private mutating func removeDepartures(isRay: Bool) {
    var kept = 0
    for index in departures.indices {
      let row = departures[index].row
      let hasLeft =
        isRay
        ? abs(rowNumbers[row]) > 1e-8 : isMoved(rowNumbers[row], from: objectives[row].target.x)
      if hasLeft { continue }
      departures[kept] = departures[index]
      kept += 1
    }
    departures.truncate(to: kept)
  }

  /// Returns the direction in which a column can move without cost, or `nil` for none and for both.
  private mutating func onlyFreeDirection(of column: Int) -> Double? {
    let rises = firstRate(of: Move(column: column, direction: 1)) == nil
    let falls = firstRate(of: Move(column: column, direction: -1)) == nil
    return rises == falls ? nil : rises ? 1 : -1
  }

  /// An outcome of the lowering of a sum.
  private enum Descent {
    case nowhere
    case toEnd
    /// Rounding got the better of it.
    case unfinished
    /// The move is unbounded: the unknowns that move for ever are marked, and the numbers of rows are speeds.
    case forever
  }

  /// Lowers the sum of the rows and unknowns, times their numbers, as far as that is without cost.
  ///
  /// - Returns: The outcome. If it is `nowhere`, all values are as they were.
  private mutating func descend() -> Descent {
    appendLevel()
    defer { levelCount -= 1 }
    var descent = Descent.nowhere
    for _ in 0..<10 * (columnCount + objectives.count) {
      guard let move = enteringMove(byIndex: false) else { return descent }
      guard let place = leavingPlace(for: move) else {
        clearNumbers()
        goAlong(move.column, at: 1)
        markMoving()
        return .forever
      }
      pivot(place, move.column)
      descent = .toEnd
    }
    return .unfinished
  }

  /// Lets the sum of the rows and unknowns, times their numbers, count below all rows.
  private mutating func appendLevel() {
    definitions.distribute(unknowns: &unknownNumbers, rows: &rowNumbers)
    for column in 0..<columnCount {
      let head = nonbasic[column]
      rates[column, levelCount] = 0
      candidates[column] = .unknown
      let rate = head.isRow ? rowNumbers[head.row] : unknownNumbers[head.unknown]
      changeRate(of: Int32(column), at: levelCount, by: rate)
    }
    for place in basic.indices where basic[place].isRow {
      let weight = rowNumbers[basic[place].row]
      if weight == 0 { continue }
      for index in table.places(of: place) {
        let cell = table[index]
        changeRate(of: cell.column, at: levelCount, by: weight * cell.value)
      }
    }
    levelCount += 1
  }
}
