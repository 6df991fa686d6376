/// The end of a root's range that a waiting inequality implies, given the range of its other root.
private struct ImpliedEnd {
  var value: Double
  var isUpper: Bool
  /// The inequality.
  var row: Int32
  /// The other root, the end of its range that counts, and the row that sets it.
  var other: Int32
  var otherValue: Double
  var otherIsLower: Bool
  var otherRow: Int32
  /// The lowest rank that the end rests on.
  var rank: Int32
}

extension Propagation {
  /// The number of waiting rows to look at; a root that many wait for is better left to the others.
  private static let longestSearch = 8

  /// Lets an optional row with one unknown push until an inequality and the unknown behind it stop
  /// it.
  ///
  /// A long title pushes a detail label until that is as narrow as its own, higher priority allows;
  /// without this the title would take its width and the detail would be squeezed.
  ///
  /// The answer is whether the row was stopped, and with it dealt with.
  mutating func applyImpliedBounds(
    _ index: Int32,
    _ row: Row,
    _ rank: Int32,
    _ storage: borrowing RowStorage
  )
    -> Bool
  {
    let root = reduced[0].root
    let coefficient = reduced[0].coefficient
    let wanted = reduced.constant / coefficient
    let tolerance = reduced.tolerance / abs(coefficient)
    let rises = (row.relation == .greaterThanOrEqual) == (coefficient > 0)
    let ends = impliedEnds(of: root, above: rank, storage)
    if row.relation == .equal || rises, let end = ends.upper,
      end.value < min(wanted, roots[root].upper) - tolerance, end.value >= roots[root].lower
    {
      stop(index, rank, root, at: end, storage)
      return true
    }
    if row.relation == .equal || !rises, let end = ends.lower,
      end.value > max(wanted, roots[root].lower) + tolerance, end.value <= roots[root].upper
    {
      stop(index, rank, root, at: end, storage)
      return true
    }
    return false
  }

  private mutating func stop(
    _ index: Int32,
    _ rank: Int32,
    _ root: Int32,
    at end: ImpliedEnd,
    _ storage: borrowing RowStorage
  ) {
    // The end itself rests on rows above the rank.
    let rests = max(rank, reduced.rank)
    contradict(index, isProven: reduced.rank < rank)
    fix(
      end.other,
      at: end.otherValue,
      lowerRow: end.otherIsLower ? end.otherRow : -1,
      upperRow: end.otherIsLower ? -1 : end.otherRow,
      rank: rests,
      storage
    )
    fix(
      root,
      at: end.value,
      lowerRow: end.isUpper ? -1 : end.row,
      upperRow: end.isUpper ? end.row : -1,
      rank: rests,
      storage
    )
  }

  /// Returns the nearest ends that rows above a rank imply.
  private mutating func impliedEnds(
    of root: Int32,
    above rank: Int32,
    _ storage: borrowing RowStorage
  ) -> (lower: ImpliedEnd?, upper: ImpliedEnd?) {
    var lower: ImpliedEnd?
    var upper: ImpliedEnd?
    var watch = roots[root].watch
    var searched = 0
    while watch >= 0, searched < Propagation.longestSearch {
      searched += 1
      if let pair = waiting.pair(of: watch) ?? pair(of: root, at: watch, storage),
        let end = impliedEnd(by: pair), end.rank < rank
      {
        if end.isUpper {
          if upper.map({ end.value < $0.value }) ?? true { upper = end }
        } else {
          if lower.map({ end.value > $0.value }) ?? true { lower = end }
        }
      }
      watch = waiting.next(after: watch)
    }
    return (lower, upper)
  }

  /// Returns an inequality that began to wait with more than two unknowns, if it has two by now.
  @inline(never)
  private mutating func pair(
    of root: Int32,
    at watch: Int32,
    _ storage: borrowing RowStorage
  ) -> UnknownPair? {
    guard let index = waiting.row(of: watch) else { return nil }
    let row = storage[Int(index)]
    if row.relation == .equal { return nil }
    neighbor.reduce(row, terms: storage.terms, slots: slots)
    guard neighbor.count == 2 else { return nil }
    let own = neighbor[0].root == root ? 0 : 1
    let sign: Double = row.relation == .lessThanOrEqual ? 1 : -1
    return UnknownPair(
      row: index,
      own: sign * neighbor[own].coefficient,
      other: sign * neighbor[1 - own].coefficient,
      otherRoot: neighbor[1 - own].root,
      constant: sign * neighbor.constant,
      rank: max(ranks.rank(of: row), neighbor.rank)
    )
  }

  @inline(__always)
  private func impliedEnd(by pair: UnknownPair) -> ImpliedEnd? {
    let otherIsLower = pair.other > 0
    let state = roots[pair.otherRoot]
    let otherValue = otherIsLower ? state.lower : state.upper
    guard abs(otherValue) < .infinity else { return nil }
    let otherRank = otherIsLower ? state.lowerRank : state.upperRank
    return ImpliedEnd(
      value: (pair.constant - pair.other * otherValue) / pair.own,
      isUpper: pair.own > 0,
      row: pair.row,
      other: pair.otherRoot,
      otherValue: otherValue,
      otherIsLower: otherIsLower,
      otherRow: otherIsLower ? state.lowerRow : state.upperRow,
      rank: max(pair.rank, otherRank)
    )
  }
}
