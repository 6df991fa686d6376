extension Simplex {
  /// Finds the least errors.
  ///
  /// - Returns: Whether it did; where rounding got the better of it the values are the best found.
  @discardableResult
  mutating func minimize() -> Bool {
    crash()
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
    let base = Int(objective.level) * columnCount
    let tieBase = tieLevel * columnCount
    let tieChange = change * objective.tieWeight
    for index in table.places(of: place) {
      let cell = table[index]
      rates[base + Int(cell.column)] += change * cell.value
      rates[tieBase + Int(cell.column)] += tieChange * cell.value
    }
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
    for level in 0..<levelCount {
      var rate = move.direction * rates[level * columnCount + move.column]
      if let broken {
        if level == Int(broken.level) { rate += 1 }
        if level == tieLevel { rate += broken.tieWeight }
      }
      if abs(rate) > Simplex.rateTolerance { return (level, rate) }
    }
    return nil
  }

  /// The move that lowers the cost most, at the highest level at which any does.
  func enteringMove(byIndex: Bool) -> Move? {
    var best: Move?
    var bestLevel = levelCount
    var bestRate = 0.0
    for column in 0..<columnCount where !table.isDropped(column) {
      for side in 0..<2 {
        let move = Move(column: column, direction: side == 0 ? 1 : -1)
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
      rates[base + Int(cell.column)] -= factor * cell.value
    }
    rates[base + column] = factor
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
