extension Propagation {
  /// Makes one of the two unknowns of an equality a function of the other.
  mutating func join(_ index: Int32, _ rank: Int32, _ storage: borrowing RowStorage) {
    let (gone, kept) = choice()
    let goneRoot = reduced[gone].root
    let keptRoot = reduced[kept].root
    let factor = -reduced[kept].coefficient / reduced[gone].coefficient
    let offset = reduced.constant / reduced[gone].coefficient
    let rests = max(rank, reduced.rank)
    let tolerance = reduced.tolerance / abs(reduced[kept].coefficient)
    if roots[Int(goneRoot)].isBounded {
      let image = roots[Int(goneRoot)].image(factor, offset, rank: rests)
      let state = roots[Int(keptRoot)]
      if image.lower > state.upper + tolerance || image.upper < state.lower - tolerance {
        let keptAtLower = image.upper < state.lower
        let clash = Clash(
          row: index,
          rank: rank,
          goneRoot: goneRoot,
          goneAtLower: keptAtLower == (factor < 0),
          keptRoot: keptRoot,
          keptAtLower: keptAtLower
        )
        if resolve(clash, storage) { return }
      }
      let remaining = roots[Int(goneRoot)].image(factor, offset, rank: rests)
      roots[Int(keptRoot)].intersect(remaining)
    }
    merge(goneRoot, into: keptRoot, factor, offset, row: index, rank: rests, storage)
    if slots[Int(keptRoot)].root >= 0 { close(keptRoot, tolerance, storage) }
  }

  /// Returns the unknown that goes and the one that stays.
  ///
  /// A bounded one stays, or else that of the larger class. A coefficient near zero is no divisor.
  @inline(__always)
  private func choice() -> (gone: Int, kept: Int) {
    let first = roots[Int(reduced[0].root)]
    let second = roots[Int(reduced[1].root)]
    let sizes = (abs(reduced[0].coefficient), abs(reduced[1].coefficient))
    let smallestRatio = 1e-7
    if sizes.0 < sizes.1 * smallestRatio { return (1, 0) }
    if sizes.1 < sizes.0 * smallestRatio { return (0, 1) }
    let firstStays =
      first.isBounded == second.isBounded ? first.size > second.size : first.isBounded
    return firstStays ? (1, 0) : (0, 1)
  }

  private mutating func merge(
    _ gone: Int32,
    into kept: Int32,
    _ factor: Double,
    _ offset: Double,
    row: Int32,
    rank: Int32,
    _ storage: borrowing RowStorage
  ) {
    slots[Int(gone)].step = Int32(eliminations.count)
    eliminations.append(
      Elimination(variable: gone, parent: kept, lowerRow: row, upperRow: row, factor: factor)
    )
    var member = gone
    var last = gone
    repeat {
      var slot = slots[Int(member)]
      slot.beta += slot.alpha * offset
      slot.alpha *= factor
      slot.rank = max(slot.rank, rank)
      slot.root = kept
      slots[Int(member)] = slot
      last = member
      member = slot.next
    } while member != gone
    slots[Int(last)].next = slots[Int(kept)].next
    slots[Int(kept)].next = gone
    roots[Int(kept)].size += roots[Int(gone)].size
    if roots[Int(gone)].watch >= 0 { releaseWatches(of: gone, storage) }
  }
}

/// A pair of unknowns that an equality would join although their ranges do not meet.
private struct Clash {
  var row: Int32
  var rank: Int32
  var goneRoot: Int32
  /// Whether the end of the range in the way is the lower one.
  var goneAtLower: Bool
  var keptRoot: Int32
  var keptAtLower: Bool
}

extension Propagation {
  /// Decides which of three rows gives way: the equality, or one of the two ends.
  ///
  /// - Returns: Whether the equality gave way, and both unknowns are fixed.
  private mutating func resolve(_ clash: Clash, _ storage: borrowing RowStorage) -> Bool {
    let gone = roots[Int(clash.goneRoot)].end(isLower: clash.goneAtLower)
    let kept = roots[Int(clash.keptRoot)].end(isLower: clash.keptAtLower)
    if max(kept.rank, gone.rank) <= clash.rank {
      let isProven = max(reduced.rank, max(kept.rank, gone.rank)) < clash.rank
      let rank = max(clash.rank, reduced.rank)
      contradict(clash.row, isProven: isProven)
      fix(clash.goneRoot, atLower: clash.goneAtLower, rank, storage)
      fix(clash.keptRoot, atLower: clash.keptAtLower, rank, storage)
      return true
    }
    overrule(gone.rank > kept.rank ? gone.row : kept.row)
    if gone.rank > kept.rank {
      roots[Int(clash.goneRoot)].forgetEnd(atLower: clash.goneAtLower)
    } else {
      roots[Int(clash.keptRoot)].forgetEnd(atLower: clash.keptAtLower)
    }
    return false
  }

  private mutating func fix(
    _ root: Int32,
    atLower: Bool,
    _ rank: Int32,
    _ storage: borrowing RowStorage
  ) {
    let end = roots[Int(root)].end(isLower: atLower)
    fix(
      root,
      at: end.value,
      lowerRow: atLower ? end.row : -1,
      upperRow: atLower ? -1 : end.row,
      rank: max(rank, end.rank),
      storage
    )
  }
}

extension RootState {
  fileprivate func end(isLower: Bool) -> (value: Double, row: Int32, rank: Int32) {
    isLower ? (lower, lowerRow, lowerRank) : (upper, upperRow, upperRank)
  }

  /// Returns this range in terms of another root: `this = factor · other + offset`.
  fileprivate func image(_ factor: Double, _ offset: Double, rank: Int32) -> RootState {
    var image = self
    image.lower = (lower - offset) / factor
    image.upper = (upper - offset) / factor
    if factor < 0 {
      swap(&image.lower, &image.upper)
      swap(&image.lowerRow, &image.upperRow)
      swap(&image.lowerRank, &image.upperRank)
    }
    image.lowerRank = max(image.lowerRank, rank)
    image.upperRank = max(image.upperRank, rank)
    return image
  }

  fileprivate mutating func intersect(_ other: RootState) {
    if other.lower > lower {
      lower = other.lower
      lowerRow = other.lowerRow
      lowerRank = other.lowerRank
    }
    if other.upper < upper {
      upper = other.upper
      upperRow = other.upperRow
      upperRank = other.upperRank
    }
  }

  fileprivate mutating func forgetEnd(atLower: Bool) {
    if atLower {
      lower = -.infinity
      lowerRow = -1
    } else {
      upper = .infinity
      upperRow = -1
    }
  }
}
