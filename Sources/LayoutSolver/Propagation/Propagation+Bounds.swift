extension Propagation {
  /// Fixes the one unknown of an equality, as near to the row's constant as its range allows.
  mutating func settle(_ index: Int32, _ rank: Int32, _ storage: borrowing RowStorage) {
    let root = reduced[0].root
    let coefficient = reduced[0].coefficient
    let wanted = reduced.constant / coefficient
    let state = roots[Int(root)]
    let tolerance = reduced.tolerance / abs(coefficient)
    let rests = max(rank, reduced.rank)
    if wanted < state.lower - tolerance {
      if state.lowerRank <= rank {
        giveWay(index, rank, toLowerEndOf: root, storage)
        return
      }
      overrule(state.lowerRow)
    } else if wanted > state.upper + tolerance {
      if state.upperRank <= rank {
        giveWay(index, rank, toUpperEndOf: root, storage)
        return
      }
      overrule(state.upperRow)
    }
    fix(root, at: wanted, lowerRow: index, upperRow: index, rank: rests, storage)
  }

  /// Narrows the range of the one unknown of an inequality.
  mutating func bound(
    _ index: Int32,
    _ relation: Relation,
    _ rank: Int32,
    _ storage: borrowing RowStorage
  ) {
    let root = reduced[0].root
    let coefficient = reduced[0].coefficient
    let end = reduced.constant / coefficient
    let tolerance = reduced.tolerance / abs(coefficient)
    let rests = max(rank, reduced.rank)
    var state = roots[Int(root)]
    if (relation == .greaterThanOrEqual) == (coefficient > 0) {
      if end > state.upper + tolerance {
        if state.upperRank <= rank {
          giveWay(index, rank, toUpperEndOf: root, storage)
        } else {
          overrule(state.upperRow)
          fix(root, at: end, lowerRow: index, upperRow: -1, rank: rests, storage)
        }
        return
      }
      guard end > state.lower else { return }
      state.lower = end
      state.lowerRow = index
      state.lowerRank = rests
    } else {
      if end < state.lower - tolerance {
        if state.lowerRank <= rank {
          giveWay(index, rank, toLowerEndOf: root, storage)
        } else {
          overrule(state.lowerRow)
          fix(root, at: end, lowerRow: -1, upperRow: index, rank: rests, storage)
        }
        return
      }
      guard end < state.upper else { return }
      state.upper = end
      state.upperRow = index
      state.upperRank = rests
    }
    roots[Int(root)] = state
    close(root, tolerance, storage)
  }

  /// Fixes a root whose range has shrunk to a point.
  mutating func close(_ root: Int32, _ tolerance: Double, _ storage: borrowing RowStorage) {
    let state = roots[Int(root)]
    guard state.upper - state.lower <= tolerance else { return }
    fix(
      root,
      at: state.lowerRank <= state.upperRank ? state.lower : state.upper,
      lowerRow: state.lowerRow,
      upperRow: state.upperRow,
      rank: max(state.lowerRank, state.upperRank),
      storage
    )
  }

  /// Gives a row that wants less than the range allows the lower end.
  private mutating func giveWay(
    _ index: Int32,
    _ rank: Int32,
    toLowerEndOf root: Int32,
    _ storage: borrowing RowStorage
  ) {
    let state = roots[Int(root)]
    contradict(index, isProven: state.lowerRank < rank && reduced.rank < rank)
    fix(
      root,
      at: state.lower,
      lowerRow: state.lowerRow,
      upperRow: -1,
      rank: max(rank, max(reduced.rank, state.lowerRank)),
      storage
    )
  }

  /// Gives a row that wants more than the range allows the upper end.
  private mutating func giveWay(
    _ index: Int32,
    _ rank: Int32,
    toUpperEndOf root: Int32,
    _ storage: borrowing RowStorage
  ) {
    let state = roots[Int(root)]
    contradict(index, isProven: state.upperRank < rank && reduced.rank < rank)
    fix(
      root,
      at: state.upper,
      lowerRow: -1,
      upperRow: state.upperRow,
      rank: max(rank, max(reduced.rank, state.upperRank)),
      storage
    )
  }

  /// Records that a row that came earlier does not hold because of a more important one.
  mutating func overrule(_ row: Int32) {
    contradict(row, isProven: false)
    needsAudit = true
  }
}
