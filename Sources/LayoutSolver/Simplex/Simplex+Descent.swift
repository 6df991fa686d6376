extension Simplex {
  /// Finds the least errors.
  ///
  /// - Returns: Whether it did; where rounding got the better of it the values are the best found.
  @discardableResult
  mutating func minimize() -> Bool {
    crash()
    table.dropsZeros = true
    price()
    let limit = 50 * (columnCount + objectives.count) + 100
    for round in 0..<limit {
      if round & 127 == 127 { price() }
      guard let move = enteringMove(byIndex: round > limit / 2) else { return true }
      guard let place = leavingPlace(for: move) else { return false }
      pivot(place, move.column)
    }
    return false
  }

  struct Move {
    var column: Int
    /// Whether the column's value rises or falls: 1 or -1.
    var direction: Double
  }

  /// Computes the rates anew.
  mutating func price() {
    rates.removeAll()
    rates.append(0, times: levelCount * columnCount)
    // One more level is for an aim.
    rateLevels.reset(columnCount: columnCount, levelCount: levelCount + 1)
    for column in firstLevels.indices { firstLevels[column] = Int32(levelCount) }
    for place in basic.indices {
      slopes[place] = 0
      if basic[place].isRow { updateSlope(of: place, at: values[place]) }
    }
  }

  /// Corrects the rates for a basic row that comes to another side of its constant.
  private mutating func updateSlope(of place: Int, at value: Value) {
    let slope = slope(of: basic[place].row, at: value)
    if slope != slopes[place] { setSlope(slope, of: place) }
  }

  private mutating func setSlope(_ slope: Double, of place: Int) {
    let change = slope - slopes[place]
    slopes[place] = slope
    let objective = objectives[basic[place].row]
    let tieChange = change * objective.tieWeight
    for index in table.places(of: place) {
      let cell = table[index]
      changeRate(of: cell.column, at: Int(objective.level), by: change * cell.value)
      changeRate(of: cell.column, at: tieLevel, by: tieChange * cell.value)
    }
  }

  @inline(__always)
  private mutating func changeRate(of column: Int32, at level: Int, by change: Double) {
    let place = level * columnCount + Int(column)
    rates[place] += change
    noteRate(rates[place], of: column, at: level)
  }

  /// Keeps in mind at which levels a column has rates.
  @inline(__always)
  mutating func noteRate(_ rate: Double, of column: Int32, at level: Int) {
    guard abs(rate) > Simplex.rateTolerance else { return }
    rateLevels.insert(level, of: column)
    if level < Int(firstLevels[column]) { firstLevels[column] = Int32(level) }
  }

  /// The row at its constant that a move would break, if there is one.
  func brokenRow(by move: Move) -> Objective? {
    let head = nonbasic[move.column]
    guard head.isRow else { return nil }
    let objective = objectives[head.row]
    return objective.relation.isLeft(by: move.direction) ? objective : nil
  }

  /// The first level at which a move changes the cost, and the rate there.
  func firstRate(of move: Move) -> (level: Int, rate: Double)? {
    let broken = brokenRow(by: move)
    // Above these levels there is nothing to be found.
    var level = min(Int(firstLevels[move.column]), broken.map { Int($0.level) } ?? levelCount)
    while level < levelCount {
      var rate = move.direction * rates[level * columnCount + move.column]
      if let broken {
        if level == Int(broken.level) { rate += 1 }
        if level == tieLevel { rate += broken.tieWeight }
      }
      if abs(rate) > Simplex.rateTolerance { return (level, rate) }
      level = nextLevel(after: level, of: move.column, breaking: broken)
    }
    return nil
  }

  /// The next level at which a column, or a row that it breaks, may have a rate; the number of levels or more if
  /// there is none.
  private func nextLevel(after level: Int, of column: Int, breaking row: Objective?) -> Int {
    let next = rateLevels.next(from: level + 1, of: column) ?? levelCount
    guard let row, level < tieLevel else { return next }
    return min(next, level < Int(row.level) ? Int(row.level) : tieLevel)
  }

  /// The move that lowers the cost most, at the highest level at which any does.
  mutating func enteringMove(byIndex: Bool) -> Move? {
    var best: Move?
    var bestLevel = levelCount
    var bestRate = 0.0
    for column in 0..<columnCount where !table.isDropped(column) {
      findFirstLevel(of: column)
      if Int(firstLevels[column]) > bestLevel { continue }
      for side in 0..<2 {
        let move = Move(column: column, direction: side == 0 ? 1 : -1)
        // Where breaking its row is all that counts the move costs.
        if let row = brokenRow(by: move), row.level < firstLevels[column] { continue }
        guard let (level, rate) = firstRate(of: move), rate < 0 else { continue }
        if level < bestLevel
          || level == bestLevel && !byIndex && isBetter(move, rate, than: best, bestRate)
        {
          best = move
          bestLevel = level
          bestRate = rate
        }
      }
    }
    return best
  }

  /// Finds the first level at which a column has a rate.
  mutating func findFirstLevel(of column: Int) {
    var level = Int(firstLevels[column])
    while level < levelCount, abs(rates[level * columnCount + column]) <= Simplex.rateTolerance {
      level = rateLevels.next(from: level + 1, of: column) ?? levelCount
    }
    firstLevels[column] = Int32(level)
  }

  /// Whether a move lowers the cost more than another; of equals, that of the later row.
  private func isBetter(
    _ move: Move,
    _ rate: Double,
    than other: Move?,
    _ otherRate: Double
  )
    -> Bool
  {
    if abs(rate - otherRate) > Simplex.rateTolerance { return rate < otherRate }
    guard let other else { return true }
    return nonbasic[move.column].number > nonbasic[other.column].number
  }

  /// The row at whose constant a move no longer lowers the cost.
  mutating func leavingPlace(for move: Move) -> Int? {
    findBreaks(along: move)
    rate.removeAll()
    for level in 0..<levelCount {
      rate.append(move.direction * rates[level * columnCount + move.column])
    }
    if let broken = brokenRow(by: move) {
      rate[Int(broken.level)] += 1
      rate[tieLevel] += broken.tieWeight
    }
    var used = 0
    while used < breaks.count {
      var next = used
      for index in used..<breaks.count where breaks[index].isBefore(breaks[next]) { next = index }
      breaks.swapAt(used, next)
      let bend = breaks[used]
      used += 1
      let objective = objectives[basic[bend.row].row]
      rate[Int(objective.level)] += bend.size
      rate[tieLevel] += bend.size * objective.tieWeight
      if !isNegative() { return Int(bend.row) }
    }
    return nil
  }

  private func isNegative() -> Bool {
    for level in rate.indices where abs(rate[level]) > Simplex.rateTolerance {
      return rate[level] < 0
    }
    return false
  }

  /// Lists where along a move the cost of a row bends.
  mutating func findBreaks(along move: Move) {
    table.collect(column: move.column, into: &entries)
    breaks.removeAll()
    for index in entries.indices where basic[entries[index].row].isRow {
      let entry = entries[index]
      let speed = move.direction * entry.value
      guard abs(speed) > Simplex.pivotTolerance else { continue }
      let row = basic[Int(entry.row)].row
      let objective = objectives[row]
      var distance = objective.target - values[Int(entry.row)]
      if abs(distance.x) <= objective.tolerance { distance.x = 0 }
      if distance.x == 0, abs(distance.y) <= Simplex.noiseTolerance { distance.y = 0 }
      let step = distance / speed
      let isAhead = step.x > 0 || step.x == 0 && step.y > 0
      let isHere = step.x == 0 && step.y == 0
      if isAhead {
        let bends = objective.relation == .equal ? 2 * abs(speed) : abs(speed)
        breaks.append(Breakpoint(step: step, row: entry.row, size: bends))
      } else if isHere, objective.relation.isLeft(by: speed) {
        breaks.append(Breakpoint(step: Value(), row: entry.row, size: abs(speed)))
      }
    }
  }

  /// Takes a step: the column leaves its constant, and the row takes its place.
  mutating func pivot(_ place: Int, _ column: Int) {
    let leaving = basic[place].row
    let pivot = entry(in: place)
    let step = (objectives[leaving].target - values[place]) / pivot
    setSlope(0, of: place)
    for index in entries.indices where basic[entries[index].row].isRow {
      let entry = entries[index]
      if entry.row == place { continue }
      updateSlope(of: Int(entry.row), at: values[entry.row] + entry.value * step)
    }
    for level in 0..<levelCount { updateRates(of: level, place, column, pivot: pivot) }
    exchange(place, column, pivot: pivot)
    slopes[place] = 0
    if basic[place].isRow { updateSlope(of: place, at: values[place]) }
  }
}

extension Simplex {
  /// Puts a row in place of a column in the rates of a level.
  private mutating func updateRates(of level: Int, _ place: Int, _ column: Int, pivot: Double) {
    let base = level * columnCount
    let factor = rates[base + column] / pivot
    guard factor != 0 else { return }
    for index in table.places(of: place) {
      let cell = table[index]
      let place = base + Int(cell.column)
      rates[place] -= factor * cell.value
      noteRate(rates[place], of: cell.column, at: level)
    }
    rates[base + column] = factor
    noteRate(factor, of: Int32(column), at: level)
  }
}

extension Relation {
  /// Whether a sum that is at its constant breaks the relation when it moves.
  fileprivate func isLeft(by speed: Double) -> Bool {
    switch self {
    case .equal: true
    case .lessThanOrEqual: speed > 0
    case .greaterThanOrEqual: speed < 0
    }
  }
}

extension Simplex.Breakpoint {
  fileprivate func isBefore(_ other: Simplex.Breakpoint) -> Bool {
    let tolerance = 1e-10 * max(1, abs(step.x))
    if abs(step.x - other.step.x) > tolerance { return step.x < other.step.x }
    if step.y != other.step.y { return step.y < other.step.y }
    return row < other.row
  }
}
