extension Simplex {
  /// Finds the least errors.
  ///
  /// - Returns: Whether it succeeded. If rounding prevented that, the values are the best found.
  @discardableResult
  mutating func minimize() -> Bool {
    crash()
    table.dropsZeros = true
    // One more level is for an aim.
    rates.begin(table, columnCount: columnCount, levelCount: levelCount + 1)
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
    /// The sign of the column's change: 1 if its value rises, -1 if it falls.
    var direction: Double
  }

  /// Computes the rates again.
  mutating func price() {
    rates.removeAll()
    for column in candidates.indices { candidates[column] = .unknown }
    for place in basic.indices {
      slopes[place] = 0
      if basic[place].isRow { updateSlope(of: place, at: values[place]) }
    }
  }

  /// Corrects the rates for a basic row that crosses its constant.
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
  mutating func changeRate(of column: Int32, at level: Int, by change: Double) {
    guard change != 0 else { return }
    setRate(of: column, at: level, to: rates[Int(column), level] + change)
  }

  @inline(__always)
  private mutating func setRate(of column: Int32, at level: Int, to rate: Double) {
    rates[Int(column), level] = rate
    candidates[column] = .unknown
  }

  /// Returns the row at its constant that a move would break, if there is one.
  @inline(__always)
  private func brokenRow(by move: Move) -> Int? {
    let head = nonbasic[move.column]
    guard head.isRow else { return nil }
    return objectives[head.row].relation.isLeft(by: move.direction) ? head.row : nil
  }

  /// Returns the first level at which a move changes the cost, and the rate there.
  func firstRate(of move: Move) -> (level: Int, rate: Double)? {
    let broken = brokenRow(by: move)
    // Above these levels there is nothing to be found.
    var level = rates.next(from: 0, of: move.column) ?? levelCount
    if let broken { level = min(level, Int(objectives[broken].level)) }
    while level < levelCount {
      var rate = move.direction * rates[move.column, level]
      if let broken {
        if level == Int(objectives[broken].level) { rate += 1 }
        if level == tieLevel { rate += objectives[broken].tieWeight }
      }
      if abs(rate) > Simplex.rateTolerance { return (level, rate) }
      level = nextLevel(after: level, of: move.column, breaking: broken)
    }
    return nil
  }

  /// Returns the next level at which a column, or a row that it breaks, may have a rate.
  ///
  /// The number of levels or more stands for none.
  private func nextLevel(after level: Int, of column: Int, breaking row: Int?) -> Int {
    let next = rates.next(from: level + 1, of: column) ?? levelCount
    guard let row, level < tieLevel else { return next }
    let own = Int(objectives[row].level)
    return min(next, level < own ? own : tieLevel)
  }

  /// Returns the move that lowers the cost most, at the highest level at which any does.
  mutating func enteringMove(byIndex: Bool) -> Move? {
    var best: Move?
    var bestLevel = Int32(levelCount)
    var bestRate = 0.0
    for column in candidates.indices {
      if candidates[column].isUnknown { candidates[column].level = firstLevel(of: column) }
      guard candidates[column].level <= bestLevel else { continue }
      if candidates[column].isBounded { candidates[column] = candidate(of: column) }
      let candidate = candidates[column]
      guard candidate.level <= bestLevel else { continue }
      let move = Move(column: column, direction: candidate.direction)
      if candidate.level < bestLevel
        || !byIndex && isBetter(move, candidate.rate, than: best, bestRate)
      {
        best = move
        bestLevel = candidate.level
        bestRate = candidate.rate
      }
    }
    return best
  }

  /// Returns the move of a column that lowers the cost, of which the first level is known.
  ///
  /// Against its first rate the column only costs, whatever it breaks.
  private func candidate(of column: Int) -> Candidate {
    let direction: Double = rates[column, Int(candidates[column].level)] > 0 ? -1 : 1
    guard let (level, rate) = firstRate(of: Move(column: column, direction: direction)), rate < 0
    else { return .none }
    return Candidate(level: Int32(level), direction: direction, rate: rate)
  }

  /// Returns the first level at which a column has a rate, beyond all if there is none or it is dropped.
  private func firstLevel(of column: Int) -> Int32 {
    if table.isDropped(column) { return .max }
    var next = rates.next(from: 0, of: column)
    while let level = next, level < levelCount {
      if abs(rates[column, level]) > Simplex.rateTolerance { return Int32(level) }
      next = rates.next(from: level + 1, of: column)
    }
    return .max
  }

  /// Returns whether a move lowers the cost more than another; of equals, that of the later row.
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

  /// Returns the row at whose constant a move no longer lowers the cost.
  mutating func leavingPlace(for move: Move) -> Int? {
    findBreaks(along: move)
    rate.removeAll()
    for level in 0..<levelCount {
      rate.append(move.direction * rates[move.column, level])
    }
    if let broken = brokenRow(by: move) {
      rate[Int(objectives[broken].level)] += 1
      rate[tieLevel] += objectives[broken].tieWeight
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

  /// Lists the breakpoints of the cost along a move.
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
    updateRates(place, column, pivot: pivot)
    exchange(place, column, pivot: pivot)
    slopes[place] = 0
    if basic[place].isRow { updateSlope(of: place, at: values[place]) }
  }
}

extension Simplex {
  /// Puts a row in place of a column in the rates.
  private mutating func updateRates(_ place: Int, _ column: Int, pivot: Double) {
    factors.removeAll()
    var next = rates.next(from: 0, of: column)
    while let level = next, level < levelCount {
      let factor = rates[column, level] / pivot
      if factor != 0 { factors.append(Factor(level: level, value: factor)) }
      next = rates.next(from: level + 1, of: column)
    }
    if factors.isEmpty { return }
    for index in table.places(of: place) {
      let cell = table[index]
      for index in factors.indices {
        changeRate(
          of: cell.column,
          at: factors[index].level,
          by: -factors[index].value * cell.value
        )
      }
    }
    for index in factors.indices {
      setRate(of: Int32(column), at: factors[index].level, to: factors[index].value)
    }
  }
}

extension Relation {
  /// Returns whether a sum that is at its constant breaks the relation when it moves.
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
